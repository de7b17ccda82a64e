import type { AnalysisOutlook, DatedProfile, Language } from '@settlesg/contract'
import { formatDay, formatMonth, isOpenEnded, punctuation, type Texts } from '@settlesg/wording'
import { reportTexts } from '../texts.ts'

/** What a report is made of. The same input gives the same bytes. */
export interface ReportInput {
  analysis: AnalysisOutlook
  /** The answers that the analysis was made from. */
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

/** The input with what every part writes with. */
export interface Report extends ReportInput, Texts, ReturnType<typeof punctuation> {
  language: Language
  /** `YYYY-MM-DD` as the language writes it. */
  day(date: string): string
  /** `YYYY-MM` as the language writes it. */
  month(month: string): string
  /** The numbers of these sources in the list at the end, `[2, 5]`; empty without any. */
  marks(ids: readonly string[]): string
  /** A range of 100 as everywhere: "over 93" where it reaches the highest that is ever shown. */
  range(people: People): string
}

/** A space at which no line ends: a mark stays with the sentence that it belongs to. */
export const noBreak = '\u00a0'

interface People {
  low: number
  high: number
}

export function prepareReport(input: ReportInput): Report {
  const texts = reportTexts(input.language)
  const place = new Map(input.analysis.sources.map(({ id }, index) => [id, index + 1]))
  return {
    ...input,
    ...texts,
    ...punctuation(input),
    language: input.language,
    day: (date) => formatDay(date, input.language),
    month: (month) => formatMonth(month, input.language),
    marks(ids) {
      const numbers = [...new Set(ids)].flatMap((id) => place.get(id) ?? []).sort((one, other) => one - other)
      return numbers.length > 0 ? `[${numbers.join(`,${noBreak}`)}]` : ''
    },
    range: (people) => texts.t(isOpenEnded(people) ? 'over' : 'range', { low: people.low, high: people.high }),
  }
}
