import { expect, it } from 'vitest'
import { levelNames } from '../evidence/levels.ts'
import { afterRefusals } from './refusals.ts'

it('every further refusal costs something at every level, and the most where nothing changed', () => {
  const rows = afterRefusals()
  expect(rows.map(({ level }) => level)).toEqual([...levelNames])
  for (const { first, changed } of rows) {
    const unchanged = changed.find(({ kind }) => kind === 'nothing')
    for (const { kind, once, more } of changed) {
      expect([kind, 100 > first && first > once && once > more && more > 0]).toEqual([kind, true])
      expect([kind, once >= (unchanged?.once ?? 100) && more >= (unchanged?.more ?? 100)]).toEqual([kind, true])
    }
  }
})
