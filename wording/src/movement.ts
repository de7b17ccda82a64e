import { type Estimate, factorGroups, type Reason } from '@settlesg/contract'
import { roundedToSum } from '@settlesg/model'

/** Reasons as whole people of 100 that add up: the route's level and the six groups make the middle of the range. */

type Group = Reason['group']

/** Questions without an answer. Older results do not name answers: there such a question moved nothing. */
function unansweredAmong(reasons: readonly Reason[]): (reason: Reason) => boolean {
  const areNamed = reasons.some(({ answer }) => answer !== null)
  return ({ answer, value, low, high }) => (areNamed ? answer === null : value === 0 && low < 0 && high > 0)
}

const isWeighed = ({ factor }: Reason) => factor !== 'not_weighed'
const sumValues = (reasons: readonly Reason[]) => reasons.reduce((sum, { value }) => sum + value, 0)

interface Movement {
  /** Where earlier refusals move the level by whole people: that of a first application, and how many lead from it to `from`. */
  refusal: { first: number; people: number } | null
  /** The level of the route and the middle of the range, as shown. */
  from: number
  to: number
  /** What the answers move; with `limited` it leads from `from` to `to`. */
  change: number
  /** How far the middle was drawn in from the edge: the model shows no case as certain. */
  limited: number
}

export function computeMovement({ base, mid }: Pick<Estimate, 'base' | 'mid'>, reasons: readonly Reason[]): Movement {
  const from = Math.round(base.value)
  const first = Math.round(base.first_time ?? base.value)
  const unlimited = base.value + sumValues(reasons)
  // The middle is the rounded sum, unless that lies beyond what is ever shown.
  const limited = Math.abs(unlimited - mid) < 1 ? 0 : mid - Math.round(unlimited)
  const refusal = first === from ? null : { first, people: from - first }
  return { refusal, from, to: mid, change: mid - from - limited, limited }
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

/** A reason with its people of 100, as every view shows them: whole, and adding up to those of its group. */
export type Sized<One extends Reason = Reason> = One & { people: number }

/** The six groups with their reasons, the weightiest first. A fact has one size, wherever it is named. */
export function groupedReasons<One extends Reason>(
  { base, mid }: Pick<Estimate, 'base' | 'mid'>,
  reasons: readonly One[],
): (GroupSum & { reasons: Sized<One>[] })[] {
  const facts = oneOfEachFact(reasons).filter(isWeighed).toSorted(byWeight)
  return groupSums(computeMovement({ base, mid }, reasons), reasons).map((sum) => {
    const members = facts.filter(({ group }) => group === sum.group)
    const people = roundedToSum(
      members.map(({ value }) => value),
      sum.people,
    )
    return { ...sum, reasons: members.map((reason, place) => ({ ...reason, people: people[place] ?? 0 })) }
  })
}

/** Marriage to a citizen and its years are two lines of the model, but one fact: its size and ends are those of both. */
function oneOfEachFact<One extends Reason>(reasons: readonly One[]): One[] {
  const tie = reasons.find(({ factor, answer }) => factor === 'citizen_spouse' && answer !== null)
  const years = reasons.find(
    ({ factor, answer }) => factor === 'marriage_length' && answer !== null && typeof answer.months !== 'number',
  )
  if (!tie || !years) return [...reasons]
  const value = tie.value + years.value
  const [low, high] = [tie.low + years.low, tie.high + years.high]
  const whole = {
    ...tie,
    ...{ value, low, high, direction: low < 0 && high > 0 ? 'none' : value > 0 ? 'up' : 'down' },
    source_ids: [...new Set([...tie.source_ids, ...years.source_ids])],
  }
  return reasons.flatMap((reason) => (reason === years ? [] : reason === tie ? [whole] : [reason]))
}

/** From where to where a reason may lie, in whole people around those that are shown. */
export const reasonEnds = ({ people, low, high }: Pick<Sized, 'people' | 'low' | 'high'>): [number, number] => [
  Math.min(Math.round(low), people),
  Math.max(Math.round(high), people),
]

/** It rests on a tie, child or spouse that this person does not have: then it has no figures. */
const isOfNobody = ({ group, answer }: Reason) =>
  group === 'family_ties' || answer?.children === 0 || (answer !== null && Object.keys(answer).length === 0)

/** How many reasons are named on each side; the others belong to the analysis. */
const mostShown = 3

/** Reasons that were answered and count. A missing tie or child is counted, but not held against the person in words. */
export function namedReasons<One extends Reason>(members: readonly Sized<One>[], all: readonly Reason[]): Sized<One>[] {
  const isUnanswered = unansweredAmong(all)
  return members.filter(
    (reason) => reason.people !== 0 && !isUnanswered(reason) && (reason.people > 0 || !isOfNobody(reason)),
  )
}

/** The rows of the table of reasons that raise and lower the level most, with the very people that they have in it. */
export function leadingGroups(
  estimate: Pick<Estimate, 'base' | 'mid'>,
  reasons: readonly Reason[],
): Record<'up' | 'down', GroupSum | undefined> {
  const groups = groupSums(computeMovement(estimate, reasons), reasons)
  const most = (side: 1 | -1) =>
    groups.filter(({ people }) => side * people > 0).sort((one, other) => side * (other.people - one.people))[0]
  return { up: most(1), down: most(-1) }
}

/** Reasons that are not held up to a person and have words of their own: what many others on the route have. */
const kindly = [
  'citizen_spouse',
  'citizen_child',
  'relatives',
  'marriage_length',
  'rooted_family',
  'local_school',
] as const
export type KindlyFactor = (typeof kindly)[number]

/** What of a group its named reasons do not show, with the weightiest hidden one. Null if they show all, or nothing was answered. */
export function hiddenRest({
  people,
  absent,
  isAssumed,
  reasons,
  named,
}: GroupSum & { reasons: readonly Sized[]; named: readonly Sized[] }): {
  people: number
  factor: KindlyFactor | null
} | null {
  const rest = people - named.reduce((sum, one) => sum + one.people, 0)
  if (rest === 0 || absent || isAssumed) return null
  const [most] = reasons
    .filter((one) => !named.includes(one) && Math.sign(one.people) === Math.sign(rest))
    .toSorted(byWeight)
  return { people: rest, factor: (rest < 0 && kindly.find((factor) => factor === most?.factor)) || null }
}

/** The weightiest answers for and against, one of each of ICA's groups, with the people that they have in every view. */
export function leadingReasons(
  estimate: Pick<Estimate, 'base' | 'mid'>,
  reasons: readonly Reason[],
): Record<'up' | 'down', Sized[]> {
  const groups = groupedReasons(estimate, reasons).map((group) => namedReasons(group.reasons, reasons))
  const heaviest = (direction: Reason['direction']) =>
    groups
      .flatMap((members) => members.find((reason) => reason.direction === direction) ?? [])
      .toSorted(byWeight)
      .slice(0, mostShown)
  return { up: heaviest('up'), down: heaviest('down') }
}
