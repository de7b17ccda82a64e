import type { DatedProfile } from '@settlesg/contract'
import { chances, rangeOf, routeWorlds } from './chances.ts'
import { type FitOptions, fit } from './fit.ts'
import { fitFacts, logLikelihood } from './fit-facts.ts'
import { chanceIn, constantOf } from './outcomes.ts'
import { applicant } from './pool.ts'
import { estimatedRoutes } from './priors.ts'
import { normal, type Random, seeded } from './random.ts'
import { readAnswers, routeFactors } from './route-model.ts'
import { dimensions, type World, worldAt } from './world.ts'

/*
 * Simulation-based calibration: does a 90 % range hold the truth in nine of ten worlds? A world is drawn from the
 * priors and taken for the truth; it publishes figures as ours did; the model is fitted to these alone; then its range
 * for an applicant it never saw, some of whose answers are missing, is held against the applicant's true chance.
 */

const quickFit = { particles: 2_000, draws: 400 } as const satisfies Omit<FitOptions, 'seed'>

export interface CalibrationRun {
  worlds: number
  /** Share of the worlds whose range holds the truth. */
  covered: number
  /** Mean width of the ranges, people per 100. */
  width: number
}

export function calibrate(worlds: number, seed: number): CalibrationRun {
  const random = seeded(seed)
  let [covered, width] = [0, 0]
  for (let run = 0; run < worlds; run++) {
    const truth = worldAt(Array.from({ length: dimensions }, () => normal(random)))
    const figures = fitFacts.map(({ of, spread }) => of(truth) + spread * normal(random))
    const fitted = fit((world) => logLikelihood(world, figures), { ...quickFit, seed: seed + run })
    const route = estimatedRoutes[Math.floor(random() * estimatedRoutes.length)] ?? 'pts'
    const { profile } = applicant(route, random)
    const range = rangeOf(
      chances(routeWorlds(fitted.worlds, route), readAnswers(routeFactors(route), partly(profile, random))),
    )
    const chance = 100 * chanceOf(truth, route, profile)
    if (range.low <= chance && chance <= range.high) covered++
    width += (range.high - range.low) / worlds
  }
  return { worlds, covered: covered / worlds, width }
}

/** The true chance of a whole applicant in a world. */
function chanceOf(world: World, route: (typeof estimatedRoutes)[number], profile: DatedProfile): number {
  const answers = readAnswers(routeFactors(route), profile)
  return chanceIn(world, constantOf(world, route), { route, answers, approved: true })
}

/** Leaves out some of the answers that may be left out, each with the same chance. */
function partly(profile: DatedProfile, random: Random): DatedProfile {
  const share = random()
  const some = <T extends object>(answers: T, ...required: (keyof T)[]): T => {
    const kept = { ...answers }
    for (const key of Object.keys(answers) as (keyof T)[])
      if (!required.includes(key) && random() < share) delete kept[key]
    return kept
  }
  return {
    ...profile,
    route: some(profile.route, 'pass', 'links', 'apply_month'),
    residence: some(profile.residence, 'in_singapore_since', 'national_exam'),
    work: some(profile.work, 'work_status', 'monthly_pay'),
    education: some(profile.education, 'highest'),
    family: some(profile.family, 'marital_status'),
  }
}
