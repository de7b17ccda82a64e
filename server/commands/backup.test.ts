import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { exampleProfile } from '@settlesg/model/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { givenEnv } from '../../testing/given-env.ts'
import { grant } from '../operator/service.ts'
import { eventText, signatureFor } from '../payments/testing/webhooks.ts'
import { systemClock } from '../platform/clock.ts'
import { type Database, openDatabase } from '../platform/database.ts'
import { toolEnvironment } from '../platform/postgres-tools.ts'
import { readSettings, type Settings } from '../platform/settings.ts'
import { hasPgBouncer, startPgBouncer } from '../platform/testing/pgbouncer.ts'
import { ensureKnownKeys } from '../secret-key/service.ts'
import { migrations, type Tables } from '../tables.ts'
import { dumpDatabase } from '../testing/dump.ts'
import { runCommand } from '../testing/run-file.ts'
import { createDatabase, dropDatabase, withDatabase } from '../testing/snapshot.ts'
import { startTestApp, testPassword } from '../testing/test-app.ts'
import { createDataFolder, onPostgres } from '../testing/test-database.ts'
import { runBackup } from './backup.ts'
import { runOperator } from './operator.ts'
import { runRestore } from './restore.ts'

const key = 'a key for tests that is long enough'
const serverUrl = process.env.TEST_DATABASE_URL ?? ''
const folder = mkdtempSync(join(tmpdir(), 'settlesg-backup-'))
const made: string[] = []
let places = 0
const certificate = join(import.meta.dirname, '..', 'mail', 'testing', 'localhost-certificate.pem')

/** The environment of a site whose database is empty. */
async function emptyPlace(template?: string): Promise<Record<string, string>> {
  places += 1
  const DATA_DIR = join(folder, `site-${places}`)
  if (!onPostgres) return { DATA_DIR, SECRET_KEY: key }
  const name = await createDatabase(serverUrl, template)
  made.push(name)
  return { DATA_DIR, SECRET_KEY: key, DATABASE_URL: withDatabase(serverUrl, name) }
}
const open = async (env: Record<string, string>): Promise<Database<Tables>> =>
  openDatabase(readSettings(env), migrations)
