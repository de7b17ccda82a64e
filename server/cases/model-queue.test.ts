import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { type DatedProfile, errors } from '@settlesg/contract'
import { analyze, assess, predict } from '@settlesg/model'
import { casePeople } from '@settlesg/model/cases'
import { exampleProfile } from '@settlesg/model/testing'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../testing/test-app.ts'
import { modelThreads } from './model-queue.ts'

const model = modelThreads({ threads: 1 })
afterAll(() => model.close())
const runModel = model.run

describe('turns at the model', () => {
  it('an account with hundreds of waiting computations delays another by one at most', async () => {
    const done: string[] = []
    const compute = (account: string) =>
      runModel(account, async () => {
        await setImmediate()
        done.push(account)
      })
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

  it('who waited for a turn as long as anybody waits is told to come again, and leaves the line', async () => {
    const impatient = modelThreads({ threads: 1, patienceMs: 50 })
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const busy = impatient.run('busy', () => released)
    const ran: string[] = []
    const waiting = impatient.run('another', () => void ran.push('another'))
    const comeAgain = { registered: errors.unavailable, headers: { 'retry-after': '5' } }
    await Promise.all([busy, waiting].map((call) => expect(call).rejects.toMatchObject(comeAgain)))
    release()
    expect(await impatient.run('third', () => 'next')).toBe('next')
    expect(ran).toEqual([])
  })
})

describe('threads of the model', () => {
  /** What the work says, and how many threads it started. */
  const countingThreads = async <T>(work: () => Promise<T>, onThread: (thread: Worker) => unknown = () => {}) => {
    let started = 0
    const count = (thread: Worker) => {
      started += 1
      onThread(thread)
    }
    process.on('worker', count)
    try {
      return { result: await work().catch((error: unknown) => ({ error })), started }
    } finally {
      process.off('worker', count)
    }
  }
  const assessed = (by = model) => by.run('account', (compute) => compute('assess', exampleProfile))

  it('a thread says of all people of the table of cases what the model says here, byte for byte', async () => {
    const changes = { work: { monthly_pay: 12_000 } }
    for (const { profile } of casePeople) {
      const said = await runModel('account', (compute) => compute('assess', profile))
      // Not by `toBe`, which would print all of it.
      expect(JSON.stringify(said) === JSON.stringify(assess(profile))).toBe(true)
    }
    const said = await runModel('account', async (compute) => [
      await compute('predict', exampleProfile),
      await compute('analyze', exampleProfile, changes),
    ])
    expect(said).toEqual([predict(exampleProfile), analyze(exampleProfile, changes)])
  })

  it('a thread that dies in the middle costs one more try, and one that dies again is an error', async () => {
    const expected = assess(exampleProfile)
    /** A thread has begun with its work once it has told that it is there. */
    const kill = (thread: Worker) => void once(thread, 'message').then(() => thread.terminate())
    const mortal = modelThreads({ threads: 1 })
    let deaths = 0
    const survived = await countingThreads(
      () => assessed(mortal),
      (thread) => deaths++ === 0 && kill(thread),
    )
    expect(survived.started).toBe(2)
    expect(survived.result).toEqual(expected)
    await mortal.close()

    const doomed = modelThreads({ threads: 1 })
    const twice = await countingThreads(() => assessed(doomed), kill)
    expect(twice).toMatchObject({ result: { error: { message: 'worker exited with code: 1' } }, started: 2 })
    expect(await assessed(doomed)).toEqual(expected)
    await doomed.close()
  })

  it('answers that make the model throw are an error at once: its thread goes on with the next', async () => {
    await assessed()
    const broken: DatedProfile = JSON.parse('{"route":{}}')
    const failed = await countingThreads(() => runModel('account', (compute) => compute('assess', broken)))
    expect(failed).toEqual({ result: { error: expect.any(RangeError) }, started: 0 })
    const next = await countingThreads(() => assessed())
    expect(next).toMatchObject({ result: assess(exampleProfile), started: 0 })
  })

  it('a call that waited for the model as long as anybody waits is a 503, and nothing is charged', async () => {
    const test = await startTestApp({}, { model: modelThreads({ threads: 1, patienceMs: 1 }) })
    const { token } = await test.newUser()
    const body = { profile: exampleProfile }
    const answer = await test.request('POST', '/credit/user-consume-credits', { token, body })
    expect({ status: answer.statusCode, ...answer.json() }).toMatchObject({
      status: 503,
      code: errors.unavailable.code,
    })
    expect(answer.headers['retry-after']).toBe('5')
    expect((await test.request('GET', '/users/me', { token })).json()).toMatchObject({ credits: 1 })
    await test.close()
  })
})
