import type { Answers } from './answers.ts'

/*
 * What follows from other answers, and is therefore not asked: a citizen's spouse is married; how many children apply
 * follows from which of them do. That the spouse is a citizen is not said a second time: the model reads it from the tie,
 * and answers stored before, which had it only there, would be other answers and charged again.
 */

/** The status of the husband or wife who was named as a tie; null without one, or where both were ticked. */
export function spouseTie({ route: { links = [] } }: Answers): 'citizen' | 'pr' | null {
  const ties = (['citizen', 'pr'] as const).filter((status) => links.includes(`spouse_of_${status}`))
  return ties[0] ?? null
}

export const maritalStatus = (answers: Answers) =>
  answers.family.marital_status ?? (spouseTie(answers) ? 'married' : undefined)

/** The answers with what follows from them, as they are sent. What was answered stands. */
export function withDerived(answers: Answers): Answers {
  const { route, family } = answers
  const marked = (family.children ?? []).filter(({ included }) => included !== undefined)
  const applying = marked.filter(({ included }) => included).length
  return {
    ...answers,
    route: marked.length > 0 ? { ...route, includes: { ...route.includes, children: applying } } : route,
    family: { ...family, marital_status: maritalStatus(answers) },
  }
}
