import { errors } from '@settlesg/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { removeExpired } from '../retention.ts'
import type { TestApp } from '../testing/test-app.ts'
import { twoProcesses } from '../testing/two-processes.ts'
import type { Limit } from './list.ts'
import { giveBack, take } from './service.ts'

const max = 20
const limit: Limit = { kind: 'tries', max, within: 3600, answer: errors.tooManyRequests }

const { t, other, pass } = twoProcesses()
/** Each test counts something of its own. */
let name = 0
beforeEach(() => {
  name += 1
})

const takeOne = (app: TestApp = t, of = `${name}`) => take(app, app.db, limit, of)
const isLetIn = (app?: TestApp) =>
  takeOne(app).then(
    () => true,
    () => false,
  )
async function letIn(count: number, processes = [t]): Promise<number> {
  const tries = Array.from({ length: count }, (_, n) => isLetIn(processes[n % processes.length]))
  return (await Promise.all(tries)).filter(Boolean).length
}

describe('what is counted in the database', () => {
  it('exactly as many as the limit says are let in of 50 that race in two processes', async () => {
    expect(await letIn(50, [t, other])).toBe(max)
    const refused = takeOne()
    await expect(refused).rejects.toMatchObject({ registered: limit.answer, headers: { 'retry-after': '3600' } })
    pass(3600)
    expect(await letIn(1)).toBe(1)
  })

  it('a count that is refused takes back what was counted in the same transaction', async () => {
    await letIn(max)
    const both = t.transaction(async (tx) => {
      await take(t, tx, limit, 'taken first')
      await take(t, tx, limit, `${name}`)
    })
    await expect(both).rejects.toMatchObject({ registered: limit.answer })
    for (let n = 0; n < max; n += 1) await takeOne(t, 'taken first')
  })

  it('what is given back makes room in its own count, and not in a later one', async () => {
    const first = await takeOne()
    expect(await letIn(max)).toBe(max - 1)
    await giveBack(t.db, first)
    expect(await letIn(2)).toBe(1)
    pass(3600)
    expect(await letIn(max)).toBe(max)
    await giveBack(t.db, first)
    expect(await letIn(1)).toBe(0)
  })

  it('a count holds though the clocks of two processes are minutes or days apart', async () => {
    other.clock.pass(600)
    expect(await letIn(25, [t, other])).toBe(max)
    other.clock.pass(3 * 86_400)
    expect(await letIn(1, [other])).toBe(1)
    other.clock.pass(-3 * 86_400 - 600)
    expect(await letIn(25)).toBe(max)
  })

  it('a count is kept under a digest, and deleted when its time is over', async () => {
    pass(3 * 86_400)
    await removeExpired(t)
    await takeOne()
    const rows = () => t.db.selectFrom('counted').selectAll().execute()
    expect((await rows()).map(({ bucket, used }) => [bucket.length, used])).toEqual([[32, 1]])
    pass(3599)
    await removeExpired(t)
    expect(await rows()).toHaveLength(1)
    pass(1)
    await removeExpired(t)
    expect(await rows()).toEqual([])
  })
})
