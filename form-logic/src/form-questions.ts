import type { Month, QuestionPath } from '@settlesg/contract'
import { type AnswerPath, type Answers, answerAt, withAnswer } from './answers.ts'
import { applicantsField, possibleApplicants } from './applicants.ts'
import { impliedMaritalStatus, impliedWorkStatus } from './derived.ts'
import { exclusionsField } from './exclusions.ts'
import type { Condition, Field, RowsField, Situation } from './field.ts'
import { allFields } from './fields.ts'
import { oncePerSet } from './question-sets.ts'
import { isRequired, isShown, shownRowFields } from './relevance.ts'
import { describeSituation } from './situation.ts'
import { ticked } from './ticks.ts'
import { wholeMonth } from './to-profile.ts'

/** What the form asks, in its order (docs/product.md 5). A draft's other answers are in the step `more`: nothing is lost. */

export const mainSteps = ['route', 'you', 'family'] as const
/** `more` is not on the way: it opens from "check your answers". */
export const questionSteps = [...mainSteps, 'more'] as const
export type QuestionStep = (typeof questionSteps)[number]

type FormPath = QuestionPath | typeof exclusionsField.path | typeof applicantsField.path

const order: Record<(typeof mainSteps)[number], readonly FormPath[]> = {
  route: [
    'route.links',
    'route.pass',
    'route.marriage_approved',
    'residence.national_exam',
    'you.birth_month',
    exclusionsField.path,
    'history.re_entry_permit_expires',
    'history.previous',
    'route.route',
  ],
  you: [
    'residence.commutes',
    'residence.in_singapore_since',
    'you.sex',
    'residence.pass_expires',
    'work.work_status',
    'work.monthly_pay',
    'education.highest',
    'education.awarded_in_singapore',
  ],
  family: [
    'family.marital_status',
    'family.spouse_status',
    'family.children',
    'family.relatives_here',
    applicantsField.path,
  ],
}

/** Passes that are given for a year or two, or for a course: those that may end while ICA decides. */
const shortPasses: readonly unknown[] = ['student_pass', 'ltvp', 'ltvp_plus', 'ltvp_abroad']

/** Questions that the form asks of fewer people than they apply to. What was answered is always in sight. */
const conditions: Partial<Record<FormPath, Condition>> = {
  'route.route': () => false,
  'residence.pass_expires': ({ answers }) =>
    shortPasses.includes(answers.route.pass) || answers.history.pending === true,
  // The tie named in the first step says it. An answer that contradicts it must be in sight to be mended.
  'family.marital_status': ({ answers }) => isOpenTo(impliedMaritalStatus(answers), answers.family.marital_status),
  // So does the pass, where it is for work with one employer.
  'work.work_status': ({ answers }) => isOpenTo(impliedWorkStatus(answers), answers.work.work_status),
}
/** Whether something is asked that other answers imply: only where they do not, or where it was answered otherwise. */
const isOpenTo = (implied: unknown, answer: unknown) =>
  implied === undefined || (answer !== undefined && answer !== implied)
const implied: readonly FormPath[] = ['family.marital_status', 'work.work_status']

const composites: readonly Field[] = [exclusionsField, applicantsField]
const findField = (path: FormPath) => [...allFields, ...composites].find((field) => field.path === path)
const formPaths: readonly string[] = Object.values(order).flat()

function isInForm(field: Field, situation: Situation, thisMonth: Month): boolean {
  if (field === exclusionsField) return true
  if (field === applicantsField) return possibleApplicants(situation, thisMonth).length > 0
  const only = Object.entries(conditions).find(([path]) => path === field.path)?.[1]
  const hasAnswer =
    !implied.some((path) => path === field.path) && answerAt(situation.answers, field.path) !== undefined
  return isShown(field, situation) && (only === undefined || hasAnswer || only(situation))
}

export function stepQuestions(step: QuestionStep, situation: Situation, thisMonth: Month): Field[] {
  if (step === 'more') return moreQuestions(situation)
  return order[step].flatMap((path) => {
    const field = findField(path)
    return field && isInForm(field, situation, thisMonth) ? [field] : []
  })
}

/** What the form leaves for later: what may sharpen the estimate, and whatever else was answered before. */
const moreQuestions = (situation: Situation): Field[] =>
  allFields.filter(
    (field) =>
      !formPaths.includes(field.path) &&
      !field.path.startsWith(`${applicantsField.path}.`) &&
      !gatePaths.includes(field.path) &&
      isShown(field, situation) &&
      (field.stage === 'afterwards' || answerAt(situation.answers, field.path) !== undefined),
  )
