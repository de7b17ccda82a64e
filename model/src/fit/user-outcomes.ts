import { type DatedProfile, toYear } from '@settlesg/contract'
import { isEstimated, type LevelName, levelOfRoute } from '../evidence/levels.ts'
import { toPerson } from '../evidence/person.ts'
import { type Outcome, withPayOf } from '../evidence/reported-outcomes.ts'
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

/** Decided outcomes on a route with an estimate, with pay brought to `today`, a month. */
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
        person: withPayOf(today, profile.route.apply_month, toPerson(profile)),
        approved: outcome === 'approved',
        cell: `${year} users ${level}`,
        year,
      },
    ]
  })
}
