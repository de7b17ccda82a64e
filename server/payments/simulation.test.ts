import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { long } from '../../testing/long.ts'
import { sellerWithGst } from '../testing/seller.ts'
import { findDiscrepancies } from './reconcile.ts'
import { openShop, type Shop } from './testing/shop.ts'
import { simulate } from './testing/simulation.ts'

const patienceMs = long(300_000, 1_800_000)

describe('a simulation of buyers, provider and faults (F-28)', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(sellerWithGst)
  })
  afterAll(() => shop.close())

  /** Moves are drawn from a seed, of which no other one is a smaller example. */
  const seeds = fc.noShrink(fc.nat(2 ** 31 - 1))

  it(
    'the books keep every rule in any order of events, and agree with the provider',
    async () => {
      let played = 0
      await fc.assert(
        fc.asyncProperty(seeds, async (seed) => {
          // Every rule asks the whole books at each move: they are to stay small.
          if (played > 0 && played % 20 === 0) {
            await shop.close()
            shop = await openShop(sellerWithGst)
          }
          played += 1
          const log = await simulate(shop, seed)
          const found = []
          for await (const difference of findDiscrepancies({ ...shop, payments: shop.provider }, 1000))
            found.push(difference)
          expect({ found, broken: await shop.broken() }, log.join('\n')).toEqual({ found: [], broken: [] })
        }),
        { numRuns: long(6, 500) },
      )
    },
    patienceMs,
  )

  it('the same seed makes the same moves, with the same outcomes', async () => {
    const seed = 1
    const one = await simulate(shop, seed)
    const other = await simulate(shop, seed)
    expect(other).toEqual(one)
  })
})
