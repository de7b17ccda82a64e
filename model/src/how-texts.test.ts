import { factorGroups } from '@settlesg/contract'
import { describe, expect, it } from 'vitest'
import en from '../../locales/en/how.json' with { type: 'json' }
import enModel from '../../locales/en/model.json' with { type: 'json' }
import zh from '../../locales/zh/how.json' with { type: 'json' }
import zhModel from '../../locales/zh/model.json' with { type: 'json' }
import { levels } from './evidence/levels.ts'
import { factorIds, lines } from './evidence/lines.ts'

const digitsIn = (text: string) => (text.match(/\d(?:[\d,.]*\d)?/g) ?? []).toSorted()

describe('the page that tells how the model weighs', () => {
  it('the page about the model gives the reason of every level and line word for word', () => {
    expect(en.level_why).toEqual(Object.fromEntries(Object.entries(levels).map(([route, { why }]) => [route, why])))
    expect(en.prior_why).toEqual(Object.fromEntries(lines.map(({ id, why }) => [id, why])))
    expect(JSON.stringify(en)).not.toMatch(/\.md/)
  })

  it.each(['level_why', 'prior_why'] as const)(
    'the page about the model has the same numbers in Chinese: %s',
    (group) => {
      const chinese = new Map(Object.entries(zh[group]))
      for (const [id, why] of Object.entries(en[group]))
        expect([id, digitsIn(chinese.get(id) ?? '')]).toEqual([id, digitsIn(why)])
    },
  )
})

describe.each([
  ['English', enModel],
  ['Chinese', zhModel],
])('the names in %s', (_, texts) => {
  it('texts exist for every factor and group, and for nothing else', () => {
    expect(Object.keys(texts.factor)).toEqual([...factorIds])
    expect(Object.keys(texts.group)).toEqual(factorGroups)
    expect(Object.keys(texts.basis_name)).toEqual(Object.keys(texts.basis))
  })

  it('the names of changes differ from each other', () => {
    for (const names of [texts.factor, texts.group, texts.what_if])
      expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length)
  })
})
