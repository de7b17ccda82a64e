import { type RefObject, useCallback, useEffect, useRef } from 'react'
import type { Problems } from './validation.ts'

/**
 * Puts the cursor into the first field when a form appears (in a dialog that is open already: one that opens does it
 * by itself, through `data-autofocus`), and into the first wrong one after a submit.
 */
export function useFormFocus(): {
  form: RefObject<HTMLFormElement | null>
  focusProblem: (problems: Problems<string>) => void
} {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const focusProblem = useCallback((problems: Problems<string>) => {
    const [first] = Object.keys(problems)
    if (first) form.current?.querySelector<HTMLInputElement>(`input[name="${first}"]`)?.focus()
  }, [])
  return { form, focusProblem }
}
