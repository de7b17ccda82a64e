import { Advice } from '@settlesg/contract'
import { describe, expect, it } from 'vitest'
import { forEveryone } from '../../testing/for-everyone.ts'
import { sources } from '../evidence/sources.ts'
import { adviceSourceIds, advise } from './advise.ts'

const known = sources.map(({ id }) => id)

/** Every string of a value, at any depth. */
const strings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(strings)
      : []

describe('the advice, for every valid profile and every route', () => {
  it('the advice has the shape of the contract, no more, and leaves the answers as they are', () => {
    forEveryone((profile, route) => {
      const before = structuredClone(profile)
      const advice = advise(profile, route)
      expect(Advice.parse(advice)).toEqual(advice)
      expect(JSON.parse(JSON.stringify(advice))).toEqual(advice)
      expect(advise(profile, route)).toEqual(advice)
      expect(profile).toEqual(before)
    })
  })

  it('the advice lists the sources of all its parts, and no others', () => {
    forEveryone((profile, route) => {
      const advice = advise(profile, route)
      const named = strings(advice).filter((text) => known.includes(text))
      expect(new Set(adviceSourceIds(advice))).toEqual(new Set(['immigration-act-57', ...named]))
    })
  })
})
