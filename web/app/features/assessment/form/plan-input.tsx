import { useTranslation } from 'react-i18next'
import { holdsIdentityNumber } from '../answers/sensitive-text.ts'
import controls from './control.module.css'
import classes from './plan-input.module.css'
import type { ControlProps } from './question.tsx'

interface PlanInputProps {
  control: ControlProps
  most: number
  value: string
  onChange: (value: string | undefined) => void
}

/** Free text with a count, and a warning when an identity number seems to have slipped in. */
export function PlanInput({ control, most, value, onChange }: PlanInputProps) {
  const { t } = useTranslation(['form', 'model'])
  const countId = `${control.id}-count`
  return (
    <>
      <textarea
        {...control}
        aria-describedby={`${control['aria-describedby'] ?? ''} ${countId}`.trim()}
        className={`${controls.control} ${classes.plan}`}
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
