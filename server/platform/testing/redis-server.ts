import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { Redis } from 'ioredis'
import { vi } from 'vitest'

const program = 'redis-server'
export const hasRedis = spawnSync(program, ['--version']).status === 0

/** A Redis that keeps nothing on disk. */
export async function startRedis(port: number) {
  const child = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], { stdio: 'ignore' })
  const client = new Redis(port, '127.0.0.1', { lazyConnect: true, retryStrategy: null })
  client.on('error', () => {})
  await vi.waitFor(() => client.connect(), 10_000)
  return {
    keys: () => client.keys('*'),
    forbidScripts: () => client.call('ACL', 'SETUSER', 'default', '-@scripting'),
    /** It takes connections on, and answers nothing. */
    freeze: () => child.kill('SIGSTOP'),
    async kill() {
      client.disconnect()
      if (child.signalCode) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
