import { bases, factorGroups, noEstimateReasons, routeIds } from '@settlesg/contract'
import { describe, expect, it } from 'vitest'
import enHow from '../../locales/en/how.json' with { type: 'json' }
import en from '../../locales/en/model.json' with { type: 'json' }
import zhHow from '../../locales/zh/how.json' with { type: 'json' }
import zh from '../../locales/zh/model.json' with { type: 'json' }
import { exampleProfile } from '../testing/profiles.ts'
import { predict } from './estimate/predict.ts'
import { type EstimatedRoute, estimatedRoutes, levelOfRoute, levels } from './evidence/levels.ts'
import { lines } from './evidence/lines.ts'
import { sources } from './evidence/sources.ts'

const estimated: readonly string[] = estimatedRoutes
const findLevel = (route: EstimatedRoute) => levels[levelOfRoute[route]]

describe.each([
  ['English', en],
  ['Chinese', zh],
])('the texts in %s', (_, texts) => {
  it('texts exist for every route, factor, reason, basis and note, and nothing else', () => {
    expect(Object.keys(texts.route)).toEqual(routeIds)
    expect(Object.keys(texts.route_about)).toEqual(routeIds)
    expect(Object.keys(texts.no_estimate)).toEqual(noEstimateReasons)
    // It is read where conditions are unmet; what is only unknown has a note of its own.
    expect(texts.no_estimate.no_open_route.body).not.toMatch(/missing|cannot be known|没有回答|无法确定/)
    for (const text of Object.values(texts.no_estimate)) expect(Object.keys(text)).toEqual(['title', 'body'])
    expect(Object.keys(texts.basis)).toEqual(bases)
    expect(Object.keys(texts.basis_name)).toEqual(bases)
    expect(Object.keys(texts.factor)).toEqual(lines.map(({ id }) => id))
    expect(Object.keys(texts.group)).toEqual(factorGroups)
    for (const names of [texts.factor, texts.group, texts.what_if])
      expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length)
    expect(Object.keys(texts.base_about).sort()).toEqual([...estimated].sort())
    expect(Object.keys(texts.known_instead)).toEqual(routeIds.filter((route) => !estimated.includes(route)))
    expect(Object.keys(texts.waiting)).toEqual([predict(exampleProfile).waiting.note])
    for (const { trust } of sources) expect(Object.keys(texts.trust)).toContain(trust)
  })

  it('texts say the ends of the range that the model gives, and call an inferred level inferred', () => {
    for (const route of estimatedRoutes) {
      const { low, high, basis } = findLevel(route)
      const text = new Map(Object.entries(texts.base_about)).get(route) ?? ''
      for (const end of [low, high]) expect(text).toContain(String(Math.round(100 * end)))
      expect(/Inferred|推算/.test(text)).toBe(basis === 'judgement')
    }
  })
})

describe('the titles of the sources', () => {
  it('the titles of the sources stand in English as in the registry, and in Chinese each', () => {
    expect(Object.entries(en.source_title)).toEqual(sources.map(({ id, title }) => [id, title]))
    for (const title of Object.values(zh.source_title)) expect(title).toMatch(/[\u4e00-\u9fff]{4}/)
  })
})

const digitsIn = (text: string) => (text.match(/\d(?:[\d,.]*\d)?/g) ?? []).toSorted()

describe('the page that tells how the model weighs', () => {
  it('the page about the model gives the reason of every level and line word for word', () => {
    expect(enHow.level_why).toEqual(Object.fromEntries(Object.entries(levels).map(([route, { why }]) => [route, why])))
    expect(enHow.prior_why).toEqual(Object.fromEntries(lines.map(({ id, why }) => [id, why])))
    expect(JSON.stringify(enHow)).not.toMatch(/\.md/)
  })

  it.each(['level_why', 'prior_why'] as const)(
    'the page about the model has the same numbers in Chinese: %s',
    (group) => {
      const chinese = new Map(Object.entries(zhHow[group]))
      for (const [id, why] of Object.entries(enHow[group]))
        expect([id, digitsIn(chinese.get(id) ?? '')]).toEqual([id, digitsIn(why)])
    },
  )
})
