import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnalysisOutlook, DatedProfile, Language } from '@settlesg/contract'
import type { Advised, Schedule } from '@settlesg/model'
import { describeRange, formatDay, formatMonth, punctuation, readTexts, type Texts, trustName } from '@settlesg/wording'

/** The same input gives the same bytes. */
export interface ReportInput {
  /** With the advice of the day of issue. */
  analysis: Advised<AnalysisOutlook>
  profile: DatedProfile
  language: Language
  product: string
  /** Where anyone can check the file, without the protocol. */
  verifyAddress: string
  /** As `reportNumber` gives it. */
  number: string
  /** The day in Singapore, `YYYY-MM-DD`. */
  issuedOn: string
  /** The name that the person gave it, or null. */
  label: string | null
  /** A made-up person: every page says so. */
  isExample: boolean
}

export interface Report extends ReportInput, Texts, ReturnType<typeof punctuation> {
  language: Language
  /** Counted from the day of issue. */
  days: Schedule
  /** Sorted by how far they can be trusted. */
  sources: AnalysisOutlook['sources']
  /** `YYYY-MM-DD` as the language writes it. */
  day(date: string): string
  /** `YYYY-MM` as the language writes it. */
  month(month: string): string
  /** Their numbers in the list at the end, `[2, 5]`; empty without any. */
  marks(ids: readonly string[]): string
  /** Of 100; "over 93" where it reaches the highest that is ever shown. */
  range(people: People): string
}

/** No line ends here: a mark stays with its sentence. */
export const noBreak = '\u00a0'

interface People {
  low: number
  high: number
}

export function prepareReport(input: ReportInput): Report {
  const own = reportTexts[input.language]
  const sources = [...Map.groupBy(input.analysis.sources, (source) => trustName(own, source)).values()].flat()
  const place = new Map(sources.map(({ id }, index) => [id, index + 1]))
  return {
    ...input,
    ...own,
    ...punctuation(input),
    language: input.language,
    days: input.analysis.days,
    sources,
    day: (date) => formatDay(date, input.language),
    month: (month) => formatMonth(month, input.language),
    marks(ids) {
      const numbers = [...new Set(ids)].flatMap((id) => place.get(id) ?? []).sort((one, other) => one - other)
      return numbers.length > 0 ? `[${numbers.join(`,${noBreak}`)}]` : ''
    },
    range: (people) => describeRange(own, people),
  }
}

export function describeFinding({ analysis, t }: Report) {
  const verdict = analysis.routes.find(({ route }) => route === analysis.route)
  if (!verdict) throw new RangeError('There is no report of answers without an open route')
  return {
    route: t(`model:route.${verdict.route}`),
    conditions: verdict.conditions,
    unknown: verdict.conditions.filter(({ met }) => met === null).map(({ id }) => t(`model:condition.${id}`)),
  }
}

/** Throws RangeError where there is none: such a case has no report. */
export function requireEstimate({ analysis: { estimate } }: Pick<Report, 'analysis'>) {
  if (estimate === null) throw new RangeError('There is no report of answers that have no estimate')
  return estimate
}

export const describeBar = (report: Report, { low, mid, high }: People & { mid: number }) => ({
  low,
  mid,
  high,
  text: report.range({ low, high }),
  middle: report.t('translation:crowd.middle', { middle: mid }),
})

export function levelRange(report: Report) {
  const { base } = requireEstimate(report)
  const [low, high] = [Math.round(base.low), Math.round(base.high)]
  return describeBar(report, { low, mid: Math.round(base.value), high })
}

/** Crockford's alphabet: no letter that reads like another or like a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** `7K3M-9QRT-2XWD`: 60 bits of a digest of assessment, answers, analysis, language, name and day. */
export function reportNumber(assessmentId: string, input: Omit<ReportInput, 'number'>): string {
  const { analysis, profile, language, label, issuedOn, isExample } = input
  const named = [assessmentId, language, label, issuedOn, isExample, analysis.model_version, profile, analysis]
  const digest = createHash('sha256').update(JSON.stringify(named)).digest()
  const characters = Array.from({ length: 12 }, (_, place) => alphabet[(digest[place] ?? 0) % 32] ?? '')
  return [0, 4, 8].map((start) => characters.slice(start, start + 4).join('')).join('-')
}

const namespaces = ['report', 'advice', 'analysis', 'case-words', 'form', 'model', 'result', 'translation']
const locales = join(import.meta.dirname, '../../../locales')
const readFiles = (language: Language): Record<string, unknown> =>
  Object.fromEntries(
    namespaces.map((name) => [name, JSON.parse(readFileSync(join(locales, language, `${name}.json`), 'utf8'))]),
  )
/** A report's own by their bare key, others as `model:route.pts`. */
export const reportTexts: Record<Language, Texts> = {
  en: readTexts('en', readFiles('en'), 'report'),
  zh: readTexts('zh', readFiles('zh'), 'report'),
}
