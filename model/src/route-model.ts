import type { DatedProfile } from '@settlesg/contract'
import { shareOf } from './distribution.ts'
import { factors } from './factors.ts'
import { pool } from './pool.ts'
import { type EstimatedRoute, type FactorPrior, factorPriors } from './priors.ts'

/* What the model knows of a route apart from any world: its factors, and the applicants that its level is made of. */

/** So many applicants stand for all of a route, the same ones at every call. */
export const poolSize = 32
const poolSeed = 20_261

export interface RouteFactors {
  route: EstimatedRoute
  priors: FactorPrior[]
  /** Where each of them stands among all lines of the priors. */
  lines: number[]
  people: DatedProfile[]
  /** The pool's answers, applicant after applicant, one number a factor. */
  answers: Float64Array
}

/** The answers of a person as the factors of a route read them; null where nothing was answered. */
export const readAnswers = ({ priors }: RouteFactors, profile: DatedProfile): (number | null)[] =>
  priors.map(({ factor }) => factors[factor](profile))

const known = new Map<EstimatedRoute, RouteFactors>()

export function routeFactors(route: EstimatedRoute): RouteFactors {
  const found = known.get(route)
  if (found) return found
  const lines = factorPriors.flatMap((prior, index) => (prior.routes.includes(route) ? [index] : []))
  const priors = factorPriors.filter((prior) => prior.routes.includes(route))
  const people = pool(route, poolSize, poolSeed).map(({ profile }) => profile)
  const model = { route, priors, lines, people, answers: new Float64Array(0) }
  const made = { ...model, answers: answersOf(model) }
  known.set(route, made)
  return made
}

/** The answers of whole applicants; one that leaves a factor open would be a fault of the pool. */
function answersOf(model: RouteFactors): Float64Array {
  const rows = model.people.map((person) => readAnswers(model, person))
  return Float64Array.from(
    rows.flatMap((row) =>
      row.map((value, index) => {
        if (value === null) throw new Error(`The pool of ${model.route} does not answer ${model.priors[index]?.id}`)
        return value
      }),
    ),
  )
}

/** What the factors add for everyone of the pool, in log-odds. */
export function poolEffects({ answers, lines }: RouteFactors, sizes: ArrayLike<number>): Float64Array {
  const effects = new Float64Array(poolSize)
  for (let person = 0; person < poolSize; person++) {
    let sum = 0
    for (let k = 0; k < lines.length; k++)
      sum += (sizes[lines[k] ?? 0] ?? 0) * (answers[person * lines.length + k] ?? 0)
    effects[person] = sum
  }
  return effects
}

/** The constant that makes the pool succeed on average as often as the level says (log-odds), by Newton's method. */
export function interceptFor(level: number, effects: Float64Array): number {
  const target = shareOf(level)
  let constant = level
  for (const effect of effects) constant -= effect / effects.length
  for (let step = 0; step < 60; step++) {
    let [sum, slope] = [0, 0]
    for (const effect of effects) {
      const share = shareOf(constant + effect)
      sum += share
      slope += share * (1 - share)
    }
    // Where nearly everyone succeeds or fails the slope is next to nothing: never further than one at a time.
    const change = Math.max(-1, Math.min(1, (sum / effects.length - target) / (slope / effects.length)))
    constant -= change
    if (Math.abs(change) < 1e-13) break
  }
  return constant
}
