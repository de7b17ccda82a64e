import { describe, expect, it } from 'vitest'
import { levelNames } from '../evidence/levels.ts'
import { afterRefusals } from './refusals.ts'

const rows = afterRefusals()

describe('what the model makes of refusals', () => {
  it('there is a row of refusals for every level, with the same changes, at most 100', () => {
    expect(rows.map(({ level }) => level)).toEqual([...levelNames])
    const [first] = rows
    for (const { first: share, changed } of rows) {
      expect(share).toBeGreaterThan(0)
      expect(share).toBeLessThan(100)
      expect(changed.map(({ kind }) => kind)).toEqual(first?.changed.map(({ kind }) => kind))
    }
  })

  it('every further refusal costs something, and never more than there was', () => {
    for (const { first, changed } of rows)
      for (const { kind, once, more } of changed)
        expect([kind, first > once && once > more && more > 0]).toEqual([kind, true])
  })

  it('with nothing changed a refusal costs at least as much as after any change', () => {
    for (const { changed } of rows) {
      const unchanged = changed.find(({ kind }) => kind === 'nothing')
      if (!unchanged) throw new Error('There is a row for nothing changed')
      for (const { kind, once, more } of changed)
        expect([kind, once >= unchanged.once && more >= unchanged.more]).toEqual([kind, true])
    }
  })
})
