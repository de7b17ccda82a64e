import type { DatedProfile } from '@settlesg/contract'
import { shareOf } from './distribution.ts'
import { eligibility, openRoutes } from './eligibility.ts'
import { logLikelihood } from './fit-facts.ts'
import { type EstimatedRoute, estimatedRoutes, isEstimated, levels } from './priors.ts'
import { interceptFor, poolEffects, poolSize, readAnswers, routeFactors } from './route-model.ts'
import type { World } from './world.ts'

/** What ICA decided, as people reported it. `waiting` and `withdrawn` are censored: no decision is known. */
export const outcomeKinds = ['approved', 'rejected', 'withdrawn', 'waiting'] as const
export interface ReportedOutcome {
  outcome: (typeof outcomeKinds)[number]
  profile: DatedProfile
}

export interface Case {
  route: EstimatedRoute
  answers: (number | null)[]
  approved: boolean
}

/** The outcomes that say something: decided, on a route that has an estimate. */
export function decidedCases(outcomes: readonly ReportedOutcome[]): Case[] {
  return outcomes.flatMap(({ outcome, profile }) => {
    if (outcome !== 'approved' && outcome !== 'rejected') return []
    const [only, ...others] = openRoutes(eligibility(profile))
    const route = profile.route.route ?? (others.length === 0 ? only : undefined)
    if (route === undefined || !isEstimated(route)) return []
    return [{ route, answers: readAnswers(routeFactors(route), profile), approved: outcome === 'approved' }]
  })
}

/** The chance of a case in one world; missing answers are averaged over the pool. `shift` moves it in log-odds. */
export function chanceIn(world: World, constant: number, { route, answers }: Case, shift = 0): number {
  const { lines, answers: pool } = routeFactors(route)
  const missing: number[] = []
  let sure = constant + shift
  for (const [k, answer] of answers.entries()) {
    if (answer === null) missing.push(k)
    else sure += (world.sizes[lines[k] ?? 0] ?? 0) * answer
  }
  if (missing.length === 0) return shareOf(sure)
  let sum = 0
  for (let person = 0; person < poolSize; person++) {
    let theirs = sure
    for (const k of missing) theirs += (world.sizes[lines[k] ?? 0] ?? 0) * (pool[person * lines.length + k] ?? 0)
    sum += shareOf(theirs)
  }
  return sum / poolSize
}

export const constantOf = (world: World, route: EstimatedRoute): number =>
  interceptFor(world.levels[levels[route].level], poolEffects(routeFactors(route), world.sizes))

/**
 * How well a world explains the published figures and the reported outcomes together. Those who report are not all who
 * applied: the world says by how much their level may differ, so that a cheerful forum cannot lift everyone's.
 */
export function logLikelihoodWith(cases: readonly Case[]): (world: World) => number {
  const routes = estimatedRoutes.filter((route) => cases.some((one) => one.route === route))
  return (world) => {
    const constants = new Map(routes.map((route) => [route, constantOf(world, route)]))
    let sum = logLikelihood(world)
    for (const one of cases) {
      const chance = chanceIn(world, constants.get(one.route) ?? 0, one, world.reporting)
      sum += Math.log(one.approved ? chance : 1 - chance)
    }
    return sum
  }
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
export function calibration(found: readonly { chance: number; approved: boolean }[]): CalibrationBin[] {
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
