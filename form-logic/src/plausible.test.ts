import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyAnswers, thisMonth } from '../testing/arbitrary-answers.ts'
import { readAnswers } from './answers.ts'
import { answerDoubts, plausible } from './plausible.ts'
import { answerProblems, fieldAt } from './problems.ts'

const person = {
  route: { pass: 'ep', links: [] },
  you: { birth_month: '1990-04' },
  residence: { in_singapore_since: '2018-07' },
  work: { monthly_pay: 9_800, employer_since: '2018-07', assessed_income: [{ year: 2026, amount: 117_600 }] },
  education: { highest: 'bachelor' },
  family: {
    marital_status: 'married',
    married_since: '2019-01',
    children: [{ birth_month: '2020-01', status: 'foreign' }],
  },
  history: { pending: false, former_pr: 'no', previous: 'none', conviction: 'no' },
}
const doubtsOf = (changes: object) => answerDoubts(readAnswers({ ...person, ...changes }), thisMonth)

it('nothing is asked about the answers of somebody usual', () => {
  expect(doubtsOf({})).toEqual([])
})

it.each([
  [{ work: { monthly_pay: 117_600 } }, 'work.monthly_pay', 'pay_high', { amount: 117_600, year: 1_411_200 }],
  [{ work: { monthly_pay: 5 } }, 'work.monthly_pay', 'pay_low', { amount: 5 }],
  [{ work: { monthly_pay: 0 } }, 'work.monthly_pay', 'pay_low', { amount: 0 }],
  [
    { work: { ...person.work, assessed_income: [{ year: 2026, amount: 1 }] } },
    'work.assessed_income.0.amount',
    'income_low',
    { amount: 1 },
  ],
  [
    { work: { ...person.work, variable_pay_12m: 5_000_000 } },
    'work.variable_pay_12m',
    'income_high',
    { amount: 5_000_000, monthly: 416_667 },
  ],
  [
    { you: { birth_month: '1934-01' }, work: { monthly_pay: 9_800 }, family: {} },
    'you.birth_month',
    'age_high',
    { age: 92 },
  ],
  [{ you: { birth_month: '2012-01' }, work: {}, family: {} }, 'you.birth_month', 'age_at_work', { age: 14 }],
  [{ work: { ...person.work, employer_since: '2001-07' } }, 'work.employer_since', 'age_with_employer', { age: 11 }],
  [
    { family: { marital_status: 'married', married_since: '1995-01' } },
    'family.married_since',
    'age_married',
    { age: 4 },
  ],
  [
    { family: { marital_status: 'married', children: [{ birth_month: '2001-01' }] } },
    'family.children.0.birth_month',
    'age_as_parent',
    { age: 10 },
  ],
])('%j is asked about at its field', (changes, path, key, values) => {
  expect(doubtsOf(changes)).toEqual([{ path, key, values }])
})

it('what a husband, wife or sponsor earns may be nothing', () => {
  const pay = { monthly_pay: 0 }
  expect(doubtsOf({ family: { ...person.family, spouse_monthly_pay: 0, sponsor: pay } })).toEqual([])
})

it('whatever is asked about stands at a question that there is, and is no problem by that', () => {
  fc.assert(
    fc.property(anyAnswers(), (answers) => {
      for (const { path } of answerDoubts(answers, thisMonth)) expect(fieldAt(path), path).toBeDefined()
    }),
    { numRuns: 200 },
  )
  const high = readAnswers({ ...person, work: { ...person.work, monthly_pay: plausible.mostPayAMonth + 1 } })
  expect(answerProblems(high, thisMonth)).toEqual([])
})
