import type { DatedProfile, Month, Profile } from '@settlesg/contract'

/** The answers with their month of application: an absent one means now. */
export const withApplyMonth = (profile: Profile, now: Month): DatedProfile => ({
  ...profile,
  route: { ...profile.route, apply_month: profile.route.apply_month ?? now },
})

/** Answers that are sets: their order means nothing. */
const sets = new Set(['links', 'changed'])

/**
 * The answers as text that is the same whenever the answers are: keys sorted, absent and null alike left out, sets
 * in one order. The library for this (RFC 8785) would write the same bytes, but throws for half of a surrogate pair, which
 * people can send in a free text.
 */
export const canonical = (profile: DatedProfile): string => JSON.stringify(ordered(profile))

function ordered(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => ordered(item))
    return sets.has(key) ? [...new Set(items)].sort() : items
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
    .map(([name, inner]) => [name, ordered(inner, name)] as const)
    .filter(([, inner]) => inner !== undefined && inner !== null && !isEmptyObject(inner))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries)
}

const isEmptyObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0
