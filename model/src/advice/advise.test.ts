import { Advice, profileProblems, routeIds } from '@settlesg/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exampleProfile, profileArbitrary, spouseProfile } from '../../testing/profiles.ts'
import { sources } from '../evidence/sources.ts'
import { adviceSourceIds, advise } from './advise.ts'

const known = sources.map(({ id }) => id)
const route = fc.constantFrom(...routeIds)

/** Every string of a value, at any depth. */
const strings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(strings)
      : []

describe('the advice, for every valid profile and every route', () => {
  it('the advice has the shape of the contract for every profile and route, and no more', () => {
    fc.assert(
      fc.property(profileArbitrary, route, (profile, route) => {
        expect(profileProblems(profile)).toEqual([])
        const advice = advise(profile, route)
        expect(Advice.parse(advice)).toEqual(advice)
        expect(JSON.parse(JSON.stringify(advice))).toEqual(advice)
      }),
    )
  })

  it('the advice points to pages of the registry only', () => {
    fc.assert(
      fc.property(profileArbitrary, route, (profile, route) => {
        expect(known).toEqual(expect.arrayContaining(adviceSourceIds(advise(profile, route))))
      }),
    )
  })

  it('the advice lists the sources of all its parts', () => {
    fc.assert(
      fc.property(profileArbitrary, route, (profile, route) => {
        const advice = advise(profile, route)
        const named = strings(advice).filter((text) => known.includes(text))
        expect([...new Set(adviceSourceIds(advice))].sort()).toEqual(
          [...new Set(['immigration-act-57', ...named])].sort(),
        )
      }),
    )
  })

  it('the advice holds keys and months, no sentences', () => {
    fc.assert(
      fc.property(profileArbitrary, route, (profile, route) => {
        const { document_notes, ...advice } = advise(profile, route)
        for (const text of strings(advice)) expect(text).toMatch(/^([a-z0-9_-]+|\d{4}-\d{2})$/)
        expect(strings(document_notes).filter((text) => !/^[a-z0-9_-]+$/.test(text))).toEqual([document_notes.url])
      }),
    )
  })

  it('the advice is the same for the same answers, and leaves them as they are', () => {
    fc.assert(
      fc.property(profileArbitrary, route, (profile, route) => {
        const before = structuredClone(profile)
        const first = advise(profile, route)
        expect(advise(profile, route)).toEqual(first)
        expect(profile).toEqual(before)
      }),
    )
  })
})

describe('the two example people', () => {
  it('the two example people have no contradictions, a checklist and a plan', () => {
    for (const [profile, route] of [
      [exampleProfile, 'pts'],
      [spouseProfile, 'spouse_of_citizen'],
    ] as const) {
      const advice = advise(profile, route)
      expect(advice.consistency.filter(({ severity }) => severity === 'fix')).toEqual([])
      expect(advice.documents.length).toBeGreaterThan(10)
      expect(advice.plan.length).toBeGreaterThan(5)
      expect(advice.reapplication).toBeNull()
    }
  })
})
