import type { Source } from '@settlesg/contract'
import validation from '../validation.json' with { type: 'json' }
import { findSizeBasis, isContradicted, posterior } from './estimate/posterior.ts'
import {
  type EstimatedRoute,
  estimatedRoutes,
  type Level,
  type LevelName,
  levelNames,
  levelOfRoute,
  levels,
} from './evidence/levels.ts'
import { type Basis, type Line, lines } from './evidence/lines.ts'
import { type PublishedFigure, publishedFigures } from './evidence/published-figures.ts'
import { sources } from './evidence/sources.ts'
import type { Learnt } from './fit/posterior-file.ts'
import type { Validation } from './fit/validate.ts'

/*
 * All that card and pages tell of the model: what was assumed, learnt, tested and not known. No draws in it, and nothing
 * that is not said by the model's own files.
 */
export interface ModelRecord {
  fitted: Pick<
    typeof posterior,
    'version' | 'seed' | 'particles' | 'effective_sample_size' | 'distinct_draws' | 'tempering' | 'today' | 'outcomes'
  >
  levels: ({ id: LevelName; routes: EstimatedRoute[] } & Level)[]
  /** Each with what the reports taught of it. */
  lines: (Line & { size_basis: Basis; is_contradicted: boolean; learnt: Learnt | null })[]
  /** The person effect and the growth of pay. */
  quantities: Learnt[]
  figures: readonly PublishedFigure[]
  validation: Validation & { missed: string[] }
  /** The pages that all of these rest on. */
  sources: Source[]
}

export function modelRecord(): ModelRecord {
  const { version, seed, particles, effective_sample_size, distinct_draws, tempering, today, outcomes, learnt } =
    posterior
  const named = new Set<string>([
    'reported-outcomes',
    ...[...Object.values(levels), ...lines, ...publishedFigures].flatMap((one) => [...one.sources]),
  ])
  const ofLine = (id: string) => learnt.find(({ line }) => line === id) ?? null
  return {
    fitted: { version, seed, particles, effective_sample_size, distinct_draws, tempering, today, outcomes },
    levels: levelNames.map((id) => ({
      id,
      routes: estimatedRoutes.filter((route) => levelOfRoute[route] === id),
      ...levels[id],
    })),
    lines: lines.map((line) => ({
      ...line,
      size_basis: findSizeBasis(line.id),
      is_contradicted: isContradicted(line.id),
      learnt: ofLine(line.id),
    })),
    quantities: learnt.filter(({ line }) => !lines.some(({ id }) => id === line)),
    figures: publishedFigures,
    validation,
    sources: sources.filter(({ id }) => named.has(id)),
  }
}
