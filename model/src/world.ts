import { logOddsBetween } from './distribution.ts'
import { type FactorPrior, factorPriors, type LevelName, levels } from './priors.ts'

/*
 * A world is one way in which applications might be decided: the level of each kind of route and the size of every
 * factor, all in log-odds. The priors say how plausible each world is; each coordinate of a `point` is a standard
 * normal number that stands for one line of them.
 */
export interface World {
  /** The rate of citizens' spouses in 2009-18, of which two figures are published. */
  spousesThen: number
  /** Today's levels. */
  levels: Record<LevelName, number>
  /** By how much the level of those who report an outcome differs from everyone's. Plays no part in a prediction. */
  reporting: number
  /** One size for each line of the priors, in their order. */
  sizes: number[]
}

/** The first coordinates of a point; the lines of the priors follow. */
const coordinates = ['spousesThen', 'spousesDrift', 'everyoneElse', 'students', 'reporting'] as const
export const dimensions = coordinates.length + factorPriors.length

/** Nothing published informs these coordinates: after the fit they are what they were before it. */
export const uninformed: readonly number[] = [1, 2, 3]

/** Who reports is self-selected; half of all worlds have them within 7 points of everyone, around the middle. */
const reportingSpread = 0.4

export function worldAt(point: ArrayLike<number>): World {
  const [then = 0, drift = 0, everyoneElse = 0, students = 0, reporting = 0] = Array.from(point)
  const { spouse_of_citizen, pts, student } = levels
  // Before any figure is read, half to two thirds of the spouses or fewer might succeed as well: a wide start.
  const spousesThen = logOddsBetween(0.2, 0.8, then)
  // How far the level may have moved since then: its low and high end around its own middle.
  const spousesDrift = logOddsBetween(spouse_of_citizen.low, spouse_of_citizen.high, drift) - middle(spouse_of_citizen)
  return {
    spousesThen,
    levels: {
      spouses: spousesThen + spousesDrift,
      everyone_else: logOddsBetween(pts.low, pts.high, everyoneElse),
      students: logOddsBetween(student.low, student.high, students),
    },
    reporting: reportingSpread * reporting,
    sizes: factorPriors.map((prior, index) => sizeAt(prior, point[coordinates.length + index] ?? 0)),
  }
}

const middle = ({ low, high }: { low: number; high: number }) => logOddsBetween(low, high, 0)

/** Log-normal with this mean and standard deviation where the direction is known, else normal. */
function sizeAt({ shape, size, spread }: FactorPrior, z: number): number {
  if (shape === 'free') return size + spread * z
  const variance = Math.log(1 + (spread / size) ** 2)
  return Math.exp(Math.log(size) - variance / 2 + Math.sqrt(variance) * z)
}
