import { formatDollars } from './dates-and-money.ts'
import type { Reason } from './outlook.ts'

/*
 * Which sentence tells an answer, and what stands in it, the same on the page and in the report. The sentences are the
 * texts `result:said.<factor>.<key>`.
 */

type Answer = NonNullable<Reason['answer']>
/** The key of a sentence under `said.<factor>`, and the person's figures in it. */
export type ReasonWords = [key: string, values?: Record<string, string | number>]
/** How one language writes amounts and spans. */
export interface FigureWords {
  dollars: (amount: number) => string
  span: (months: number) => string
}

/** The sentence of an answer; null where it was not given, and for factors of earlier models. */
export function reasonWords(
  { factor, answer }: Pick<Reason, 'factor' | 'answer'>,
  words: FigureWords,
): ReasonWords | null {
  const say = sentences.get(factor)
  return answer === null || !say ? null : say(answer, words)
}

/** How a language writes figures; `part` gives `result:span.years` and `result:span.months` for a count. */
export function figureWords(language: string, part: (name: 'years' | 'months', count: number) => string): FigureWords {
  return {
    dollars: (amount) => formatDollars(amount, language),
    /** In whole years and months: 4 years 5 months, 8 months. */
    span(months) {
      const [years, rest] = [Math.floor(months / 12), months % 12]
      const parts = [
        ...(years > 0 ? [part('years', years)] : []),
        ...(rest > 0 || years === 0 ? [part('months', rest)] : []),
      ]
      return parts.join(' ')
    },
  }
}

const number = (value: Answer[string] | undefined) => (typeof value === 'number' ? value : null)
const named = (value: Answer[string] | undefined) => (typeof value === 'string' ? value : 'other')
/** A sentence for each option of one answer. */
const byOption =
  (name: string) =>
  (answer: Answer): ReasonWords => [named(answer[name])]
/** A sentence with one span of time; `other` where it was not asked of this person. */
const bySpan = (answer: Answer, { span }: FigureWords): ReasonWords => {
  const months = number(answer.months)
  return months === null ? ['other'] : ['span', { span: span(months) }]
}

function ofPay({ monthly_pay, variable_pay_12m }: Answer, { dollars }: FigureWords): ReasonWords {
  const [pay, bonus] = [number(monthly_pay), number(variable_pay_12m)]
  if (pay === null) return ['none']
  if (bonus === null) return ['pay', { pay: dollars(pay) }]
  return bonus === 0
    ? ['no_bonus', { pay: dollars(pay) }]
    : ['with_bonus', { pay: dollars(pay), bonus: dollars(bonus) }]
}

function ofTax({ given, possible, latest }: Answer, { dollars }: FigureWords): ReasonWords {
  const [years, most, amount] = [number(given) ?? 0, number(possible) ?? 0, number(latest)]
  if (years === 0) return most === 0 ? ['none_yet'] : ['none', { possible: most }]
  return ['given', { given: years, possible: Math.max(years, most), latest: amount === null ? '' : dollars(amount) }]
}

function ofChildStatus({ children, citizens, permanent_residents }: Answer): ReasonWords {
  const all = number(children) ?? 0
  const [citizen, resident] = [number(citizens) ?? 0, number(permanent_residents) ?? 0]
  if (all === 0) return ['none']
  if (all === 1 && citizen + resident > 0) return [citizen > 0 ? 'only_citizen' : 'only_resident']
  if (citizen > 0) return ['citizens', { count: citizen, all }]
  return resident > 0 ? ['residents', { count: resident, all }] : ['foreign', { count: all }]
}

function ofSchools({ children, local }: Answer): ReasonWords {
  const [all, here] = [number(children) ?? 0, number(local) ?? 0]
  if (all === 0) return ['none']
  if (all === 1 && here === 1) return ['only_local']
  return here > 0 ? ['local', { count: here, all }] : ['not_local', { count: all }]
}

function ofFamily({ spouse, children }: Answer): ReasonWords {
  const count = number(children) ?? 0
  if (spouse === true) return count > 0 ? ['both', { count }] : ['spouse']
  if (count > 0) return ['children', { count }]
  return spouse === false || children === 0 ? ['nobody'] : ['none']
}

function ofSpouseMeans({ sponsor_work, monthly_pay }: Answer, { dollars }: FigureWords): ReasonWords {
  const pay = number(monthly_pay)
  if (sponsor_work === 'not_working' || pay === 0) return ['no_pay']
  if (pay !== null) return ['pay', { pay: dollars(pay) }]
  return sponsor_work === undefined ? ['none'] : ['works']
}

const sentences: ReadonlyMap<string, (answer: Answer, words: FigureWords) => ReasonWords> = new Map<
  string,
  (answer: Answer, words: FigureWords) => ReasonWords
>([
  [
    'citizen_spouse',
    ({ marital_status, spouse_status }) => {
      if (spouse_status !== undefined)
        return [spouse_status === 'citizen' || spouse_status === 'pr' ? spouse_status : 'foreign']
      return [marital_status === 'single' ? 'single' : 'none']
    },
  ],
  ['citizen_child', ofChildStatus],
  ['relatives', ({ relatives }) => [`of_${number(relatives) ?? 0}`]],
  ['marriage_length', bySpan],
  ['work', byOption('work_status')],
  ['pay', ofPay],
  ['tax_record', ofTax],
  ['tenure', bySpan],
  ['gap', (answer, words) => (answer.months === 0 ? ['none'] : bySpan(answer, words))],
  [
    'employers',
    ({ employers }) => (number(employers) === null ? ['other'] : ['number', { count: number(employers) ?? 0 }]),
  ],
  ['pass_type', byOption('pass')],
  ['occupation', ({ occupation }) => [`of_${named(occupation)}`]],
  ['education', byOption('highest')],
  ['singapore_award', ({ awarded_in_singapore }) => [awarded_in_singapore === true ? 'here' : 'abroad']],
  ['age', ({ months }) => ['years', { years: Math.floor((number(months) ?? 0) / 12) }]],
  ['rooted_family', ofFamily],
  ['local_school', ofSchools],
  ['spouse_education', ({ spouse_education }) => [spouse_education === undefined ? 'none' : named(spouse_education)]],
  ['spouse_means', ofSpouseMeans],
  ['residence', bySpan],
  ['time_here', ({ away_5y }) => [`of_${named(away_5y)}`]],
  [
    'schooling',
    ({ schooling_here, schooling_years }) => {
      const years = number(schooling_years)
      if (schooling_here === 'none' || years === 0) return ['none']
      return years === null ? ['some'] : ['years', { count: years }]
    },
  ],
])
