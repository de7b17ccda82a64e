import type { DatedProfile } from '@settlesg/contract'
import fc from 'fast-check'
import { profileArbitrary } from './profiles.ts'

/** Which of these no profile has, of 10,000 always the same ones; it looks no further than the last one is found. */
export function missingFromProfiles(
  all: readonly string[],
  of: (profile: DatedProfile) => readonly string[],
): string[] {
  const missing = new Set(all)
  for (let seed = 1; missing.size > 0 && seed <= 40; seed++)
    for (const profile of fc.sample(profileArbitrary, { numRuns: 250, seed }))
      for (const id of of(profile)) missing.delete(id)
  return [...missing]
}
