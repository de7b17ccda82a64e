import type { Month } from '@settlesg/contract'
import { type AnswerPath, type Answers, answerAt, withAnswer } from './answers.ts'
import { allFields } from './fields.ts'
import { answerProblems, fieldAt } from './problems.ts'
import { relevantAnswers } from './relevance.ts'

export interface CountedAnswers {
  answers: Answers
  leftOut: AnswerPath[]
}

/** Without what is unfinished or contradicts another; of a list only the unfinished entry goes, a group as a whole. */
export function countedAnswers(given: Answers, thisMonth: Month): CountedAnswers {
  const leftOut = new Set<AnswerPath>()
  let answers = relevantAnswers(given, thisMonth)
  // What was left out may have been what another answer contradicts, or what made a question apply.
  for (;;) {
    const found = answerProblems(answers, thisMonth).filter(({ path }) => holdsAnswer(answers, path))
    if (found.length === 0) return { answers, leftOut: [...leftOut] }
    for (const { path } of found) for (const one of answeredIn(answers, wholeOf(answers, path))) leftOut.add(one)
    answers = relevantAnswers(without(answers, found), thisMonth)
  }
}

/** What goes with an answer at this place: the entry of its list, the group that was begun, or it alone. */
function wholeOf(answers: Answers, path: AnswerPath): AnswerPath {
  const { field, cell } = fieldAt(path) ?? {}
  if (!field) return path
  if (cell) return path.slice(0, path.lastIndexOf('.'))
  return answerAt(answers, field.path) === undefined ? field.path.slice(0, field.path.lastIndexOf('.')) : field.path
}

/** The groups of a profile are no group of questions: a question that nothing was answered to has nothing to lose. */
const holdsAnswer = (answers: Answers, path: AnswerPath) => {
  const whole = wholeOf(answers, path)
  return whole.includes('.') && answerAt(answers, whole) !== undefined
}

const isAt = (path: string, place: string) => path === place || path.startsWith(`${place}.`)
const answeredIn = (answers: Answers, whole: AnswerPath) =>
  allFields
    .map(({ path }) => path)
    .filter((path) => (isAt(path, whole) || isAt(whole, path)) && answerAt(answers, path) !== undefined)

function without(answers: Answers, problems: readonly { path: AnswerPath }[]): Answers {
  const wholes = new Set(problems.map(({ path }) => wholeOf(answers, path)))
  const lists = allFields.flatMap(({ kind, path }) =>
    kind === 'rows' && [...wholes].some((whole) => whole.startsWith(`${path}.`)) ? [path] : [],
  )
  const alone = [...wholes].filter((whole) => !lists.some((list) => whole.startsWith(`${list}.`)))
  const shortened = lists.reduce<Answers>((left, list) => {
    const rows = answerAt(left, list)
    const whole = Array.isArray(rows) ? rows.filter((_, index) => !wholes.has(`${list}.${index}`)) : []
    // An empty list would say that there are none.
    return withAnswer(left, list, whole.length > 0 ? whole : undefined)
  }, answers)
  return alone.reduce((left, whole) => withAnswer(left, whole, undefined), shortened)
}
