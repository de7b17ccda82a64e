import type { Assessment } from '@settlesg/contract'
import { type AnswerPath, describeSituation, readAnswers } from '@settlesg/form-logic'
import { formatDate } from '@settlesg/wording'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceGap } from '../../base/i18n/texts.ts'
import { ownerQuery } from '../../drafts/answers-store.ts'
import { Button } from '../../kit/button.tsx'
import { More } from '../../kit/more.tsx'
import { Panel } from '../../kit/panel.tsx'
import { fieldLabel } from '../../kit/questions/wording.ts'
import { FoldedSection, SubHeading } from '../../kit/section.tsx'
import { ReuseAnswers } from '../reuse-answers.tsx'
import { AnswerEditor } from './answer-editor.tsx'
import { openAnswer, useHasAnswers, useOpenedAnswer } from './opened-answer.ts'
import { hasPending, usePendingEdits } from './pending-edits.ts'
import { answeredQuestions, besidesOf, isFixed, openQuestionsOf, questionOf } from './questions.ts'
import { useSentences } from './use-sentences.ts'
import { Versions } from './versions.tsx'
import classes from './your-answers.module.css'

/** What was kept last, with the range before it. */
interface Kept {
  question: AnswerPath
  before: Assessment['prediction']['estimate']
}

interface YourAnswersProps {
  assessment: Assessment
  /** Where all of the case is unfolded: what was answered is known to the reader, and opens in place. */
  isFolded?: boolean
}

/** The answers of a case: each opens where it stands, and so does what is still open, free until a day that is named. */
export function YourAnswers({ assessment, isFolded = false }: YourAnswersProps) {
  const { t, i18n } = useTranslation(['result', 'model', 'form'])
  const wording = useTranslation(['form', 'model'])
  const { id, apply_month: month, corrections, profile } = assessment
  const isOver = corrections === null || corrections.left === 0 || Date.now() >= Date.parse(corrections.until)
  const situation = describeSituation(readAnswers(profile), month)
  const sentences = useSentences(month)
  const open = isOver ? [] : openQuestionsOf(assessment, situation)
  const besides = isOver ? [] : besidesOf(assessment, situation)
  const unanswered = [...open, ...besides]
  const answered = answeredQuestions(situation, month).map(({ step, questions }) => ({
    step,
    questions: questions.filter((one) => !unanswered.includes(one) && sentences(one, situation).length > 0),
  }))
  useHasAnswers()
  const wanted = useOpenedAnswer() ?? []
  const all = [...unanswered, ...answered.flatMap(({ questions }) => questions)]
  const opened = wanted.map(questionOf).find((question) => all.includes(question)) ?? null
  const owner = useQuery({ ...ownerQuery, enabled: opened !== null || hasPending(id) })
  const { pending, edit, forget } = usePendingEdits(id, owner.data)
  const [kept, setKept] = useState<Kept | null>(null)
  /** Opened by itself, so it leaves the focus where it is. */
  const [opensAlone, setOpensAlone] = useState<AnswerPath | null>(null)
  const follow = (question: AnswerPath | undefined) => {
    setOpensAlone(question ?? null)
    openAnswer(...(question === undefined ? [] : [question]))
  }
  const isLoaded = pending !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was begun before a reload goes on once, when it is known
  useEffect(() => {
    const [begun] = Object.keys(pending ?? {})
    if (begun !== undefined && opened === null) follow(begun)
  }, [isLoaded])

  const item = (question: AnswerPath, name: string) => (
    <Answer
      key={question}
      question={question}
      name={name}
      isOpen={question === opened}
      hint={pending?.[question] !== undefined ? 'unkept' : unanswered.includes(question) ? 'answer' : 'change'}
      onPress={() => {
        setOpensAlone(null)
        openAnswer(...(question === opened ? [] : [question]))
      }}
    >
      {isOver || isFixed(question) ? (
        <WhyNot assessment={assessment} />
      ) : pending !== null ? (
        <AnswerEditor
          assessment={assessment}
          question={question}
          kept={situation}
          edits={pending[question] ?? []}
          takesFocus={opensAlone !== question}
          onEdit={(path, value) => edit(question, path, value)}
          onLeave={() => {
            forget(question)
            openAnswer()
          }}
          onKept={(before) => {
            forget(question)
            setKept({ question, before })
            // Who answers an open question is asked the next one.
            follow(unanswered.includes(question) ? unanswered.find((one) => one !== question) : undefined)
          }}
        />
      ) : (
        owner.error && (
          <p role="alert" className="w-full m-0 red">
            {t('sharpen.problem.not_opened')}{' '}
            <Button look="link" onClick={() => void owner.refetch()}>
              {t('failed.retry')}
            </Button>
          </p>
        )
      )}
    </Answer>
  )

  return (
    <FoldedSection
      id="answers"
      title={t('sharpen.title')}
      about={open.length > 0 && t('sharpen.question', { count: open.length })}
    >
      <p className={`muted small ${classes.terms}`}>
        {isOver
          ? t('sharpen.fixed_all')
          : t('sharpen.terms', { date: formatDate(corrections.until, i18n.language), count: corrections.left })}
      </p>
      <Outcome assessment={assessment} kept={kept} taken={kept ? sentences(kept.question, situation) : []} />
      <Versions assessment={assessment} />
      {open.length > 0 && (
        <>
          <SubHeading>{t('sharpen.question', { count: open.length })}</SubHeading>
          <ul className="plain-list grid gap-1.5 prose">
            {open.map((question) =>
              item(question, [fieldLabel(wording, question), ...sentences(question, situation)].join(' ')),
            )}
          </ul>
        </>
      )}
      {besides.length > 0 && (
        <>
          <p className="muted small">{t('sharpen.besides')}</p>
          <ul className="plain-list grid gap-1.5 prose">
            {besides.map((question) =>
              item(question, [fieldLabel(wording, question), ...sentences(question, situation)].join(' ')),
            )}
          </ul>
        </>
      )}
      <MoreIf isFolded={isFolded} title={t('sharpen.answered')}>
        {answered.map(
          ({ step, questions }) =>
            questions.length > 0 && (
              <div key={step}>
                <SubHeading>{t(`form:step.${step}.title`)}</SubHeading>
                <ul className="plain-list grid gap-1.5 prose">
                  {questions.map((question) => item(question, sentences(question, situation).join(' ')))}
                </ul>
              </div>
            ),
        )}
      </MoreIf>
    </FoldedSection>
  )
}

