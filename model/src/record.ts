import type { Source } from '@settlesg/contract'
import validation from '../validation.json' with { type: 'json' }
import type { Spread } from './estimate/model.ts'
import { findSizeBasis, fitted, isContradicted } from './estimate/published.ts'
import { datedFigures } from './evidence/dated-figures.ts'
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
import { type SourceId, sources } from './evidence/sources.ts'
import type { Validation } from './fit/validate.ts'

export type ModelRecord = ReturnType<typeof modelRecord>

/** All that pages tell of the model: what was assumed, learnt, tested and not known. */
export function modelRecord() {
  const { version, today, outcomes, tempering } = fitted
  const newest = datedFigures.grants_2024
  const named = new Set<string>([
    'reported-outcomes',
    ...newest.sources,
    ...[...Object.values(levels), ...lines].flatMap((one) => [...one.sources]),
  ])
  return {
    fitted: { version, today, outcomes, tempering },
    levels: levelNames.map((id) => ({
      id,
      routes: estimatedRoutes.filter((route) => levelOfRoute[route] === id),
      ...levels[id],
    })),
    lines: lines.map((line) => {
      const { before, ...after } = fitted.sizes[line.id]
      return {
        ...line,
        size_basis: findSizeBasis(line.id),
        is_contradicted: isContradicted(line.id),
        learnt: { before, after },
      }
    }),
    grants: { year: newest.from, persons: newest.values.persons, source: newest.sources[0] },
    validation,
    sources: sources.filter(({ id }) => named.has(id)),
  }
}
