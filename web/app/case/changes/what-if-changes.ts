import { addMonths, type Month, type Profile, type WhatIf, workingStatuses } from '@settlesg/contract'

/** A JSON merge patch on a profile, as a what-if is asked. */
export type Changes = WhatIf['changes']

/** One change that a person chose to try: which control, and what it sets. */
export interface Chosen {
  control: string
  changes: Changes
}

/** So many answers may differ at once: the rule of the model. An array counts as one answer. */
export const mostAnswers = 3

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** How many answers a patch sets. */
export const answersIn = (changes: unknown): number =>
  isObject(changes) ? Object.values(changes).reduce<number>((sum, value) => sum + answersIn(value), 0) : 1

/** Several patches as one; where two set the same answer, the later one holds. */
export const together = (chosen: readonly Chosen[]): Changes =>
  chosen.reduce<Changes>((sum, { changes }) => merged(sum, changes), {})

function merged(target: Record<string, unknown>, patch: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(patch).map(([key, value]) => {
    const old = target[key]
    return [key, isObject(old) && isObject(value) ? merged(old, value) : value] as const
  })
  return { ...target, ...Object.fromEntries(entries) }
}

/** Puts a change in the place of the same control's earlier one; null takes it away. */
export function choose(chosen: readonly Chosen[], control: string, changes: Changes | null): Chosen[] {
  const others = chosen.filter((one) => one.control !== control)
  return changes === null ? others : [...others, { control, changes }]
}

/** Whether this change may join those that are chosen. */
export const fits = (chosen: readonly Chosen[], control: string, changes: Changes): boolean =>
  answersIn(together(choose(chosen, control, changes))) <= mostAnswers

/** Higher pays to try, by how many percent more; none for who has no pay. */
export function payChoices({ work }: Profile): { percent: number; pay: number; changes: Changes }[] {
  const { monthly_pay: pay, work_status } = work
  if (pay == null || pay === 0 || !workingStatuses.includes(work_status)) return []
  return [10, 20, 30, 50].flatMap((percent) => {
    const raised = Math.round((pay * (1 + percent / 100)) / 100) * 100
    return raised > pay && raised <= 1_000_000
      ? [{ percent, pay: raised, changes: { work: { monthly_pay: raised } } }]
      : []
  })
}

/** Later months to try. */
export const monthChoices = (applyMonth: Month): { month: Month; changes: Changes }[] =>
  [3, 6, 12, 18, 24].map((months) => {
    const month = addMonths(applyMonth, months)
    return { month, changes: { route: { apply_month: month } } }
  })
