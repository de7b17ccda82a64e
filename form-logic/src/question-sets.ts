import type { OpenQuestion } from '@settlesg/contract'
import { type AnswerPath, answerAt } from './answers.ts'
import type { Field, Situation } from './field.ts'
import { allFields } from './fields.ts'
import { isShown } from './relevance.ts'

/** The questions that are asked as one; the first names the set. */
export type QuestionSet = readonly [AnswerPath, ...AnswerPath[]]

/** What only makes sense together: how long follows from whether, the bonus belongs to the year's income. */
const together: readonly QuestionSet[] = [
  ['residence.schooling_here', 'residence.schooling_years'],
  ['work.assessed_income', 'work.variable_pay_12m'],
  ['family.sponsor.work_status', 'family.sponsor.monthly_pay'],
  ['history.changed', 'history.last_decision'],
]

const isAt = (path: string, place: string) => path === place || path.startsWith(`${place}.`)

/** The set of a question; alone where it needs no other. A place in a row belongs to its list. */
export function questionSet(path: string): QuestionSet {
  const place = allFields.find((field) => isAt(path, field.path))?.path ?? path
  return together.find((set) => set.includes(place)) ?? [place]
}

/** The questions in their order, those that are asked as one only once: so every page counts them alike. */
export function oncePerSet<Placed extends { path: string }>(questions: readonly Placed[]): Placed[] {
  const found = new Map<string, Placed>()
  for (const question of questions) {
    const set = questionSet(question.path)
    const before = found.get(set[0])
    if (!before || set.indexOf(question.path) < set.indexOf(before.path)) found.set(set[0], question)
  }
  return [...found.values()]
}

/** Another birth month or other ties make another person, who needs an estimate of their own. */
const fixed: readonly AnswerPath[] = ['you.birth_month', 'route.links']

export const setFields = (set: QuestionSet, situation: Situation): Field[] =>
  allFields.filter((field) => set.includes(field.path) && isShown(field, situation))

const distinct = (sets: readonly QuestionSet[]) => [...new Map(sets.map((set) => [set[0], set])).values()]

/** What can still be answered on a result, in the model's order; then what is asked only after a result. */
export function openSets(questions: readonly OpenQuestion[], situation: Situation): QuestionSet[] {
  const afterwards = allFields.filter(
    (field) =>
      field.stage === 'afterwards' &&
      isShown(field, situation) &&
      answerAt(situation.answers, field.path) === undefined,
  )
  return distinct([...questions, ...afterwards].map(({ path }) => questionSet(path))).filter(
    (set) => !fixed.includes(set[0]) && setFields([set[0]], situation).length > 0,
  )
}
