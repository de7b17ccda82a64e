import { setImmediate } from 'node:timers/promises'
import { keyedQueue, sourceOfAccount } from '../platform/keyed-queue.ts'

/** Some seconds' work of the model: who waits longer has long gone. Within the limits of calls no account has so many. */
const runInTurn = keyedQueue({
  name: 'model',
  atOnce: 1,
  mayWait: 2_000,
  mayWaitFromOneNetwork: 1_000,
  retrySeconds: 5,
})

/**
 * Runs work of the model for an account, one piece at a time in this process. Accounts take turns, so that one of them
 * delays another by one computation at most, and everything that waits for network or database goes first in between.
 * Throws `unavailable` when too many wait already.
 */
export const runModel = <T>(userId: string, work: () => T | Promise<T>): Promise<T> =>
  runInTurn(sourceOfAccount(userId), async () => {
    await setImmediate()
    return work()
  })
