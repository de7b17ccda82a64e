import type { Month } from '@settlesg/contract'
import { type AnswerPath, type Field, isAnswered, type Situation } from '@settlesg/form-logic'
import { hasOneControl } from '../../kit/questions/field-control.tsx'
import { controlId } from '../../kit/questions/form-state.ts'

/** The id of the button that leads on from a step. */
export const wayOnId = 'way-on'

/**
 * Brings the next open question of a step into sight with the focus, looked for from this one on and then from the top;
 * the way on where none is left. Where one types, one can type at once; else the question is read out.
 */
export function showNextOpen(from: AnswerPath, fields: readonly Field[], situation: Situation, thisMonth: Month): void {
  const place = fields.findIndex(({ path }) => path === from)
  const others = [...fields.slice(place + 1), ...fields.slice(0, place)]
  const next = others.find((field) => !isAnswered(field, situation, thisMonth))
  if (!next) {
    const button = document.getElementById(wayOnId)
    bring(button, button)
    return
  }
  const id = controlId(next.path)
  const control = document.getElementById(id) ?? document.getElementById(`${id}-month`)
  const question = control?.closest<HTMLElement>('[data-question]') ?? null
  const legend = question?.querySelector('legend') ?? null
  if (legend) legend.tabIndex = -1
  bring(question, hasOneControl(next, situation) ? control : legend)
}

function bring(part: HTMLElement | null, focused: HTMLElement | null): void {
  if (!part) return
  focused?.focus({ preventScroll: true })
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  part.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' })
}
