import {
  type AnswerPath,
  answerAt,
  type ChoiceField,
  type Field,
  holdsIdentityNumber,
  isRequired,
  type RowField,
  type SetField,
  type Situation,
} from '@settlesg/answers'
import { useTranslation } from 'react-i18next'
import { ListChoice, RadioChoice, SetChoice } from '../../kit/choice.tsx'
import fields from '../../kit/field.module.css'
import type { ControlProps } from '../../kit/field.tsx'
import { MonthInput } from '../../kit/month-input.tsx'
import { DocumentsInput } from './documents-input.tsx'
import { useFormState } from './form-state.ts'
import { NumberInput } from './number-input.tsx'
import classes from './plan-input.module.css'
import { Question } from './question.tsx'
import { RowsInput } from './rows-input.tsx'
import { anotherText, labelOf, optionText, type Wording } from './wording.ts'

/** More options than this stand in a list that opens. */
const mostInSight = 6

/** The question of a field with the control that suits its kind. */
export function FieldControl({ field, path }: { field: Field | RowField; path: AnswerPath }) {
  const { situation, answer } = useFormState()
  const wording = useTranslation(['form', 'model'])
  const value = answerAt(situation.answers, path)
  const change = (next: unknown) => answer(path, next)
  const choice = { clearable: !isRequired(field, situation), label: labelOf(wording, path), onChange: change }

  switch (field.kind) {
    case 'choice': {
      const options = optionsOf(wording, field, situation)
      const chosen = typeof value === 'string' ? value : undefined
      const { usual } = field
      if (usual === undefined && options.length > mostInSight)
        return (
          <Question field={field} path={path}>
            {(control) => <ListChoice control={control} options={options} value={chosen} {...choice} />}
          </Question>
        )
      const inSight = usual?.flatMap((value) => options.filter((option) => option.value === value)) ?? options
      return (
        <Question field={field} path={path} several>
          {(control) => (
            <RadioChoice
              control={control}
              options={inSight}
              others={options.filter((option) => !inSight.includes(option))}
              another={usual && anotherText(wording, field.wording)}
              value={chosen}
              {...choice}
            />
          )}
        </Question>
      )
    }
    case 'yes_no': {
      const options = [
        { value: 'yes', text: wording.t('yes') },
        { value: 'no', text: wording.t('no') },
      ]
      const chosen = value === undefined ? undefined : value === true ? 'yes' : 'no'
      return (
        <Question field={field} path={path} several>
          {(control) => (
            <RadioChoice
              {...choice}
              control={control}
              options={options}
              value={chosen}
              onChange={(next) => change(next === undefined ? undefined : next === 'yes')}
            />
          )}
        </Question>
      )
    }
    case 'set':
      return (
        <Question field={field} path={path} several>
          {(control) => (
            <SetChoice
              control={control}
              options={optionsOf(wording, field, situation)}
              value={Array.isArray(value) ? value : undefined}
              noneOption={field.none === 'empty' ? undefined : field.none.option}
              onChange={change}
            />
          )}
        </Question>
      )
    case 'month':
      return (
        <Question field={field} path={path} several>
          {(control) => <MonthInput control={control} value={value} onChange={change} />}
        </Question>
      )
    case 'number': {
      const { choices } = field
      if (choices !== undefined)
        return (
          <Question field={field} path={path} several>
            {(control) => (
              <RadioChoice
                {...choice}
                control={control}
                options={numbersOf(field).map((number) => ({
                  value: String(number),
                  text: optionText(wording, choices, String(number)),
                }))}
                value={value === undefined ? undefined : String(value)}
                onChange={(next) => change(next === undefined ? undefined : Number(next))}
              />
            )}
          </Question>
        )
      return (
        <Question field={field} path={path}>
          {(control) => <NumberInput control={control} field={field} value={value} onChange={change} />}
        </Question>
      )
    }
    case 'text':
      return (
        <Question field={field} path={path}>
          {(control) => (
            <PlanInput
              control={control}
              most={field.maxLength}
              value={typeof value === 'string' ? value : ''}
              onChange={change}
            />
          )}
        </Question>
      )
    case 'rows':
      return <RowsInput field={field}>{(cell, cellPath) => <FieldControl field={cell} path={cellPath} />}</RowsInput>
    case 'documents':
      return <DocumentsInput field={field} />
  }
}

const numbersOf = ({ min, max }: { min: number; max: number }) =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index)

const optionsOf = (wording: Wording, field: ChoiceField | SetField, situation: Situation) =>
  (('optionsNow' in field && field.optionsNow?.(situation)) || field.options).map((value) => ({
    value,
    text: optionText(wording, field.wording, value),
  }))

interface PlanInputProps {
  control: ControlProps
  most: number
  value: string
  onChange: (value: string | undefined) => void
}

/** Free text with a count, and a warning when an identity number seems to have slipped in. */
function PlanInput({ control, most, value, onChange }: PlanInputProps) {
  const { t } = useTranslation(['form', 'model'])
  const countId = `${control.id}-count`
  return (
    <>
      <textarea
        {...control}
        aria-describedby={`${control['aria-describedby'] ?? ''} ${countId}`.trim()}
        className={`${fields.control} ${classes.plan}`}
        rows={6}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
      />
      <p id={countId} className={classes.count} data-over={value.length > most || undefined}>
        {t('characters', { used: value.length, most })}
      </p>
      <p role="status" className={classes.warning}>
        {holdsIdentityNumber(value) && t('identity_number')}
      </p>
    </>
  )
}
