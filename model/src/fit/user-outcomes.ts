import { type DatedProfile, monthsBetween, toYear } from '@settlesg/contract'
import { isEstimated, type LevelName, levelOfRoute } from '../evidence/levels.ts'
import { toPerson } from '../evidence/person.ts'
import type { Outcome } from '../evidence/reported-outcomes.ts'
import { readQuestion } from '../rules/question.ts'

/** What ICA decided, as users reported it. `waiting` and `withdrawn` are censored: no decision is known. */
export const outcomeKinds = ['approved', 'rejected', 'withdrawn', 'waiting'] as const
export interface UserOutcome {
  outcome: (typeof outcomeKinds)[number]
  profile: DatedProfile
}
/** An outcome with the profile that it is of, for predictions to be held against. */
export interface UserCase extends Outcome {
  profile: DatedProfile
  level: LevelName
}

/**
 * The outcomes that say something: decided, on a route that has an estimate. Those of a year and a level have an
 * intercept of their own, like the reports of the trackers. Pay is brought to `today`, a month.
 */
export function casesOfUsers(outcomes: readonly UserOutcome[], today: string): UserCase[] {
  return outcomes.flatMap(({ outcome, profile }) => {
    if (outcome !== 'approved' && outcome !== 'rejected') return []
    const { route } = readQuestion(profile)
    if (route === null || !isEstimated(route)) return []
    const level = levelOfRoute[route]
    const year = toYear(profile.route.apply_month)
    return [
      {
        profile,
        level,
        person: toPerson(profile),
        approved: outcome === 'approved',
        cell: `${year} users ${level}`,
        year,
        yearsAgo: monthsBetween(profile.route.apply_month, today) / 12,
      },
    ]
  })
}

/** A bin of predictions beside what became of them. Under 30 cases it says nothing but how many there were. */
export interface CalibrationBin {
  from: number
  to: number
  cases: number
  predicted: number | null
  approved: number | null
}
const leastCases = 30

/** Predicted chances (0 to 1) against outcomes, in ten bins. */
export function calibrationBins(found: readonly { chance: number; approved: boolean }[]): CalibrationBin[] {
  return Array.from({ length: 10 }, (_, bin) => {
    const inside = found.filter(({ chance }) => Math.min(9, Math.floor(10 * chance)) === bin)
    const cases = inside.length
    const share = (of: (one: (typeof inside)[number]) => number) =>
      cases < leastCases ? null : inside.reduce((sum, one) => sum + of(one), 0) / cases
    return {
      from: bin * 10,
      to: bin * 10 + 10,
      cases,
      predicted: share(({ chance }) => chance),
      approved: share(({ approved }) => Number(approved)),
    }
  })
}
