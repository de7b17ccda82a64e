import { type AnswerProblem, stepOf } from '../answers/problems.ts'
import { type FormStep, formSteps } from '../draft/draft.ts'

const place = (step: FormStep) => formSteps.indexOf(step)

export const isBefore = (step: FormStep, other: FormStep): boolean => place(step) < place(other)
export const stepAfter = (step: FormStep): FormStep => formSteps[place(step) + 1] ?? 'check'
export const stepBefore = (step: FormStep): FormStep | null => formSteps[place(step) - 1] ?? null
export const further = (step: FormStep, other: FormStep): FormStep => (isBefore(step, other) ? other : step)

/**
 * The step to show: the one asked for, but none further than the person got to, nor beyond a step with a problem.
 * Without a wish, the form goes on where it was left.
 */
export function stepToShow(asked: string | null, reached: FormStep, problems: readonly AnswerProblem[]): FormStep {
  const wanted = formSteps.find((step) => step === asked) ?? reached
  const [first] = problems
  const unfinished = first ? (stepOf(first.path) ?? 'route') : 'check'
  return formSteps.find((step) => step === wanted || step === reached || step === unfinished) ?? 'route'
}
