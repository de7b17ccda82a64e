import type { AnalysisOutlook, DatedProfile, Language } from '@settlesg/contract'
import { formatDate, formatMonth } from '@settlesg/contract/dates-and-money'
import { type Texts, textsIn } from '../texts.ts'

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
export interface Report extends ReportInput, Texts {
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

/** The highest end that is ever shown (docs/model.md): beyond it nobody can tell. */
const highestShown = 98

export function reportOf(input: ReportInput): Report {
  const texts = textsIn(input.language)
  const place = new Map(input.analysis.sources.map(({ id }, index) => [id, index + 1]))
  return {
    ...input,
    ...texts,
    day: (date) => formatDate(`${date}T04:00:00Z`, input.language),
    month: (month) => formatMonth(month, input.language),
    marks(ids) {
      const numbers = [...new Set(ids)].flatMap((id) => place.get(id) ?? []).sort((one, other) => one - other)
      return numbers.length > 0 ? `[${numbers.join(`,${noBreak}`)}]` : ''
    },
    range: ({ low, high }) => (high >= highestShown ? texts.say('over', { low }) : texts.say('range', { low, high })),
  }
}

/** A number with one decimal and its sign, as tables have it: +2.4, −0.6, 0. */
export function signed(value: number, decimals = 1): string {
  const text = Math.abs(value).toFixed(decimals)
  if (Number(text) === 0) return '0'
  return `${value < 0 ? '−' : '+'}${text}`
}
