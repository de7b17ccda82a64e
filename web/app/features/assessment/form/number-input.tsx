import { useState } from 'react'
import type { Unit } from '../answers/field.ts'
import { readWholeNumber } from '../answers/whole-number.ts'
import { formatWhole } from '../dates-and-money.ts'
import controls from './control.module.css'
import classes from './number-input.module.css'
import type { ControlProps } from './question.tsx'
import { unitText, useWording } from './wording.ts'

interface NumberInputProps {
  control: ControlProps
  unit: Unit
  value: unknown
  onChange: (value: number | string | undefined) => void
}

/** A whole number. While it is being typed it stays as typed; afterwards it is shown with its thousands marked. */
export function NumberInput({ control, unit, value, onChange }: NumberInputProps) {
  const wording = useWording()
  const [typed, setTyped] = useState<string | null>(null)
  const settled =
    typeof value === 'number' && unit !== 'year' ? formatWhole(value, wording.language) : String(value ?? '')
  const unitId = `${control.id}-unit`
  const describedBy = [control['aria-describedby'], unit !== 'year' && unitId].filter(Boolean).join(' ')
  return (
    <div className={classes.number}>
      <input
        {...control}
        aria-describedby={describedBy || undefined}
        className={`${controls.control} ${unit.startsWith('dollars') ? classes.amount : classes.count}`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={typed ?? settled}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          onChange(readWholeNumber(currentTarget.value))
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
