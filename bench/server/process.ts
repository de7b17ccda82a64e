import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** A server under test. */
export interface Running {
  origin: string
  pid: number
  stop(): Promise<void>
}

const patienceMs = 120_000
const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }
const root = join(import.meta.dirname, '../..')
const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/**
 * Starts our server on a free port, its output in a file as a service manager would keep it, and waits until it is ready.
 * Throws when it ends instead.
 */
export async function start(env: Record<string, string>, logFile: string, file = 'server/main.ts'): Promise<Running> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const log = openSync(logFile, 'a')
  const startedAt = performance.now()
  // As in deploy/, with its environment.
  const child = spawn(process.execPath, ['--max-semi-space-size=4', file], {
    cwd: root,
    env: { PATH: process.env.PATH, ...allocator, ...env, PORT: String(port) },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  running.add(child)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  ended.then(() => running.delete(child))

  while (!(await answers(`${origin}/health/ready`))) {
    if (child.exitCode !== null) throw new Error(`The server did not start: see ${logFile}`)
    if (performance.now() - startedAt > patienceMs) throw new Error(`The server is not ready: see ${logFile}`)
    await wait(5)
  }
  return {
    origin,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(1_000) })).ok
  } catch {
    // Nobody listens yet.
    return false
  }
}

/** A port of this machine that nobody uses. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Linux says so in pages of 4 KiB. */
export const residentMegabytes = ({ pid }: Pick<Running, 'pid'>): number =>
  (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096) / 1e6
