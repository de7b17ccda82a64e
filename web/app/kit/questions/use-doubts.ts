import type { Month } from '@settlesg/contract'
import { type AnswerDoubt, type AnswerPath, type Answers, answerDoubts } from '@settlesg/form-logic'
import { useEffect, useRef, useState } from 'react'
import { controlId } from './form-state.ts'

const nameOf = ({ path, values }: AnswerDoubt) => `${path} ${JSON.stringify(values)}`

/**
 * Answers that are asked about before the way on: each once, and only what was typed here. Pressing the way on a second
 * time goes on, whatever was asked.
 */
export function useDoubts(answers: Answers, thisMonth: Month, idPrefix: string) {
  const typed = useRef(new Set<AnswerPath>())
  const [asked, setAsked] = useState<readonly string[]>([])
  const [confirmed, setConfirmed] = useState<readonly string[]>([])
  const found = answerDoubts(answers, thisMonth)
  const doubts = found.filter((one) => asked.includes(nameOf(one)) && !confirmed.includes(nameOf(one)))
  const first = useRef<AnswerPath | null>(null)
  useEffect(() => {
    if (asked.length > 0 && first.current)
      document.getElementById(`${controlId(first.current, idPrefix)}-doubt`)?.focus()
  }, [asked, idPrefix])
  return {
    /** What is asked about now. */
    doubts,
    /** To be called with every answer that somebody gives. */
    noteTyped: (path: AnswerPath) => typed.current.add(path),
    /** Whether there is something new to ask about among these places: it is then shown, with the focus. */
    holdsBack(isHere: (path: AnswerPath) => boolean): boolean {
      const fresh = found.filter(
        (one) => isHere(one.path) && typed.current.has(one.path) && !asked.includes(nameOf(one)),
      )
      first.current = fresh[0]?.path ?? null
      if (fresh.length > 0) setAsked([...asked, ...fresh.map(nameOf)])
      return fresh.length > 0
    },
    /** "Yes, it is right"; answers whether nothing else is asked. */
    confirm(doubt: AnswerDoubt): boolean {
      setConfirmed([...confirmed, nameOf(doubt)])
      return doubts.every((one) => nameOf(one) === nameOf(doubt))
    },
  }
}
