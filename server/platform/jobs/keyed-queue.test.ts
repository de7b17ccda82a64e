import { errors } from '@settlesg/contract'
import { describe, expect, it } from 'vitest'
import { keyedQueue } from './keyed-queue.ts'

const host = (name: string, network = name) => ({ host: name, network })

/** A queue that runs one at a time, and whose only place is taken until `rest` tells who ran, in order. */
function readQueue(mayWait: number, mayWaitFromOneNetwork: number) {
  const runInTurn = keyedQueue({ name: 'test', atOnce: 1, mayWait, mayWaitFromOneNetwork, retrySeconds: 1 })
  const [ran, turnedAway]: [string[], string[]] = [[], []]
  const { promise, resolve: free } = Promise.withResolvers<void>()
  const calls = [runInTurn(host('first'), () => promise)]
  const join = (source: ReturnType<typeof host>, name: string, work = () => {}) => {
    const call = runInTurn(source, () => {
      ran.push(name)
      work()
    })
    calls.push(call.catch(() => void turnedAway.push(name)))
  }
  const rest = async () => {
    free()
    // Work can bring more of it.
    for (const call of calls) await call
    return ran
  }
  return { join, rest, turnedAway }
}

describe('a keyed queue', () => {
  it('a keyed queue lets networks take turns, each in its own order, however many wait from one', async () => {
    const { join, rest } = readQueue(20, 10)
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) join(host(name[0] ?? ''), name)
    expect(await rest()).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
  })

  it('a keyed queue lets who comes while a network has its turn go before that network', async () => {
    const { join, rest } = readQueue(20, 10)
    join(host('a'), 'a1', () => {
      join(host('a'), 'a4')
      join(host('b'), 'b1')
    })
    for (const name of ['a2', 'a3']) join(host('a'), name)
    expect(await rest()).toEqual(['a1', 'b1', 'a2', 'a3', 'a4'])
  })

  it('a network that has nobody left to wait goes behind those who came during its turn', async () => {
    const { join, rest } = readQueue(20, 10)
    join(host('a'), 'a1', () => {
      join(host('a'), 'a2')
      join(host('b'), 'b1')
    })
    expect(await rest()).toEqual(['a1', 'b1', 'a2'])
  })

  it('a keyed queue lets the hosts of a network take turns within its own', async () => {
    const { join, rest } = readQueue(20, 10)
    for (const name of ['a1', 'a2', 'a3', 'b1']) join(host(name[0] ?? '', 'one network'), name)
    for (const name of ['x1', 'x2', 'x3']) join(host('x'), name)
    expect(await rest()).toEqual(['a1', 'x1', 'b1', 'x2', 'a2', 'x3', 'a3'])
  })

  it('a keyed queue turns away who comes from a network that has its share in it already', async () => {
    const { join, rest, turnedAway } = readQueue(20, 2)
    for (const name of ['a1', 'a2', 'a3']) join(host(name, 'a'), name)
    join(host('b'), 'b1')
    expect(await rest()).toEqual(['a1', 'b1', 'a2'])
    expect(turnedAway).toEqual(['a3'])
  })

  it('a full keyed queue makes room by turning away the last of the source with most in it', async () => {
    const { join, rest, turnedAway } = readQueue(6, 4)
    for (const name of ['a1', 'a2', 'a3', 'a4']) join(host(name[0] ?? ''), name)
    for (const name of ['b1', 'b2']) join(host('b'), name)
    join(host('c'), 'c1')
    join(host('d'), 'd1')
    join(host('b'), 'b3')
    expect(await rest()).toEqual(['a1', 'b1', 'c1', 'd1', 'a2', 'b2'])
    expect(turnedAway).toEqual(['a4', 'a3', 'b3'])
  })

  it('a full keyed queue takes nobody’s only place', async () => {
    const { join, rest, turnedAway } = readQueue(3, 2)
    for (const name of ['a', 'b', 'c', 'd']) join(host(name), name)
    expect(await rest()).toEqual(['a', 'b', 'c'])
    expect(turnedAway).toEqual(['d'])
  })

  it('a keyed queue holds no more than it may, however many come', async () => {
    const { join, rest, turnedAway } = readQueue(5, 3)
    for (let n = 0; n < 50; n += 1) join(host(`h${n % 7}`, `n${n % 3}`), `${n}`)
    expect(await rest()).toHaveLength(5)
    expect(turnedAway).toHaveLength(45)
  })

  it('work of one key runs in order one at a time, also after a failure', async () => {
    const runInTurn = keyedQueue({
      name: 'test',
      atOnce: Number.POSITIVE_INFINITY,
      onePerHost: true,
      mayWait: 10,
      mayWaitFromOneNetwork: 10,
      retrySeconds: 1,
    })
    const seen: string[] = []
    const { promise, reject: fail } = Promise.withResolvers<void>()
    const first = runInTurn(host('a'), () => promise)
    const later = ['a2', 'a3'].map((name) => runInTurn(host('a'), () => void seen.push(name)))
    await runInTurn(host('b'), () => void seen.push('b1'))
    expect(seen).toEqual(['b1'])
    fail(new Error('no'))
    await expect(first).rejects.toThrow('no')
    await Promise.all(later)
    expect(seen).toEqual(['b1', 'a2', 'a3'])
  })

  it('who waited for a turn as long as anybody waits is told to come again, and leaves the line', async () => {
    const rules = { name: 'test', atOnce: 1, mayWait: 10, mayWaitFromOneNetwork: 10, retrySeconds: 5 }
    const runInTurn = keyedQueue({ ...rules, patienceMs: 50 })
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const busy = runInTurn(host('busy'), () => released)
    const ran: string[] = []
    const waiting = runInTurn(host('another'), () => void ran.push('another'))
    const comeAgain = { registered: errors.unavailable, headers: { 'retry-after': '5' } }
    await Promise.all([busy, waiting].map((call) => expect(call).rejects.toMatchObject(comeAgain)))
    release()
    expect(await runInTurn(host('third'), () => 'next')).toBe('next')
    expect(ran).toEqual([])
  })
})
