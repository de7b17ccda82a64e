import { type LevelName, mapLevels } from '../evidence/levels.ts'
import { type ChangeKind, type FactorId, lines } from '../evidence/lines.ts'

export interface Spread {
  size: number
  spread: number
}

/** What `npm run model -- fit` writes into `model.json`: every number that an estimate is made with, in log-odds. */
export interface ModelFile {
  version: string
  today: string
  /** Outcomes that went into it: the reported ones of model/data, and those that users reported. */
  outcomes: { reported: number; users: number }
  tempering: number
  effect: number
  /** With what the lines said before the outcomes. */
  sizes: Record<FactorId, Spread & { before: Spread }>
  levels: Record<LevelName, FittedLevel>
  kept: Record<ChangeKind, number>
}
export interface FittedLevel {
  /** The score of somebody who is typical in every answer, and how far the level is unknown. */
  centre: number
  spread: number
  /** How far it is unknown who applies. */
  applicants: number
  typical: Record<FactorId, number>
  /** How far applicants differ in each factor: variances that add up to that of all of them. */
  varied: Record<FactorId, number>
}

/** Every number that an estimate is made with, in log-odds; lists are in the order of the lines. */
export interface Model {
  effect: number
  sizes: readonly number[]
  spreads: readonly number[]
  levels: Record<LevelName, ModelLevel>
  kept: Record<ChangeKind, number>
}
type ModelLevel = { [Name in keyof FittedLevel]: FittedLevel[Name] extends number ? number : readonly number[] }

/** Throws where the file is of other lines: they were changed without a new fit. */
export function readModel({ effect, sizes, levels, kept }: ModelFile): Model {
  const inOrder = <T>(of: Readonly<Record<string, T>>) =>
    lines.map(({ id }) => {
      const found = of[id]
      if (found === undefined) throw new Error(`model.json has no ${id}: run npm run model -- fit`)
      return found
    })
  const all = inOrder(sizes)
  const level = (name: LevelName): ModelLevel => {
    const { typical, varied, ...rest } = levels[name]
    return { ...rest, typical: inOrder(typical), varied: inOrder(varied) }
  }
  return {
    effect,
    sizes: all.map(({ size }) => size),
    spreads: all.map(({ spread }) => spread),
    levels: mapLevels(level),
    kept,
  }
}
