import { randomInt } from 'node:crypto'

/*
 * One seed for every random test of a run, in all packages: of fast-check (seed-fast-check.ts) and of our own numbers.
 * It is drawn where the run begins, printed there, and handed to its workers through the environment.
 */
process.env.SEED ??= String(randomInt(2 ** 31))

/** The seed of this run. `SEED=…` takes that of an earlier one. */
export const seed = Number(process.env.SEED)
if (!Number.isSafeInteger(seed)) throw new Error('SEED must be a whole number')

/** For whoever reads a log: how to draw the same again. */
export const seedNotice = `Random tests draw from SEED=${seed}`

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function seededRandom(from = seed): () => number {
  let state = from | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
