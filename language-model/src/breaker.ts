import { ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel'
import { type AskModel, UnusableAnswerError } from './task.ts'

const failuresInARow = 3
const restMs = 60_000

/** A person can talk a model into prose, and must not take it from everybody. */
const isFailure = (error: unknown) => !(error instanceof UnusableAnswerError)

/**
 * Keeps calls from a model that fails: after three failures in a row nobody waits for it for a minute; then one call tries
 * again. Each process counts for itself.
 */
export function withBreaker(ask: AskModel): { ask: AskModel; isResting: () => boolean } {
  const breaker = circuitBreaker(handleWhen(isFailure), {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(failuresInARow),
  })
  let restsUntil = 0
  breaker.onBreak(() => {
    restsUntil = Date.now() + restMs
  })
  breaker.onReset(() => {
    restsUntil = 0
  })
  return {
    ask: (task, signal) => breaker.execute(() => ask(task, signal)),
    isResting: () => Date.now() < restsUntil,
  }
}
