import type { Answers } from './answers.ts'

/*
 * What follows from other answers, and is therefore not asked: a citizen's spouse is married and the spouse is a
 * citizen; how many children apply follows from which of them do.
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
  const status = maritalStatus(answers)
  const tie = status === 'married' || status === 'separated' ? spouseTie(answers) : null
  const marked = (family.children ?? []).filter(({ included }) => included !== undefined)
  const applying = marked.filter(({ included }) => included).length
  return {
    ...answers,
    route: marked.length > 0 ? { ...route, includes: { ...route.includes, children: applying } } : route,
    family: {
      ...family,
      marital_status: status,
      spouse_status: family.spouse_status ?? tie ?? undefined,
    },
  }
}
