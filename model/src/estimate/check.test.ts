import { describe, expect, it } from 'vitest'
import { publishedFigures } from '../evidence/published-figures.ts'
import { check } from './check.ts'
import { draws } from './posterior.ts'

describe('published figures', () => {
  const rows = check(draws.slice(0, 80))

  it('published figures have one role each, and a check nothing to do with what was made', () => {
    expect(new Set(publishedFigures.map(({ id }) => id)).size).toBe(publishedFigures.length)
    for (const { role, shown } of publishedFigures) expect(shown !== undefined).toBe(role === 'check')
  })

  it('published figures that are checks agree with simulated decisions', () => {
    expect(rows.filter(({ ok }) => ok === false).map(({ id }) => id)).toEqual([])
    expect(rows.filter(({ ok }) => ok === true).length).toBeGreaterThanOrEqual(6)
  })

  it('published figures would not agree if only young people were approved', () => {
    const harsh = draws
      .slice(0, 80)
      .map((draw) => ({ ...draw, sizes: draw.sizes.map((size, k) => (k === 14 ? -6 : size)) }))
    expect(check(harsh).find(({ id }) => id === 'adults_over_40_2022')?.ok).toBe(false)
  })
})
