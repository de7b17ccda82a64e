import validation from '../validation.json' with { type: 'json' }
import { findSizeBasis, fitted, isContradicted } from './estimate/published.ts'
import { datedFigures } from './evidence/dated-figures.ts'
import { estimatedRoutes, levelNames, levelOfRoute, levels } from './evidence/levels.ts'
import { lines } from './evidence/lines.ts'
import { sources } from './evidence/sources.ts'

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
