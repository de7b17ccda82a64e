import {
  type AnswerProblem,
  answerAt,
  answerProblems,
  describeSituation,
  type EarlyAnswer,
  earlyAnswer,
  earlyAnswerKey,
  hasMore,
  questionStep,
  questionsLeft,
  relevantAnswers,
  withAnswer,
} from '@settlesg/answers'
import { monthInSingapore } from '@settlesg/contract'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import { resultPath } from '../../base/assessments/reference.ts'
import type { FormStep } from '../../base/drafts/draft.ts'
import type { DraftOwner } from '../../base/session/draft-owner.ts'
import { PageHead } from '../../kit/page-head.tsx'
import { Callout } from '../../kit/panel.tsx'
import { useDraft } from '../draft/use-draft.ts'
import { CheckStep } from './check-step.tsx'
import { EarlyAnswerPart } from './early-answer-part.tsx'
import classes from './form.module.css'
import { type FormState, FormStateProvider, focusQuestion } from './form-state.ts'
import { further, isBefore, stepAfter, stepToShow } from './form-steps.ts'
import { FormTools } from './form-tools.tsx'
import { problemSummaryId } from './problem-summary.tsx'
import { BalanceInSight, Progress, QuestionsLeft } from './progress.tsx'
import { StepForm } from './step-form.tsx'
import { answerPath, useShownStep } from './use-shown-step.ts'

