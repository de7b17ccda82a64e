import type { Reason } from '@settlesg/contract'
import type { i18n } from 'i18next'
import { formatDollars } from '../../../dates-and-money.ts'
import { textNamed } from '../../../i18n/text-named.ts'
import { factorText } from './factor-text.ts'

type Answer = NonNullable<Reason['answer']>
/** The key of a sentence under `said`, and the person's figures in it. */
type Said = [key: string, values?: Record<string, string | number>]
interface Words {
  dollars: (amount: number) => string
  span: (months: number) => string
}

/**
 * A reason as a sentence about the person's own answer: "S$9,500 a month and a bonus", "1 of 3 tax years given". Where
 * there is no answer, and in results from before answers came along, it is the name of the factor.
 */
export function reasonSentence(texts: i18n, { factor, answer }: Pick<Reason, 'factor' | 'answer'>): string {
  const say = answer === null ? undefined : sentences.get(factor)
  const [key, values] = (answer && say?.(answer, wordsIn(texts))) ?? []
  return key && texts.exists(`result:said.${factor}.${key}`, values ?? {})
    ? textNamed(texts, `result:said.${factor}.${key}`, values)
    : factorText(texts, factor)
}

const wordsIn = (texts: i18n): Words => ({
  dollars: (amount) => formatDollars(amount, texts.language),
  span: (months) => spanText(texts, months),
})

/** A span in whole years and months: 4 years 5 months, 8 months. */
function spanText(texts: i18n, months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12]
  const parts = [
    ...(years > 0 ? [texts.t('result:span.years', { count: years })] : []),
    ...(rest > 0 || years === 0 ? [texts.t('result:span.months', { count: rest })] : []),
  ]
  return parts.join(texts.language.startsWith('zh') ? '' : ' ')
}

const number = (value: Answer[string] | undefined) => (typeof value === 'number' ? value : null)
const named = (value: Answer[string] | undefined) => (typeof value === 'string' ? value : 'other')
/** A sentence for each option of one answer. */
const byOption =
  (name: string) =>
  (answer: Answer): Said => [named(answer[name])]
/** A sentence with one span of time; `other` where it was not asked of this person. */
const bySpan = (answer: Answer, { span }: Words): Said => {
  const months = number(answer.months)
  return months === null ? ['other'] : ['span', { span: span(months) }]
}

function ofPay({ monthly_pay, variable_pay_12m }: Answer, { dollars }: Words): Said {
  const [pay, bonus] = [number(monthly_pay), number(variable_pay_12m)]
  if (pay === null) return ['none']
  if (bonus === null) return ['pay', { pay: dollars(pay) }]
  return bonus === 0
    ? ['no_bonus', { pay: dollars(pay) }]
    : ['with_bonus', { pay: dollars(pay), bonus: dollars(bonus) }]
}

function ofTax({ given, possible, latest }: Answer, { dollars }: Words): Said {
  const [years, most, amount] = [number(given) ?? 0, number(possible) ?? 0, number(latest)]
  if (years === 0) return ['none', { possible: most }]
  return ['given', { given: years, possible: Math.max(years, most), latest: amount === null ? '' : dollars(amount) }]
}

function ofChildStatus({ children, citizens, permanent_residents }: Answer): Said {
  const all = number(children) ?? 0
  const [citizen, resident] = [number(citizens) ?? 0, number(permanent_residents) ?? 0]
  if (all === 0) return ['none']
  if (all === 1 && citizen + resident > 0) return [citizen > 0 ? 'only_citizen' : 'only_resident']
  if (citizen > 0) return ['citizens', { count: citizen, all }]
  return resident > 0 ? ['residents', { count: resident, all }] : ['foreign', { count: all }]
}

function ofSchools({ children, local }: Answer): Said {
  const [all, here] = [number(children) ?? 0, number(local) ?? 0]
  if (all === 0) return ['none']
  if (all === 1 && here === 1) return ['only_local']
  return here > 0 ? ['local', { count: here, all }] : ['not_local', { count: all }]
}

function ofFamily({ spouse, children }: Answer): Said {
  const count = number(children) ?? 0
  if (spouse === true) return count > 0 ? ['both', { count }] : ['spouse']
  if (count > 0) return ['children', { count }]
  return spouse === false || children === 0 ? ['nobody'] : ['none']
}

function ofSpouseMeans({ sponsor_work, monthly_pay }: Answer, { dollars }: Words): Said {
  const pay = number(monthly_pay)
  if (sponsor_work === 'not_working' || pay === 0) return ['no_pay']
  if (pay !== null) return ['pay', { pay: dollars(pay) }]
  return sponsor_work === undefined ? ['none'] : ['works']
}

const sentences: ReadonlyMap<string, (answer: Answer, words: Words) => Said> = new Map<
  string,
  (answer: Answer, words: Words) => Said
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
