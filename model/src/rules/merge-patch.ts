import type { DatedProfile } from '@settlesg/contract'

type PartialDeep<T> = T extends readonly unknown[] ? T : T extends object ? { [K in keyof T]?: PartialDeep<T[K]> } : T
/** A JSON merge patch (RFC 7386) on a profile: arrays are replaced whole. */
export type Changes = PartialDeep<DatedProfile>

/** The profile with a merge patch applied: a null takes an answer back, an array is replaced whole. */
export function merged<T>(target: T, changes: unknown): T
export function merged(target: unknown, changes: unknown): unknown {
  if (!isObject(changes)) return changes
  // By way of a map: in an object the key `__proto__` would not be an entry but another prototype.
  const result = new Map<string, unknown>(isObject(target) ? Object.entries(target) : [])
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) result.delete(key)
    else result.set(key, merged(result.get(key), value))
  }
  return Object.fromEntries(result)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
