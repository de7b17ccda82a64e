import { normalQuantile } from './distribution.ts'
import { evenly, normal, type Random, seeded, shuffled } from './random.ts'
import { dimensions, uninformed, type World, worldAt } from './world.ts'

/*
 * The fit: worlds as plausible as the priors say, moved to where they also explain what was observed. Sequential Monte
 * Carlo with tempering: the observations count little at first and in full at the end; after each step worlds are
 * drawn again by their weights and moved by preconditioned Crank-Nicolson steps, which keep the priors.
 */

export interface FitOptions {
  seed: number
  /** How many worlds travel together. */
  particles: number
  /** How many are kept. */
  draws: number
  /** Moves after each tempering step. */
  moves: number
}

export interface Fit {
  worlds: World[]
  /** The smallest effective sample size met at any step, of so many particles. */
  effectiveSampleSize: number
  steps: number
  /** Share of moves that were accepted at the last step. */
  acceptance: number
  /** How many of the worlds that are kept differ. */
  distinct: number
}

export const publishedFit: FitOptions = { seed: 2026, particles: 4_000, draws: 400, moves: 12 }

interface Particle {
  point: number[]
  fit: number
}

/**
 * Worlds that explain what was observed, each as plausible as the others, from a fixed seed.
 * `logLikelihood` judges a world. `evenLevels`: coordinates that no observation informs are spread evenly afterwards,
 * so that chance does not shift them (not with outcomes, which inform them all).
 */
export function fit(logLikelihood: (world: World) => number, options: FitOptions, evenLevels = false): Fit {
  const random = seeded(options.seed)
  const judge = (point: number[]): Particle => ({ point, fit: logLikelihood(worldAt(point)) })
  let particles = evenly(options.particles, dimensions, random).map((row) => judge(row.map(normalQuantile)))
  let [temperature, smallest, steps, acceptance] = [0, options.particles, 0, 1]
  let stride = 0.5
  while (temperature < 1) {
    const next = nextTemperature(particles, temperature)
    const weights = weightsFor(particles, next - temperature)
    smallest = Math.min(smallest, effectiveSize(weights))
    particles = resampled(particles, weights, random)
    temperature = next
    for (let move = 0; move < options.moves; move++) {
      acceptance = moveAll(particles, temperature, stride, judge, random)
      stride = Math.min(0.95, Math.max(0.05, stride * (acceptance > 0.3 ? 1.15 : 0.87)))
    }
    steps++
  }
  const kept = shuffled(particles.length, random)
    .slice(0, options.draws)
    .map((index) => particles[index]?.point ?? [])
  const points = evenLevels ? withEvenCoordinates(kept, random) : kept
  return {
    worlds: points.map(worldAt),
    effectiveSampleSize: Math.floor(smallest),
    steps,
    acceptance,
    distinct: new Set(kept.map((point) => point.join())).size,
  }
}

function moveAll(
  particles: Particle[],
  temperature: number,
  stride: number,
  judge: (point: number[]) => Particle,
  random: Random,
): number {
  const keep = Math.sqrt(1 - stride * stride)
  let accepted = 0
  for (const [index, particle] of particles.entries()) {
    const proposal = judge(particle.point.map((value) => keep * value + stride * normal(random)))
    if (Math.log(1 - random()) >= temperature * (proposal.fit - particle.fit)) continue
    particles[index] = proposal
    accepted++
  }
  return accepted / particles.length
}

/** As far as half of the particles still count; found by halving. */
function nextTemperature(particles: Particle[], temperature: number): number {
  const counts = (to: number) => effectiveSize(weightsFor(particles, to - temperature)) >= particles.length / 2
  if (counts(1)) return 1
  let [near, far] = [temperature, 1]
  for (let step = 0; step < 40; step++) {
    const half = (near + far) / 2
    if (counts(half)) near = half
    else far = half
  }
  return Math.max(near, temperature + 1e-6)
}

function weightsFor(particles: Particle[], by: number): Float64Array {
  const most = Math.max(...particles.map(({ fit }) => fit))
  const weights = Float64Array.from(particles, ({ fit }) => Math.exp(by * (fit - most)))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}

const effectiveSize = (weights: Float64Array) => 1 / weights.reduce((sum, weight) => sum + weight * weight, 0)

/** Systematic resampling: one random start, then equal steps through the weights. */
function resampled(particles: Particle[], weights: Float64Array, random: Random): Particle[] {
  const start = random()
  let [index, reached] = [0, weights[0] ?? 0]
  return particles.map((_, position) => {
    const target = (position + start) / particles.length
    while (reached < target && index < particles.length - 1) reached += weights[++index] ?? 0
    return particles[index] ?? { point: [], fit: 0 }
  })
}

function withEvenCoordinates(points: number[][], random: Random): number[][] {
  const rows = evenly(points.length, uninformed.length, random)
  return points.map((point, row) =>
    point.map((value, index) => {
      const column = uninformed.indexOf(index)
      return column < 0 ? value : normalQuantile(rows[row]?.[column] ?? 0.5)
    }),
  )
}
