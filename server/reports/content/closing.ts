import { authorityOf } from '@settlesg/contract/publishers'
import { trustWord } from '@settlesg/contract/trust'
import { notInHand } from '@settlesg/model/documents'
import { verdictOf } from './findings.ts'
import { estimateOf } from './opening.ts'
import { kindName } from './papers.ts'
import { answersSaid } from './questions.ts'
import { noBreak, type Report } from './report.ts'

const limits = ['sizes', 'not_weighed', 'old_figures', 'not_scored', 'whole_case', 'who_applied', 'families'] as const

export function limitsOf({ say, product, verifyAddress }: Report) {
  return {
    title: say('limits.title'),
    lines: limits.map((limit) => say(`model:limits.${limit}`)),
    verify_title: say('verify.title'),
    verify: say('verify.text', { product, address: verifyAddress }),
  }
}

export function sourcesOf({ say, analysis, comma }: Report) {
  return {
    title: say('sources.title'),
    about: say('sources.about'),
    rows: analysis.sources.map(({ id, title, publisher, year, url, trust }) => ({
      title,
      url,
      detail: [publisherSaid(say, publisher), String(year), say(`model:trust.${trustWord({ id, trust })}`)].join(comma),
    })),
  }
}

function publisherSaid(say: Report['say'], publisher: string): string {
  const authority = authorityOf(publisher)
  return authority ? say(`translation:publisher.${authority}`) : publisher
}

/** The last page: what was answered and what came of it, for an adviser; it recommends nothing. */
export function briefOf(report: Report) {
  const { say, analysis, profile } = report
  const { low, high } = estimateOf(report)
  const verdict = verdictOf(report)
  const lacking = notInHand(analysis.documents)
  const names = [...new Set(lacking.map(({ id }) => id))].map((id) => kindName(report, id, lacking))
  return {
    title: say('brief.title'),
    about: say('brief.about'),
    finding: say('brief.finding'),
    findings: [
      { name: say('answer.may'), text: say('answer.may_yes', { route: verdict.route }) },
      { name: say('answer.strong'), text: `${report.range({ low, high })} ${say('of_hundred')}` },
      { name: say('cover.apply_month'), text: report.month(analysis.apply_month) },
      { name: say('cover.model'), text: analysis.model_version },
    ],
    conditions_title: verdict.route,
    conditions: verdict.conditions.map(({ id, met, source_ids }) => ({
      name: `${say(`model:condition.${id}`)}${noBreak}${report.marks(source_ids)}`.trim(),
      text: say(met === null ? 'brief.unknown' : met ? 'form:yes' : 'form:no'),
    })),
    answers_title: say('brief.answers'),
    header: [say('brief.question'), say('brief.answer')],
    answers: answersSaid(report, profile),
    open_title: say('brief.open_points'),
    open: [
      names.length > 0 ? say('brief.missing_papers', { papers: report.list(names) }) : say('brief.no_missing'),
      ...(lacking.some(({ person }) => person !== 'applicant') ? [say('brief.papers_of_others')] : []),
      ...(analysis.consistency.length > 0
        ? [say('brief.consistency', { count: analysis.consistency.length, title: say('check.title') })]
        : []),
      ...(analysis.assumed_refusals ? [say('brief.assumed_refusals')] : []),
      ...analysis.not_weighed.map((what) =>
        say('brief.not_weighed', { what: say(`brief.what_was_not_weighed.${what}`) }),
      ),
    ],
  }
}
