import { monthInSingapore } from '@settlesg/contract'
import {
  type AnswerPath,
  type AnswerProblem,
  type Answers,
  answerAt,
  answerProblems,
  describeSituation,
  type EarlyAnswer,
  earlyAnswer,
  earlyAnswerKey,
  firstOpenQuestion,
  openOf,
  questionStep,
  questionsLeft,
  relevantAnswers,
  stepQuestions,
  withAnswer,
} from '@settlesg/form-logic'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NavigationType, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router'
import { resultPath } from '../../assessments/reference.ts'
import type { AnswersOwner } from '../../drafts/answers-store.ts'
import { emptyDraft, type FormStep, holdsOtherAnswers } from '../../drafts/draft.ts'
import { Link } from '../../kit/link.tsx'
import { PageHead } from '../../kit/page-head.tsx'
import { Callout } from '../../kit/panel.tsx'
import { focusQuestion } from '../../kit/questions/form-state.ts'
import { problemSummaryId } from '../../kit/questions/problem-summary.tsx'
import type { TakenAnswers } from '../draft/kept-answers.ts'
import { useDraft } from '../draft/use-draft.ts'
import { OwnWords } from '../own-words/own-words.tsx'
import { CheckStep } from './check-step.tsx'
import { EarlyAnswerPart } from './early-answer-part.tsx'
import classes from './form.module.css'
import { further, isBefore, stepAfter, stepBefore, stepsInSight, stepToShow } from './form-steps.ts'
import { FormTools } from './form-tools.tsx'
import { BalanceInSight, Progress, QuestionsLeft } from './progress.tsx'
import { showNextOpen } from './show-next-open.ts'
import { StepForm } from './step-form.tsx'
import { answerPath, useShownStep } from './use-shown-step.ts'

interface AssessmentFormProps {
  owner: AnswersOwner
  /** What the quick check brought, where it did. */
  opening: TakenAnswers | null
}

