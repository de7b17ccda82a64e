import type { Clock } from '../platform/clock.ts'

const failuresInARow = 3
const restSeconds = 60

/**
 * Keeps calls from a provider that fails: after three failures in a row nobody waits for it for a minute; then one call
 * tries again. Counted by each process for itself.
 */
export function createBreaker(clock: Clock) {
  let failures = 0
  let closedAgainAt = 0
  const isResting = () => failures >= failuresInARow && clock.now().getTime() < closedAgainAt
  return {
    isResting,
    /** Whether the provider may be asked now; after a rest one call alone may. */
    mayAsk(): boolean {
      if (failures < failuresInARow) return true
      if (isResting()) return false
      closedAgainAt = clock.now().getTime() + restSeconds * 1000
      return true
    },
    succeeded(): void {
      failures = 0
    },
    failed(): void {
      failures += 1
      closedAgainAt = clock.now().getTime() + restSeconds * 1000
    },
  }
}
export type Breaker = ReturnType<typeof createBreaker>
