import choices from '../../kit/choice.module.css'

interface TickListProps {
  /** The id of the first box, which takes the focus when something is wrong. */
  id: string
  none: string
  options: readonly { value: string; text: string }[]
  /** What is ticked; the empty list says "none", undefined that nothing was said. */
  value: readonly string[] | undefined
  describedBy?: string | undefined
  isInvalid: boolean
  onChange: (value: string[] | undefined, ticked: string | null) => void
}

/** Any number of options. That it is none of them is said first, as the usual answer, and takes the others away. */
export function TickList({ id, none, options, value, describedBy, isInvalid, onChange }: TickListProps) {
  const described = { 'aria-describedby': describedBy, 'aria-invalid': isInvalid || undefined }
  const toggle = (option: string, isOn: boolean) => {
    const others = (value ?? []).filter((one) => one !== option)
    const next = isOn ? [...others, option] : others
    onChange(next.length > 0 ? next : undefined, isOn ? option : null)
  }
  return (
    <div className={choices.options}>
      <label className={choices.option}>
        <input
          id={id}
          type="checkbox"
          value=""
          checked={value?.length === 0}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? [] : undefined, null)}
          {...described}
        />
        <span>{none}</span>
      </label>
      {options.map((option) => (
        <label key={option.value} className={choices.option}>
          <input
            type="checkbox"
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