/** The form of one person: which step is shown, what was answered, and what happens on "Continue". */
export function AssessmentForm({ owner, opening }: AssessmentFormProps) {
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
  const asksForStep = useSearchParams()[0].has('step')
  const { step, showsAnswer, afterwards } = useShownStep(reached, problems, early !== null)

  const refusedHere = useMemo(() => refused.filter(({ path }) => questionStep(path) === step), [refused, step])
  const isAssessed =
    draft.assessed !== null && (answers.route.apply_month !== undefined || draft.assessed.month === thisMonth)

  // Who goes on with a form that was begun goes on at what is open.
  const [goesOnAt] = useState(() =>
    step === 'check' || asksForStep || !holdsOtherAnswers(draft, emptyDraft)
      ? undefined
      : openOf(stepQuestions(step, situation, thisMonth), answers, thisMonth)[0]?.path,
  )
  useFocusOnStep(showsAnswer ? 'answer' : step, opening?.focus ?? goesOnAt)

  /**
   * Keeps what is relevant of this step and goes on, unless something must be corrected first. An answer that no other can
   * change is not held up by those that are missing.
   */
  const goOn = (isFine: boolean) => {
    const relevant = relevantAnswers(answers, thisMonth)
    const answer = earlyAnswer(relevant, thisMonth)
    const isNew = answer !== null && earlyAnswerKey(answer) !== read
    const next = isFine ? stepAfter(step, reached, describeSituation(relevant, thisMonth), thisMonth) : step
    change((now) => ({
      answers: relevant,
      reached: further(now.reached, next),
      assessed: relevant === answers ? now.assessed : null,
    }))
    if (!isFine && !isNew) return
    setRead(answer && earlyAnswerKey(answer))
    const then = isFine ? (afterwards ?? next) : step
    void navigate(isNew ? answerPath(then) : `/tool?step=${then}`)
  }

  /** Takes answers that were read from one's own words, and goes to the first question that is open. */
  const takeAll = (given: Answers) => {
    const open = firstOpenQuestion(describeSituation(given, thisMonth), thisMonth)
    const next = open ? questionStep(open.path) : 'check'
    change((now) => ({ answers: given, reached: further(now.reached, next), assessed: null }))
    if (next === step) return void requestAnimationFrame(() => open && focusQuestion(open.path))
    void navigate(`/tool?step=${next}`, { state: { focus: open?.path } })
  }

  const way = stepsInSight(situation, thisMonth, step)
  const left = questionsLeft(answers, thisMonth).length
  const title = showsAnswer ? t('early.title') : t(`step.${step}.title`)
  return (
    <>
      <PageHead title={title} />
      <div className={`grid gap-6 ${classes.frame}`}>
        <Progress step={showsAnswer ? null : step} furthest={stepToShow('check', reached, problems)} way={way} />
        <div className="grid gap-6">
          <header className="prose">
            {showsAnswer ? <p className="mb-2 accent small bold">{t('title')}</p> : <QuestionsLeft left={left} />}
            <h1 tabIndex={-1}>{title}</h1>
            {showsAnswer ? (
              <p className="muted">{t('early.about')}</p>
            ) : (
              (step === 'you' || step === 'more') && <p className="muted">{t(`step.${step}.about`)}</p>
            )}
            {step === 'route' && !showsAnswer && <BalanceInSight />}
            {step === 'route' && !showsAnswer && (
              <OwnWords label={t('own_words.open_form')} answers={answers} onTake={takeAll} />
            )}
            <DraftNotices
              taken={opening?.step === step && !showsAnswer ? opening.taken : 0}
              followed={followed}
              assessedAs={isAssessed ? (draft.assessed?.id ?? null) : null}
            />
          </header>
          {showsAnswer && early ? (
            <EarlyAnswerPart answer={early} answers={answers} left={left} next={afterwards ?? reached} />
          ) : step === 'check' ? (
            <CheckStep
              back={stepBefore(step, way)}
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
            <StepForm
              key={step}
              step={step}
              way={way}
              afterwards={afterwards}
              of={stepQuestions(step, situation, thisMonth)}
              answers={answers}
              month={thisMonth}
              problems={problems.filter(({ path }) => questionStep(path) === step)}
              // A step that was passed before shows at once what is wrong with it.
              atOnce={isBefore(step, reached)}
              refused={refusedHere}
              onChange={(path, value) => {
                setRefused([])
                change((now) =>
                  Object.is(answerAt(now.answers, path), value)
                    ? now
                    : { ...now, answers: withAnswer(now.answers, path, value), assessed: null },
                )
              }}
              onTap={(path) => showNextOpen(path, stepQuestions(step, situation, thisMonth), situation, thisMonth)}
              onDone={() => goOn(true)}
              onRefused={() => goOn(false)}
            >
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
    </>
  )
}

/**
 * After a change of step the focus goes to the question that is to be changed, to the problems if there are any, or to
 * the heading. The first step that is shown leaves it where it is, unless
 * the form opened at a question, or somebody was led to one.
 */
function useFocusOnStep(place: FormStep | 'answer', first: AnswerPath | undefined) {
  const { state } = useLocation()
  const wanted: unknown = state?.focus
  const isLed = useNavigationType() === NavigationType.Push && typeof wanted === 'string'
  const settledAt = useRef<typeof place | null>(isLed ? null : place)
  useEffect(() => {
    if (first !== undefined) focusQuestion(first)
  }, [first])
  useEffect(() => {
    if (settledAt.current === place) return
    settledAt.current = place
    if (typeof wanted === 'string') return focusQuestion(wanted)
    const target = document.getElementById(problemSummaryId) ?? document.querySelector<HTMLElement>('main h1')
    target?.focus()
  }, [place, wanted])
}

interface DraftNoticesProps {
  /** How many answers of the quick check the form began with; 0 where it did not. */
  taken: number
  followed: boolean
  assessedAs: string | null
}

/** Notices about the draft: it came from the quick check, another tab changed it, or it has been assessed as it is. */
function DraftNotices({ taken, followed, assessedAs }: DraftNoticesProps) {
  const { t } = useTranslation(['form', 'model'])
  return (
    <div className={`stack mt-5 ${classes.notices}`}>
      <div role="status">
        {taken > 0 && (
          <Callout>
            <p>{t('taken', { count: taken })}</p>
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
