import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { errors } from '@settlesg/contract'
import { HttpError } from '../platform/http/http-error.ts'
import { keyedQueue } from '../platform/jobs/keyed-queue.ts'
import type { ReportInput } from './content/report.ts'
import type { Printed, PrintTask } from './printer-process.ts'

export interface ReportPrinter {
  /** Throws `unavailable` if too many wait, it took too long, or its process died twice. */
  print(input: ReportInput): Promise<Buffer>
  /** The answer page as a PNG for a phone. Throws `unavailable` likewise. */
  drawAnswer(input: ReportInput): Promise<Buffer>
  close(): Promise<void>
}

/** A report takes about 0.1 s: the last in line waits some four seconds. */
const mostWaiting = 40
const rules = {
  name: 'reports',
  atOnce: 1,
  mayWait: mostWaiting,
  mayWaitFromOneNetwork: mostWaiting,
  retrySeconds: 5,
  patienceMs: 20_000,
}
/** The process holds fonts and compiler, some 150 MB, so it ends when idle. */
const idleMs = 60_000
/** The process ended before it answered, or before it was asked. */
const deaths = ['ABORT_ERR', 'ERR_IPC_CHANNEL_CLOSED', 'EPIPE', 'ECONNRESET']
const hasDied = (error: unknown) => deaths.includes(Reflect.get(Object(error), 'code'))
const comeAgain = () => new HttpError(errors.unavailable, { 'retry-after': String(rules.retrySeconds) })

/** One line for all: an account has one report made at a time anyway. */
const everybody = { host: '', network: '' }

/** In a process of its own, so that it blocks no call and no crash spreads; a crash is tried once more. */
export function reportPrinter(limits: { patienceMs?: number; idleMs?: number } = {}): ReportPrinter {
  const runInTurn = keyedQueue({ ...rules, ...limits })
  let running: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined

  function start(): ChildProcess {
    const started = fork(join(import.meta.dirname, 'printer-process.ts'), {
      serialization: 'advanced',
      execArgv: [],
      env: {},
    })
    const forget = () => {
      if (running === started) running = null
    }
    started.once('exit', forget).on('error', forget)
    return started
  }

  function letGo(): ChildProcess | null {
    const left = running
    running = null
    left?.disconnect()
    return left
  }

  async function ask(task: PrintTask, patience: AbortSignal): Promise<Printed> {
    running ??= start()
    const asked = running
    const end = new AbortController()
    const die = () => end.abort()
    asked.once('exit', die)
    patience.addEventListener('abort', die)
    if (patience.aborted) die()
    try {
      const answer = once(asked, 'message', { signal: end.signal })
      asked.send(task)
      const [printed]: Printed[] = await answer
      if (!printed) throw new Error('The printer said nothing')
      return printed
    } catch (error) {
      // What it still makes must not be taken for the answer to the next task.
      asked.kill('SIGKILL')
      if (running === asked) running = null
      throw error
    } finally {
      asked.off('exit', die)
      patience.removeEventListener('abort', die)
    }
  }

  const run = (job: PrintTask['job'], input: ReportInput) =>
    runInTurn(everybody, async (patience) => {
      clearTimeout(idle)
      const printed = await ask({ job, input }, patience)
        .catch(() => {
          patience.throwIfAborted()
          return ask({ job, input }, patience)
        })
        .catch((error: unknown) => {
          patience.throwIfAborted()
          throw hasDied(error) ? comeAgain() : error
        })
      idle = setTimeout(letGo, limits.idleMs ?? idleMs).unref()
      if ('fault' in printed) throw printed.fault
      return Buffer.from(printed.bytes)
    })

  return {
    print: (input) => run('print', input),
    drawAnswer: (input) => run('drawAnswer', input),
    async close() {
      clearTimeout(idle)
      const left = letGo()
      if (left) await once(left, 'exit')
    },
  }
}
