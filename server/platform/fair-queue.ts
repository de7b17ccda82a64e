import { errors } from '@settlesg/contract'
import { fairLine } from './fair-line.ts'
import { HttpError } from './http/http-error.ts'
import type { Source } from './http/source.ts'

interface FairQueueRules {
  /** How many pieces of work run beside each other. */
  atOnce: number
  /** How many may wait in all, and of one network. */
  mayWait: number
  mayWaitFromOneNetwork: number
  /** When it makes sense to come again, for who is turned away. */
  retrySeconds: number
}

/** Runs work in turns of its sources. Throws `unavailable` when too many wait already. */
export type RunInTurn = <T>(source: Source, work: () => T | Promise<T>) => Promise<T>

/** A signed-in account takes its turns by itself, wherever it calls from. */
export const sourceOfAccount = (userId: string): Source => ({ host: userId, network: userId })

/**
 * Shares out what only few can have at a time, one for the whole process: sources take turns, so that however much one
 * of them asks for, it delays another by one piece of work at most.
 */
export function fairQueue({ atOnce, mayWait, mayWaitFromOneNetwork, retrySeconds }: FairQueueRules): RunInTurn {
  const line = fairLine<Waiting>({ most: mayWait, mostFromOne: mayWaitFromOneNetwork })
  let running = 0

  const startNext = () => {
    const next = running < atOnce ? line.next() : undefined
    if (!next) return
    running += 1
    next.start()
  }

  return async (source, work) => {
    await new Promise<void>((start, reject) => {
      const turnedAway = line.join(source, { start, reject })
      turnedAway?.reject(new HttpError(errors.unavailable, { 'retry-after': String(retrySeconds) }))
      startNext()
    })
    try {
      return await work()
    } finally {
      running -= 1
      startNext()
    }
  }
}

interface Waiting {
  start: () => void
  reject: (reason: HttpError) => void
}
