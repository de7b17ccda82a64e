import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../platform/clock.ts'

const hourMs = 3_600_000
const failuresAllowed = 100
const delayMs = 2_000
/** Addresses remembered at most; beyond, the one whose hour began first is forgotten. */
const mostRemembered = 10_000

/**
 * Slows down whoever guesses the password of one address from many places: after 100 failures within an hour each
 * attempt waits before it is looked at. It never locks anybody out: the right password still opens the door.
 * `who` stands for the address typed, known or not, so that the wait says nothing about it.
 */
export interface LoginThrottle {
  hold(who: string): Promise<void>
  countFailure(who: string): void
}

export function createLoginThrottle(
  { clock, settings }: { clock: Clock; settings: { rateLimits: boolean } },
  pause: (ms: number) => Promise<unknown> = (ms) => wait(ms),
): LoginThrottle {
  const failures = new Map<string, { count: number; until: number }>()
  const current = (who: string) => {
    const entry = failures.get(who)
    return entry && entry.until > clock.now().getTime() ? entry : undefined
  }
  return {
    async hold(who) {
      if (settings.rateLimits && (current(who)?.count ?? 0) >= failuresAllowed) await pause(delayMs)
    },
    countFailure(who) {
      const entry = current(who)
      if (entry) {
        entry.count += 1
        return
      }
      failures.delete(who)
      failures.set(who, { count: 1, until: clock.now().getTime() + hourMs })
      const oldest = failures.keys().next()
      if (failures.size > mostRemembered && !oldest.done) failures.delete(oldest.value)
    },
  }
}
