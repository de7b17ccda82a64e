import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { givenEnv } from '../../testing/given-env.ts'
import { closedPort } from '../platform/testing/closed-port.ts'

export interface Running {
  origin: string
  port: number
  pid: number
  /** Resolves with its exit code; null where it was killed. */
  stop(): Promise<number | null>
  /** Like a crash of the machine. */
  kill(): Promise<void>
}

interface Start {
  logFile: string
  /** This one unless given. */
  checkout?: string
}

const patienceMs = 120_000
const running = new Set<ChildProcess>()

/** On `PORT` of `env`, else on a free one; waits until it is ready. Throws when it ends instead. */
export async function startProcess(
  env: Record<string, string>,
  { logFile, checkout = join(import.meta.dirname, '../..') }: Start,
): Promise<Running> {
  const port = Number(env.PORT ?? (await closedPort()))
  const origin = `http://127.0.0.1:${port}`
  const log = openSync(logFile, 'a')
  const startedAt = performance.now()
  // As `npm start` does.
  const child = spawn(process.execPath, ['--optimize-for-size', '--max-semi-space-size=4', 'server/main.ts'], {
    cwd: checkout,
    env: { ...givenEnv, ...env, PORT: String(port) },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  running.add(child)
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const killToo = () => child.kill('SIGKILL')
  process.once('exit', killToo)
  ended.then(() => {
    running.delete(child)
    process.off('exit', killToo)
  })
  const end = (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal)
    return ended
  }

  while (!(await answers(`${origin}/health/ready`))) {
    if (!running.has(child)) throw new Error(`The server did not start: see ${logFile}`)
    if (performance.now() - startedAt > patienceMs) throw new Error(`The server is not ready: see ${logFile}`)
    await wait(5)
  }
  return {
    ...{ origin, port, pid: child.pid ?? 0 },
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(1_000) })).ok
  } catch {
    return false
  }
}
