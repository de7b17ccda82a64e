import {
  type AnswerPath,
  answerAt,
  applicantsField,
  type ChoiceField,
  type Field,
  impliedWorkStatus,
  isRequired,
  mayCommute,
  type RowField,
  type SetField,
  type Situation,
  tickAnswers,
  ticked,
  tickOptions,
} from '@settlesg/form-logic'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import choices from '../choice.module.css'
import { ListChoice, RadioChoice, SetChoice } from '../choice.tsx'
import fields from '../field.module.css'
import type { ControlProps } from '../field.tsx'
import { isMasked, maskIdentity } from '../mask-identity.ts'
import { MonthInput } from '../month-input.tsx'
import { Callout } from '../panel.tsx'
import { DocumentsInput } from './documents-input.tsx'
import { focusQuestion, useFormState } from './form-state.ts'
import { NumberInput } from './number-input.tsx'
import { Question } from './question.tsx'
import { RowsInput } from './rows-input.tsx'
import { anotherText, applicantText, fieldLabel, optionText, type Wording } from './wording.ts'

/** More options than this stand in a list that opens. */
const mostInSight = 6

/** The question of a field with the control that suits its kind; for a field of a row, `path` holds the row's number. */
export function FieldControl({ field, path = field.path }: { field: Field | RowField; path?: AnswerPath }) {
  const { situation } = useFormState()
  return (
    <Question field={field} path={path} several={!hasOneControl(field, situation)}>
      {(control) => (
        <>
          <AnswerControl field={field} path={path} control={control} />
          {hasSaidInstead(path) && <SaidInstead of={path} />}
        </>
      )}
    </Question>
  )
}

/**
 * What is said in the place of an answer that somebody cannot give: the pass says that its holder works, and who lost the
 * job is asked about work like others; who never moved here has no month of arrival.
 */
const saidInstead = {
  'work.monthly_pay': {
    place: 'work.work_status',
    value: 'not_working',
    text: 'out_of_work',
    isOffered: ({ answers }: Situation) => impliedWorkStatus(answers) !== undefined,
  },
  'residence.in_singapore_since': {
    place: 'residence.commutes',
    value: true,
    text: 'commutes',
    isOffered: mayCommute,
  },
} as const

const hasSaidInstead = (path: AnswerPath): path is keyof typeof saidInstead => path in saidInstead

function SaidInstead({ of }: { of: keyof typeof saidInstead }) {
  const { situation, answer, onChosen, idPrefix } = useFormState()
  const { t } = useTranslation(['form', 'model'])
  const { place, value, text, isOffered } = saidInstead[of]
  if (!isOffered(situation)) return null
  return (
    <label className={`${choices.option} mt-2 w-fit`}>
      <input
        type="checkbox"
        checked={answerAt(situation.answers, place) === value}
        onChange={({ currentTarget: { checked } }) => {
          // The question may go with this box; the one that takes its place has the focus.
          flushSync(() => answer(place, checked ? value : undefined))
          focusQuestion(place, idPrefix)
          if (checked) onChosen(of, true)
        }}
      />
      {t(text)}
    </label>
  )
}

const currentOptions = (field: ChoiceField, situation: Situation) => field.optionsNow?.(situation) ?? field.options

const opensAsList = (field: ChoiceField, situation: Situation) =>
  field.usual === undefined && currentOptions(field, situation).length > mostInSight

/** Whether a single control answers the question, which its label then belongs to. */
export const hasOneControl = (field: Field | RowField, situation: Situation): boolean =>
  field.kind === 'choice'
    ? opensAsList(field, situation)
    : field.kind === 'text' || (field.kind === 'number' && field.choices === undefined)

interface AnswerControlProps {
  field: Field | RowField
  path: AnswerPath
  control: ControlProps
}

