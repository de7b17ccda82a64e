import { monthInSingapore } from '@settlesg/contract'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { PageHead } from '../../../components/page-head.tsx'
import { answerAt, withAnswer } from '../answers/answers.ts'
import { type AnswerProblem, answerProblems, stepOf } from '../answers/problems.ts'
import { relevantAnswers } from '../answers/relevance.ts'
import { situationOf } from '../answers/situation.ts'
import { type FormStep, formSteps } from '../draft/draft.ts'
import type { DraftOwner } from '../draft/draft-owner.ts'
import { useDraft } from '../draft/use-draft.ts'
import { resultPath } from '../reference.ts'
import classes from './assessment-form.module.css'
import { CheckStep } from './check-step.tsx'
import { DraftNotices } from './draft-notices.tsx'
import { type FormState, FormStateProvider, focusQuestion } from './form-state.ts'
import { further, isBefore, stepAfter, stepToShow } from './form-steps.ts'
import { FormTools } from './form-tools.tsx'
import { problemSummaryId } from './problem-summary.tsx'
import { Progress } from './progress.tsx'
import { StepForm } from './step-form.tsx'
import { useShownStep } from './use-shown-step.ts'

/** The form of one person: which step is shown, what was answered, and what happens on "Continue". */
export function AssessmentForm({ owner }: { owner: DraftOwner }) {
  const { t } = useTranslation(['form', 'model'])
  const navigate = useNavigate()
  const [thisMonth] = useState(() => monthInSingapore(new Date()))
  const { draft, followed, change, startAgain } = useDraft(owner)
  const { answers, reached } = draft

  const situation = useMemo(() => situationOf(answers, thisMonth), [answers, thisMonth])
  const problems = useMemo(() => answerProblems(answers, thisMonth), [answers, thisMonth])
  const [refused, setRefused] = useState<readonly AnswerProblem[]>([])
  const [tried, setTried] = useState({ step: 'check' as FormStep, times: 0 })
  const { step, afterwards } = useShownStep(reached, problems)

  // A step that was passed before shows at once what is wrong with it; a new one only after a refused "Continue".
  const showsProblems = tried.step === step || isBefore(step, reached)
  const shown = [...refused, ...(showsProblems ? problems : [])].filter(({ path }) => stepOf(path) === step)
  const isAssessed =
    draft.assessed !== null && (answers.route.apply_month !== undefined || draft.assessed.month === thisMonth)

  const state: FormState = {
    situation,
    thisMonth,
    problems: shown,
    answer: (path, value) => {
      setRefused([])
      change((now) =>
        Object.is(answerAt(now.answers, path), value)
          ? now
          : { ...now, answers: withAnswer(now.answers, path, value), assessed: null },
      )
    },
  }
  useFocusOnStep(step, tried.times)

  /** Keeps what is relevant of this step and goes on, or shows what must be corrected first. */
  const submit = () => {
    const relevant = relevantAnswers(answers, thisMonth)
    const isFine = answerProblems(relevant, thisMonth).every(({ path }) => stepOf(path) !== step)
    const next = isFine ? stepAfter(step) : step
    change((now) => ({
      answers: relevant,
      reached: further(now.reached, next),
      assessed: relevant === answers ? now.assessed : null,
    }))
    if (!isFine) return setTried(({ times }) => ({ step, times: times + 1 }))
    void navigate(`/tool?step=${afterwards ?? next}`)
  }

  return (
    <FormStateProvider value={state}>
      <PageHead title={t(`step.${step}.title`)} />
      <div className={classes.frame}>
        <Progress step={step} furthest={stepToShow('check', reached, problems)} />
        <div className={classes.sheet}>
          <header className={classes.head}>
            <p className={classes.place}>
              {step === 'check'
                ? t('title')
                : t('progress', { step: formSteps.indexOf(step) + 1, steps: formSteps.length - 1 })}
            </p>
            <h1 tabIndex={-1}>{t(`step.${step}.title`)}</h1>
            <p className={classes.about}>{t(`step.${step}.about`)}</p>
            {step === 'route' && <p className={classes.about}>{t('intro')}</p>}
            <DraftNotices followed={followed} assessedAs={isAssessed ? (draft.assessed?.id ?? null) : null} />
          </header>
          {step === 'check' ? (
            <CheckStep
              situation={situation}
              thisMonth={thisMonth}
              isAssessed={isAssessed}
              onRefused={(found) => {
                setRefused(found)
                void navigate(`/tool?step=${stepOf(found[0]?.path ?? '') ?? 'route'}&then=check`)
              }}
              onMade={async (id) => {
                // Another tab may have changed the answers meanwhile: those are not assessed.
                change((now) => (now.answers === answers ? { ...now, assessed: { id, month: thisMonth } } : now))
                await navigate(resultPath(id))
              }}
            />
          ) : (
            <StepForm key={step} step={step} afterwards={afterwards} onSubmit={submit} />
          )}
          <FormTools
            onStartAgain={() => {
              startAgain()
              void navigate('/tool?step=route')
            }}
          />
        </div>
      </div>
    </FormStateProvider>
  )
}

/**
 * After a change of step the focus goes to the question that is to be changed, to the problems if there are any, or to
 * the heading; after a refused "Continue" to the problems. The first step that is shown leaves it where it is.
 */
function useFocusOnStep(step: FormStep, vainTries: number) {
  const { state } = useLocation()
  const place = `${step} ${vainTries}`
  const settledAt = useRef(place)
  const wanted: unknown = state?.focus
  useEffect(() => {
    if (settledAt.current === place) return
    settledAt.current = place
    if (typeof wanted === 'string') return focusQuestion(wanted)
    const target = document.getElementById(problemSummaryId) ?? document.querySelector<HTMLElement>('main h1')
    target?.focus()
  }, [place, wanted])
}
