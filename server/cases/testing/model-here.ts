import { setImmediate } from 'node:timers/promises'
import { keyedQueue, sourceOfAccount } from '../../platform/keyed-queue.ts'
import type { ModelQueue } from '../model-queue.ts'
import { computingBy, doModelTask } from '../model-work.ts'

/** The model in this thread, one computation at a time: for tests that are not about threads, and to measure against. */
export function modelHere(): ModelQueue {
  const runInTurn = keyedQueue({
    name: 'model',
    atOnce: 1,
    mayWait: 2_000,
    mayWaitFromOneNetwork: 1_000,
    retrySeconds: 5,
  })
  const compute = computingBy(async (task) => {
    await setImmediate()
    return doModelTask(task)
  })
  return {
    run: (userId, work) => runInTurn(sourceOfAccount(userId), () => work(compute)),
    close: async () => {},
  }
}
