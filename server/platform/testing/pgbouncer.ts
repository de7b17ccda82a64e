import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { eventually } from '../../testing/eventually.ts'
import { closedPort } from './closed-port.ts'

const program = '/usr/sbin/pgbouncer'
const sample = join(import.meta.dirname, '../../../deploy/pgbouncer.ini')
export const hasPgBouncer = existsSync(program)

/** A PgBouncer in transaction mode before the server of this address, as deploy/pgbouncer.ini has it. */
export async function startPgBouncer(serverUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), 'settlesg-pgbouncer-'))
  const port = await closedPort()
  const { hostname, port: serverPort, username } = new URL(serverUrl)
  const files = { ini: join(folder, 'pgbouncer.ini'), users: join(folder, 'users.txt') }
  writeFileSync(files.users, `"${username}" ""\n`)
  // The sample, but for where things are and who may come in.
  const own = {
    'settlesg =.*': `* = host=${hostname} port=${serverPort || 5432}`,
    'listen_port =.*': `listen_port = ${port}`,
    'auth_type =.*': 'auth_type = trust\nunix_socket_dir =',
    'auth_file =.*': `auth_file = ${files.users}`,
  }
  let ini = readFileSync(sample, 'utf8')
  for (const [line, ours] of Object.entries(own)) ini = ini.replace(new RegExp(`^${line}$`, 'm'), ours)
  writeFileSync(files.ini, ini)
  // It refuses to run as root, and then has to read its files as somebody else.
  for (const path of [folder, ...Object.values(files)]) chmodSync(path, 0o755)
  const user = process.getuid?.() === 0 ? ['-u', 'postgres'] : []
  const child = spawn(program, ['-q', ...user, files.ini], { stdio: 'ignore' })
  const url = (database: string) => `postgres://${username}@127.0.0.1:${port}/${database}`
  await eventually(async () => {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}`)
    const client = new pg.Client({ connectionString: url('postgres') })
    await client.connect()
    await client.end()
  })
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
