import type { Reason } from '@settlesg/contract'
import { formatDollars } from './dates-and-money.ts'
import { counted, type Texts, type Values } from './texts.ts'

/** What a reason is called: by the model of today, or as an earlier version of it called what is asked no more. */
export const factorName = (texts: Texts, factor: string): string =>
  texts.t(texts.exists(`model:factor.${factor}`) ? `model:factor.${factor}` : `result:earlier_factor.${factor}`)

/** "S$9,500 a month and a bonus". Null where there is no answer, and for what only earlier models asked. */
export function answerSentence(texts: Texts, { factor, answer }: Pick<Reason, 'factor' | 'answer'>): string | null {
  const write = sentences.get(factor)
  if (answer === null || !write) return null
  const [name, values = {}] = write(answer, figuresIn(texts))
  const key = `result:said.${factor}.${name}`
  if (typeof values.count === 'number') return counted(texts, key, values.count, values)
  return texts.exists(key) ? texts.t(key, values) : null
}

export const reasonSentence = (texts: Texts, reason: Pick<Reason, 'factor' | 'answer'>): string =>
  answerSentence(texts, reason) ?? factorName(texts, reason.factor)

type Answer = NonNullable<Reason['answer']>
/** The key of a sentence under `result:said.<factor>`, and the person's figures in it. */
type Sentence = [key: string, values?: Values]
/** How a language writes figures; a span in whole years and months: 4 years 5 months, 8 months. */
interface Figures {
  dollars: (amount: number) => string
  span: (months: number) => string
}

function figuresIn(texts: Texts): Figures {
  return {
    dollars: (amount) => formatDollars(amount, texts.language),
    span(months) {
      const [years, rest] = [Math.floor(months / 12), months % 12]
      const parts = [
        ...(years > 0 ? [counted(texts, 'result:span.years', years)] : []),
        ...(rest > 0 || years === 0 ? [counted(texts, 'result:span.months', rest)] : []),
      ]
      return parts.join(' ')
    },
  }
}

const number = (value: Answer[string] | undefined) => (typeof value === 'number' ? value : null)
const named = (value: Answer[string] | undefined) => (typeof value === 'string' ? value : 'other')
const byOption =
  (name: string) =>
  (answer: Answer): Sentence => [named(answer[name])]
/** A sentence with one span of time; `other` where it was not asked of this person. */
const bySpan = (answer: Answer, { span }: Figures): Sentence => {
  const months = number(answer.months)
  return months === null ? ['other'] : ['span', { span: span(months) }]
}

function ofPay({ monthly_pay, variable_pay_12m }: Answer, { dollars }: Figures): Sentence {
  const [pay, bonus] = [number(monthly_pay), number(variable_pay_12m)]
  if (pay === null) return ['none']
  if (bonus === null) return ['pay', { pay: dollars(pay) }]
  return bonus === 0
    ? ['no_bonus', { pay: dollars(pay) }]
    : ['with_bonus', { pay: dollars(pay), bonus: dollars(bonus) }]
}

function ofTax({ given, possible, latest }: Answer, { dollars }: Figures): Sentence {
  const [years, most, amount] = [number(given) ?? 0, number(possible) ?? 0, number(latest)]
  if (years === 0) return most === 0 ? ['none_yet'] : ['none', { possible: most }]
  return ['given', { given: years, possible: Math.max(years, most), latest: amount === null ? '' : dollars(amount) }]
}

function ofChildStatus({ children, citizens, permanent_residents }: Answer): Sentence {
  const all = number(children) ?? 0
  const [citizen, resident] = [number(citizens) ?? 0, number(permanent_residents) ?? 0]
  if (all === 0) return ['none']
  if (all === 1 && citizen + resident > 0) return [citizen > 0 ? 'only_citizen' : 'only_resident']
  if (citizen > 0) return ['citizens', { count: citizen, all }]
  return resident > 0 ? ['residents', { count: resident, all }] : ['foreign', { count: all }]
}

function ofSchools({ children, local }: Answer): Sentence {
  const [all, here] = [number(children) ?? 0, number(local) ?? 0]
  if (all === 0) return ['none']
  if (all === 1 && here === 1) return ['only_local']
  return here > 0 ? ['local', { count: here, all }] : ['not_local', { count: all }]
}

function ofFamily({ spouse, children }: Answer): Sentence {
  const count = number(children) ?? 0
  if (spouse === true) return count > 0 ? ['both', { count }] : ['spouse']
  if (count > 0) return ['children', { count }]
  return spouse === false || children === 0 ? ['nobody'] : ['none']
}

function ofSpouseMeans({ sponsor_work, monthly_pay }: Answer, { dollars }: Figures): Sentence {
  const pay = number(monthly_pay)
  if (sponsor_work === 'not_working' || pay === 0) return ['no_pay']
  if (pay !== null) return ['pay', { pay: dollars(pay) }]
  return sponsor_work === undefined ? ['none'] : ['works']
}

const sentences: ReadonlyMap<string, (answer: Answer, words: Figures) => Sentence> = new Map<
  string,
  (answer: Answer, words: Figures) => Sentence
>([
  [
    'citizen_spouse',
    ({ marital_status, spouse_status }) => {
      if (spouse_status === 'citizen' || spouse_status === 'pr')
        return [marital_status === 'separated' ? `${spouse_status}_apart` : spouse_status]
      if (spouse_status !== undefined) return ['foreign']
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
  ['residence', (answer, words) => (answer.commutes === true ? ['commutes'] : bySpan(answer, words))],
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
