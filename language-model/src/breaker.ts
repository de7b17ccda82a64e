import { ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel'
import type { AskModel } from './task.ts'

const failuresInARow = 3
const restMs = 60_000

/**
 * Keeps calls from a model that fails: after three failures in a row nobody waits for it for a minute; then one call tries
 * again. Each process counts for itself.
 */
export function withBreaker(ask: AskModel): { ask: AskModel; isResting: () => boolean } {
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(failuresInARow),
  })
  let restsUntil = 0
  breaker.onBreak(() => {
    restsUntil = Date.now() + restMs
  })
  return {
    ask: (task, signal) => breaker.execute(() => ask(task, signal)),
    isResting: () => Date.now() < restsUntil,
  }
}
