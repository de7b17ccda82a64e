import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import classes from './choice.module.css'
import fields from './field.module.css'
import type { ControlProps } from './field.tsx'

interface Option {
  value: string
  text: string
  /** Where its text is in another language than the page. */
  lang?: string
}

interface ChoiceProps {
  control: ControlProps
  options: readonly Option[]
  value: string | undefined
  /** An answer that need not be given can be taken back. */
  clearable: boolean
  label: string
  onChange: (value: string | undefined) => void
}

const optionLook = `${classes.option} flex items-center gap-3 min-h-11 bg-card border rounded leading-tight pointer`

/** How wide a text is in Latin letters; a Chinese character takes the room of two. */
const countWidth = (text: string) => [...text].reduce((sum, letter) => sum + (letter > '\u02ff' ? 2 : 1), 0)

/** Short options stand in a row, many in two columns where there is room. */
const columnsFor = (options: readonly Option[], more = 0) =>
  options.every(({ text }) => countWidth(text) <= 12) ? 'row' : options.length + more > 6 ? 'two' : undefined

interface RadioProps extends ChoiceProps {
  /** Less usual options, behind one that says `another`. */
  others?: readonly Option[]
  another?: string | undefined
}

/** Options in sight, each a row that can be pressed as a whole; less usual ones when "another" is chosen. */
export function RadioChoice({ control, options, others = [], another, ...props }: RadioProps) {
  const { value, clearable, label, onChange } = props
  const { t } = useTranslation(['form', 'model'])
  const [isOpen, setIsOpen] = useState(false)
  const { id, ...described } = control
  const isOther = others.some((option) => option.value === value)
  /** "Another" was chosen, and nothing of its list yet: there the answer is missing. */
  const lacksOther = isOpen && !isOther
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (lacksOther) list.current?.scrollIntoView?.({ block: 'nearest' })
  }, [lacksOther])
  const choose = (next: string | undefined, opens = false) => {
    setIsOpen(opens)
    onChange(next)
  }
  const radio = ({ value: own, text, lang }: Option, isFirst: boolean, isInSight = true) => (
    <label key={own} className={optionLook}>
      <input
        type="radio"
        id={isFirst ? id : undefined}
        name={id}
        value={own}
        checked={value === own}
        onChange={() => choose(own, !isInSight)}
        {...described}
      />
      <span lang={lang}>{text}</span>
    </label>
  )
  return (
    <>
      <div className={`${classes.options} grid gap-2`} data-columns={columnsFor(options, Math.min(others.length, 1))}>
        {options.map((option, index) => radio(option, index === 0 && !lacksOther))}
        {others.length > 0 && (
          <label className={optionLook}>
            <input
              type="radio"
              name={id}
              value=""
              checked={isOpen && !isOther}
              onChange={() => choose(undefined, true)}
              {...described}
            />
            <span>{another}</span>
          </label>
        )}
      </div>
      {(isOpen || isOther) && (
        <div
          ref={list}
          className={`${classes.options} grid gap-2 mt-2 ${classes.others}`}
          data-columns={columnsFor(others)}
        >
          {others.map((option, index) => radio(option, index === 0 && lacksOther, false))}
        </div>
      )}
      {clearable && value !== undefined && (
        <Button
          look="link"
          size="sm"
          aria-label={t('clear_answer', { label })}
          onClick={() => {
            choose(undefined)
            document.getElementById(id)?.focus()
          }}
        >
          {t('clear')}
        </Button>
      )}
    </>
  )
}

/** Many options: the browser's own list, which every device and reader knows how to open. */
export function ListChoice({ control, options, value, clearable, onChange }: ChoiceProps) {
  const { t } = useTranslation(['form', 'model'])
  return (
    <select
      {...control}
      className={`${fields.control} max-w-26`}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    >
      <option value="">{t(clearable ? 'not_answered' : 'choose')}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
  )
}

interface SetProps {
  control: ControlProps
  options: readonly Option[]
  value: readonly string[] | undefined
  /** The option of the list that excludes the others; without one, an extra choice stands for the empty set. */
  noneOption?: string | undefined
  /** What that extra choice is called. It comes first, as the usual answer. */
  noneText: string
  onChange: (value: string[] | undefined) => void
}

/** Any number of options, or none of them: "none" is said, so that it is not mistaken for a question overlooked. */
export function SetChoice({ control, options, value, noneOption, noneText, onChange }: SetProps) {
  const { id, ...described } = control
  const toggle = (option: string, isOn: boolean) => {
    const others = (value ?? []).filter((one) => one !== option && one !== noneOption)
    const next = isOn ? (option === noneOption ? [option] : [...others, option]) : others
    onChange(next.length > 0 ? options.map((one) => one.value).filter((one) => next.includes(one)) : undefined)
  }
  return (
    <div className={`${classes.options} grid gap-2`}>
      {noneOption === undefined && (
        <label className={optionLook}>
          <input
            type="checkbox"
            id={id}
            value=""
            checked={value?.length === 0}
            onChange={({ currentTarget }) => onChange(currentTarget.checked ? [] : undefined)}
            {...described}
          />
          <span>{noneText}</span>
        </label>
      )}
      {options.map((option, index) => (
        <label key={option.value} className={optionLook}>
          <input
            type="checkbox"
            id={index === 0 && noneOption !== undefined ? id : undefined}
            value={option.value}
            checked={value?.includes(option.value) ?? false}
            onChange={({ currentTarget }) => toggle(option.value, currentTarget.checked)}
            {...described}
          />
          <span>{option.text}</span>
        </label>
      ))}
    </div>
  )
}
