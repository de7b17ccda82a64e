import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatWhole } from '../../../dates-and-money.ts'
import type { NumberField } from '../answers/field.ts'
import { readDollars, readWholeNumber } from '../answers/whole-number.ts'
import controls from './control.module.css'
import { wideAs } from './control-width.ts'
import classes from './number-input.module.css'
import type { ControlProps } from './question.tsx'
import { unitText } from './wording.ts'

interface NumberInputProps {
  control: ControlProps
  field: Pick<NumberField, 'unit' | 'max'>
  value: unknown
  onChange: (value: number | string | undefined) => void
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
  const read = unit.startsWith('dollars') ? readDollars : readWholeNumber
  const widest = unit === 'year' ? String(max) : formatWhole(max, wording.i18n.language)
  const unitId = `${control.id}-unit`
  const describedBy = [control['aria-describedby'], unit !== 'year' && unitId].filter(Boolean).join(' ')
  return (
    <div className={classes.number}>
      <input
        {...control}
        aria-describedby={describedBy || undefined}
        className={`${controls.control} ${controls.figures}`}
        style={wideAs(widest.length)}
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
        <span id={unitId} className={classes.unit}>
          {unitText(wording, unit)}
        </span>
      )}
    </div>
  )
}
