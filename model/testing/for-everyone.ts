import { type DatedProfile, type RouteId, routeIds } from '@settlesg/contract'
import fc from 'fast-check'
import type { person } from './example-person.ts'
import { profileArbitrary } from './profiles.ts'

/** For tests: answers that take the place of the example person's. */
export type Changes = Parameters<typeof person>[0]

/** For tests: that something holds for every kind of valid profile, by every route. */
export function forEveryone(check: (profile: DatedProfile, route: RouteId) => void): void {
  fc.assert(fc.property(profileArbitrary, fc.constantFrom(...routeIds), check))
}
