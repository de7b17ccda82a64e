import { type Estimate, factorGroups, type Reason } from '@settlesg/contract'
import { roundedToSum } from '@settlesg/model'

/*
 * The reasons of an estimate as whole people of 100. What is shown adds up: the level of the route and the six groups
 * make the middle of the range.
 */

type Group = Reason['group']

/**
 * Which of these stand for a question without an answer. It counts as those answer who resemble the person. Results from
 * before answers were named with their reasons tell by the value: there such a question moved nothing.
 */
function unansweredAmong(reasons: readonly Reason[]): (reason: Reason) => boolean {
  const areNamed = reasons.some(({ answer }) => answer !== null)
  return ({ answer, value, low, high }) => (areNamed ? answer === null : value === 0 && low < 0 && high > 0)
}

const isWeighed = ({ factor }: Reason) => factor !== 'not_weighed'
const sumValues = (reasons: readonly Reason[]) => reasons.reduce((sum, { value }) => sum + value, 0)

interface Movement {
  /** The level of the route and the middle of the range, as shown. */
  from: number
  to: number
  /** What the answers move; with `limited` it leads from `from` to `to`. */
  change: number
  /** How far the middle was drawn in from the edge: the model shows no case as certain. */
  limited: number
}

/** The steps from the level of the route to the middle of the range. */
export function computeMovement({ base, mid }: Estimate, reasons: readonly Reason[]): Movement {
  const from = Math.round(base.value)
  const unlimited = base.value + sumValues(reasons)
  // The middle is the rounded sum, unless that lies beyond what is ever shown.
  const limited = Math.abs(unlimited - mid) < 1 ? 0 : mid - Math.round(unlimited)
  return { from, to: mid, change: mid - from - limited, limited }
}

/** How much of the change has a direction that is published or a statistic, and how much rests on judgement alone. */
export function changeByBasis({ change }: Movement, reasons: readonly Reason[]): { named: number; judged: number } {
  const isJudged = ({ direction_basis }: Reason) => direction_basis === 'judgement'
  const judgedValue = sumValues(reasons.filter(isJudged))
  const [named = 0, judged = 0] = roundedToSum([sumValues(reasons) - judgedValue, judgedValue], change)
  return { named, judged }
}

export interface GroupSum {
  group: Group
  people: number
  /** Why there is nothing: no question of this route belongs to it, or none was answered and so nothing counted. */
  absent: 'not_weighed' | 'not_answered' | null
  /** Nothing of it was answered: what those answer who resemble the person is counted. */
  isAssumed: boolean
}

/** The six groups in ICA's order; together they are the change. */
export function groupSums({ change }: Movement, reasons: readonly Reason[]): GroupSum[] {
  const isUnanswered = unansweredAmong(reasons)
  const sums = factorGroups.map((group) => {
    const members = reasons.filter((reason) => reason.group === group)
    const weighed = members.filter(isWeighed)
    return {
      group,
      value: sumValues(members),
      absent: whyAbsent(weighed),
      isAssumed: weighed.length > 0 && weighed.every(isUnanswered),
    }
  })
  function whyAbsent(weighed: readonly Reason[]): GroupSum['absent'] {
    if (weighed.length === 0) return 'not_weighed'
    return weighed.every((reason) => isUnanswered(reason) && reason.value === 0) ? 'not_answered' : null
  }
  const people = roundedToSum(
    sums.filter(({ absent }) => !absent).map(({ value }) => value),
    change,
  )
  return sums.map(({ group, absent, isAssumed }) => ({
    group,
    absent,
    isAssumed,
    people: absent ? 0 : (people.shift() ?? 0),
  }))
}

const byWeight = (one: Reason, other: Reason) => Math.abs(other.value) - Math.abs(one.value)

/** It rests on a tie, or on children or a husband or wife whom this person does not have: then it has no figures. */
const isOfNobody = ({ group, answer }: Reason) =>
  group === 'family_ties' || answer?.children === 0 || (answer !== null && Object.keys(answer).length === 0)

/** How many reasons are named on each side; the others belong to the analysis. */
const mostShown = 3
/** A reason below half a person of 100 rounds to nobody and is not named. */
const worthNaming = 0.5

/**
 * The weightiest answers for, against, and of either direction, one of each of ICA's groups. A tie that somebody does not
 * have, or has for less long than others, is nothing that speaks against them, nor that they have no child: it is counted,
 * and not held up to them.
 */
export function leadingReasons(reasons: readonly Reason[]): Record<'up' | 'down' | 'either', Reason[]> {
  const isUnanswered = unansweredAmong(reasons)
  const heaviest = (direction: Reason['direction']) =>
    reasons
      .filter((reason) => reason.direction === direction && Math.abs(reason.value) >= worthNaming)
      .filter((reason) => !isUnanswered(reason) && (direction !== 'down' || !isOfNobody(reason)))
      .toSorted(byWeight)
      .filter(({ group }, place, all) => all.findIndex((other) => other.group === group) === place)
      .slice(0, mostShown)
  return { up: heaviest('up'), down: heaviest('down'), either: heaviest('none') }
}
