import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { long } from '../../../testing/long.ts'
import { exampleProfile, profileArbitrary } from '../../testing/profiles.ts'
import { estimatedRoutes } from '../evidence/levels.ts'
import { groupOrder, lines } from '../evidence/lines.ts'
import { mean } from '../math/distribution.ts'
import { explain, levelMean } from './explain.ts'
import { chanceAfter, rangeOf } from './formula.ts'
import { readHistory } from './history.ts'
import { caseOf } from './make-estimate.ts'
import { published } from './published.ts'

describe('what each answer adds', () => {
  it('contributions add up from the level to the person’s mean, refused before or not', () => {
    fc.assert(
      fc.property(fc.constantFrom(...estimatedRoutes), profileArbitrary, (route, profile) => {
        const subject = caseOf(profile, route, published)
        const found = explain(published, subject)
        const sum = found.parts.reduce((total, { value }) => total + value, found.base)
        expect(sum).toBeCloseTo(found.mean, 9)
        expect(found.mean).toBeCloseTo(rangeOf(published, subject).mean, 9)
        expect(found.base).toBeCloseTo(levelMean(published, subject), 9)
        const first = levelMean(published, { ...subject, refusals: { cost: 0, spread: 0 } })
        if (readHistory(profile)?.refusals === 'none') expect(found.base).toBe(first)
        else expect(found.base).toBeLessThan(first)
      }),
      { numRuns: long(30, 300) },
    )
  })

  it('a contribution is the mean over all 720 orders of the groups', () => {
    const subject = caseOf(exampleProfile, 'pts', published)
    const { centre, spread, applicants, typical, varied } = published.levels.everyone_else
    /** Reckoned anew, by the words of docs/model.md: answered groups by the person, the others by those of the level. */
    const meanWith = (answered: ReadonlySet<string>) => {
      let [score, variance] = [centre, spread ** 2 + applicants ** 2]
      for (const [k, { group }] of lines.entries()) {
        const distance = (subject.taken[k] ?? 0) - (typical[k] ?? 0)
        if (answered.has(group)) score += (published.sizes[k] ?? 0) * distance
        variance += answered.has(group)
          ? ((published.spreads[k] ?? 0) * distance) ** 2 + (subject.open[k] ?? 0)
          : (varied[k] ?? 0)
      }
      return 100 * chanceAfter(published, subject.refusals, score, variance)
    }
    const orders = permutations([...groupOrder])
    expect(orders).toHaveLength(720)
    const means = new Map<string, number>()
    const value = (answered: readonly string[]) => {
      const key = [...answered].sort().join()
      if (!means.has(key)) means.set(key, meanWith(new Set(answered)))
      return means.get(key) ?? Number.NaN
    }
    const { parts } = explain(published, subject)
    for (const group of groupOrder) {
      const added = orders.map((order) => {
        const before = order.slice(0, order.indexOf(group))
        return value([...before, group]) - value(before)
      })
      const found = parts.reduce((sum, part, k) => sum + (lines[k]?.group === group ? part.value : 0), 0)
      expect(found).toBeCloseTo(mean(added), 6)
    }
  })
})

function permutations<T>(items: T[]): T[][] {
  if (items.length < 2) return [items]
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]))
}
