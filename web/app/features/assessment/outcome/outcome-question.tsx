import type { ReactNode } from 'react'
import type { ControlProps } from '../form/question.tsx'
import classes from './outcome.module.css'

interface OutcomeQuestionProps {
  id: string
  label: string
  hint?: string
  problem: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** One question with its control; what is wrong with the answer is read out with it. Texts come translated. */
export function OutcomeQuestion({ id, label, hint, problem, children }: OutcomeQuestionProps) {
  const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined
  return (
    <fieldset className={classes.question} aria-describedby={describedBy}>
      <legend className={classes.label}>{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className={classes.problem}>
          {problem}
        </p>
      )}
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': problem ? true : undefined })}
    </fieldset>
  )
}
