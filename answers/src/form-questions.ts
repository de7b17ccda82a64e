import type { Month, QuestionPath } from '@settlesg/contract'
import { type AnswerPath, type Answers, answerAt, readAnswers, withAnswer } from './answers.ts'
import { applicantsField, applicantsOf, possibleApplicants } from './applicants.ts'
import { maritalStatus } from './derived.ts'
import type { Condition, Field, Situation } from './field.ts'
import { allFields } from './fields.ts'
import { gatesField, gatesOf } from './gates.ts'
import { isShown } from './relevance.ts'
import { situationOf } from './situation.ts'
import { mainSteps, type QuestionStep } from './steps.ts'

/*
 * What the form asks, in its order (docs/product.md 5). Everything else follows from other answers, or is asked
 * afterwards; what a draft holds of that stands in the step `more`, so that nothing is lost or out of reach.
 */

type AskedPath = QuestionPath | typeof gatesField.path | typeof applicantsField.path

const order: Record<(typeof mainSteps)[number], readonly AskedPath[]> = {
  route: [
    'route.links',
    'route.pass',
    'route.marriage_approved',
    'residence.national_exam',
    gatesField.path,
    'history.previous',
    'route.route',
  ],
  you: ['you.birth_month', 'residence.in_singapore_since', 'you.sex', 'residence.pass_expires'],
  work: ['work.work_status', 'work.monthly_pay', 'work.employer_since'],
  education: ['education.highest', 'education.awarded_in_singapore'],
  family: [
    'family.marital_status',
    'family.spouse_status',
    'family.children',
    'family.relatives_here',
    applicantsField.path,
  ],
}

/** Passes that are given for a year or two, or for a course: those that may end while ICA decides. */
const shortPasses: readonly unknown[] = ['student_pass', 'ltvp', 'ltvp_plus']

/** What the form asks of fewer people than the question applies to. An answer that stands already is always in sight. */
const askedOnlyIf: Partial<Record<AskedPath, Condition>> = {
  'route.route': () => false,
  'residence.pass_expires': ({ answers }) =>
    shortPasses.includes(answers.route.pass) || answers.history.pending === true,
  // The tie named in the first step says it. An answer that contradicts it must be in sight to be mended.
  'family.marital_status': ({ answers: { family, route } }) =>
    maritalStatus({ ...noFamily, route }) === undefined ||
    (family.marital_status !== undefined && family.marital_status !== 'married'),
}
const noFamily = readAnswers({})

const composites: readonly Field[] = [gatesField, applicantsField]
const fieldOf = (path: AskedPath) => [...allFields, ...composites].find((field) => field.path === path)
const inForm: ReadonlySet<string> = new Set(Object.values(order).flat())

const asksApplicants = (situation: Situation, thisMonth: Month) => possibleApplicants(situation, thisMonth).length > 0

function isAsked(field: Field, situation: Situation, thisMonth: Month): boolean {
  if (field === gatesField) return true
  if (field === applicantsField) return asksApplicants(situation, thisMonth)
  const only = Object.entries(askedOnlyIf).find(([path]) => path === field.path)?.[1]
  const hasAnswer = field.path !== 'family.marital_status' && answerAt(situation.answers, field.path) !== undefined
  return isShown(field, situation) && (only === undefined || hasAnswer || only(situation))
}

/** The questions of a step in this situation. */
export function questionsOf(step: QuestionStep, situation: Situation, thisMonth: Month): Field[] {
  if (step === 'more') return moreQuestions(situation)
  return order[step].flatMap((path) => {
    const field = fieldOf(path)
    return field && isAsked(field, situation, thisMonth) ? [field] : []
  })
}

/** What the form leaves for later: what may sharpen the estimate, and whatever else was answered before. */
const moreQuestions = (situation: Situation): Field[] =>
  allFields.filter(
    (field) =>
      !inForm.has(field.path) &&
      !field.path.startsWith(`${applicantsField.path}.`) &&
      !gatePaths.includes(field.path) &&
      isShown(field, situation) &&
      (field.asked === 'afterwards' || answerAt(situation.answers, field.path) !== undefined),
  )
const gatePaths: readonly string[] = ['history.pending', 'history.conviction', 'history.former_pr']

/** Whether answers stand in `more`. */
export const hasMore = (situation: Situation): boolean =>
  moreQuestions(situation).some(({ path }) => answerAt(situation.answers, path) !== undefined)

/** The step in which an answer is given. */
export function stepOf(path: AnswerPath): QuestionStep {
  if (gatePaths.includes(path)) return 'route'
  const isAt = (place: string) => path === place || path.startsWith(`${place}.`)
  return mainSteps.find((step) => order[step].some(isAt)) ?? 'more'
}

/** Where the questions of the form stand among each other. */
const asked: readonly string[] = Object.values(order).flat()
export const placeInForm = (path: AnswerPath): number => {
  const place = asked.findIndex((one) => path === one || path.startsWith(`${one}.`))
  if (place >= 0) return place
  if (gatePaths.includes(path)) return asked.indexOf(gatesField.path)
  return asked.length + allFields.findIndex((field) => path === field.path || path.startsWith(`${field.path}.`))
}

/** Whether this question of the form has been answered. */
export function isAnswered(field: Field, situation: Situation, thisMonth: Month): boolean {
  if (field === gatesField) return gatesOf(situation.answers) !== undefined
  if (field === applicantsField) return applicantsOf(situation, possibleApplicants(situation, thisMonth)) !== undefined
  return answerAt(situation.answers, field.path) !== undefined
}

/**
 * How many questions of the form are still open, at most: where it hangs on an answer to come whether a question is
 * asked, it counts.
 */
export function questionsLeft(situation: Situation, thisMonth: Month): number {
  const longest = situationOf(longestWay(situation.answers), thisMonth)
  return mainSteps
    .flatMap((step) => questionsOf(step, longest, thisMonth))
    .filter((field) => !isAnswered(field, situation, thisMonth)).length
}

/** The answers with those to come that bring the most questions. */
function longestWay(answers: Answers): Answers {
  const defaults: [QuestionPath, unknown][] = [
    ['route.links', []],
    ['route.pass', 'ep'],
    ['work.work_status', 'employee'],
    ['family.marital_status', maritalStatus(answers) ?? 'married'],
  ]
  return defaults.reduce(
    (left, [path, value]) => (answerAt(left, path) === undefined ? withAnswer(left, path, value) : left),
    answers,
  )
}
