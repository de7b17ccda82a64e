import type { Answers } from '@settlesg/answers'
import {
  type Link,
  monthsBetween,
  monthYears,
  type Pass,
  previousApplications,
  workingStatuses,
} from '@settlesg/contract'

/*
 * The questions of the quick check (docs/product.md 5, those marked Q), in their order, and their answers while they
 * are given. Without any schema, so that little has to be loaded: the answers stay in this browser.
 */

/** What rules an estimate out or stays unsaid, asked as one question. */
export const gates = ['pending', 'conviction', 'rather_not_say', 'gave_up', 'lapsed'] as const
export type Gate = (typeof gates)[number]

/** Whether an earlier application was refused. */
export const refusalAnswers = previousApplications.filter((one) => one !== 'pending' && one !== 'withdrawn')

export interface QuickAnswers {
  links?: Link[] | undefined
  pass?: Pass | undefined
  marriage_approved?: boolean | undefined
  national_exam?: boolean | undefined
  gates?: Gate[] | undefined
  previous?: (typeof refusalAnswers)[number] | undefined
  birth_month?: string | undefined
  in_singapore_since?: string | undefined
  work_status?: NonNullable<Answers['work']['work_status']> | undefined
  /** S$; as it was typed while it cannot be read. */
  monthly_pay?: number | string | undefined
  highest?: NonNullable<Answers['education']['highest']> | undefined
}
export type QuickQuestion = keyof QuickAnswers

const asks: Record<QuickQuestion, (answers: QuickAnswers) => boolean> = {
  links: () => true,
  pass: () => true,
  marriage_approved: ({ pass, links }) => pass === 'work_permit' && hasSpouse(links),
  national_exam: ({ pass }) => pass === 'student_pass',
  gates: () => true,
  previous: () => true,
  birth_month: () => true,
  in_singapore_since: ({ pass }) => pass !== 'visit_or_abroad',
  work_status: () => true,
  monthly_pay: ({ work_status }) => work_status === undefined || workingStatuses.includes(work_status),
  highest: () => true,
}
const order: readonly QuickQuestion[] = [
  'links',
  'pass',
  'marriage_approved',
  'national_exam',
  'gates',
  'previous',
  'birth_month',
  'in_singapore_since',
  'work_status',
  'monthly_pay',
  'highest',
]

const hasSpouse = (links: readonly Link[] = []): boolean =>
  links.includes('spouse_of_citizen') || links.includes('spouse_of_pr')

/** The questions that these answers lead to, in order; those to come count where they may be asked. */
export const questionsFor = (answers: QuickAnswers): QuickQuestion[] => order.filter((name) => asks[name](answers))

/** The answers without those that are no longer asked. */
export function askedOnly(answers: QuickAnswers): QuickAnswers {
  const asked: readonly string[] = questionsFor(answers)
  return Object.fromEntries(Object.entries(answers).filter(([name]) => asked.includes(name)))
}

/** What is wrong with an answer: a key under `form:problem`, and the values of its text. */
export interface QuickProblem {
  key:
    | 'missing.choice'
    | 'missing.set'
    | 'missing.yes_no'
    | 'month'
    | 'month_missing'
    | 'unreadable.year'
    | 'unreadable.amount'
    | 'between.amount'
    | 'between.year'
    | 'missing_number.dollars_a_month'
    | 'rule.not_before_birth'
    | 'rule.not_after_apply_month'
    | 'rule.age_at_most_100'
    | 'rule.one_spouse_link'
  values?: { min: number; max: number }
}

export const mostPay = 1_000_000

/** Why this answer cannot be used yet; null when it can. */
export function problemOf(name: QuickQuestion, answers: QuickAnswers, thisMonth: string): QuickProblem | null {
  const answer = answers[name]
  switch (name) {
    case 'links':
      if (answers.links?.includes('spouse_of_citizen') && answers.links.includes('spouse_of_pr'))
        return { key: 'rule.one_spouse_link' }
      return answer === undefined ? { key: 'missing.set' } : null
    case 'gates':
      return answer === undefined ? { key: 'missing.set' } : null
    case 'marriage_approved':
    case 'national_exam':
      return answer === undefined ? { key: 'missing.yes_no' } : null
    case 'birth_month':
      return monthProblem(answers.birth_month) ?? birthProblem(answers.birth_month ?? '', thisMonth)
    case 'in_singapore_since':
      return monthProblem(answers.in_singapore_since) ?? sinceProblem(answers, thisMonth)
    case 'monthly_pay':
      return payProblem(answers.monthly_pay)
    default:
      return answer === undefined ? { key: 'missing.choice' } : null
  }
}

function monthProblem(answer: string | undefined): QuickProblem | null {
  const [year = '', month = ''] = answer?.split('-') ?? []
  if (!month) return { key: year.length === 4 ? 'month_missing' : 'month' }
  if (!/^\d{4}$/.test(year)) return { key: 'unreadable.year' }
  const isPossible = Number(year) >= monthYears.min && Number(year) <= monthYears.max
  return isPossible ? null : { key: 'between.year', values: monthYears }
}

function birthProblem(month: string, thisMonth: string): QuickProblem | null {
  if (month > thisMonth) return { key: 'rule.not_after_apply_month' }
  return monthsBetween(month, thisMonth) >= 101 * 12 ? { key: 'rule.age_at_most_100' } : null
}

function sinceProblem({ in_singapore_since = '', birth_month = '' }: QuickAnswers, thisMonth: string) {
  if (in_singapore_since < birth_month) return { key: 'rule.not_before_birth' } as const
  return in_singapore_since > thisMonth ? ({ key: 'rule.not_after_apply_month' } as const) : null
}

function payProblem(pay: number | string | undefined): QuickProblem | null {
  if (pay === undefined) return { key: 'missing_number.dollars_a_month' }
  if (typeof pay === 'string') return { key: 'unreadable.amount' }
  return pay <= mostPay ? null : { key: 'between.amount', values: { min: 0, max: mostPay } }
}

/** The same answers at their places in the form, so that they can become its draft. What was not asked is not there. */
export function inFormOf(answers: QuickAnswers) {
  const { links, pass, marriage_approved, national_exam, birth_month, in_singapore_since } = answers
  return {
    route: { links, pass, marriage_approved },
    you: { birth_month },
    residence: { in_singapore_since, national_exam },
    work: { work_status: answers.work_status, monthly_pay: answers.monthly_pay },
    education: { highest: answers.highest },
    history: answers.gates && { ...historyOf(answers.gates), previous: answers.previous },
  }
}

/** Who ticks one of them, or none, says no to the others, which stand beside it. */
export const historyOf = (ticked: readonly Gate[]) => ({
  pending: ticked.includes('pending'),
  conviction: ticked.includes('conviction')
    ? ('yes' as const)
    : ticked.includes('rather_not_say')
      ? ('rather_not_say' as const)
      : ('no' as const),
  former_pr: ticked.includes('gave_up')
    ? ('gave_up' as const)
    : ticked.includes('lapsed')
      ? ('lapsed' as const)
      : ('no' as const),
})
