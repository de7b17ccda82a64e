import { earlierRefusals, refusedMoreThanOnce } from '../evidence/lines.ts'
import { chancesAfter } from './person-effect.ts'

/** The ends between which log-odds are looked for, and how often they are halved: far finer than a level is known. */
const [least, most, halvings] = [-8, 8, 30]

/**
 * The share of first applications that succeed, where `all` of first and repeated ones together do: published rates count
 * both, and whoever was refused before succeeds less often. By the share of `earlierRefusals`, with nothing known of what
 * changed; `effect` and `persistence` are those of a draw. Shares from 0 to 1.
 */
export function firstTimersLevel(all: number, effect: number, persistence: number): number {
  let [low, high] = [least, most]
  for (let halving = 0; halving < halvings; halving++) {
    const middle = (low + high) / 2
    if (mixed(chancesAfter(effect, persistence, middle)) < all) low = middle
    else high = middle
  }
  return chancesAfter(effect, persistence, (low + high) / 2)[0]
}

function mixed([never, once, twice, thrice]: ReturnType<typeof chancesAfter>): number {
  const [[, shareTwice]] = refusedMoreThanOnce
  // Four refusals and more count as three here: all of them together are one or two of 100.
  const more = shareTwice * twice + (1 - shareTwice) * thrice
  return never + earlierRefusals.once * (once - never) + earlierRefusals.more * (more - never)
}
