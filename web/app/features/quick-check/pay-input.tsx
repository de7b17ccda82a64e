import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatWhole } from '../../dates-and-money.ts'
import { readDollars } from '../assessment/answers/whole-number.ts'
import controls from '../assessment/form/control.module.css'
import { wideAs } from '../assessment/form/control-width.ts'
import type { QuickControl } from './question-frame.tsx'
import { mostPay } from './quick-answers.ts'
import classes from './quick-check.module.css'

interface PayInputProps {
  control: QuickControl
  value: number | string | undefined
  onChange: (value: number | string | undefined) => void
}

/** An amount a month. While it is being typed it stays as typed; afterwards its thousands are marked. */
export function PayInput({ control, value, onChange }: PayInputProps) {
  const { t, i18n } = useTranslation(['quick', 'form', 'model'])
  const [typed, setTyped] = useState<string | null>(null)
  const settled = typeof value === 'number' ? formatWhole(value, i18n.language) : (value ?? '')
  return (
    <div className={classes.pay}>
      <input
        id={control.id}
        className={`${controls.control} ${controls.figures}`}
        style={wideAs(formatWhole(mostPay, i18n.language).length)}
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
