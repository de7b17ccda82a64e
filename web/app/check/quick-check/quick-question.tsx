import { readDollars } from '@settlesg/answers'
import { educations, workStatuses } from '@settlesg/contract'
import { formatWhole } from '@settlesg/wording'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import fields from '../../kit/field.module.css'
import { MonthInput } from '../../kit/month-input.tsx'
import { Choices, PassChoices } from './choices.tsx'
import { excludedBy } from './exclusive-ticks.ts'
import { QuestionFrame, type QuickControl } from './question-frame.tsx'
import {
  type Gate,
  gates,
  mostPay,
  problemOf,
  type QuickAnswers,
  type QuickQuestion,
  refusalAnswers,
} from './quick-answers.ts'
import classes from './quick-check.module.css'
import { TickList } from './tick-list.tsx'

interface QuickQuestionViewProps {
  name: Exclude<QuickQuestion, 'links'>
  given: QuickAnswers
  thisMonth: string
  progress: string
  isLast: boolean
  onBack: () => void
  onDone: (answers: QuickAnswers) => void
}

/** One of the questions after the first. What was typed stays, also where it cannot be used yet. */
export function QuickQuestionView({
  name,
  given,
  thisMonth,
  progress,
  isLast,
  onBack,
  onDone,
}: QuickQuestionViewProps) {
  const { t } = useTranslation(['quick', 'form', 'model'])
  const [answers, setAnswers] = useState(given)
  const [isTried, setIsTried] = useState(false)
  const problem = problemOf(name, answers, thisMonth)
  const change = (part: QuickAnswers) => {
    setAnswers({ ...answers, ...part })
    setIsTried(false)
  }
  return (
    <QuestionFrame
      name={name}
      label={t(`label.${name}`)}
      hint={name === 'gates' || name === 'marriage_approved' || name === 'monthly_pay' ? t(`hint.${name}`) : undefined}
      progress={progress}
      problem={isTried && problem ? t(`form:problem.${problem.key}`, problem.values ?? {}) : null}
      next={t(isLast ? 'see' : 'continue')}
      back={
        <button type="button" className={classes.back} onClick={onBack}>
          {t('back')}
        </button>
      }
      takesFocus
      onNext={() => (problem ? setIsTried(true) : onDone(answers))}
    >
      {(control) => <Answer name={name} answers={answers} control={control} onChange={change} />}
    </QuestionFrame>
  )
}

interface AnswerProps {
  name: QuickQuestionViewProps['name']
  answers: QuickAnswers
  control: QuickControl
  onChange: (part: QuickAnswers) => void
}

function Answer({ name, answers, control, onChange }: AnswerProps) {
  const { t } = useTranslation(['quick', 'form', 'model'])
  switch (name) {
    case 'pass':
      return <PassChoices control={control} value={answers.pass} onChange={(pass) => onChange({ pass })} />
    case 'gates':
      return (
        <TickList
          {...control}
          none={t('gate.none')}
          options={gates.map((value) => ({ value, text: t(`gate.${value}`) }))}
          value={answers.gates}
          onChange={(next, tick) => {
            const excluded = tick === null ? [] : excludedBy(tick)
            onChange({ gates: next && gates.filter((gate: Gate) => next.includes(gate) && !excluded.includes(gate)) })
          }}
        />
      )
    case 'birth_month':
    case 'in_singapore_since':
      return (
        <MonthInput
          control={{
            id: control.id,
            'aria-describedby': control.describedBy,
            'aria-invalid': control.isInvalid || undefined,
          }}
          value={answers[name]}
          onChange={(month) => onChange({ [name]: month })}
        />
      )
    case 'monthly_pay':
      return (
        <PayInput control={control} value={answers.monthly_pay} onChange={(monthly_pay) => onChange({ monthly_pay })} />
      )
    case 'marriage_approved':
    case 'national_exam':
      return (
        <Choices
          control={control}
          options={(['yes', 'no'] as const).map((value) => ({ value, text: t(`form:${value}`) }))}
          value={answers[name] === undefined ? undefined : answers[name] ? 'yes' : 'no'}
          onChange={(value) => onChange({ [name]: value === 'yes' })}
        />
      )
    case 'previous':
      return (
        <Choices
          control={control}
          options={refusalAnswers.map((value) => ({ value, text: t(`form:option.previous.${value}`) }))}
          value={answers.previous}
          onChange={(previous) => onChange({ previous })}
        />
      )
    case 'work_status':
      return (
        <Choices
          control={control}
          options={workStatuses.map((value) => ({ value, text: t(`form:option.work_status.${value}`) }))}
          value={answers.work_status}
          onChange={(work_status) => onChange({ work_status })}
        />
      )
    case 'highest':
      return (
        <Choices
          control={control}
          isWide
          options={educations.map((value) => ({ value, text: t(`form:option.education.${value}`) }))}
          value={answers.highest}
          onChange={(highest) => onChange({ highest })}
        />
      )
  }
}

interface PayInputProps {
  control: QuickControl
  value: number | string | undefined
  onChange: (value: number | string | undefined) => void
}

/** An amount a month. While it is being typed it stays as typed; afterwards its thousands are marked. */
function PayInput({ control, value, onChange }: PayInputProps) {
  const { t, i18n } = useTranslation(['quick', 'form', 'model'])
  const [typed, setTyped] = useState<string | null>(null)
  const settled = typeof value === 'number' ? formatWhole(value, i18n.language) : (value ?? '')
  return (
    <div className={classes.pay}>
      <input
        id={control.id}
        className={fields.control}
        size={formatWhole(mostPay, i18n.language).length}
        aria-label={t('label.monthly_pay')}
        aria-describedby={[control.describedBy, `${control.id}-unit`].filter(Boolean).join(' ')}
        aria-invalid={control.isInvalid || undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={typed ?? settled}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          onChange(readDollars(currentTarget.value))
        }}
        onBlur={() => setTyped(null)}
      />
      <span id={`${control.id}-unit`}>{t('form:unit.dollars_a_month')}</span>
    </div>
  )
}