const gatePaths: readonly string[] = ['history.pending', 'history.conviction', 'history.former_pr']

export const hasMore = (situation: Situation): boolean =>
  moreQuestions(situation).some(({ path }) => answerAt(situation.answers, path) !== undefined)

export function questionStep(path: AnswerPath): QuestionStep {
  if (gatePaths.includes(path)) return 'route'
  const isAt = (place: string) => path === place || path.startsWith(`${place}.`)
  return mainSteps.find((step) => order[step].some(isAt)) ?? 'more'
}

export const placeInForm = (path: AnswerPath): number => {
  const place = formPaths.findIndex((one) => path === one || path.startsWith(`${one}.`))
  if (place >= 0) return place
  if (gatePaths.includes(path)) return formPaths.indexOf(exclusionsField.path)
  return formPaths.length + allFields.findIndex((field) => path === field.path || path.startsWith(`${field.path}.`))
}

export function isAnswered(field: Field, situation: Situation, thisMonth: Month): boolean {
  if (field.kind === 'set') return ticked(field, situation, thisMonth) !== undefined
  const answer = answerAt(situation.answers, field.path)
  // An entry that lacks something is asked about once more.
  if (field.kind === 'rows' && Array.isArray(answer)) return answer.every((row) => isFinished(row, field, situation))
  return isWhole(field, answer)
}

/** A year of which the month is still to come is no answer. */
const isWhole = ({ kind }: Field, answer: unknown) => (kind === 'month' ? wholeMonth(answer) : answer) !== undefined

const isFinished = (row: unknown, list: RowsField, situation: Situation) =>
  shownRowFields(list.row, row, situation).every(
    (cell) => !isRequired(cell, situation) || isWhole(cell, answerAt(row, cell.path)),
  )

/** Every question of the form; where it hangs on an answer to come whether one is asked, it is among them. */
function formQuestions(answers: Answers, thisMonth: Month): Field[] {
  const longest = describeSituation(longestWay(answers), thisMonth)
  return mainSteps.flatMap((step) => stepQuestions(step, longest, thisMonth))
}

export const firstOpenQuestion = (situation: Situation, thisMonth: Month): Field | undefined =>
  mainSteps
    .flatMap((step) => stepQuestions(step, situation, thisMonth))
    .find((field) => !isAnswered(field, situation, thisMonth))

export function openOf(questions: readonly Field[], answers: Answers, thisMonth: Month): Field[] {
  const situation = describeSituation(answers, thisMonth)
  return questions.filter((field) => !isAnswered(field, situation, thisMonth))
}

export const questionsLeft = (answers: Answers, thisMonth: Month): Field[] =>
  openOf(formQuestions(answers, thisMonth), answers, thisMonth)

/** The questions of the form that the quick check asks as well (docs/product.md 5, those marked Q). */
const quickPaths: ReadonlySet<string> = new Set<FormPath>([
  'route.links',
  'route.pass',
  'route.marriage_approved',
  'residence.national_exam',
  'you.birth_month',
  exclusionsField.path,
  'history.previous',
  'residence.commutes',
  'residence.in_singapore_since',
  'work.work_status',
  'work.monthly_pay',
  'education.highest',
])

export const quickQuestions = (answers: Answers, thisMonth: Month): Field[] =>
  formQuestions(answers, thisMonth).filter(({ path }) => quickPaths.has(path))

/** The answers with those to come that bring the most questions. */
function longestWay(answers: Answers): Answers {
  const defaults: [QuestionPath, unknown][] = [
    ['route.links', []],
    ['route.pass', 'ep'],
    ['work.work_status', 'employee'],
    ['family.marital_status', impliedMaritalStatus(answers) ?? 'married'],
  ]
  return defaults.reduce(
    (left, [path, value]) => (answerAt(left, path) === undefined ? withAnswer(left, path, value) : left),
    answers,
  )
}

const isForEstimate = ({ use }: Field) => [use].flat().includes('estimate')

/** What would narrow the estimate: what the form left out, then what it leaves for later. Only the model can rank them. */
export function openQuestions(situation: Situation, thisMonth: Month): Field[] {
  const leftOut = mainSteps
    .flatMap((step) => stepQuestions(step, situation, thisMonth))
    .filter((field) => isForEstimate(field) && !isAnswered(field, situation, thisMonth))
  const afterwards = allFields.filter(
    (field) =>
      field.stage === 'afterwards' &&
      isForEstimate(field) &&
      // It is this month unless another one is wanted.
      field.path !== 'route.apply_month' &&
      isShown(field, situation) &&
      answerAt(situation.answers, field.path) === undefined,
  )
  return oncePerSet([...leftOut, ...afterwards])
}
