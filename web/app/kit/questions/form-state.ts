import type { Month } from '@settlesg/contract'
import type { AnswerDoubt, AnswerPath, AnswerProblem, Situation } from '@settlesg/form-logic'
import { createContext, useContext } from 'react'

/** What every question of a step needs to know and may do. */
export interface FormState {
  situation: Situation
  thisMonth: Month
  /** The problems that are shown now. */
  problems: readonly AnswerProblem[]
  /** The answers that are asked about now, and what "Yes, it is right" does. */
  doubts: readonly AnswerDoubt[]
  onConfirm: (doubt: AnswerDoubt) => void
  /** Where every question may be left out, none is marked as optional. */
  isAllOptional: boolean
  /** Where others may be asked the same on this page: what tells these controls apart. */
  idPrefix: string
  answer: (path: AnswerPath, value: unknown) => void
  /** The whole answer to a question was chosen with one press, and no second field opened. */
  onChosen: (path: AnswerPath, wasOpen: boolean) => void
}

const FormStateContext = createContext<FormState | null>(null)
export const FormStateProvider = FormStateContext.Provider

export function useFormState(): FormState {
  const state = useContext(FormStateContext)
  if (!state) throw new Error('useFormState is used outside FormStateProvider')
  return state
}

/** The id of the control that answers a question, or of its first one. */
export const controlId = (path: AnswerPath, idPrefix = ''): string => idPrefix + path.replaceAll('.', '-')

/** Puts the focus on the control of a question. */
export const focusQuestion = (path: AnswerPath, idPrefix?: string): void => focusControl(controlId(path, idPrefix))

/**
 * Puts the focus on a control by its id; of a month on the part that is wrong, where one is. Its whole question comes into
 * view: with many answers the first of them may be in view while label and problem are above the window, or the others
 * behind a bar.
 */
export function focusControl(id: string): void {
  const parts = [id, `${id}-month`, `${id}-year`].flatMap((part) => document.getElementById(part) ?? [])
  const control = parts.find((part) => part.hasAttribute('aria-invalid')) ?? parts[0]
  control?.closest('details')?.setAttribute('open', '')
  control?.focus()
  const question = control?.closest('fieldset, [data-question]')
  question?.scrollIntoView({ block: 'nearest' })
}
