/**
 * What every random test draws from, in all packages: those of fast-check (set-up-fast-check.ts) and those with numbers of
 * our own. It is always the same, since a run decides whether a change lands: the same code gets the same answer, and what
 * an unlucky draw finds is rarely the change's doing. `npm run explore` draws anew; `SEED=…` takes another. The number has
 * no meaning.
 */
export const seed = Number(process.env.SEED ?? 65)
if (!Number.isSafeInteger(seed)) throw new Error('SEED must be a whole number')

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
