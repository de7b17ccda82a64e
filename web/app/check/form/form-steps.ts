import type { AnswerProblem } from '@settlesg/answers'
import { questionStep } from '@settlesg/answers'
import { type FormStep, formSteps } from '../../base/drafts/draft.ts'

const place = (step: FormStep) => formSteps.indexOf(step)

export const isBefore = (step: FormStep, other: FormStep): boolean => place(step) < place(other)
/** The steps that come by themselves: `more` is only gone to. */
const way = formSteps.filter((step) => step !== 'more')
export const stepAfter = (step: FormStep): FormStep => way.find((one) => isBefore(step, one)) ?? 'check'
export const stepBefore = (step: FormStep): FormStep | null => way.findLast((one) => isBefore(one, step)) ?? null
export const further = (step: FormStep, other: FormStep): FormStep => (isBefore(step, other) ? other : step)

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
