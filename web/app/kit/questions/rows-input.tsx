import type { RowField, RowsField } from '@settlesg/form-logic'
import { type AnswerPath, answerAt, shownRowFields } from '@settlesg/form-logic'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import { RadioChoice } from '../choice.tsx'
import type { ControlProps } from '../field.tsx'
import { controlId, focusQuestion, useFormState } from './form-state.ts'
import { addText, entryName, fieldLabel, rowName, rowsChoiceText } from './wording.ts'

interface RowsInputProps {
  field: RowsField
  control: ControlProps
  onNone: () => void
  /** The question of one field of a row, which stands at `path`. */
  children: (cell: RowField, path: AnswerPath) => ReactNode
}

/**
 * A list to add to and take from; where "none" is an answer of its own, that is asked first. The focus goes into a new
 * row, and back to the question when a row is gone.
 */
export function RowsInput({ field, control, onNone, children }: RowsInputProps) {
  const { situation, answer } = useFormState()
  const wording = useTranslation(['form', 'model'])
  const { t } = wording
  const newRow = useRef<HTMLFieldSetElement>(null)
  const [happened, setHappened] = useState<{ text: string; focusOn: 'new_row' | 'add' } | null>(null)
  useEffect(() => {
    if (happened?.focusOn === 'new_row') newRow.current?.querySelector<HTMLElement>('input, select')?.focus()
    if (happened?.focusOn === 'add') focusQuestion(field.path)
  }, [happened, field.path])

  const stored = answerAt(situation.answers, field.path)
  const rows: readonly unknown[] = Array.isArray(stored) ? stored : []
  const isFull = rows.length >= field.most
  const asksFirst = field.none === 'empty'
  // What was typed comes back when "none" was only a slip.
  const left = useRef<readonly unknown[]>([{}])
  const choose = (choice: string | undefined) => {
    if (rows.length > 0) left.current = rows
    answer(field.path, choice === undefined ? undefined : choice === 'some' ? left.current : [])
    if (choice === 'none') onNone()
    if (choice === 'some' && left.current.length === 1) setHappened({ text: '', focusOn: 'new_row' })
  }
  const add = () => {
    answer(field.path, [...rows, {}])
    setHappened({ text: t('row_added', nameAndNumber(rows.length)), focusOn: 'new_row' })
  }
  const remove = (index: number) => {
    const left = rows.filter((_, position) => position !== index)
    answer(field.path, left.length > 0 ? left : undefined)
    setHappened({ text: t('row_removed', nameAndNumber(index)), focusOn: 'add' })
  }
  const nameAndNumber = (index: number) => ({ name: entryName(wording, field.path), number: index + 1 })

  return (
    <>
      {asksFirst && (
        <RadioChoice
          control={control}
          options={(['none', 'some'] as const).map((value) => ({
            value,
            text: rowsChoiceText(wording, field.path, value),
          }))}
          value={Array.isArray(stored) ? (rows.length > 0 ? 'some' : 'none') : undefined}
          clearable={false}
          label={fieldLabel(wording, field.path)}
          onChange={choose}
        />
      )}
      {rows
        .map((row, index) => ({ row, index, path: `${field.path}.${index}` }))
        .map(({ row, index, path }) => (
          <fieldset
            key={`${path} of ${rows.length}`}
            ref={index === rows.length - 1 ? newRow : undefined}
            className="card min-w-0 mt-3 mb-3"
          >
            <legend className="bold">{rowName(wording, field.path, index)}</legend>
            <div className="grid gap-6 mb-3">
              {shownRowFields(field.row, row, situation)
                .filter(({ apart }) => !apart)
                .map((cell) => (
                  <Fragment key={cell.path}>{children(cell, `${path}.${cell.path}`)}</Fragment>
                ))}
            </div>
            <Button look="link" onClick={() => remove(index)}>
              {t('remove_row', nameAndNumber(index))}
            </Button>
          </fieldset>
        ))}
      {!isFull && !(asksFirst && rows.length === 0) && (
        <Button id={asksFirst ? undefined : controlId(field.path)} look="outline" onClick={add}>
          {addText(wording, field.path)}
        </Button>
      )}
      {isFull && <p className="muted small">{t('rows_full', { most: field.most })}</p>}
      <p role="status" className="visually-hidden">
        {happened?.text}
      </p>
    </>
  )
}
