import { describe, expect, it } from 'vitest'
import { readReports } from '../../cli/command.ts'
import { lines } from '../evidence/lines.ts'
import { outcomesIn } from '../evidence/reported-outcomes.ts'
import { logLikelihood, tabulateOutcomes } from './likelihood.ts'
import { factorCount } from './pool-table.ts'

const outcomes = readReports('2026-11')
const cases = tabulateOutcomes(outcomes.slice(0, 60))
const sizes = lines.map(({ size }) => size)
const usual = { sizes, effect: 0.75, payGrowth: 0.04, intercepts: cases.cellNames.map(() => 1) }

describe('the likelihood of reported outcomes', () => {
  it('the likelihood of reported outcomes has the slopes that it says', () => {
    const slopes = new Float64Array(factorCount + cases.cellNames.length)
    logLikelihood(cases, usual, slopes)
    const step = 1e-4
    for (let index = 0; index < slopes.length; index++) {
      const moved = (by: number) =>
        logLikelihood(cases, {
          ...usual,
          sizes: sizes.map((size, k) => (k === index ? size + by : size)),
          intercepts: usual.intercepts.map((value, cell) => (factorCount + cell === index ? value + by : value)),
        })
      expect(slopes[index]).toBeCloseTo((moved(step) - moved(-step)) / (2 * step), 3)
    }
  })

  it('the likelihood does not change when all outcomes of a year are reported more', () => {
    // Twice the approved: with the intercepts moved by the logarithm of two the sizes explain them about as well.
    const first = outcomes.filter(({ cell }) => cell === '2024 decided')
    const more = tabulateOutcomes([...first, ...first.filter(({ approved }) => approved)])
    const best = (award: number) => {
      const tried = [0.5, 1, 1.5, 2, 2.5, 3].map((intercept) =>
        logLikelihood(more, {
          ...usual,
          sizes: sizes.map((size, k) => (lines[k]?.id === 'singapore_award' ? award : size)),
          intercepts: [intercept],
        }),
      )
      return tried.indexOf(Math.max(...tried))
    }
    expect(best(0.3)).toBeGreaterThan(0)
    expect(best(0.3)).toBeLessThan(5)
  })
})

describe('the reader of the reported outcomes', () => {
  const row = { year: '2020', year_is: 'decided', route: 'pts', outcome: 'approved' }

  it('the reader of outcomes takes work pass holders, not doubtful rows or other routes', () => {
    expect(outcomes).toHaveLength(680)
    const rows = [row, { ...row, doubtful: 'yes' }, { ...row, route: 'student' }]
    expect(outcomesIn(rows, '2026-11')).toHaveLength(1)
  })

  it('the reader of outcomes never takes an empty field for a no', () => {
    const [outcome] = outcomesIn([row], '2026-11')
    const known = Object.entries(outcome?.person ?? {}).filter(([, value]) => value !== null)
    expect(known).toEqual([['works', 'earning']])
  })

  it('the reader of outcomes names the row of a year or an outcome that it cannot read', () => {
    expect(() => outcomesIn([row, { ...row, year: 'x' }], '2026-11')).toThrow('row 2')
    expect(() => outcomesIn([{ ...row, outcome: 'granted' }], '2026-11')).toThrow('row 1')
  })
})
