import { type ChildProcess, spawn } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type DatedProfile, errors } from '@settlesg/contract'
import { predict } from '@settlesg/model'
import { casePeople } from '@settlesg/model/cases'
import { exampleProfile } from '@settlesg/model/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { givenEnv } from '../../testing/given-env.ts'
import { drawAnswer } from './compile.ts'
import { type ReportPrinter, reportPrinter } from './printer.ts'
import { makeInput } from './testing/make-content.ts'

const inputs = casePeople
  .filter(({ profile }) => predict(profile).estimate !== null)
  .map(({ profile }) => makeInput(profile, 'en'))
const input = makeInput(exampleProfile, 'en')

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
/** Resolves once it has ended. */
const endOf = async (pid: number) => {
  while (isRunning(pid)) await wait(20)
}

describe('the printer', () => {
  let started: ChildProcess[]
  let onStart: (child: ChildProcess) => unknown
  let printer: ReportPrinter
  const see = (message: unknown) => {
    const { process: child } = message as { process: ChildProcess }
    started.push(child)
    onStart(child)
  }
  beforeEach(() => {
    started = []
    onStart = () => {}
    printer = reportPrinter({ patienceMs: 300_000 })
    subscribe('child_process', see)
  })
  afterEach(async () => {
    unsubscribe('child_process', see)
    await printer.close()
  })
  const comeAgain = { registered: errors.unavailable, headers: { 'retry-after': '5' } }
  const kill = (child: ChildProcess | undefined) => child?.kill('SIGKILL')

  it('a picture is freed once it is drawn: memory does not grow with how many were', async () => {
    const draw = async (count: number) => {
      for (const each of inputs.slice(0, count)) await drawAnswer(each)
      return process.memoryUsage.rss() / 1e6
    }
    const before = await draw(3)
    // Kept, the pixels of twelve would be some 230 MB.
    expect(await draw(12)).toBeLessThan(before + 100)
  }, 120_000)

  it('one process prints all, and ends with the printer', async () => {
    const [first, second] = await Promise.all([printer.print(input), printer.drawAnswer(input)])
    expect([first.subarray(0, 5).toString(), second.subarray(1, 4).toString()]).toEqual(['%PDF-', 'PNG'])
    expect(started).toHaveLength(1)
    await printer.close()
    expect(started[0]?.exitCode).toBe(0)
  })

  it('a process that is killed while it prints costs one more try, and the report is the same', async () => {
    const expected = await printer.print(input)
    const again = printer.print(input)
    await wait(5)
    kill(started[0])
    expect((await again).equals(expected)).toBe(true)
    expect(started).toHaveLength(2)
  })

  it('who wanted a report that is killed at each try comes again, and the next one is printed', async () => {
    onStart = (child) => child.once('spawn', () => kill(child))
    await expect(printer.print(input)).rejects.toMatchObject(comeAgain)
    expect(started).toHaveLength(2)
    onStart = () => {}
    expect((await printer.print(input)).length).toBeGreaterThan(10_000)
  })

  it('content that cannot be printed is an error at once, and the process prints the next', async () => {
    const broken = { ...input, profile: {} as DatedProfile }
    await expect(printer.print(broken)).rejects.toThrow(TypeError)
    expect((await printer.print(input)).length).toBeGreaterThan(10_000)
    expect(started).toHaveLength(1)
  })

  it('who waited for a report as long as anybody waits is told to come again', async () => {
    const impatient = reportPrinter({ patienceMs: 20 })
    const both = [impatient.print(input), impatient.drawAnswer(input)]
    await Promise.all(both.map((call) => expect(call).rejects.toMatchObject(comeAgain)))
    await impatient.close()
  })

  it('the process ends when nobody wanted a report for a while, and comes back for the next', async () => {
    const brief = reportPrinter({ idleMs: 50 })
    await brief.print(input)
    await endOf(started[0]?.pid ?? 0)
    expect((await brief.print(input)).length).toBeGreaterThan(10_000)
    expect(started).toHaveLength(2)
    await brief.close()
  })

  it('the process ignores the signals that stop a service, and ends when its server is killed', async () => {
    const code = `
      import { subscribe } from 'node:diagnostics_channel'
      import { reportPrinter } from './printer.ts'
      subscribe('child_process', ({ process: child }) => child.once('message', () => console.log(child.pid)))
      await reportPrinter().print(${JSON.stringify(input)})
      setInterval(() => {}, 1000)`
    const args = ['--input-type=module', '--eval', code]
    const server = spawn(process.execPath, args, { cwd: join(import.meta.dirname), env: givenEnv })
    const [printed] = await once(server.stdout, 'data')
    const pid = Number(printed)
    process.kill(pid, 'SIGTERM')
    await wait(100)
    expect(isRunning(pid)).toBe(true)
    server.kill('SIGKILL')
    await endOf(pid)
  })
})
