import { type RefObject, useEffect, useRef } from 'react'

const wrongField = ':is(input, select):is([aria-invalid="true"], [data-invalid="true"])'

/**
 * Puts the focus on the first wrong field of a form, where its message is read out: after a submit that was stopped
 * here (`tries` counts them), and after one that the server refused.
 */
export function useProblemFocus(tries: number, failure: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const settled = useRef({ tries, failure })
  useEffect(() => {
    const isNew = tries !== settled.current.tries || (failure !== null && failure !== settled.current.failure)
    settled.current = { tries, failure }
    if (isNew) form.current?.querySelector<HTMLElement>(wrongField)?.focus()
  }, [tries, failure])
  return form
}
