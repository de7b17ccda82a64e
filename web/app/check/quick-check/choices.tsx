import { type Pass, passes } from '@settlesg/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import looks from '../../kit/choice.module.css'
import fields from '../../kit/field.module.css'
import type { QuickControl } from './question-frame.tsx'
import classes from './quick-check.module.css'

interface ChoicesProps<Value extends string> {
  control: QuickControl
  options: readonly { value: Value; text: string }[]
  value: Value | undefined
  /** Many short options stand in two columns. */
  isWide?: boolean
  onChange: (value: Value) => void
}

/** One of some options, each a row that can be pressed as a whole. */
export function Choices<Value extends string>({ control, options, value, isWide, onChange }: ChoicesProps<Value>) {
  return (
    <div className={isWide ? `${looks.options} ${classes.columns}` : looks.options}>
      {options.map((option, index) => (
        <label key={option.value} className={looks.option}>
          <input
            type="radio"
            id={index === 0 ? control.id : undefined}
            name={control.id}
            checked={value === option.value}
            aria-describedby={control.describedBy}
            aria-invalid={control.isInvalid || undefined}
            onChange={() => onChange(option.value)}
          />
          <span>{option.text}</span>
        </label>
      ))}
    </div>
  )
}

const usualPasses = ['ep', 's_pass', 'dependant_pass', 'ltvp', 'student_pass', 'work_permit'] as const
const isUsual = (pass: Pass | undefined) => usualPasses.some((usual) => usual === pass)

/** The six usual passes, and behind "another pass" the list of the others. */
export function PassChoices({
  control,
  value,
  onChange,
}: Pick<ChoicesProps<Pass>, 'control' | 'value'> & { onChange: (pass: Pass | undefined) => void }) {
  const { t } = useTranslation(['quick', 'form', 'model'])
  const [isOther, setIsOther] = useState(value !== undefined && !isUsual(value))
  const options = usualPasses.map((pass) => ({ value: pass, text: t(`form:option.pass.${pass}`) }))
  return (
    <>
      <Choices<(typeof usualPasses)[number] | 'another'>
        control={control}
        options={[...options, { value: 'another', text: t('another_pass') }]}
        value={isOther ? 'another' : usualPasses.find((pass) => pass === value)}
        onChange={(pass) => {
          setIsOther(pass === 'another')
          onChange(pass === 'another' ? undefined : pass)
        }}
      />
      {isOther && (
        <select
          aria-label={t('another_pass')}
          className={`${fields.control} ${fields.select} ${classes.others}`}
          value={value ?? ''}
          onChange={({ currentTarget }) => onChange(passes.find((pass) => pass === currentTarget.value))}
        >
          <option value="">{t('form:choose')}</option>
          {passes
            .filter((pass) => !isUsual(pass))
            .map((pass) => (
              <option key={pass} value={pass}>
                {t(`form:option.pass.${pass}`)}
              </option>
            ))}
        </select>
      )}
    </>
  )
}
