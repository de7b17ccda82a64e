import { type Answers, withAnswer } from './answers.ts'
import type { SetField } from './field.ts'

/** Three answers on the wire, one question. A tick says no to the others in sight; a single "no" is no answer yet. */

export type Exclusion = 'pending' | 'conviction' | 'rather_not_say' | 'gave_up' | 'lapsed'

export const exclusionsField: SetField = {
  kind: 'set',
  path: 'history.gates',
  use: 'eligibility',
  required: true,
  options: ['pending', 'conviction', 'rather_not_say', 'gave_up', 'lapsed'] satisfies Exclusion[],
  wording: 'gate',
  none: 'empty',
}

/** Of each pair only one can be true: the later tick wins. */
const pairs: readonly [Exclusion, Exclusion][] = [
  ['conviction', 'rather_not_say'],
  ['gave_up', 'lapsed'],
]

/** What is ticked; none of them as the empty list; undefined while it is not answered. */
export function tickedExclusions({ history: { pending, conviction, former_pr } }: Answers): Exclusion[] | undefined {
  const ticked: Exclusion[] = [
    ...(pending ? ['pending' as const] : []),
    ...(conviction === 'yes' ? ['conviction' as const] : []),
    ...(conviction === 'rather_not_say' ? ['rather_not_say' as const] : []),
    ...(former_pr === 'gave_up' || former_pr === 'lapsed' ? [former_pr] : []),
  ]
  const isDenied = pending === false && conviction === 'no' && former_pr === 'no'
  return ticked.length > 0 || isDenied ? ticked : undefined
}

export function exclusionAnswers(answers: Answers, ticks: readonly string[] | undefined): [string, unknown][] {
  const before: readonly string[] = tickedExclusions(answers) ?? []
  const isNew = (exclusion: Exclusion) => !before.includes(exclusion)
  const dropped = pairs.flatMap((pair) =>
    pair.every((exclusion) => ticks?.includes(exclusion)) ? pair.filter((exclusion) => !isNew(exclusion)) : [],
  )
  const has = (exclusion: Exclusion) => ticks?.includes(exclusion) === true && !dropped.includes(exclusion)
  const unlessBlank = <T>(answer: T) => (ticks === undefined ? undefined : answer)
  return [
    ['history.pending', unlessBlank(has('pending'))],
    ['history.conviction', unlessBlank(has('conviction') ? 'yes' : has('rather_not_say') ? 'rather_not_say' : 'no')],
    ['history.former_pr', unlessBlank(has('gave_up') ? 'gave_up' : has('lapsed') ? 'lapsed' : 'no')],
  ]
}

export const withExclusions = (answers: Answers, ticks: readonly string[] | undefined): Answers =>
  exclusionAnswers(answers, ticks).reduce((left, [path, value]) => withAnswer(left, path, value), answers)
