import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, vi } from 'vitest'

const program = '/usr/sbin/pgbouncer'
export const hasPgBouncer = existsSync(program)

/** A PgBouncer in transaction mode before the server of this address, with no setting of it changed besides. */
export async function startPgBouncer(serverUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), 'settlesg-pgbouncer-'))
  const port = await freePort()
  const { hostname, port: serverPort, username } = new URL(serverUrl)
  const files = { ini: join(folder, 'pgbouncer.ini'), users: join(folder, 'users.txt') }
  writeFileSync(files.users, `"${username}" ""\n`)
  writeFileSync(
    files.ini,
    [
      '[databases]',
      `* = host=${hostname} port=${serverPort || 5432}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = trust',
      `auth_file = ${files.users}`,
      'pool_mode = transaction',
      '',
    ].join('\n'),
  )
  // It refuses to run as root, and then has to read its files as somebody else.
  for (const path of [folder, ...Object.values(files)]) chmodSync(path, 0o755)
  const user = process.getuid?.() === 0 ? ['-u', 'postgres'] : []
  const child = spawn(program, ['-q', ...user, files.ini], { stdio: 'ignore' })
  const url = (database: string) => `postgres://${username}@127.0.0.1:${port}/${database}`
  await vi.waitFor(async () => {
    expect(child.exitCode).toBeNull()
    const client = new pg.Client({ connectionString: url('postgres') })
    await client.connect()
    await client.end()
  }, 10_000)
  return {
    url,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
