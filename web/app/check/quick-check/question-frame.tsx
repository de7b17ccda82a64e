import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { Button } from '../../kit/button.tsx'
import type { ControlProps } from '../../kit/field.tsx'
import shared from '../check.module.css'
import question from '../form/question.module.css'
import classes from './quick-check.module.css'

interface QuestionFrameProps {
  ref?: Ref<HTMLFormElement>
  name: string
  label: string
  hint?: string | undefined
  /** Several controls answer the question; a single one is labelled by it. */
  several?: boolean
  progress: string
  problem: string | null
  next: string
  back?: ReactNode
  isBusy?: boolean
  takesFocus: boolean
  onNext: () => void
  children: (control: ControlProps) => ReactNode
}

/** One question of the quick check, with its place among the others, what is wrong with its answer, and the way on. */
export function QuestionFrame(props: QuestionFrameProps) {
  const { ref, name, label, hint, progress, problem, next, back, isBusy = false, takesFocus, onNext, children } = props
  const id = `quick-${name}`
  const legend = useRef<HTMLLegendElement>(null)
  useEffect(() => {
    if (takesFocus) legend.current?.focus()
  }, [takesFocus])
  const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined
  return (
    // Outside a dialog this method does nothing: pressed before the page is alive, no answer goes into an address.
    <form
      ref={ref}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onNext()
        // The problem, if there is one, belongs to the first control.
        requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${id}[aria-invalid]`)?.focus())
      }}
    >
      <p className={`muted small ${classes.progress}`}>{progress}</p>
      <fieldset className={question.several}>
        <legend ref={legend} tabIndex={-1} className={question.label}>
          {props.several === false ? <label htmlFor={id}>{label}</label> : label}
        </legend>
        {hint && (
          <p id={`${id}-hint`} className={question.hint}>
            {hint}
          </p>
        )}
        {problem && (
          <p id={`${id}-problem`} className={question.problem}>
            {problem}
          </p>
        )}
        {children({ id, 'aria-describedby': describedBy, 'aria-invalid': problem ? true : undefined })}
      </fieldset>
      <div className={`row ${shared.ways}`}>
        <Button type="submit" data-early={`quick-${name}`} isOpening={isBusy}>
          {next}
        </Button>
        {back}
      </div>
    </form>
  )
}
