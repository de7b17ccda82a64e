import { type Month, monthsBetween } from '@settlesg/contract'
import { type AnswerPath, type Answers, answerAt } from './answers.ts'
import { workStatus } from './derived.ts'
import { wholeMonth } from './to-profile.ts'

/** Answers that are more often a slip: asked about once, never refused (docs/product.md 5). The bounds are our own. */

/** An answer to ask about: where, and the text of the question (`doubt.<key>` with its values). */
export interface AnswerDoubt {
  path: AnswerPath
  key: string
  values: Record<string, number>
}

/** Years, and S$ a month or a year; each with what makes it unlikely. */
export const plausible = {
  /** A year's pay typed as a month's: S$600,000 a year is rare. */
  mostPayAMonth: 50_000,
  /** Thousands left out ("5" for 5,000): less than S$10 a day. */
  leastPayAMonth: 300,
  /** Twelve times as much, and about as little. */
  mostIncomeAYear: 600_000,
  leastIncomeAYear: 3_000,
  /** Of a bonus, which may be small. */
  leastBonus: 50,
  /** A birth year typed a century or a decade off. */
  oldest: 90,
  /** The year of something else typed for that of the birth, or the other way round. */
  youngestAtWork: 16,
  youngestWithEmployer: 14,
  youngestMarried: 16,
  youngestParent: 14,
  oldestParent: 70,
} as const

const years = (from: Month, to: Month) => Math.floor(monthsBetween(from, to) / 12)
const isNumber = (value: unknown): value is number => typeof value === 'number'

/** What of these answers is to be asked about, in no order. Only what can be read is looked at. */
export function answerDoubts(answers: Answers, thisMonth: Month): AnswerDoubt[] {
  const born = wholeMonth(answers.you.birth_month)
  const works = !['not_working', 'caring_for_family', 'student', undefined].includes(workStatus(answers))
  const found: AnswerDoubt[] = []
  const ask = (path: AnswerPath, key: string, values: Record<string, number>) => found.push({ path, key, values })

  const pays = [
    ['work.monthly_pay', works],
    ['family.spouse_monthly_pay', false],
    ['family.sponsor.monthly_pay', false],
  ] as const
  for (const [path, mustEarn] of pays) {
    const amount = answerAt(answers, path)
    if (!isNumber(amount)) continue
    if (amount > plausible.mostPayAMonth) ask(path, 'pay_high', { amount, year: amount * 12 })
    if (amount < plausible.leastPayAMonth && (amount > 0 || mustEarn)) ask(path, 'pay_low', { amount })
  }
  const incomes = [
    ...(answers.work.assessed_income ?? []).map(
      (_, index) => [`work.assessed_income.${index}.amount`, plausible.leastIncomeAYear] as const,
    ),
    ['work.variable_pay_12m', plausible.leastBonus] as const,
  ]
  for (const [path, least] of incomes) {
    const amount = answerAt(answers, path)
    if (!isNumber(amount)) continue
    if (amount > plausible.mostIncomeAYear) ask(path, 'income_high', { amount, monthly: Math.round(amount / 12) })
    if (amount > 0 && amount < least) ask(path, 'income_low', { amount })
  }
  if (born === undefined) return found

  const age = years(born, thisMonth)
  if (age > plausible.oldest && age <= 100) ask('you.birth_month', 'age_high', { age })
  if (works && age >= 0 && age < plausible.youngestAtWork)
    ask(answers.work.work_status === undefined ? 'you.birth_month' : 'work.work_status', 'age_at_work', { age })
  const since = (path: AnswerPath, least: number, key: string) => {
    const month = wholeMonth(answerAt(answers, path))
    if (month !== undefined && month >= born && years(born, month) < least) ask(path, key, { age: years(born, month) })
  }
  since('work.employer_since', plausible.youngestWithEmployer, 'age_with_employer')
  since('family.married_since', plausible.youngestMarried, 'age_married')
  for (const [index, child] of (answers.family.children ?? []).entries()) {
    const month = wholeMonth(child.birth_month)
    if (month === undefined || month < born) continue
    const parent = years(born, month)
    if (parent < plausible.youngestParent || parent > plausible.oldestParent)
      ask(`family.children.${index}.birth_month`, 'age_as_parent', { age: parent })
  }
  return found
}
