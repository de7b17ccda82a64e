import type { AnswerPath } from '@settlesg/form-logic'
import { useEffect, useSyncExternalStore } from 'react'

/*
 * Which answer of the case on this page is open for changing, so that a sentence anywhere on the page leads to it.
 */

/** Places of one answer, the likeliest first; none while nothing is open, null on a page without answers to change. */
type Opened = readonly AnswerPath[] | null

let opened: Opened = null
const listeners = new Set<() => void>()

function show(next: Opened): void {
  opened = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Opens the answer at the first of these places that the page has; none of them closes what is open. */
export const openAnswer = (...paths: readonly AnswerPath[]): void => show(paths)

export const useOpenedAnswer = (): Opened =>
  useSyncExternalStore(
    subscribe,
    () => opened,
    () => null,
  )

/** Says that the page has answers to change, as long as it shows them. */
export function useHasAnswers(): void {
  useEffect(() => {
    show([])
    return () => show(null)
  }, [])
}
