import type { Field, Situation } from '@settlesg/answers'
import {
  type AnswerPath,
  type Answers,
  allFields,
  answerAt,
  isShown,
  type QuestionSet,
  setWith,
} from '@settlesg/answers'
import type { OpenQuestion } from '@settlesg/contract'

/** The set that a question is asked in; alone where it needs no other. A place in a row belongs to its list. */
export function setOf(path: string): QuestionSet {
  const place = allFields.find((field) => path === field.path || path.startsWith(`${field.path}.`))?.path ?? path
  return setWith(place) ?? [place]
}

/** Whoever has another birth month or other ties is another person, and needs an estimate of their own. */
const fixed: readonly AnswerPath[] = ['you.birth_month', 'route.links']

export const fieldsOf = (set: QuestionSet, situation: Situation): Field[] =>
  allFields.filter(({ path }) => set.includes(path)).filter((field) => isShown(field, situation))

/**
 * What can still be answered, each once, the most telling first as the model ranks it; then what only follows a
 * result and was not answered.
 */
export function openSets(questions: readonly OpenQuestion[], situation: Situation): QuestionSet[] {
  const ranked = questions.map(({ path }) => setOf(path))
  const afterwards = allFields
    .filter((field) => field.asked === 'afterwards' && isShown(field, situation) && isOpen(field, situation.answers))
    .map(({ path }) => setOf(path))
  const asked = new Map([...ranked, ...afterwards].map((set) => [set[0], set]))
  return [...asked.values()].filter(([first]) => {
    const field = allFields.find(({ path }) => path === first)
    return field !== undefined && !fixed.includes(first) && isShown(field, situation)
  })
}

const isOpen = ({ path }: Field, answers: Answers) => answerAt(answers, path) === undefined

/** Every answer that may be corrected, as its set, in the order of the form. What shapes advice only is asked elsewhere. */
export function correctableSets(situation: Situation): QuestionSet[] {
  const sets = allFields
    .filter(({ path, asked }) => asked !== 'with_analysis' && !fixed.includes(path))
    .filter((field) => isShown(field, situation))
    .map(({ path }) => setOf(path))
  return [...new Map(sets.map((set) => [set[0], set])).values()]
}