const withSite = async <T>(
  env: Record<string, string>,
  work: (database: Database<Tables>) => Promise<T>,
): Promise<T> => {
  const database = await open(env)
  return work(database).finally(() => database.close())
}
/** Runs a command here, and answers with what it printed. */
async function run(
  command: (
    args: string[],
    scene: { settings: Settings; clock: typeof systemClock; print: (line: string) => void },
  ) => Promise<unknown>,
  args: string[],
  env: Record<string, string>,
) {
  const lines: string[] = []
  const answer = await command(args, {
    settings: readSettings(env),
    clock: systemClock,
    print: (line) => lines.push(line),
  })
  return { answer, lines }
}
const backUp = async (env: Record<string, string>): Promise<string> => {
  const out = mkdtempSync(join(folder, 'out-'))
  await run(runBackup, ['--out', out], env)
  const [file = ''] = readdirSync(out)
  return join(out, file)
}
/** Every row of every table as text, without what the restore itself changes. */
const readContent = async ({ db }: Database<Tables>) => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('session', 'mail', 'sign_up_link')
    order by table_name`.execute(db)
  const content: Record<string, unknown> = {}
  for (const { name } of tables)
    content[name] = (await sql`select t::text as row from ${sql.table(name)} t order by t::text`.execute(db)).rows
  return content
}

let site: Record<string, string>
/** Of what the server printed after the backup. */
const log = join(folder, 'server.log')
let backup: string
let waitingId: string
let annId: string
const developmentKey = 'what a development key of DATA_DIR may be like'
let before: unknown
let paidSince: string

beforeAll(async () => {
  const snapshot = inject('snapshot')
  site = await emptyPlace(snapshot.kind === 'server' ? snapshot.template : undefined)
  await createDataFolder(site.DATA_DIR ?? '')
  const sandboxFolder = join(site.DATA_DIR ?? '', 'payment-sandbox')
  const begin = async () => {
    const shared = await open(site)
    const test = await startTestApp({}, { shared, sandboxFolder })
    // The commands go by the real day.
    test.clock.pass((Date.now() - test.clock.now().getTime()) / 1000)
    return { shared, test }
  }
  const { shared, test } = await begin()
  await ensureKnownKeys(test)
  const { id, token } = await test.newUser('ann@example.sg')
  annId = id
  await test.request('POST', '/credit/user-consume-credits', { token, body: { profile: exampleProfile } })
  const pay = async (buyer: string, shop = test) => {
    const body = { quantity: 1 }
    const answer = await shop.request('POST', '/payment/create-checkout-session_1', { token: buyer, body })
    const id = String(answer.json().session_id)
    shop.sandbox.complete(id, 'paid')
    const payload = eventText({ type: 'checkout.session.completed', object: { id } })
    const signature = signatureFor(payload, shop.clock.now(), shop.sandbox.webhookSecret)
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature }
    await shop.app.inject({ method: 'POST', url: '/api/v1/payment/webhook', headers, payload })
    return id
  }
  await pay(token)
  await test.newUser('gone@example.sg')
  const body = { email: 'waits@example.sg', password: testPassword }
  waitingId = (await test.request('POST', '/users/signup', { body })).json().id
  writeFileSync(join(site.DATA_DIR ?? '', 'secret-key'), developmentKey)
  before = await readContent(shared)
  await test.close()
  await shared.close()

  backup = await backUp(site)

  const after = await begin()
  const gone = await after.test.logIn('gone@example.sg')
  paidSince = await pay(await after.test.logIn('ann@example.sg'), after.test)
  await after.test.request('DELETE', '/users/me', { token: gone, body: { password: testPassword } })
  const lines = [...test.logLines, ...after.test.logLines]
  writeFileSync(log, lines.map((line) => `Nov 27 18:30:00 host node[7]: ${line}`).join(''))
  await after.test.close()
  await after.shared.close()
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  for (const name of made) await dropDatabase(serverUrl, name)
})

/** Restores, with the payments that the provider knows. */
async function restoreInto(place: Record<string, string>, file: string, ...logs: string[]) {
  cpSync(join(site.DATA_DIR ?? '', 'payment-sandbox'), join(place.DATA_DIR ?? '', 'payment-sandbox'), {
    recursive: true,
  })
  return run(runRestore, [file, ...logs.flatMap((name) => ['--deleted', name])], place)
}
const accounts = ({ db }: Database<Tables>) => db.selectFrom('app_user').select('email').orderBy('email').execute()
/** A copy of the backup whose first line says something else. */
const changed = (name: string, change: (head: string) => string): string => {
  const bytes = readFileSync(backup)
  const end = bytes.indexOf('\n')
  const file = join(folder, name)
  writeFileSync(file, Buffer.concat([Buffer.from(change(bytes.subarray(0, end).toString())), bytes.subarray(end)]))
  return file
}

it('a backup is one file that only its owner reads, and no key is in it', async () => {
  expect(readdirSync(dirname(backup))).toEqual([
    expect.stringMatching(/^settlesg-20\d\d-\d\d-\d\dT\d{6}\.\d{3}Z\.backup$/),
  ])
  expect(statSync(backup).mode & 0o777).toBe(0o600)
  const dump = readFileSync(backup)
  const payload = dump.subarray(dump.indexOf('\n') + 1)
  const plain = onPostgres ? execFileSync('pg_restore', ['--file=-'], { input: payload }) : gunzipSync(payload)
  expect(plain.includes('ann@example.sg')).toBe(true)
  for (const secret of [key, developmentKey])
    for (const bytes of [plain, dump]) expect(bytes.includes(secret)).toBe(false)
})

it('a restored backup has every row, nobody is signed in, and mails that waited go out once an operator releases them', async () => {
  const place = await emptyPlace()
  const { lines } = await restoreInto(place, backup, 'none')
  expect(lines).toContain('The books are right.')
  expect(lines).toContain(
    'Without a log nobody was deleted or disabled again: who deleted their account since the backup has one now.',
  )
  await withSite(place, async (restored) => {
    expect(await readContent(restored)).toEqual(before)
    expect(await restored.db.selectFrom('session').selectAll().execute()).toEqual([])
    await expect(sql`delete from ledger_entry`.execute(restored.db)).rejects.toThrow('append-only')
    const test = await startTestApp({}, { shared: restored })
    const token = await test.logIn('ann@example.sg')
    expect((await test.request('GET', '/assessments', { token })).json()).toMatchObject({ count: 1 })
    await test.deliver()
    expect(test.mailbox.mails).toEqual([])
    const operate = async (...args: string[]) => {
      const lines: string[] = []
      await runOperator(args, {
        onDatabase: (work) => work(restored, readSettings(place)),
        systemUser: 'wei',
        print: (line) => lines.push(line),
      })
      return lines
    }
    expect(await operate('dead-mails')).toEqual([
      expect.stringMatching(/ confirm_signup, account none, given up .* after 0 tries$/),
      '1 dead mails',
    ])
    expect(await operate('resend', 'all', '--note', 'restored')).toEqual(['1 mails wait to be sent'])
    const { rows } = await sql`select data->>'id' as id from pgboss.job where name = 'mail'`.execute(restored.db)
    expect(rows).toHaveLength(1)
    await test.deliver()
    expect(test.mailbox.mails.map(({ to }) => to)).toEqual(['waits@example.sg'])
    await test.close()
  })
})

it('who deleted their account after the backup is deleted again, and payments since are named', async () => {
  const place = await emptyPlace()
  const { answer, lines } = await restoreInto(place, backup, log)
  expect(lines).toEqual([
    '1 accounts deleted again, of 1 in the log; 1 sessions ended',
    '1 mails are held: npm run --silent operator -- dead-mails, then resend',
    'The books are right.',
    `checkout ${paidSince}: paid there, and no purchase of ours has it`,
    'Differences: 1',
    expect.stringMatching(/^Restored settlesg-.*, made 20.*Z\. Start the server now\.$/),
  ])
  expect(answer).toBe(false)
  await withSite(place, async (restored) => {
    expect(await accounts(restored)).toEqual([{ email: 'ann@example.sg' }])
    expect(await dumpDatabase(restored.db)).not.toContain('gone@example.sg')
    expect(await restored.db.selectFrom('former_mailbox').selectAll().execute()).toHaveLength(1)
  })
})

it('who was deleted or disabled since the backup is so again, and a log that begins later leaves a gap', async () => {
  const place = await emptyPlace()
  const file = join(folder, 'sign-up.log')
  const time = '2099-01-01T00:00:00Z'
  const lines = [
    ['account_deleted', waitingId],
    ['account_disabled', annId],
  ].map(([event, account]) => JSON.stringify({ level: 30, time, event, account, msg: 'security' }))
  writeFileSync(file, lines.join('\n'))
  const { answer, lines: printed } = await restoreInto(place, backup, file)
  expect(printed.slice(0, 3)).toEqual([
    '1 accounts deleted again, of 1 in the log; 2 sessions ended',
    '1 accounts disabled or enabled again, of 1 in the log',
    'The log begins 2099-01-01T00:00:00.000Z, after the backup: who deleted their account between has one now.',
  ])
  expect(answer).toBe(false)
  await withSite(place, async (restored) => {
    expect(await restored.db.selectFrom('pending_sign_up').selectAll().execute()).toEqual([])
    const disabled = restored.db.selectFrom('app_user').select('id').where('disabled_at', 'is not', null)
    expect(await disabled.execute()).toEqual([{ id: annId }])
    expect(await dumpDatabase(restored.db)).not.toContain('waits@example.sg')
  })
})

it('a restore that cannot be done says why in a line, and the same place takes one that can', async () => {
  const place = await emptyPlace()
  const cut = (name: string, share: number) => {
    const bytes = readFileSync(backup)
    writeFileSync(join(folder, name), bytes.subarray(0, Math.floor(bytes.length * share)))
    return join(folder, name)
  }
  const empty = join(folder, 'empty.log')
  writeFileSync(empty, '\n{"a":1}\n')
  const refused = async (said: string | RegExp, args: string[], env: Record<string, string> = {}) => {
    await expect(run(runRestore, args, { ...place, ...env })).rejects.toThrow(said)
  }
  await refused('npm run --silent restore -- FILE', [])
  await refused('npm run --silent restore -- FILE', [backup])
  await refused('npm run --silent restore -- FILE', ['--drill', backup, '--deleted', log])
  await refused(/none\.backup cannot be read \(ENOENT\)/, [join(folder, 'none.backup'), '--deleted', log])
  await refused(/ is no backup of SettleSG/, [log, '--deleted', log])
  await refused(/ is no backup of SettleSG/, [cut('start', 0.0001), '--deleted', log])
  await refused(/empty\.log has no line of the server/, [backup, '--deleted', empty])
  await refused(/gone\.log cannot be read \(ENOENT\)/, [backup, '--deleted', join(folder, 'gone.log')])
  await refused(/^SECRET_KEY lacks a key/, [backup, '--deleted', log], {
    SECRET_KEY: 'another key that is long enough for it',
  })
  await refused(
    onPostgres ? /name an empty one in DATABASE_URL/ : /restore it without DATABASE_URL/,
    [backup, '--deleted', log],
    {
      DATABASE_URL: onPostgres ? '' : 'postgres://nobody@127.0.0.1:1/none',
    },
  )
  for (const share of [0.3, 0.9, 0.999])
    await refused(onPostgres ? /^pg_restore: error: / : /cut is damaged or cut short/, [
      cut('cut', share),
      '--deleted',
      log,
    ])
  expect((await restoreInto(place, backup, log)).lines).toContain('The books are right.')
  await refused(onPostgres ? /^The database of DATABASE_URL is not empty \(/ : /^There is a database in /, [
    backup,
    '--deleted',
    log,
  ])
  await withSite(place, async (restored) => expect(await accounts(restored)).toEqual([{ email: 'ann@example.sg' }]))
})

it('a backup that does not hold what its first line says is refused', async () => {
  const more = changed('more.backup', (head) => head.replace('"app_user":2', '"app_user":3'))
  await expect(restoreInto(await emptyPlace(), more, log)).rejects.toThrow(
    'Of 3 rows of app_user there are 2. Do not use this.',
  )
  const later = changed('later.backup', (head) => head.replace(/"ledgerPosition":"\d+"/, '"ledgerPosition":"999"'))
  await expect(restoreInto(await emptyPlace(), later, log)).rejects.toThrow(
    'The newest entry of the ledger is another one',
  )
})

it('a drill restores the newest backup of a folder, says how long it took, and keeps nothing', async () => {
  const out = dirname(backup)
  writeFileSync(join(out, 'settlesg-2000-01-01T000000.000Z.backup'), 'older')
  const { answer, lines } = await run(runRestore, ['--drill', out], site)
  expect(lines).toEqual([
    expect.stringMatching(/^Restored settlesg-20[2-9].*\.backup \(\d+\.\d MB\) in \d+\.\d minutes$/),
    expect.stringMatching(/^All \d{2,} rows of \d{2} tables are there, up to position \d+ of the ledger: nothing/),
    'The books are right.',
    expect.stringMatching(/^\d+\.\d minutes in all; the copy is dropped$/),
  ])
  expect(answer).toBe(true)
  expect(readdirSync(tmpdir()).filter((name) => name.startsWith('settlesg-drill-'))).toEqual([])
  const names = await withSite(site, ({ db }) =>
    sql<{ name: string }>`select datname as name from pg_database where datname like '%\\_drill'`.execute(db),
  )
  expect(names.rows).toEqual([])
  await expect(run(runRestore, ['--drill', folder], site)).rejects.toThrow('There is no backup in')
})

it('npm run backup and npm run restore end with 0 when all is right, and 1 when something is to be looked at', async () => {
  await expect(run(runBackup, ['--out', join(folder, 'nowhere')], site)).rejects.toThrow('There is no folder')
  const out = mkdtempSync(join(folder, 'out-'))
  const made = await runCommand(['backup', '--out', out], site)
  expect(made).toEqual({ code: 0, output: expect.stringMatching(/^.*\.backup: \d+ bytes\n$/) })
  const [name = ''] = readdirSync(out)
  expect(await runCommand(['restore', join(out, name), '--deleted', 'none'], await emptyPlace())).toMatchObject({
    code: 1,
  })
})

it.skipIf(onPostgres)('a backup of the embedded database waits for the server to be stopped', async () => {
  await withSite(site, async () => {
    await expect(run(runBackup, ['--out', folder], site)).rejects.toThrow(/is in use by process/)
  })
})

describe.runIf(onPostgres)('with PostgreSQL’s own programs', () => {
  /** A folder with a pg_dump that is another program. */
  const otherPgDump = (script: string): string => {
    const bin = mkdtempSync(join(folder, 'bin-'))
    writeFileSync(join(bin, 'pg_dump'), `#!/bin/sh\n${script}\n`, { mode: 0o700 })
    return bin
  }
  const refusal = async (PATH: string) => {
    const out = mkdtempSync(join(folder, 'out-'))
    const { code, output } = await runCommand(['backup', '--out', out], { ...site, PATH })
    expect([code, readdirSync(out)]).toEqual([2, []])
    return output
  }

  it('a pg_dump that is missing, older than the server or fails is named in a line, and leaves no file', async () => {
    expect(await refusal(mkdtempSync(join(folder, 'bin-')))).toBe(
      'pg_dump cannot be run (ENOENT): install PostgreSQL’s client programs, such as Debian’s postgresql-client.\n',
    )
    expect(await refusal(otherPgDump('echo "pg_dump (PostgreSQL) 14.9"'))).toMatch(
      /^pg_dump is of PostgreSQL 14, and the server of \d+: install its postgresql-client-\d+\.\n$/,
    )
    const failing =
      'case $1 in --version) echo "pg_dump (PostgreSQL) 99.1";; *) echo half; echo "pg_dump: error: no room." >&2; exit 1;; esac'
    expect(await refusal(otherPgDump(failing))).toBe('pg_dump: error: no room.\n')
  })

  it('pg_dump gets the address by its environment alone, and no key of ours', async () => {
    const seen = join(folder, 'seen')
    const script = `case $1 in --version) echo "pg_dump (PostgreSQL) 99.1"; exit;; esac; echo "$@" > ${seen}; /usr/bin/env >> ${seen}`
    const { code } = await runCommand(['backup', '--out', folder], { ...site, PATH: otherPgDump(script) })
    expect(code).toBe(0)
    const [args = '', ...env] = readFileSync(seen, 'utf8').split('\n')
    expect(args).toMatch(/^--format=custom --no-owner --no-privileges --no-password --snapshot=[\w-]+$/)
    expect(env.join('\n')).not.toContain(key)
    expect(env).toContain('PGHOST=127.0.0.1')
  })

  it('all that was acknowledged before a backup under load is in it, and its books are right', async () => {
    const busy = await emptyPlace()
    const { file, acknowledged, all } = await withSite(busy, async (shared) => {
      const test = await startTestApp({}, { shared })
      const { id } = await test.newUser('busy@example.sg')
      const state = { done: 0, isOver: false }
      const lane = async () => {
        while (!state.isOver) {
          await grant(test, id, { unit: 'credit', units: 1 }, { operator: 'ops', note: 'load' })
          state.done += 1
        }
      }
      const lanes = [lane(), lane(), lane(), lane()]
      await vi.waitFor(() => expect(state.done).toBeGreaterThan(50), 60_000)
      const acknowledged = state.done
      const file = await backUp(busy)
      state.isOver = true
      await Promise.all(lanes)
      await test.close()
      return { file, acknowledged, all: state.done }
    })
    const place = await emptyPlace()
    expect((await run(runRestore, [file, '--deleted', 'none'], place)).lines).toContain('The books are right.')
    const restored = await withSite(place, ({ db }) => db.selectFrom('operator_action').select('id').execute())
    expect(restored.length).toBeGreaterThanOrEqual(acknowledged)
    expect(restored.length).toBeLessThan(all)
  })

  it('what the nightly script of deploy/ dumped is restored too, and a drill says that nothing was compared', async () => {
    const { hostname, port, pathname, username } = new URL(site.DATABASE_URL ?? '')
    const out = mkdtempSync(join(folder, 'out-'))
    const target = { PGHOST: hostname, PGPORT: port || '5432', PGUSER: username, PGDATABASE: pathname.slice(1) }
    execFileSync(join(import.meta.dirname, '..', '..', 'deploy', 'nightly-backup.sh'), {
      env: { ...givenEnv, ...target, BACKUP_DIR: out, RUN_ONCE: 'on' },
    })
    expect((await run(runRestore, ['--drill', out], site)).lines[1]).toMatch(/^Not compared: pg_dump alone/)
    const place = await emptyPlace()
    const [name = ''] = readdirSync(out)
    expect((await restoreInto(place, join(out, name), log)).lines).toContain('The books are right.')
    const other = { ...(await emptyPlace()), SECRET_KEY: 'another key that is long enough for it' }
    await expect(restoreInto(other, join(out, name), log)).rejects.toThrow('SECRET_KEY lacks a key')
  })

  it.runIf(hasPgBouncer)('a pooler is refused, whose sessions pg_dump would mix up', async () => {
    const bouncer = await startPgBouncer(serverUrl)
    const DATABASE_URL = bouncer.url(new URL(site.DATABASE_URL ?? '').pathname.slice(1))
    await expect(run(runBackup, ['--out', folder], { ...site, DATABASE_URL })).rejects.toThrow(/leads to a pooler/)
    await bouncer.stop()
  })
})

it.each([
  ['', {}],
  ['?sslmode=disable', { PGSSLMODE: 'disable' }],
  ['?sslmode=no-verify', { PGSSLMODE: 'require' }],
  ['?sslmode=require&uselibpqcompat=true', { PGSSLMODE: 'require' }],
  ['?sslmode=verify-full', { PGSSLMODE: 'verify-full', PGSSLROOTCERT: 'roots.pem' }],
  [`?sslmode=require&sslrootcert=${certificate}`, { PGSSLMODE: 'verify-full', PGSSLROOTCERT: certificate }],
])('PostgreSQL’s own programs demand of a server the TLS that our connections do: %s', (query, tls) => {
  const roots = join(folder, 'roots.pem')
  const { PATH: _, HOME: __, ...env } = toolEnvironment(`postgres://se%40ttle:p%3Aw@[::1]:5433/site${query}`, roots)
  expect({ ...env, ...(env.PGSSLROOTCERT === roots && { PGSSLROOTCERT: 'roots.pem' }) }).toEqual({
    ...{ PGHOST: '::1', PGPORT: '5433', PGUSER: 'se@ttle', PGPASSWORD: 'p:w', PGDATABASE: 'site', LC_ALL: 'C' },
    ...tls,
  })
})
