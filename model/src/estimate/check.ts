import { levels } from '../evidence/levels.ts'
import { type PublishedFigure, publishedFigures, type SimulatedId } from '../evidence/published-figures.ts'
import type { Draw } from '../fit/fit.ts'
import { type Share, type Simulation, simulate } from './simulate.ts'

/** A published figure; for a check, beside what the model shows, with the range that agrees with it. */
export interface CheckRow extends PublishedFigure {
  model: Share | null
  /** Whether the figure lies in the range, or no farther from it than its tolerance; null where it is no check. */
  ok: boolean | null
}

const people = 20_000

export function check(draws: readonly Draw[]): CheckRow[] {
  const simulation = simulate(draws, { people, seed: 1 })
  return publishedFigures.map((figure) => {
    if (figure.role !== 'check' || !figure.shown) return { ...figure, model: null, ok: null }
    const model = shownBy(simulation, figure.shown)
    const tolerance = figure.tolerance ?? 0
    const ok = figure.published >= model.low - tolerance && figure.published <= model.high + tolerance
    return { ...figure, model, ok }
  })
}

function shownBy(simulation: Simulation, id: SimulatedId): Share {
  if (id !== 'level_spouses') return simulation.among_approved[id]
  const { low, high } = levels.spouses
  return { share: simulation.approved.spouse_of_citizen.share, low: 100 * low, high: 100 * high }
}
