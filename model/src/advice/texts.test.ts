import { routeIds } from '@settlesg/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import en from '../../../locales/en/advice.json' with { type: 'json' }
import enAnalysis from '../../../locales/en/analysis.json' with { type: 'json' }
import enReport from '../../../locales/en/report.json' with { type: 'json' }
import zh from '../../../locales/zh/advice.json' with { type: 'json' }
import zhAnalysis from '../../../locales/zh/analysis.json' with { type: 'json' }
import zhReport from '../../../locales/zh/report.json' with { type: 'json' }
import { profileArbitrary } from '../../testing/profiles.ts'
import { consistency } from './consistency.ts'
import { family } from './family.ts'

/** Every text by its full key. */
const flat = (texts: object, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[path + key, text] as [string, string]] : flat(text, `${path}${key}.`),
  )
const marks = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name)

describe.each([
  ['English', en],
  ['Chinese', zh],
])('the texts of the advice in %s', (_, texts) => {
  it('name only values that the note or the line has', () => {
    const text = new Map(flat(texts))
    const used = (key: string) => marks(text.get(key) ?? '')
    fc.assert(
      fc.property(profileArbitrary, fc.constantFrom(...routeIds), (profile, route) => {
        for (const { id, values } of consistency(profile))
          for (const name of used(`consistency.${id}`)) expect(Object.keys(values), id).toContain(name)
        // Months after 2099 have no name in the contract; nobody who applies now reaches them.
        for (const { id, month } of family(profile, route))
          if (profile.route.apply_month < '2078-01' && used(`family.${id}`).length > 0) expect(month, id).not.toBeNull()
      }),
    )
  })

  it('texts speak of National Service to an unknown sex only under a condition', () => {
    const own = Object.entries(texts.family).filter(([id]) => /^ns_(first|student|sponsored|former)/.test(id))
    expect(own).toHaveLength(7)
    for (const [, text] of own) expect(text).toMatch(/[Ii]f you are a man: |若您是男性：/)
    for (const id of ['ns_you_turn_18', 'ns_renounce', 'ns_renounce_by_parent'] as const)
      expect(texts.family[id], id).toMatch(/\b[Aa] man\b|男子/)
  })

  it('a pass that is over is never to be renewed: note and plan speak of a new one', () => {
    for (const text of [texts.consistency.pass_ends_before, texts.plan.renew_pass.body])
      expect(text).toMatch(/(ended|after that).*(new pass|new one)|到期.*新的准证/)
  })

  it('texts say that ICA decides, and that a false statement is an offence', () => {
    expect(texts.document_notes.current_lists_not_seen).toMatch(/ICA's own list|以 ICA 的为准/)
    expect(texts.honest).toMatch(/offence|违法/)
  })
})

describe('the reasons of ICA', () => {
  /** A refusal with its reason. Only the sentence that nobody knows one may speak of both. */
  const claims = [
    /\b(refus|reject|turn(ed|s) you down)\w*(\W+\w+){0,3}\W+(because|due to|owing to|for lack of)\b/i,
    /\b(reasons?|grounds?) (for|of|behind) (your|the|a|this|any) (refusal|rejection)/i,
    /\bwhy (ICA|you were|it was|they) (has |have )?(refus|reject)/i,
    /(因为|由于|因)[^。；]{0,20}(被拒|拒绝)/,
    /(被拒|拒绝)[^。；]{0,8}(原因|理由|是因)/,
  ]
  const claimsReason = (text: string) => claims.some((claim) => claim.test(text))

  it.each([
    ['English', { ...en, analysis: enAnalysis, report: enReport }],
    ['Chinese', { ...zh, analysis: zhAnalysis, report: zhReport }],
  ])('no text of the analysis in %s claims to know why ICA refused somebody', (_, texts) => {
    const found = flat(texts).filter(([, text]) => claimsReason(text))
    expect(found.map(([key]) => key).filter((key) => key !== 'reapplication.grounds_not_shared')).toEqual([])
    expect(texts.reapplication.grounds_not_shared).toMatch(/^ICA does not share .*We do not know|不说明.*我们不知道/)
  })

  it('a claimed reason is found in either language', () => {
    for (const claim of [
      'ICA refused you because your pay was low.',
      'ICA 因收入偏低而拒绝了您。',
      '您被拒的原因可能是居留时间短。',
    ])
      expect(claimsReason(claim), claim).toBe(true)
  })
})
