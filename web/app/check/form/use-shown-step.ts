import type { AnswerProblem } from '@settlesg/answers'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { type FormStep, formSteps } from '../../base/drafts/draft.ts'
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
  const asked = search.get('step')
  const [shown, setShown] = useState(() => ({ asked, step: stepToShow(asked, reached, problems) }))

  // Another tab may have started again, or broken an answer while this one stood at the check.
  const isLost = isBefore(reached, shown.step) || (shown.step === 'check' && problems.length > 0)
  if (shown.asked !== asked || isLost) {
    const step = stepToShow(asked, reached, problems)
    if (shown.asked !== asked || shown.step !== step) setShown({ asked, step })
  }

  const { step } = shown
  const showsAnswer = asked === answerStep && hasAnswer
  useEffect(() => {
    if (showsAnswer || shown.asked !== asked || asked === step) return
    const then = asked === answerStep ? step : (asked ?? reached)
    const rest = then === step ? '' : `&then=${then}`
    void navigate(`/tool?step=${step}${rest}`, { replace: true, state })
  }, [asked, shown.asked, step, reached, showsAnswer, navigate, state])

  return { step, showsAnswer, afterwards: formSteps.find((one) => one === search.get('then')) ?? null }
}
