import { nextStep } from '@settlesg/model'
import { caseInWords } from '@settlesg/wording'
import type { Report } from './report.ts'

/** As the page of an opened case has it on the day of issue. */
export function describeWords(report: Report) {
  const { t, analysis, days, issuedOn: today } = report
  const { route, documents } = analysis
  const profile = { ...report.profile, route: { ...report.profile.route, apply_month: analysis.apply_month } }
  const step = nextStep({ profile, route, today, madeOn: days.start, papers: documents })
  return {
    title: t('case-words:title'),
    paragraphs: caseInWords(report, {
      outlook: analysis,
      profile,
      today,
      step,
      opened: { documents, days },
    }).map(({ sentences }) => sentences.join(report.gap)),
  }
}