/** The form of one person: which step is shown, what was answered, and what happens on "Continue". */
export function AssessmentForm({ owner }: { owner: DraftOwner }) {
  const { t } = useTranslation(['form', 'model'])
  const navigate = useNavigate()
  const [thisMonth] = useState(() => monthInSingapore(new Date()))
  const { draft, followed, change, startAgain } = useDraft(owner)
  const { answers, reached } = draft

  const situation = useMemo(() => describeSituation(answers, thisMonth), [answers, thisMonth])
  const problems = useMemo(() => answerProblems(answers, thisMonth), [answers, thisMonth])
  const early = useMemo(() => earlyAnswer(answers, thisMonth), [answers, thisMonth])
  // Shown once for each reason: who goes on is not stopped again by what they have read.
  const [read, setRead] = useState(() => (early && reached !== 'route' ? earlyAnswerKey(early) : null))
  const [refused, setRefused] = useState<readonly AnswerProblem[]>([])
  const [tried, setTried] = useState({ step: 'check' as FormStep, times: 0 })
  const { step, showsAnswer, afterwards } = useShownStep(reached, problems, early !== null)

  // A step that was passed before shows at once what is wrong with it; a new one only after a refused "Continue".
  const showsProblems = tried.step === step || isBefore(step, reached)
  const shown = [...refused, ...(showsProblems ? problems : [])].filter(({ path }) => questionStep(path) === step)
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
  useFocusOnStep(showsAnswer ? 'answer' : step, tried.times)

  /** Keeps what is relevant of this step and goes on, or shows what must be corrected first. */
  const submit = () => {
    const relevant = relevantAnswers(answers, thisMonth)
    const isFine = answerProblems(relevant, thisMonth).every(({ path }) => questionStep(path) !== step)
    const next = isFine ? stepAfter(step) : step
    change((now) => ({
      answers: relevant,
      reached: further(now.reached, next),
      assessed: relevant === answers ? now.assessed : null,
    }))
    if (!isFine) return setTried(({ times }) => ({ step, times: times + 1 }))
    const answer = earlyAnswer(relevant, thisMonth)
    const isNew = answer !== null && earlyAnswerKey(answer) !== read
    setRead(answer && earlyAnswerKey(answer))
    void navigate(isNew ? answerPath(afterwards ?? next) : `/tool?step=${afterwards ?? next}`)
  }

  const title = showsAnswer ? t('early.title') : t(`step.${step}.title`)
  return (
    <FormStateProvider value={state}>
      <PageHead title={title} />
      <div className={classes.frame}>
        <Progress
          step={showsAnswer ? null : step}
          furthest={stepToShow('check', reached, problems)}
          hasMore={hasMore(situation)}
        />
        <div className={classes.sheet}>
          <header className={classes.head}>
            {step === 'check' || showsAnswer ? (
              <p className={classes.place}>{t('title')}</p>
            ) : (
              <QuestionsLeft step={step} situation={situation} thisMonth={thisMonth} />
            )}
            <h1 tabIndex={-1}>{title}</h1>
            <p className={classes.about}>{showsAnswer ? t('early.about') : t(`step.${step}.about`)}</p>
            {step === 'route' && !showsAnswer && <BalanceInSight />}
            <DraftNotices followed={followed} assessedAs={isAssessed ? (draft.assessed?.id ?? null) : null} />
          </header>
          {showsAnswer && early ? (
            <EarlyAnswerPart
              answer={early}
              answers={answers}
              left={questionsLeft(situation, thisMonth)}
              next={afterwards ?? reached}
            />
          ) : step === 'check' ? (
            <CheckStep
              situation={situation}
              thisMonth={thisMonth}
              isAssessed={isAssessed}
              onRefused={(found) => {
                setRefused(found)
                void navigate(`/tool?step=${questionStep(found[0]?.path ?? '')}&then=check`)
              }}
              onMade={async (id) => {
                // Another tab may have changed the answers meanwhile: those are not assessed.
                change((now) => (now.answers === answers ? { ...now, assessed: { id, month: thisMonth } } : now))
                await navigate(resultPath(id))
              }}
            >
              {early && <EarlyNotice answer={early} then="check" />}
            </CheckStep>
          ) : (
            <StepForm key={step} step={step} afterwards={afterwards} onSubmit={submit}>
              {early && (
                <EarlyNotice answer={early} then={earlyAnswerKey(early) === read ? (afterwards ?? step) : null} />
              )}
            </StepForm>
          )}
          <FormTools
            onStartAgain={() => {
              startAgain()
              setRead(null)
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
 * the heading; after a refused "Continue" to the problems. The first step that is shown leaves it where it is, unless
 * somebody was led to a question of it.
 */
function useFocusOnStep(step: FormStep | 'answer', vainTries: number) {
  const { state } = useLocation()
  const place = `${step} ${vainTries}`
  const wanted: unknown = state?.focus
  const isLed = useNavigationType() === NavigationType.Push && typeof wanted === 'string'
  const settledAt = useRef(isLed ? null : place)
  useEffect(() => {
    if (settledAt.current === place) return
    settledAt.current = place
    if (typeof wanted === 'string') return focusQuestion(wanted)
    const target = document.getElementById(problemSummaryId) ?? document.querySelector<HTMLElement>('main h1')
    target?.focus()
  }, [place, wanted])
}

/** Notices about the draft: answers came along, another tab changed it, or it has been assessed as it is. */
function DraftNotices({ followed, assessedAs }: { followed: boolean; assessedAs: string | null }) {
  const { t } = useTranslation(['form', 'model'])
  const brought: unknown = useLocation().state?.brought
  return (
    <div className={classes.notices}>
      <div role="status">
        {typeof brought === 'number' && (
          <Callout>
            <p>{t('brought', { count: brought })}</p>
          </Callout>
        )}
        {followed && (
          <Callout>
            <p>{t('changed_elsewhere')}</p>
          </Callout>
        )}
      </div>
      {assessedAs && (
        <Callout title={t('already_assessed')}>
          <p>
            <Link to={resultPath(assessedAs)}>{t('see_result')}</Link>
          </p>
          <p>{t('already_assessed_text')}</p>
        </Callout>
      )}
    </div>
  )
}

interface EarlyNoticeProps {
  answer: EarlyAnswer
  /** Where the form goes on after it has been read; null while it comes with "Continue". */
  then: FormStep | null
}

/** Says as soon as it is certain that there will be no estimate, and where to read what is known instead. */
function EarlyNotice({ answer, then }: EarlyNoticeProps) {
  const { t } = useTranslation(['form', 'model'])
  return (
    <Callout isLive kind="warning" title={t(`model:no_estimate.${answer.reason}.title`)}>
      {then ? (
        <p>
          {t('early.told')} <Link to={answerPath(then)}>{t('early.see')}</Link>
        </p>
      ) : (
        <p>{t('early.ahead')}</p>
      )}
    </Callout>
  )
}
