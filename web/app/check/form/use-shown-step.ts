import type { AnswerProblem } from '@settlesg/form-logic'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { type FormStep, formSteps } from '../../drafts/draft.ts'
import { isBefore, stepToShow } from './form-steps.ts'

/** The address of the answer that is told before all questions are answered. */
const answerStep = 'answer'
export const answerPath = (then: FormStep): string => `/tool?step=${answerStep}&then=${then}`

/**
 * The step in the address, as far as the answers allow it, and the step to go to afterwards (`then` in the address). It is settled
 * when the address changes, not with every answer: a step never changes while the person is working on it.
 */
export function useShownStep(reached: FormStep, problems: readonly AnswerProblem[], hasAnswer: boolean) {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const wanted = search.get('step')
  const [shown, setShown] = useState(() => ({ wanted, step: stepToShow(wanted, reached, problems) }))

  // Another tab may have started again, or broken an answer while this one stood at the check.
  const isLost = isBefore(reached, shown.step) || (shown.step === 'check' && problems.length > 0)
  if (shown.wanted !== wanted || isLost) {
    const step = stepToShow(wanted, reached, problems)
    if (shown.wanted !== wanted || shown.step !== step) setShown({ wanted, step })
  }

  const { step } = shown
  const showsAnswer = wanted === answerStep && hasAnswer
  useEffect(() => {
    if (showsAnswer || shown.wanted !== wanted || wanted === step) return
    // What is rendered can lag behind the address, which may have led on already.
    if (new URLSearchParams(window.location.search).get('step') !== wanted) return
    const then = wanted === answerStep ? step : (wanted ?? reached)
    const rest = then === step ? '' : `&then=${then}`
    // The question that has the focus already stays in sight.
    void navigate(`/tool?step=${step}${rest}`, { replace: true, state, preventScrollReset: true })
  }, [wanted, shown.wanted, step, reached, showsAnswer, navigate, state])

  return { step, showsAnswer, afterwards: formSteps.find((one) => one === search.get('then')) ?? null }
}
