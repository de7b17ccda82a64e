import { describe, expect, it } from 'vitest'
import { serialQueue } from './serial-queue.ts'

describe('turns', () => {
  it('queued pieces of work come one after the other, with room for others in between', async () => {
    const runOneAtATime = serialQueue()
    const seen: string[] = []
    const work = ['one', 'two', 'three'].map((name) => runOneAtATime(() => seen.push(name)))
    const other = new Promise<void>((resolve) => setImmediate(() => setImmediate(() => resolve()))).then(() =>
      seen.push('other'),
    )
    await Promise.all([...work, other])
    expect(seen.filter((name) => name !== 'other')).toEqual(['one', 'two', 'three'])
    expect(seen.indexOf('other')).toBeLessThan(3)
  })

  it('queued pieces of work go on after one that fails, which tells its caller', async () => {
    const runOneAtATime = serialQueue()
    const failing = runOneAtATime(() => {
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await runOneAtATime(() => 'next')).toBe('next')
  })
})
