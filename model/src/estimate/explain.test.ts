import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { long } from '../../../testing/long.ts'
import { exampleProfile, profileArbitrary } from '../../testing/profiles.ts'
import { levelNames } from '../evidence/levels.ts'
import { groupOrder, lines } from '../evidence/lines.ts'
import { toPerson } from '../evidence/person.ts'
import { chanceAt } from '../fit/person-effect.ts'
import { factorCount, poolSize, poolTable } from '../fit/pool-table.ts'
import { mean } from '../math/distribution.ts'
import { chances, computeRange, makeCase } from './chances.ts'
import { explain } from './explain.ts'
import { readHistory } from './history.ts'
import { buildModel } from './model.ts'
import { draws } from './posterior.ts'

const model = buildModel(draws.slice(0, 12))

describe('what each answer adds', () => {
  it('contributions add up from the level to the person’s mean, refused before or not', () => {
    fc.assert(
      fc.property(fc.constantFrom(...levelNames), profileArbitrary, (level, profile) => {
        const subject = makeCase(model, level, toPerson(profile), readHistory(profile))
        const found = explain(model, subject)
        const sum = found.parts.reduce((total, { value }) => total + value, found.base)
        expect(sum).toBeCloseTo(found.mean, 9)
        expect(found.mean).toBeCloseTo(computeRange(chances(model, subject)).mean, 6)
        if (readHistory(profile)?.refusals === 'none')
          expect(found.base).toBeCloseTo(100 * mean(model.levels[level].shares), 4)
        else expect(found.base).toBeLessThan(100 * mean(model.levels[level].shares))
      }),
      { numRuns: long(30, 300) },
    )
  })

  it('a contribution is the mean over all 720 orders of the groups', () => {
    const subject = makeCase(model, 'everyone_else', toPerson(exampleProfile), readHistory(exampleProfile))
    const { constants, people } = model.levels.everyone_else
    const pool = poolTable().readings
    /** Reckoned anew, by the words of docs/model.md: answered groups by the person, the others by those of the level. */
    const meanWith = (answered: ReadonlySet<string>) => {
      let sum = 0
      for (let draw = 0; draw < model.count; draw++)
        for (let place = 0; place < poolSize; place++) {
          const stranger = people[draw * poolSize + ((place * 13 + 5) % poolSize)] ?? 0
          const standIn = subject.others[draw * poolSize + place] ?? 0
          let odds = constants[draw] ?? 0
          for (const [k, { group }] of lines.entries()) {
            const reading = answered.has(group)
              ? (subject.readings[k] ?? Math.min(subject.most[k] ?? 1, pool[standIn * factorCount + k] ?? 0))
              : (pool[stranger * factorCount + k] ?? 0)
            odds += (model.sizes[draw * factorCount + k] ?? 0) * reading
          }
          sum += chanceAt(model.effects[draw] ?? new Float64Array(0), odds)
        }
      return (100 * sum) / (model.count * poolSize)
    }
    const orders = permutations([...groupOrder])
    expect(orders).toHaveLength(720)
    const remembered = new Map<string, number>()
    const value = (answered: readonly string[]) => {
      const key = [...answered].sort().join()
      const known = remembered.get(key) ?? meanWith(new Set(answered))
      remembered.set(key, known)
      return known
    }
    const { parts } = explain(model, subject)
    for (const group of groupOrder) {
      const added = orders.map((order) => {
        const before = order.slice(0, order.indexOf(group))
        return value([...before, group]) - value(before)
      })
      const found = parts.reduce((sum, part, k) => sum + (lines[k]?.group === group ? part.value : 0), 0)
      expect(found).toBeCloseTo(mean(added), 6)
    }
  })

  it('the contribution of a missing answer stays in its own group, and is marked', () => {
    const subject = makeCase(model, 'everyone_else', toPerson(exampleProfile), readHistory(exampleProfile))
    const { parts } = explain(model, subject)
    const gap = parts[lines.findIndex(({ id }) => id === 'gap')]
    expect(gap?.answered).toBe(false)
    expect(gap?.low).toBeLessThan(gap?.high ?? 0)
  })

  it('changes nobody who stands for another missing answer when one group is told', () => {
    const person = toPerson(exampleProfile)
    const one = makeCase(model, 'everyone_else', person, readHistory(exampleProfile))
    const other = makeCase(
      model,
      'everyone_else',
      { ...person, relatives: 2, away: 'over_12' },
      readHistory(exampleProfile),
    )
    expect(other.others).toEqual(one.others)
  })
})

function permutations<T>(items: T[]): T[][] {
  if (items.length < 2) return [items]
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]))
}
