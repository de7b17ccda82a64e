import type { Estimate, Reason } from '@settlesg/contract'
import { roundedToSum } from '@settlesg/model'
import { groups } from '../../model/priors.ts'

/*
 * The reasons of an estimate as whole people of 100. What is shown adds up: the level of the route and the six groups
 * make the middle of the range.
 */

type Group = Reason['group']

/** A question without an answer moves nothing; its ends say how far an answer could move the middle. */
const isUnanswered = ({ value, low, high }: Reason): boolean => value === 0 && low < 0 && high > 0

const isWeighed = ({ factor }: Reason) => factor !== 'not_weighed'
const sumOf = (reasons: readonly Reason[]) => reasons.reduce((sum, { value }) => sum + value, 0)

export interface Movement {
  /** The level of the route and the middle of the range, as shown. */
  from: number
  to: number
  /** What the answers move; with `limited` it leads from `from` to `to`. */
  change: number
  /** How far the middle was drawn in from the edge: the model shows no case as certain. */
  limited: number
}

/** The steps from the level of the route to the middle of the range. */
export function movementOf({ base, mid }: Estimate, reasons: readonly Reason[]): Movement {
  const from = Math.round(base.value)
  const unlimited = base.value + sumOf(reasons)
  // The middle is the rounded sum, unless that lies beyond what is ever shown.
  const limited = Math.abs(unlimited - mid) < 1 ? 0 : mid - Math.round(unlimited)
  return { from, to: mid, change: mid - from - limited, limited }
}

/** How much of the change rests on what is published to count or on a statistic, and how much on judgement alone. */
export function changeByBasis({ change }: Movement, reasons: readonly Reason[]): { named: number; judged: number } {
  const isJudged = ({ basis }: Reason) => basis === 'judgement'
  const judgedValue = sumOf(reasons.filter(isJudged))
  const [named = 0, judged = 0] = roundedToSum([sumOf(reasons) - judgedValue, judgedValue], change)
  return { named, judged }
}

export interface GroupSum {
  group: Group
  people: number
  /** Why there is nothing: no question of this route belongs to it, or none of them was answered. */
  absent: 'not_weighed' | 'not_answered' | null
}

/** The six groups in ICA's order; together they are the change. */
export function groupSums({ change }: Movement, reasons: readonly Reason[]): GroupSum[] {
  const sums = groups.map((group) => {
    const members = reasons.filter((reason) => reason.group === group)
    return { group, value: sumOf(members), absent: whyAbsent(members.filter(isWeighed)) }
  })
  const people = roundedToSum(
    sums.filter(({ absent }) => !absent).map(({ value }) => value),
    change,
  )
  return sums.map(({ group, absent }) => ({ group, absent, people: absent ? 0 : (people.shift() ?? 0) }))
}

const whyAbsent = (weighed: readonly Reason[]): GroupSum['absent'] =>
  weighed.length === 0 ? 'not_weighed' : weighed.every(isUnanswered) ? 'not_answered' : null

const byWeight = (one: Reason, other: Reason) => Math.abs(other.value) - Math.abs(one.value)
const reach = ({ low, high }: Reason) => high - low

/** How many reasons are named on each side; the others belong to the analysis. */
const mostShown = 3
/** A reason below half a person of 100 rounds to nobody and is not named. */
const worthNaming = 0.5

/** The weightiest answers for, against, and of either direction. */
export function leadingReasons(reasons: readonly Reason[]): Record<'up' | 'down' | 'either', Reason[]> {
  const heaviest = (direction: Reason['direction']) =>
    reasons
      .filter((reason) => reason.direction === direction && Math.abs(reason.value) >= worthNaming)
      .toSorted(byWeight)
      .slice(0, mostShown)
  return { up: heaviest('up'), down: heaviest('down'), either: heaviest('none') }
}

/** The open questions whose answers could move the middle most, by at least one person. */
export const openQuestions = (reasons: readonly Reason[]): Reason[] =>
  reasons
    .filter((reason) => isUnanswered(reason) && Math.max(-reason.low, reason.high) >= 1)
    .toSorted((one, other) => reach(other) - reach(one))
    .slice(0, mostShown)
