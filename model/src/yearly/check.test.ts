import { describe, expect, it } from 'vitest'
import { worlds as allWorlds } from '../posterior.ts'
import { sources } from '../sources.ts'
import { check } from './check.ts'

/** All of them take `npm run model -- check` some seconds; a quarter shows the same. */
const worlds = process.env.LONG === '1' ? allWorlds : allWorlds.filter((_, index) => index % 4 === 0)
const rows = check(worlds, process.env.LONG === '1' ? 100_000 : 20_000)

describe('the check', () => {
  it('finds every published figure within its tolerance', () => {
    expect(rows.filter(({ ok }) => !ok)).toEqual([])
  })

  it('covers the totals, the ages, the regions, the routes and what the worlds were fitted to', () => {
    const count = (start: string) => rows.filter(({ id }) => id.startsWith(start)).length
    expect(count('grants_')).toBe(18)
    expect(count('age_')).toBe(48)
    expect(count('region_')).toBe(6)
    expect(count('spouses_')).toBe(6)
    expect(count('fit_')).toBe(5)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  })

  it('names pages of the registry, and holds every published figure inside its own tolerance', () => {
    const ids = new Set(sources.map(({ id }) => id))
    for (const row of rows) {
      for (const source of row.sources) expect(ids).toContain(source)
      expect(row.low).toBeLessThanOrEqual(row.published)
      expect(row.high).toBeGreaterThanOrEqual(row.published)
      expect(row.tolerance).not.toBe('')
    }
  })

  it('measures: worlds that decide otherwise show other figures', () => {
    const stricter = worlds.slice(0, 20).map((world) => ({
      ...world,
      spousesThen: world.spousesThen - 0.5,
      levels: { ...world.levels, everyone_else: world.levels.everyone_else - 1 },
    }))
    const out = check(stricter, 10_000).filter(({ ok }) => !ok)
    expect(out.map(({ id }) => id)).toEqual(expect.arrayContaining(['spouses_rate_2009_18', 'rate_2024']))
  })
})
