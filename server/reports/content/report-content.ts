import { briefOf, limitsOf, sourcesOf } from './closing.ts'
import { datesOf } from './dates.ts'
import { factorsOf } from './factors.ts'
import { levelOf } from './level.ts'
import { againOf, consistencyOf, familyOf } from './notes.ts'
import { answerOf, coverOf } from './opening.ts'
import { papersOf } from './papers.ts'
import { planOf } from './plan.ts'
import { type ReportInput, reportOf } from './report.ts'
import { whatIfsOf } from './what-ifs.ts'

/**
 * Everything that stands in a report, in words, for the templates to lay out: they hold no text of their own. Throws
 * RangeError for an analysis without an estimate, of which there is no report.
 */
export function reportContent(input: ReportInput) {
  const report = reportOf(input)
  const { say, language, product, number, issuedOn } = report
  const [year = 0, month = 0, day = 0] = issuedOn.split('-').map(Number)
  return {
    language,
    product,
    number,
    date: { year, month, day },
    title: say('title'),
    about: say('about'),
    page: say('page', { page: '{page}', pages: '{pages}' }),
    footer: say('footer'),
    colon: report.colon,
    semicolon: report.semicolon,
    example: input.isExample ? say('example') : '',
    cover: coverOf(report),
    answer: answerOf(report),
    factors: factorsOf(report),
    level: levelOf(report),
    what_ifs: whatIfsOf(report),
    dates: datesOf(report),
    papers: papersOf(report),
    consistency: consistencyOf(report),
    family: familyOf(report),
    again: againOf(report),
    plan: planOf(report),
    limits: limitsOf(report),
    sources: sourcesOf(report),
    brief: briefOf(report),
  }
}

export type ReportContent = ReturnType<typeof reportContent>