const MoreIf = ({ isFolded, title, children }: { isFolded: boolean; title: string; children: ReactNode }) =>
  isFolded ? <More title={title}>{children}</More> : children

interface AnswerProps {
  question: AnswerPath
  /** The answer in words, or the question while it is open. */
  name: string
  isOpen: boolean
  /** What a press does, or that it was changed here and the change is not kept yet. */
  hint: 'answer' | 'change' | 'unkept'
  onPress: () => void
  children: ReactNode
}

/** One answer as a button; what it opens stands below it. */
function Answer({ question, name, isOpen, hint, onPress, children }: AnswerProps) {
  const { t } = useTranslation(['result', 'model'])
  return (
    <li id={`answer-${question.replaceAll('.', '-')}`} className="grid gap-2">
      <button
        type="button"
        className={`${classes.answer} flex items-baseline justify-between gap-3 w-full min-h-11 break-anywhere ink bg-card border rounded pointer`}
        aria-expanded={isOpen}
        onClick={onPress}
      >
        <span>{name}</span>
        <span className="flex-none accent small bold">{t(`sharpen.${hint}`)}</span>
      </button>
      {isOpen && children}
    </li>
  )
}

/** Why this answer stands, in one sentence with what a new estimate costs, and the way to it. */
function WhyNot({ assessment: { id, corrections } }: { assessment: Assessment }) {
  const { t, i18n } = useTranslation(['result', 'model'])
  const isInTime = corrections !== null && Date.now() < Date.parse(corrections.until)
  return (
    <Panel>
      <p>
        {corrections === null
          ? t('sharpen.fixed.locked')
          : !isInTime
            ? t('sharpen.fixed.closed', { date: formatDate(corrections.until, i18n.language) })
            : t(corrections.left === 0 ? 'sharpen.fixed.too_many_versions' : 'sharpen.fixed.another_person')}
      </p>
      <ReuseAnswers assessmentId={id} />
    </Panel>
  )
}

interface OutcomeProps {
  assessment: Assessment
  kept: Kept | null
  /** The answer as the server has it now, in words. */
  taken: readonly string[]
}

/** What the server took, in words beside its range, so that a slip of the hand is seen before it is believed. */
function Outcome({ assessment: { prediction }, kept, taken }: OutcomeProps) {
  const { t, i18n } = useTranslation(['result', 'model'])
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (kept) place.current?.focus()
  }, [kept])
  return (
    <p ref={place} role="status" tabIndex={-1} className="done">
      {kept && (
        <>
          {t('sharpen.taken', { answers: taken.join(sentenceGap(i18n)) })}
          {sentenceGap(i18n)}
          {movement(t, kept.before, prediction.estimate)}
        </>
      )}
    </p>
  )
}

function movement(t: TFunction<['result', 'model']>, before: Kept['before'], now: Kept['before']): string {
  if (!now) return t('sharpen.said.no_estimate')
  const { low, high } = now
  return before === null || (before.low === low && before.high === high)
    ? t('sharpen.said.same', { low, high })
    : t('sharpen.said.moved', { low, high, before_low: before.low, before_high: before.high })
}
