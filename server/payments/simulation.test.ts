import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seededRandom } from '../../testing/seed.ts'
import { long } from '../testing/long.ts'
import { findDiscrepancies } from './reconcile.ts'
import { openShop, type Shop } from './testing/shop.ts'
import { simulate } from './testing/simulation.ts'

const patienceMs = long(300_000, 1_800_000)

/* F-28. A run that fails names its seed: `SIMULATE=<seed> npx vitest run --project=server server/payments/simulation` replays it. */

describe('a simulation of buyers, provider and faults (F-28)', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop.close())

  const chosen = process.env.SIMULATE
  const random = seededRandom()
  const seeds = chosen ? [Number(chosen)] : Array.from({ length: long(6, 500) }, () => Math.floor(random() * 2 ** 31))

  it(
    'the books keep every rule in any order of events, and agree with the provider',
    async () => {
      for (const [index, seed] of seeds.entries()) {
        // Every rule asks the whole books at each move: they are to stay small.
        if (index > 0 && index % 20 === 0) {
          await shop.close()
          shop = await openShop()
        }
        const log = await simulate(shop, seed).catch((error: unknown) => {
          throw new Error(`SIMULATE=${seed} replays this`, { cause: error })
        })
        const found = []
        for await (const difference of findDiscrepancies({ ...shop, payments: shop.provider }, 1000))
          found.push(difference)
        expect({ replay: `SIMULATE=${seed}`, found, broken: await shop.broken() }, log.join('\n')).toEqual({
          replay: `SIMULATE=${seed}`,
          found: [],
          broken: [],
        })
      }
    },
    patienceMs,
  )

  it('the same seed makes the same moves, with the same outcomes', async () => {
    const [seed = 1] = seeds
    const one = await simulate(shop, seed)
    const other = await simulate(shop, seed)
    expect(other).toEqual(one)
  })
})
