import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runModel } from './model-queue.ts'

describe('computations of the model', () => {
  it('an account with hundreds of waiting computations delays another by one at most', async () => {
    const done: string[] = []
    const compute = (account: string) => runModel(account, () => void done.push(account))
    const flood = Array.from({ length: 300 }, () => compute('busy'))
    // Two have had their turn by then, and a third has its own just now.
    await flood[1]
    const before = done.length
    await compute('another')
    expect(done.slice(before).filter((account) => account === 'busy').length).toBeLessThanOrEqual(1)
    await Promise.all(flood)
    expect(done).toHaveLength(301)
  })

  it('between two turns of one account every other account that waits has one', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 60 }), async (calls) => {
        const done: string[] = []
        await Promise.all(calls.map((account) => runModel(account, () => void done.push(account))))
        expect(done.toSorted()).toEqual(calls.toSorted())
        for (let index = 1; index < done.length; index += 1)
          if (done[index] === done[index - 1]) expect(new Set(done.slice(index))).toEqual(new Set([done[index]]))
      }),
    )
  })

  it('one computation runs at a time, with room for network and database in between', async () => {
    const seen: string[] = []
    const work = ['one', 'two', 'three'].map((name) => runModel('account', () => void seen.push(name)))
    const other = new Promise<void>((resolve) => setImmediate(() => setImmediate(() => resolve()))).then(() =>
      seen.push('other'),
    )
    await Promise.all([...work, other])
    expect(seen.filter((name) => name !== 'other')).toEqual(['one', 'two', 'three'])
    expect(seen.indexOf('other')).toBeLessThan(3)
  })

  it('the next computation runs after one that fails, which tells its caller', async () => {
    const failing = runModel('account', () => {
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await runModel('account', () => 'next')).toBe('next')
  })
})
