import type { Month } from '@settlesg/contract'
import {
  type AnswerProblem,
  hasMore,
  isAnswered,
  mainSteps,
  questionStep,
  type Situation,
  stepQuestions,
} from '@settlesg/form-logic'
import { type FormStep, formSteps } from '../../drafts/draft.ts'

const place = (step: FormStep) => formSteps.indexOf(step)

export const isBefore = (step: FormStep, other: FormStep): boolean => place(step) < place(other)
export const further = (step: FormStep, other: FormStep): FormStep => (isBefore(step, other) ? other : step)

/** The steps that ask something of this person, and "check your answers". `more` is not on the way: it is gone to. */
const stepsOnWay = (situation: Situation, thisMonth: Month): FormStep[] => [
  ...mainSteps.filter((step) => stepQuestions(step, situation, thisMonth).length > 0),
  'check',
]

/** The same with `more` where it is in sight: answers stand in it, or it is open. */
export const stepsInSight = (situation: Situation, thisMonth: Month, open: FormStep): FormStep[] => {
  const way = stepsOnWay(situation, thisMonth)
  return open === 'more' || hasMore(situation) ? way.toSpliced(-1, 0, 'more') : way
}

export const stepBefore = (step: FormStep, way: readonly FormStep[]): FormStep | null =>
  way.findLast((one) => one !== 'more' && isBefore(one, step)) ?? null

/** The next step; of those that the person did not get to yet the first with something left to answer. */
export function stepAfter(step: FormStep, reached: FormStep, situation: Situation, thisMonth: Month): FormStep {
  const hasOpen = (one: FormStep) =>
    one !== 'check' &&
    stepQuestions(one, situation, thisMonth).some((field) => !isAnswered(field, situation, thisMonth))
  const next = stepsOnWay(situation, thisMonth).find(
    (one) => isBefore(step, one) && (!isBefore(reached, one) || hasOpen(one)),
  )
  return next ?? 'check'
}

/**
 * The step to show: the one asked for, but none further than the person got to, nor beyond a step with a problem.
 * Without a wish, the form goes on where it was left.
 */
export function stepToShow(asked: string | null, reached: FormStep, problems: readonly AnswerProblem[]): FormStep {
  const wanted = formSteps.find((step) => step === asked) ?? reached
  const [first] = problems
  const unfinished = first ? questionStep(first.path) : 'check'
  return formSteps.find((step) => step === wanted || step === reached || step === unfinished) ?? 'route'
}
