import { setImmediate } from 'node:timers/promises'

/**
 * Runs work that keeps the processor busy for some milliseconds, one piece at a time in the order of asking, and lets
 * everything that waits for network or database go first in between. A thousand estimates at once then delay others by
 * one estimate, not by a thousand.
 */
export function serialQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => T | Promise<T>): Promise<T> => {
    const mine = last.then(() => setImmediate()).then(work)
    // Whether it fails is its caller's business; the next one's turn comes all the same.
    last = mine.catch(() => null)
    return mine
  }
}
