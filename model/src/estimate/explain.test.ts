import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chances, rangeOf, routeWorlds } from './chances.ts'
import { mean, shareOf } from './distribution.ts'
import { explain, groupOrder } from './explain.ts'
import { worlds } from './posterior.ts'
import { estimatedRoutes } from './priors.ts'
import { exampleProfile, profileArbitrary } from './profile.arbitrary.ts'
import { poolSize, readAnswers } from './route-model.ts'

const fewWorlds = worlds.slice(0, 12)

describe('what each answer adds', () => {
  it('adds up, from the level of the route to the mean of the person', () => {
    fc.assert(
      fc.property(fc.constantFrom(...estimatedRoutes), profileArbitrary, (name, profile) => {
        const route = routeWorlds(fewWorlds, name)
        const answers = readAnswers(route.model, profile)
        const found = explain(route, answers)
        const sum = found.parts.reduce((total, { value }) => total + value, found.base)
        expect(sum).toBeCloseTo(found.mean, 9)
        expect(found.mean).toBeCloseTo(rangeOf(chances(route, answers)).mean, 4)
        expect(found.base).toBeCloseTo(100 * mean(route.shares), 4)
      }),
    )
  })

  it('is the mean over all 720 orders in which the groups can be told', () => {
    const route = routeWorlds(fewWorlds, 'pts')
    const answers = readAnswers(route.model, exampleProfile)
    const { model, sizes, constants, count } = route
    const chanceWith = (told: ReadonlySet<string>) => {
      let sum = 0
      for (let world = 0; world < count; world++)
        for (let person = 0; person < poolSize; person++) {
          let odds = constants[world] ?? 0
          for (const [k, prior] of model.priors.entries()) {
            const own = told.has(prior.group) ? answers[k] : null
            const answer = own ?? model.answers[person * model.lines.length + k] ?? 0
            odds += (sizes[world * model.lines.length + k] ?? 0) * answer
          }
          sum += shareOf(odds)
        }
      return (100 * sum) / (count * poolSize)
    }
    const orders = permutations([...groupOrder])
    expect(orders).toHaveLength(720)
    const remembered = new Map<string, number>()
    const value = (told: readonly string[]) => {
      const key = [...told].sort().join()
      const known = remembered.get(key) ?? chanceWith(new Set(told))
      remembered.set(key, known)
      return known
    }
    const { parts } = explain(route, answers)
    for (const group of groupOrder) {
      const added = orders.map((order) => {
        const before = order.slice(0, order.indexOf(group))
        return value([...before, group]) - value(before)
      })
      const found = parts.reduce((sum, part, k) => sum + (model.priors[k]?.group === group ? part.value : 0), 0)
      expect(found).toBeCloseTo(mean(added), 4)
    }
  })

  it('never turns against the answer: the most favourable one is not held against anyone, nor the least for', () => {
    fc.assert(
      fc.property(fc.constantFrom(...estimatedRoutes), profileArbitrary, (name, profile) => {
        const route = routeWorlds(fewWorlds, name)
        const answers = readAnswers(route.model, profile)
        const { parts } = explain(route, answers)
        for (const [k, { shape }] of route.model.priors.entries()) {
          const { value = 0, low = 0, high = 0 } = parts[k] ?? {}
          const isClear = Math.abs(value) >= 0.05 && !(low < 0 && high > 0)
          if (shape !== 'rising' || !isClear) continue
          if (answers[k] === 1) expect(value).toBeGreaterThan(0)
          if (answers[k] === 0) expect(value).toBeLessThan(0)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('is nothing for what was not answered, with how far an answer could move it', () => {
    const route = routeWorlds(worlds, 'pts')
    const { parts } = explain(route, readAnswers(route.model, exampleProfile))
    const gap = parts[route.model.priors.findIndex(({ id }) => id === 'gap')]
    expect(gap).toMatchObject({ value: 0, answered: false })
    expect(gap?.low).toBeLessThan(0)
    expect(gap?.high).toBeGreaterThan(0)
  })
})

function permutations<T>(items: T[]): T[][] {
  if (items.length < 2) return [items]
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]))
}
