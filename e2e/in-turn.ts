import { isLong } from '../testing/long.ts'

/**
 * Of the variants of a test the first in `npm test`, and all in `npm run test:long`. Which one is first goes by turns from
 * test to test, so that about half of what is played is in each language, at a desk and on a phone.
 */
export const inTurn = <const T>(...variants: readonly [T, ...T[]]): readonly T[] =>
  isLong ? variants : variants.slice(0, 1)
