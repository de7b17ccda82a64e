import { type AskModel, UnusableAnswerError } from './task.ts'

const failuresInARow = 3
const restMs = 60_000

/** Answers that are about the key, the model, the way or the load; any other from 400 to 499 is about what was sent. */
const failedStatuses = [401, 403, 404, 408, 429]

/** A person can talk a model into prose, or write what a provider refuses, and must not take it from everybody. */
function isFailure(error: unknown): boolean {
  const { status }: { status?: unknown } = Object(error)
  const isRefusal = typeof status === 'number' && status >= 400 && status < 500 && !failedStatuses.includes(status)
  return !isRefusal && !(error instanceof UnusableAnswerError)
}

/** Whoever asked has left; a model that is silent ends a signal by a time-out. */
const isLeft = ({ aborted, reason }: AbortSignal) => aborted && Object(reason).name !== 'TimeoutError'

/** A model that is left alone for a while once it has failed. */
export interface RestingModel {
  /** Does what asks the model; null, without doing it, where the model rests or one call is trying whether it is back. */
  turn: <T>(work: (ask: AskModel) => Promise<T>) => Promise<T> | null
}

/**
 * Keeps calls from a model that fails: after three failures in a row nobody waits for it for a minute; then one call tries
 * again. Each process counts for itself.
 */
export function withBreaker(ask: AskModel): RestingModel {
  let failures = 0
  let restsUntil = 0
  let isTrying = false
  const counted: AskModel = async (task, signal) => {
    try {
      const answer = await ask(task, signal)
      failures = 0
      return answer
    } catch (error) {
      if (isLeft(signal)) throw error
      failures = isFailure(error) ? failures + 1 : 0
      if (failures >= failuresInARow) restsUntil = Date.now() + restMs
      throw error
    }
  }
  return {
    turn(work) {
      const isTrial = failures >= failuresInARow
      if (!isTrial) return work(counted)
      if (isTrying || Date.now() < restsUntil) return null
      isTrying = true
      return work(counted).finally(() => {
        isTrying = false
      })
    },
  }
}
