import type { Answers } from './answers.ts'

/** What follows from other answers is not asked. A citizen spouse is read from the tie alone: stored twice, it is charged again. */

/** The status of the husband or wife who was named as a tie; null without one, or where both were ticked. */
export function spouseTie({ route: { links = [] } }: Answers): 'citizen' | 'pr' | null {
  const ties = (['citizen', 'pr'] as const).filter((status) => links.includes(`spouse_of_${status}`))
  return ties[0] ?? null
}

/** What the ties of the first step say of the marital status; undefined where they say nothing. */
export const impliedMaritalStatus = (answers: Answers) =>
  spouseTie(answers)
    ? ('married' as const)
    : answers.route.links?.includes('child_of_citizen_or_pr')
      ? ('single' as const)
      : undefined

export const maritalStatus = (answers: Answers) => answers.family.marital_status ?? impliedMaritalStatus(answers)

/** Passes that the Ministry of Manpower gives for work with one named employer. */
const employeePasses: readonly unknown[] = ['ep', 's_pass', 'work_permit']

/** What the pass says of the work; undefined where its holder may work, or not. */
export const impliedWorkStatus = ({ route }: Answers) =>
  employeePasses.includes(route.pass) ? ('employee' as const) : undefined

export const workStatus = (answers: Answers) => answers.work.work_status ?? impliedWorkStatus(answers)

/** What was answered is never overwritten. */
export function withDerived(answers: Answers): Answers {
  const { route, work, family } = answers
  const marked = (family.children ?? []).filter(({ included }) => included !== undefined)
  const applying = marked.filter(({ included }) => included).length
  return {
    ...answers,
    route: marked.length > 0 ? { ...route, includes: { ...route.includes, children: applying } } : route,
    work: { ...work, work_status: workStatus(answers) },
    family: { ...family, marital_status: maritalStatus(answers) },
  }
}
