import { answerAt, type Field, type QuestionSet, setFields } from '@settlesg/answers'
import type { Assessment, Month } from '@settlesg/contract'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { gap } from '../../base/i18n/gap.ts'
import type { DraftOwner } from '../../base/session/draft-owner.ts'
import { Button } from '../../kit/button.tsx'
import { RadioChoice } from '../../kit/choice.tsx'
import { FieldControl } from '../form/field-control.tsx'
import { FormStateProvider, useFormState } from '../form/form-state.ts'
import { ProblemSummary } from '../form/problem-summary.tsx'
import question from '../form/question.module.css'
import { answerSentences } from '../form/sentences.ts'
import type { Wording } from '../form/wording.ts'
import { CorrectAnother } from './correct-another.tsx'
import { FailureNotice } from './failure-notice.tsx'
import classes from './sharpen.module.css'
import { TaxYears } from './tax-years.tsx'
import { type TakenAnswers, useQuestions } from './use-questions.ts'

interface OneQuestionProps {
  assessment: Assessment
  owner: DraftOwner
  onClose: () => void
}

/** The question that is open, the way past it, and the way to any other answer. */
export function OneQuestion({ assessment, owner, onClose }: OneQuestionProps) {
  const { t, i18n } = useTranslation(['result', 'model', 'form'])
  const wording = useTranslation(['form', 'model'])
  const questions = useQuestions(assessment, owner)
  const { asked, left, passedOver, state, unplaced, said } = questions
  const heading = useRef<HTMLHeadingElement>(null)
  const name = asked?.[0] ?? null
  const taken = said ? takenSentences(wording, said.taken, assessment.apply_month) : []
  useEffect(() => {
    if (name !== null || said !== null) heading.current?.focus({ preventScroll: said === null })
  }, [name, said])
  return (
    <FormStateProvider value={state}>
      <div className="stack">
        <div>
          <h3 ref={heading} tabIndex={-1} className={classes.count}>
            {asked
              ? t('sharpen.question', { count: left })
              : t(passedOver > 0 ? 'sharpen.passed_over' : 'sharpen.done', { count: passedOver })}
          </h3>
          <p role="status" className={classes.outcome}>
            {said && !(said.key === 'blank' && questions.isBegun) && t(`sharpen.said.${said.key}`, said.values)}
            {taken.length > 0 && (
              <span className={classes.taken}>{t('sharpen.taken', { answers: taken.join(gap(i18n)) })}</span>
            )}
          </p>
        </div>
        {asked && (
          <form
            noValidate
            className="stack"
            onSubmit={(event) => {
              event.preventDefault()
              void questions.send()
            }}
          >
            <ProblemSummary problems={unplaced} />
            <QuestionOfSet key={asked[0]} set={asked} applyMonth={assessment.apply_month} />
            <FailureNotice failure={questions.failure} assessmentId={assessment.id} />
            <div className="row">
              <Button type="submit" isBusy={questions.isSending}>
                {t('sharpen.send')}
              </Button>
              <Button look="outline" onClick={questions.skip}>
                {t('sharpen.skip')}
              </Button>
            </div>
          </form>
        )}
        {!asked && passedOver > 0 && (
          <p>
            <Button look="outline" onClick={questions.askAgain}>
              {t('sharpen.ask_again')}
            </Button>
          </p>
        )}
        <CorrectAnother situation={state.situation} onChoose={questions.ask} />
        <p>
          <Button
            look="link"
            onClick={() => {
              questions.leave()
              onClose()
            }}
          >
            {t('sharpen.close')}
          </Button>
        </p>
      </div>
    </FormStateProvider>
  )
}

/** The answers as the server took them, so that a slip of the hand is seen before it is believed. */
const takenSentences = (wording: Wording, taken: TakenAnswers | null, month: string): string[] =>
  taken
    ? setFields(taken.set, taken.situation).flatMap((field) => answerSentences(wording, field, taken.situation, month))
    : []

/** The questions of a set, with a table for the tax years and a plain yes or no before the schooling. */
function QuestionOfSet({ set, applyMonth }: { set: QuestionSet; applyMonth: Month }) {
  const { situation } = useFormState()
  const fields = setFields(set, situation)
  if (set[0] === 'residence.schooling_here') return <Schooling fields={fields} />
  if (set[0] === 'work.assessed_income') return <TaxYears fields={fields} applyMonth={applyMonth} />
  return fields.map((field) => <FieldControl key={field.path} field={field} />)
}

const path = 'residence.schooling_here'

/** Whether at all, and only then which schooling and for how many years. */
function Schooling({ fields }: { fields: readonly Field[] }) {
  const { t } = useTranslation(['result', 'form', 'model'])
  const { situation, answer } = useFormState()
  const given = answerAt(situation.answers, path)
  const [isYes, setIsYes] = useState(given !== undefined && given !== 'none')
  const choose = (next: string | undefined) => {
    setIsYes(next === 'yes')
    answer(path, next === 'no' ? 'none' : undefined)
  }
  const label = t('sharpen.schooling')
  return (
    <>
      <fieldset className={question.several}>
        <legend className={question.label}>{label}</legend>
        <RadioChoice
          control={{ id: 'schooling-at-all', 'aria-describedby': undefined, 'aria-invalid': undefined }}
          options={[
            { value: 'yes', text: t('form:yes') },
            { value: 'no', text: t('form:no') },
          ]}
          value={isYes ? 'yes' : given === 'none' ? 'no' : undefined}
          clearable={false}
          label={label}
          onChange={choose}
        />
      </fieldset>
      {isYes && fields.map((field) => <FieldControl key={field.path} field={withoutNone(field)} />)}
    </>
  )
}

/** The question without "none", which was answered before it. */
const withoutNone = (field: Field): Field =>
  field.path === path && field.kind === 'choice'
    ? { ...field, optionsNow: () => field.options.filter((option) => option !== 'none') }
    : field
