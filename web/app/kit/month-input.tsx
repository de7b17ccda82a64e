import { twoDigits, unsureMonth } from '@settlesg/contract'
import { monthFrom, monthParts } from '@settlesg/form-logic'
import { monthNames } from '@settlesg/wording'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import fields from './field.module.css'
import type { ControlProps } from './field.tsx'

const yearFigures = 4

interface MonthInputProps {
  control: ControlProps
  value: unknown
  /** Whether the month may be "not sure". */
  canBeUnsure?: boolean
  onChange: (value: string | undefined) => void
}

/**
 * A month by its name and its year in digits, as browsers' own month fields differ too much and a year far back is quicker
 * typed. Who picks the month by pointer types the year next; the keys go through the months one by one, and stay.
 */
export function MonthInput({
  control: { id, 'aria-invalid': isWrong, ...described },
  value,
  canBeUnsure = false,
  onChange,
}: MonthInputProps) {
  const { t, i18n } = useTranslation(['form', 'model'])
  const { language } = i18n
  const parts = monthParts(value)
  const yearField = useRef<HTMLInputElement>(null)
  const isByKey = useRef(false)
  const yearFirst = language.startsWith('zh')
  const monthId = yearFirst ? `${id}-month` : id
  const yearId = yearFirst ? id : `${id}-year`
  // Only what is wrong is framed: the month where it is missing, the year in every other case.
  const isYearWhole = parts.year.length === yearFigures
  const wrongMonth = isWrong && parts.month === '' ? true : undefined
  const wrongYear = isWrong && (parts.month !== '' || !isYearWhole) ? true : undefined
  const month = (
    <div key="month" className={fields.month}>
      <label htmlFor={monthId} className={`muted small block ${fields.label}`}>
        {t('month')}
      </label>
      <select
        id={monthId}
        className={fields.control}
        value={parts.month}
        onPointerDown={() => {
          isByKey.current = false
        }}
        onKeyDown={() => {
          isByKey.current = true
        }}
        onChange={({ currentTarget }) => {
          onChange(monthFrom({ ...parts, month: currentTarget.value }))
          if (!isByKey.current && !isYearWhole) yearField.current?.focus()
        }}
        {...described}
        aria-invalid={wrongMonth}
      >
        <option value="">–</option>
        {monthNames(language).map((name, index) => (
          <option key={name} value={twoDigits(index + 1)}>
            {name}
          </option>
        ))}
        {canBeUnsure && <option value={unsureMonth}>{t('month_unsure')}</option>}
      </select>
    </div>
  )
  const year = (
    <div key="year" className="flex-none">
      <label htmlFor={yearId} className={`muted small block ${fields.label}`}>
        {t('year')}
      </label>
      <input
        ref={yearField}
        id={yearId}
        className={fields.control}
        size={yearFigures}
        inputMode="numeric"
        autoComplete="off"
        maxLength={yearFigures}
        value={parts.year}
        onChange={({ currentTarget }) =>
          onChange(monthFrom({ ...parts, year: currentTarget.value.normalize('NFKC').replaceAll(/\D/g, '') }))
        }
        {...described}
        aria-invalid={wrongYear}
      />
    </div>
  )
  return <div className="flex wrap gap-3">{yearFirst ? [year, month] : [month, year]}</div>
}
