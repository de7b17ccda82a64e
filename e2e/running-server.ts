import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { givenEnv } from '../testing/given-env.ts'

const root = join(import.meta.dirname, '..')

/** A server in a process of its own, as `npm start` runs it. */
export interface RunningServer {
  url: string
  dataDir: string
  pid: number
  /** Everything that it has printed so far. */
  output(): string
  /** Sends the signal and waits until the process is gone; answers with its exit code, null after a kill. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

export const newDataDir = () => mkdtempSync(join(tmpdir(), 'settlesg-e2e-'))
/**
 * A folder as an earlier server left it, which the set-up of the run has made: to create a database takes three times as
 * long as all the rest of a start. With PostgreSQL it is empty.
 */
export function usedDataDir(): string {
  const folder = newDataDir()
  const { USED_DATA_DIR } = process.env
  if (USED_DATA_DIR) cpSync(USED_DATA_DIR, folder, { recursive: true })
  return folder
}
export const removeDataDir = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })

/** Starts a server, on a free port unless `PORT` names one, and waits until it is ready to serve. Rejects with what it printed when it ends before that. */
export async function startServer(
  dataDir: string,
  env: Record<string, string> = {},
  readyWithinMs = 300_000,
): Promise<RunningServer> {
  const port = Number(env.PORT ?? (await freePort()))
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { ...givenEnv, PORT: String(port), DATA_DIR: dataDir, RATE_LIMITS: 'off', ...env },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      printed += chunk
    })
  const url = `http://localhost:${port}`
  await ready(child, `${url}/health/ready`, () => printed, Date.now() + readyWithinMs)
  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    output: () => printed,
    async end(signal) {
      const gone = exitOf(child)
      child.kill(signal)
      return gone
    },
  }
}

const exitOf = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode)
    else child.once('exit', resolve)
  })

async function ready(child: ChildProcess, address: string, printed: () => string, deadline: number): Promise<void> {
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${printed()}`)
    const response = await fetch(address).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const gone = exitOf(child)
  child.kill('SIGKILL')
  await gone
  throw new Error(`The server was not ready in time:\n${printed()}`)
}

/**
 * A free port, outside the range that the system assigns by itself: a connection of a browser or of another test
 * could get one of those before the server does.
 */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000)
    const isFree = await new Promise<boolean>((resolve) => {
      const probe = createServer().once('error', () => resolve(false))
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
    })
    if (isFree) return port
  }
}
