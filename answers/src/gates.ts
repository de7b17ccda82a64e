import { type Answers, withAnswer } from './answers.ts'
import type { SetField } from './field.ts'

/*
 * What rules an estimate out, asked as one question: three answers on the wire. Ticking one of them says no to the others,
 * which stand beside it in sight; a single "no" is not yet an answer to all three.
 */

export type Gate = 'pending' | 'conviction' | 'rather_not_say' | 'gave_up' | 'lapsed'

export const gatesField: SetField = {
  kind: 'set',
  path: 'history.gates',
  use: 'eligibility',
  required: true,
  options: ['pending', 'conviction', 'rather_not_say', 'gave_up', 'lapsed'] satisfies Gate[],
  wording: 'gate',
  none: 'empty',
}

/** Of each pair only one can be true: the later tick wins. */
const pairs: readonly [Gate, Gate][] = [
  ['conviction', 'rather_not_say'],
  ['gave_up', 'lapsed'],
]

/** What is ticked; none of them as the empty list; undefined while it is not answered. */
export function tickedGates({ history: { pending, conviction, former_pr } }: Answers): Gate[] | undefined {
  const ticked: Gate[] = [
    ...(pending ? ['pending' as const] : []),
    ...(conviction === 'yes' ? ['conviction' as const] : []),
    ...(conviction === 'rather_not_say' ? ['rather_not_say' as const] : []),
    ...(former_pr === 'gave_up' || former_pr === 'lapsed' ? [former_pr] : []),
  ]
  const isDenied = pending === false && conviction === 'no' && former_pr === 'no'
  return ticked.length > 0 || isDenied ? ticked : undefined
}

/** The three answers that these ticks make, by their place. */
export function gateAnswers(answers: Answers, ticks: readonly string[] | undefined): [string, unknown][] {
  const before: readonly string[] = tickedGates(answers) ?? []
  const isNew = (gate: Gate) => !before.includes(gate)
  const dropped = pairs.flatMap((pair) =>
    pair.every((gate) => ticks?.includes(gate)) ? pair.filter((gate) => !isNew(gate)) : [],
  )
  const has = (gate: Gate) => ticks?.includes(gate) === true && !dropped.includes(gate)
  const unlessBlank = <T>(answer: T) => (ticks === undefined ? undefined : answer)
  return [
    ['history.pending', unlessBlank(has('pending'))],
    ['history.conviction', unlessBlank(has('conviction') ? 'yes' : has('rather_not_say') ? 'rather_not_say' : 'no')],
    ['history.former_pr', unlessBlank(has('gave_up') ? 'gave_up' : has('lapsed') ? 'lapsed' : 'no')],
  ]
}

/** The answers with these ticks. */
export const withGates = (answers: Answers, ticks: readonly string[] | undefined): Answers =>
  gateAnswers(answers, ticks).reduce((left, [path, value]) => withAnswer(left, path, value), answers)
