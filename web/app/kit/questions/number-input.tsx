import type { NumberField } from '@settlesg/form-logic'
import { readDollars, readDollarsAMonth, readWholeNumber } from '@settlesg/form-logic'
import { formatWhole } from '@settlesg/wording'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import fields from '../field.module.css'
import type { ControlProps } from '../field.tsx'
import { unitText } from './wording.ts'

interface NumberInputProps {
  control: ControlProps
  field: Pick<NumberField, 'unit' | 'max'>
  value: unknown
  onChange: (value: number | string | undefined) => void
}

const reads: Partial<Record<NumberField['unit'], typeof readDollars>> = {
  dollars_a_month: readDollarsAMonth,
  dollars_a_year: readDollars,
}

/**
 * A whole number, in a field as wide as the largest one, with its unit beside it. While it is being typed it stays as
 * typed; afterwards it is shown as it was read, with its thousands marked and without cents.
 */
export function NumberInput({ control, field: { unit, max }, value, onChange }: NumberInputProps) {
  const wording = useTranslation(['form', 'model'])
  const [typed, setTyped] = useState<string | null>(null)
  const settled =
    typeof value === 'number' && unit !== 'year' ? formatWhole(value, wording.i18n.language) : String(value ?? '')
  const read = reads[unit] ?? readWholeNumber
  const widest = unit === 'year' ? String(max) : formatWhole(max, wording.i18n.language)
  const unitId = `${control.id}-unit`
  const describedBy = [control['aria-describedby'], unit !== 'year' && unitId].filter(Boolean).join(' ')
  return (
    <div className="flex items-center gap-2">
      <input
        {...control}
        aria-describedby={describedBy || undefined}
        className={fields.control}
        size={widest.length}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={typed ?? settled}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          onChange(read(currentTarget.value))
        }}
        onBlur={() => setTyped(null)}
      />
      {unit !== 'year' && (
        <span id={unitId} className="muted">
          {unitText(wording, unit)}
        </span>
      )}
    </div>
  )
}
