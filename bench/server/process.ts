import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, nodeCommand } from './machine.ts'

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
