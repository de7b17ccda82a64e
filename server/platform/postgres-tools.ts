import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { getCACertificates } from 'node:tls'
import { promisify } from 'node:util'
import pg from 'pg'
import { DatabaseUnusableError } from './postgres.ts'

/*
 * PostgreSQL's own programs for a dump. The address goes to them by their environment, which nobody else on the machine
 * can list as it can their arguments, and nothing of ours besides: no key and no other setting.
 */

type Tool = 'pg_dump' | 'pg_restore'

/**
 * Writes a database in pg_dump's custom format as it is in an exported snapshot, without owners and rights. `serverVersion`
 * is the server's, by its first number. Throws `DatabaseUnusableError`.
 */
export async function dumpServer(
  databaseUrl: string,
  { snapshot, serverVersion }: { snapshot: string; serverVersion: number },
  to: Writable,
): Promise<void> {
  const version = await versionOf('pg_dump')
  if (version < serverVersion)
    throw new DatabaseUnusableError(
      `pg_dump is of PostgreSQL ${version}, and the server of ${serverVersion}: install its postgresql-client-${serverVersion}.`,
    )
  await run('pg_dump', ['--format=custom', ...plain, `--snapshot=${snapshot}`], databaseUrl, { to })
}

/** Puts such a dump into an empty database, whole or not at all. Throws `DatabaseUnusableError`. */
export async function restoreServer(databaseUrl: string, from: Readable): Promise<void> {
  await versionOf('pg_restore')
  // Without a name in it, PGDATABASE says which.
  const target = '--dbname=application_name=settlesg-restore'
  await run('pg_restore', ['--single-transaction', '--exit-on-error', ...plain, target], databaseUrl, { from })
}

const plain = ['--no-owner', '--no-privileges', '--no-password']

async function versionOf(tool: Tool): Promise<number> {
  try {
    const { stdout } = await promisify(execFile)(tool, ['--version'])
    return Number(/ (\d+)/.exec(stdout)?.[1])
  } catch (cause) {
    throw new DatabaseUnusableError(
      `${tool} cannot be run (${cause instanceof Error && Reflect.get(cause, 'code')}): install PostgreSQL’s client programs, such as Debian’s postgresql-client.`,
      { cause },
    )
  }
}

async function run(
  tool: Tool,
  args: string[],
  databaseUrl: string,
  { from, to }: { from?: Readable; to?: Writable },
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'settlesg-roots-'))
  try {
    const child = spawn(tool, args, { env: toolEnvironment(databaseUrl, join(folder, 'roots.pem')) })
    const ended = new Promise<number | null>((resolve, reject) => child.on('close', resolve).on('error', reject))
    const [code, said, fault] = await Promise.all([
      ended,
      text(child.stderr),
      from ? faultOf(pipeline(from, child.stdin)) : null,
      to ? pipeline(child.stdout, to) : child.stdout.resume(),
    ])
    if (code !== 0) throw new DatabaseUnusableError(`${firstError(said) ?? `${tool} ended with ${code}`}.`)
    // It may end without having read the last bytes; then nobody takes them.
    if (fault && Reflect.get(fault, 'code') !== 'EPIPE') throw fault
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A program that fails does not take the rest of what it is given: its own words come first then. */
const faultOf = (work: Promise<void>): Promise<Error | null> =>
  work.then(
    () => null,
    (error: Error) => error,
  )

/** Its first line alone: what follows may quote rows. */
const firstError = (said: string) => /^.*\berror: .*$/m.exec(said)?.[0].replace(/\.$/, '')

/** What reaches the server of an address as our own connections do, with the same certificates trusted. */
export function toolEnvironment(databaseUrl: string, rootsFile: string): Record<string, string> {
  const { host, port, user, password, database } = new pg.Client({ connectionString: databaseUrl })
  const { searchParams } = new URL(databaseUrl)
  const mode = searchParams.get('sslmode')
  const isLibpq = searchParams.get('uselibpqcompat') === 'true'
  const isVerified = mode !== null && !isLibpq && !['disable', 'no-verify'].includes(mode)
  const given = searchParams.get('sslrootcert')
  if (isVerified && !given) writeFileSync(rootsFile, getCACertificates().join('\n'), { mode: 0o600 })
  const settings = {
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    PGPASSWORD: password,
    PGDATABASE: database,
    PGSSLMODE: isVerified ? 'verify-full' : mode === 'no-verify' ? 'require' : mode,
    PGSSLROOTCERT: given ?? (isVerified ? rootsFile : null),
    PGSSLCERT: searchParams.get('sslcert'),
    PGSSLKEY: searchParams.get('sslkey'),
    LC_ALL: 'C',
  }
  const inherited = Object.entries(process.env).filter(([name]) => name === 'PATH' || name === 'HOME')
  return Object.fromEntries(
    [...inherited, ...Object.entries(settings)].flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
}
