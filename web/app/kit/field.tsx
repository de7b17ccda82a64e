import { type InputHTMLAttributes, type ReactNode, type Ref, type SelectHTMLAttributes, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './field.module.css'
import { Icon } from './icon.tsx'

/** What a control carries, so that its label, hint, unit and error belong to it and are read out with it. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps {
  /** All texts come translated. */
  label: ReactNode
  hint?: ReactNode
  /** What is wrong with the value; nothing where it is right. */
  error?: ReactNode
  /** What was done with the value, read out when it appears; an empty text for nothing so far. */
  note?: string | undefined
  /** Stands beside the control: "S$ a month". */
  unit?: ReactNode
  className?: string | undefined
}

/** A label, what may help, a control of any kind, and what is wrong with it. `isGroup` for several controls under one label. */
export function Field({ label, hint, error, note, unit, className, isGroup, children }: FieldProps & FieldContent) {
  const id = useId()
  const described = [hint && `${id}-hint`, unit && `${id}-unit`, error && `${id}-error`].filter(Boolean).join(' ')
  const describedBy = described || undefined
  const control = children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })
  const Box = isGroup ? 'fieldset' : 'div'
  return (
    <Box
      className={['m-0 p-0 min-w-0 border-0', className].filter(Boolean).join(' ')}
      aria-describedby={isGroup ? describedBy : undefined}
    >
      {isGroup ? (
        <legend className={`${classes.label} block p-0 w-fit regular`}>{label}</legend>
      ) : (
        <label htmlFor={id} className={`${classes.label} block p-0 w-fit regular`}>
          {label}
        </label>
      )}
      {hint && (
        <p id={`${id}-hint`} className="muted small mb-2">
          {hint}
        </p>
      )}
      {unit ? (
        <div className="flex items-center gap-2">
          {control}
          <span id={`${id}-unit`} className="muted">
            {unit}
          </span>
        </div>
      ) : (
        control
      )}
      {error && (
        <p id={`${id}-error`} className="red small mt-2">
          {error}
        </p>
      )}
      {note !== undefined && (
        <p role="status" className={note && 'muted small mt-2'}>
          {note}
        </p>
      )}
    </Box>
  )
}

interface FieldContent {
  isGroup?: boolean
  children: (control: ControlProps) => ReactNode
}

type InputProps = FieldProps & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> | undefined }

/** One line of text. With `size` it is as wide as so many figures, else as wide as its place. */
export function TextInput({ label, hint, error, note, unit, className, ...input }: InputProps) {
  return (
    <Field {...{ label, hint, error, note, unit, className }}>
      {(control) => <input type="text" {...input} {...control} className={classes.control} />}
    </Field>
  )
}

/** A password, hidden until its eye is pressed. */
export function PasswordInput({ label, hint, error, className, ...input }: Omit<InputProps, 'unit' | 'type'>) {
  const { t } = useTranslation()
  const [isShown, setIsShown] = useState(false)
  return (
    <Field {...{ label, hint, error, className }}>
      {(control) => (
        <div className={`${classes.password} relative`}>
          <input {...input} {...control} type={isShown ? 'text' : 'password'} className={classes.control} />
          <button
            type="button"
            // On the way from field to field it would be one stop more after each password.
            tabIndex={-1}
            className={`${classes.eye} grid place-center p-0 muted bg-none border-0 pointer`}
            aria-label={t('show_password')}
            aria-pressed={isShown}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon name={isShown ? 'crossed-eye' : 'eye'} />
          </button>
        </div>
      )}
    </Field>
  )
}

interface SelectProps extends FieldProps, SelectHTMLAttributes<HTMLSelectElement> {
  options: readonly { value: string; text: string }[]
}

/** The browser's own list, which every device and reader knows how to open. */
export function Select({ label, hint, error, className, options, ...select }: Omit<SelectProps, 'unit'>) {
  return (
    <Field {...{ label, hint, error, className }}>
      {(control) => (
        <select {...select} {...control} className={classes.control}>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
