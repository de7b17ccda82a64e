import { describeBrief, describeLimits, describeSources } from './closing.ts'
import { describeDates } from './dates.ts'
import { describeFactors, describeWhatIfs } from './factors.ts'
import { describeLevel } from './level.ts'
import { describeConsistency, describeFamily, describeReapplication } from './notes.ts'
import { describeAnswer, describeCover } from './opening.ts'
import { describePapers } from './papers.ts'
import { describePlan } from './plan.ts'
import { prepareReport, type ReportInput } from './report.ts'
import { describeWords } from './words.ts'

/** All words of a report, as the templates hold none. Throws RangeError for an analysis without an estimate. */
export function reportContent(input: ReportInput) {
  const report = prepareReport(input)
  const { t, language, product, number, issuedOn } = report
  const [year = 0, month = 0, day = 0] = issuedOn.split('-').map(Number)
  return {
    language,
    product,
    number,
    date: { year, month, day },
    title: t('title'),
    about: t('about'),
    page: t('page', { page: '{page}', pages: '{pages}' }),
    footer: t('footer'),
    colon: report.colon,
    semicolon: report.semicolon,
    gap: report.gap,
    example: input.isExample ? t('example') : '',
    cover: describeCover(report),
    answer: describeAnswer(report),
    words: describeWords(report),
    factors: describeFactors(report),
    level: describeLevel(report),
    what_ifs: describeWhatIfs(report),
    dates: describeDates(report),
    papers: describePapers(report),
    consistency: describeConsistency(report),
    family: describeFamily(report),
    again: describeReapplication(report),
    plan: describePlan(report),
    limits: describeLimits(report),
    sources: describeSources(report),
    brief: describeBrief(report),
  }
}

export type ReportContent = ReturnType<typeof reportContent>