/** What answers a question, by its kind. */
function AnswerControl({ field, path, control }: AnswerControlProps) {
  const { situation, thisMonth, answer, onChosen } = useFormState()
  const wording = useTranslation(['form', 'model'])
  const value = answerAt(situation.answers, path)
  const text = value === undefined ? undefined : String(value)
  const change = (next: unknown) => answer(path, next)
  // A remark is to be read first, and a cell stands among others of its row.
  const chosen = (wasOpen: boolean) => {
    if (!field.hinted && path === field.path) onChosen(path, wasOpen)
  }
  const choosing = (next: unknown) => {
    change(next)
    if (next !== undefined) chosen(value === undefined)
  }
  const choice = { control, clearable: !isRequired(field, situation), label: fieldLabel(wording, path) }

  switch (field.kind) {
    case 'choice': {
      const options = currentOptions(field, situation).map((option) => ({
        value: option,
        text: optionText(wording, field.wording, option),
      }))
      if (opensAsList(field, situation))
        return <ListChoice {...choice} options={options} value={text} onChange={change} />
      const usual = field.usual?.(situation)
      const inSight = usual?.flatMap((value) => options.filter((option) => option.value === value)) ?? options
      return (
        <RadioChoice
          {...choice}
          options={inSight}
          others={options.filter((option) => !inSight.includes(option))}
          another={usual && anotherText(wording, field.wording)}
          value={text}
          onChange={choosing}
        />
      )
    }
    case 'yes_no':
      return (
        <RadioChoice
          {...choice}
          options={(['yes', 'no'] as const).map((option) => ({ value: option, text: wording.t(option) }))}
          value={value === undefined ? undefined : value === true ? 'yes' : 'no'}
          onChange={(next) => choosing(next === undefined ? undefined : next === 'yes')}
        />
      )
    case 'set': {
      const given = ticked(field, situation, thisMonth)
      return (
        <SetChoice
          control={control}
          options={tickOptions(field, situation, thisMonth).map((option) => ({
            value: option,
            text: tickText(wording, field, situation, option),
          }))}
          value={given}
          noneOption={field.none === 'empty' ? undefined : field.none.option}
          noneText={field === applicantsField ? wording.t('nobody_else') : wording.t('none_of_these')}
          onChange={(ticks) => {
            for (const [place, next] of tickAnswers(field, situation, thisMonth, ticks)) answer(place, next)
            if (ticks?.length === 0) chosen(given === undefined)
          }}
        />
      )
    }
    case 'month':
      return <MonthInput control={control} value={value} canBeUnsure={field.orYear === true} onChange={change} />
    case 'number': {
      const { choices, min, max } = field
      if (choices === undefined) return <NumberInput control={control} field={field} value={value} onChange={change} />
      const numbers = Array.from({ length: max - min + 1 }, (_, index) => String(min + index))
      return (
        <RadioChoice
          {...choice}
          options={numbers.map((number) => ({ value: number, text: optionText(wording, choices, number) }))}
          value={text}
          onChange={(next) => choosing(next === undefined ? undefined : Number(next))}
        />
      )
    }
    case 'text':
      return <PlanInput control={control} most={field.maxLength} value={text ?? ''} onChange={change} />
    case 'rows':
      return (
        <RowsInput field={field} control={control} onNone={() => chosen(value === undefined)}>
          {(cell, cellPath) => <FieldControl field={cell} path={cellPath} />}
        </RowsInput>
      )
    case 'documents':
      return <DocumentsInput field={field} control={control} />
  }
}

const tickText = (wording: Wording, field: SetField, situation: Situation, option: string) =>
  field === applicantsField ? applicantText(wording, situation, option) : optionText(wording, field.wording, option)

interface PlanInputProps {
  control: ControlProps
  most: number
  value: string
  onChange: (value: string | undefined) => void
}

/** Free text with a count. What identifies a person is covered in what is kept at once, and in the field when it is left. */
function PlanInput({ control, most, value, onChange }: PlanInputProps) {
  const { t } = useTranslation(['form', 'translation'])
  const [typed, setTyped] = useState<string>()
  const countId = `${control.id}-count`
  return (
    <>
      <textarea
        {...control}
        aria-describedby={`${control['aria-describedby'] ?? ''} ${countId}`.trim()}
        className={fields.control}
        rows={6}
        value={typed ?? value}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          onChange(maskIdentity(currentTarget.value) || undefined)
        }}
        onBlur={() => setTyped(undefined)}
      />
      <p id={countId} className={`mt-1 small ${value.length > most ? 'red bold' : 'muted'}`}>
        {t('characters', { used: value.length, most })}
      </p>
      <div role="status">
        {isMasked(value) && (
          <Callout kind="warning">
            <p>{t('translation:masked')}</p>
          </Callout>
        )}
      </div>
    </>
  )
}
