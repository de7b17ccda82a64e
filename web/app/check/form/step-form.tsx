import {
  applicantAnswers,
  applicantsField,
  applicantsOf,
  type Field,
  gateAnswers,
  gatesField,
  gatesOf,
  possibleApplicants,
  type QuestionStep,
  questionsOf,
} from '@settlesg/answers'
import { type FormEvent, Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormStep } from '../../base/drafts/draft.ts'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { SetChoice } from '../../kit/choice.tsx'
import { FieldControl } from './field-control.tsx'
import { useFormState } from './form-state.ts'
import { stepBefore } from './form-steps.ts'
import { ProblemSummary } from './problem-summary.tsx'
import { Question } from './question.tsx'
import classes from './step-form.module.css'
import { applicantText, groupText, optionText } from './wording.ts'

interface StepFormProps {
  step: QuestionStep
  /** Where the person goes afterwards, if not to the next step: back to "check your answers", mostly. */
  afterwards: FormStep | null
  onSubmit: () => void
  /** What is to be told below the questions. */
  children: ReactNode
}

/** One step: its questions, and the way on and back. */
export function StepForm({ step, afterwards, onSubmit, children }: StepFormProps) {
  const { situation, thisMonth, problems } = useFormState()
  const { t } = useTranslation(['form', 'model'])
  const endsAtCheck = afterwards === 'check' || step === 'more'
  const before = endsAtCheck ? 'check' : stepBefore(step)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form noValidate onSubmit={submit} className={classes.form}>
      <ProblemSummary problems={problems} />
      <div className={classes.questions}>
        {grouped(questionsOf(step, situation, thisMonth)).map(({ group, members }) => {
          const questions = members.map((field) => <FormQuestion key={field.path} field={field} />)
          return group ? (
            <Group key={group} name={group}>
              {questions}
            </Group>
          ) : (
            <Fragment key={members[0]?.path}>{questions}</Fragment>
          )
        })}
        {children}
      </div>
      <div className={classes.actions}>
        <Button type="submit" size="lg">
          {t(endsAtCheck ? 'save_change' : 'continue')}
        </Button>
        {before && (
          <ButtonLink to={`/tool?step=${before}`} look="outline" size="lg">
            {t('back')}
          </ButtonLink>
        )}
      </div>
    </form>
  )
}

/** Two questions have several answers behind them; every other one is its own field. */
function FormQuestion({ field }: { field: Field }) {
  if (field === gatesField) return <GatesInput />
  if (field === applicantsField) return <ApplicantsInput />
  return <FieldControl field={field} path={field.path} />
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  const wording = useTranslation(['form', 'model'])
  return (
    <section className={classes.group} aria-labelledby={`group-${name}`}>
      <div>
        <h2 id={`group-${name}`} className={classes.groupTitle}>
          {groupText(wording, name, 'title')}
        </h2>
        <p className={classes.groupAbout}>{groupText(wording, name, 'about')}</p>
      </div>
      {children}
    </section>
  )
}

/** Neighbours with the same group together; those without one stay alone. */
function grouped<F extends { group?: string }>(fields: readonly F[]): { group: string | undefined; members: F[] }[] {
  const groups: { group: string | undefined; members: F[] }[] = []
  for (const field of fields) {
    const last = groups.at(-1)
    if (last && field.group && last.group === field.group) last.members.push(field)
    else groups.push({ group: field.group, members: [field] })
  }
  return groups
}

/** Who of the family would be on the same application. */
function ApplicantsInput() {
  const { situation, thisMonth, answer } = useFormState()
  const wording = useTranslation(['form', 'model'])
  const possible = possibleApplicants(situation, thisMonth)
  return (
    <Question field={applicantsField} path={applicantsField.path} several>
      {(control) => (
        <SetChoice
          control={control}
          options={possible.map((value) => ({ value, text: applicantText(wording, situation, value) }))}
          value={applicantsOf(situation, possible)}
          noneOption={undefined}
          noneText={wording.t('nobody_else')}
          onChange={(ticks) => {
            for (const [path, value] of applicantAnswers(possible, ticks)) answer(path, value)
          }}
        />
      )}
    </Question>
  )
}

/** What rules an estimate out, as one question with three answers behind it. */
function GatesInput() {
  const { situation, answer } = useFormState()
  const wording = useTranslation(['form', 'model'])
  return (
    <Question field={gatesField} path={gatesField.path} several>
      {(control) => (
        <SetChoice
          control={control}
          options={gatesField.options.map((value) => ({ value, text: optionText(wording, gatesField.wording, value) }))}
          value={gatesOf(situation.answers)}
          noneOption={undefined}
          onChange={(ticks) => {
            for (const [path, value] of gateAnswers(situation.answers, ticks)) answer(path, value)
          }}
        />
      )}
    </Question>
  )
}
