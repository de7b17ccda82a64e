import { chances, rangeOf, routeWorlds } from './chances.ts'
import { mean } from './distribution.ts'
import { type FitOptions, fit } from './fit.ts'
import { logLikelihood } from './fit-facts.ts'
import { type Case, chanceIn, constantOf, logLikelihoodWith } from './outcomes.ts'
import { applicant } from './pool.ts'
import { type EstimatedRoute, estimatedRoutes } from './priors.ts'
import { type Random, seeded } from './random.ts'
import { readAnswers, routeFactors } from './route-model.ts'
import type { World } from './world.ts'

/*
 * Does the model learn? A hidden world decides simulated applications; the model is told the outcomes of some and is
 * judged by others that it never saw, before and after.
 */

interface Score {
  /** Mean surprise at the outcomes of fresh cases (natural logarithm); less is better. */
  logLoss: number
  /** Mean width of the 90 % ranges, people per 100. */
  width: number
  /** Share of fresh cases whose true chance lies in the range. */
  covered: number
}

/** The truth is one that the published figures allow; those who report differ from everyone by as much as it says. */
export function learn(outcomes: number, freshCases: number, before: readonly World[], options: FitOptions) {
  const random = seeded(options.seed)
  const [truth] = fit((world) => logLikelihood(world), {
    ...options,
    seed: options.seed + 1_000,
    particles: 200,
  }).worlds
  if (!truth) throw new RangeError('No world was drawn')
  const told = cases(truth, outcomes, random, truth.reporting)
  const fresh = cases(truth, freshCases, random, 0)
  const after = fit(logLikelihoodWith(told), options).worlds
  return { before: score(before, truth, fresh), after: score(after, truth, fresh) }
}

function cases(truth: World, count: number, random: Random, shift: number): Case[] {
  const constants = new Map(estimatedRoutes.map((route) => [route, constantOf(truth, route)]))
  return Array.from({ length: count }, () => {
    const route = estimatedRoutes[Math.floor(random() * estimatedRoutes.length)] ?? 'pts'
    const answers = readAnswers(routeFactors(route), applicant(route, random).profile)
    const one = { route, answers, approved: false }
    return { ...one, approved: random() < chanceIn(truth, constants.get(route) ?? 0, one, shift) }
  })
}

function score(worlds: readonly World[], truth: World, fresh: readonly Case[]): Score {
  const constants = new Map<EstimatedRoute, number>(estimatedRoutes.map((route) => [route, constantOf(truth, route)]))
  const scores = fresh.map((one) => {
    const values = chances(routeWorlds(worlds, one.route), one.answers)
    const range = rangeOf(values)
    const chance = mean(values)
    const hidden = 100 * chanceIn(truth, constants.get(one.route) ?? 0, one)
    return {
      logLoss: -Math.log(one.approved ? chance : 1 - chance),
      width: range.high - range.low,
      covered: Number(range.low <= hidden && hidden <= range.high),
    }
  })
  const average = (of: (one: Score) => number) => mean(scores.map(of))
  return {
    logLoss: average(({ logLoss }) => logLoss),
    width: average(({ width }) => width),
    covered: average(({ covered }) => covered),
  }
}
