import type { AnswerPath } from './answers.ts'

/** The questions that are asked as one; the first names the set. */
export type QuestionSet = readonly [AnswerPath, ...AnswerPath[]]

/** What only makes sense together: how long follows from whether, the bonus belongs to the year's income. */
const together: readonly QuestionSet[] = [
  ['residence.schooling_here', 'residence.schooling_years'],
  ['work.assessed_income', 'work.variable_pay_12m'],
  ['family.sponsor.work_status', 'family.sponsor.monthly_pay'],
  ['history.changed', 'history.last_decision'],
]

/** The set that a question is asked in; none where it is asked alone. */
export const setWith = (path: string): QuestionSet | undefined =>
  together.find((set) => set.some((one) => path === one || path.startsWith(`${one}.`)))

/** The questions in their order, those that are asked as one only once: so every page counts them alike. */
export function askedOnce<Placed extends { path: string }>(questions: readonly Placed[]): Placed[] {
  const found = new Map<string, Placed>()
  for (const question of questions) {
    const set: readonly string[] = setWith(question.path) ?? [question.path]
    const name = set[0] ?? question.path
    const before = found.get(name)
    if (!before || set.indexOf(question.path) < set.indexOf(before.path)) found.set(name, question)
  }
  return [...found.values()]
}
