import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** A server under test. */
export interface Running {
  origin: string
  pid: number
  /** From the start of the process to its first good answer. */
  readyMs: number
  stop(): Promise<void>
}

interface Program {
  /** Script and arguments. */
  args: string[]
  env: Record<string, string>
  /** Answers with 200 once it is ready. */
  readyPath: string
  /** Where its output goes, as a service manager would keep it. */
  logFile: string
  pinned?: boolean
}

const patienceMs = 120_000
const root = join(import.meta.dirname, '../..')
const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Starts a program on a free port and waits until it is ready. Throws when it ends instead. */
export async function start({ args, env, readyPath, logFile, pinned = true }: Program): Promise<Running> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const log = openSync(logFile, 'a')
  const startedAt = performance.now()
  const child = spawn(...nodeCommand(args, { pinned }), {
    cwd: root,
    env: { PATH: process.env.PATH, ...env, PORT: String(port) },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  running.add(child)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  ended.then(() => running.delete(child))

  while (!(await answers(`${origin}${readyPath}`))) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} did not start: see ${logFile}`)
    if (performance.now() - startedAt > patienceMs) throw new Error(`${args.join(' ')} is not ready: see ${logFile}`)
    await wait(5)
  }
  return {
    origin,
    pid: child.pid ?? 0,
    readyMs: performance.now() - startedAt,
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

/** Whether this machine lets us choose cores: the server then has the first to itself and the load the last. */
const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0
const [serverCore, loadCore] = ['0', String(availableParallelism() - 1)]

/** Moves this process, which makes the load, to its core, and says what was done. */
export function pinLoad(): string {
  if (!canPin) return 'Server and load are not pinned: there is one core only, or no taskset.'
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', loadCore, String(process.pid)])
  return `The server runs on core ${serverCore}, the load on core ${loadCore}; PostgreSQL and others run on any.`
}

/** The command that runs Node with these arguments on the server's core, or on every core. */
function nodeCommand(args: string[], { pinned }: { pinned: boolean }): [command: string, args: string[]] {
  if (!canPin) return [process.execPath, args]
  const cores = pinned ? serverCore : `0-${loadCore}`
  return ['taskset', ['--cpu-list', cores, process.execPath, ...args]]
}

const ticksPerSecond = 100

/** Seconds of processor time that a process has used, all its threads together; NaN where /proc is missing. */
export function cpuSeconds(pid: number): number {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '')
    const [user, system] = afterName.split(' ').slice(11, 13)
    return (Number(user) + Number(system)) / ticksPerSecond
  } catch {
    return Number.NaN
  }
}

/** Resident memory of a process in MB; NaN where /proc is missing. */
export function residentMb(pid: number): number {
  try {
    const kb = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(kb) / 1024
  } catch {
    return Number.NaN
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
