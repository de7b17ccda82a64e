import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { exampleProfile } from '@settlesg/model/testing'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { givenEnv } from '../../testing/given-env.ts'
import { eventText, signatureFor } from '../payments/testing/webhooks.ts'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { readSettings } from '../platform/settings/settings.ts'
import { ensureKnownKeys, wasEverUsed } from '../secret-key/service.ts'
import { type Db, migrations, type Tables } from '../tables.ts'
import { createDatabase, dropDatabase, withDatabase } from '../testing/snapshot.ts'
import { startTestApp, type TestApp, testPassword } from '../testing/test-app.ts'
import { databaseUrl, onPostgres } from '../testing/test-database.ts'
import { runOperator } from './operator.ts'

/** Every row of our tables as text, in an order of its own. */
async function everyRow({ db }: { db: Db }): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db)
  const found = tables.map(({ name }) =>
    sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(db),
  )
  return (await Promise.all(found)).flatMap(({ rows }) => rows.map(({ row }) => row)).sort()
}

const deploy = join(import.meta.dirname, '..', '..', 'deploy')
const serverUrl = process.env.TEST_DATABASE_URL ?? ''
const folder = mkdtempSync(join(tmpdir(), 'settlesg-restore-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a program of `deploy/` on the database of this address, as its timer does. */
function run(words: [name: 'backup' | 'restore', ...args: string[]], url: string, env: Record<string, string> = {}) {
  const { hostname, port, username, pathname } = new URL(url)
  const [name, ...args] = words
  const { status, stdout, stderr } = spawnSync(join(deploy, name), args, {
    env: {
      ...{ ...givenEnv, PGHOST: hostname, PGPORT: port || '5432', PGUSER: username, PGDATABASE: pathname.slice(1) },
      ...env,
    },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

describe.runIf(onPostgres)('a site that is restored', () => {
  let test: TestApp
  let site: string
  /** Of the backup, the only file in it. */
  let out: string
  let dump: string
  let rows: string[]
  let annId: string
  let paidSince: string
  const log = join(folder, 'server.log')
  const sandboxFolder = join(folder, 'payment-sandbox')
  const made: string[] = []

  async function buy(token: string) {
    const body = { quantity: 1 }
    const id = (await test.request('POST', '/payment/create-checkout-session_1', { token, body })).json().session_id
    test.sandbox.complete(id, 'paid')
    const payload = eventText({ type: 'checkout.session.completed', object: { id } })
    const signature = signatureFor(payload, test.clock.now(), test.sandbox.webhookSecret)
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature }
    await test.app.inject({ method: 'POST', url: '/api/v1/payment/webhook', headers, payload })
    return String(id)
  }

  beforeAll(async () => {
    test = await startTestApp({}, { sandboxFolder })
    // The command goes by the real day.
    test.clock.pass((Date.now() - test.clock.now().getTime()) / 1000)
    // As a server does that starts.
    await ensureKnownKeys(test)
    site = await databaseUrl(test.db)
    const { id, token } = await test.newUser('ann@example.sg')
    annId = id
    await test.request('POST', '/credit/user-consume-credits', { token, body: { profile: exampleProfile } })
    await buy(token)
    const gone = await test.newUser('gone@example.sg')
    await test.request('POST', '/users/signup', { body: { email: 'waits@example.sg', password: testPassword } })
    rows = await everyRow(test)
    out = mkdtempSync(join(folder, 'out-'))
    const { stdout } = run(['backup'], site, { BACKUP_DIR: out })
    dump = stdout.replace(/: \d+ bytes\n$/, '')
    paidSince = await buy(token)
    await test.request('DELETE', '/users/me', { token: gone.token, body: { password: testPassword } })
    const earlier = JSON.stringify({ level: 30, time: new Date(Date.now() - 3_600_000), msg: 'listening' })
    writeFileSync(
      log,
      [`${earlier}\n`, ...test.logLines].map((line) => `Nov 27 18:30:00 host node[7]: ${line}`).join(''),
    )
  })
  afterAll(async () => {
    await test?.close()
    for (const name of made) await dropDatabase(serverUrl, name)
  })

  async function emptyDatabase(): Promise<string> {
    const name = await createDatabase(serverUrl)
    made.push(name)
    return withDatabase(serverUrl, name)
  }
  async function restored(): Promise<string> {
    const url = await emptyDatabase()
    expect(run(['restore', dump], url)).toMatchObject({ status: 0 })
    return url
  }
  async function withDatabaseAt<T>(url: string, work: (database: Awaited<ReturnType<typeof open>>) => Promise<T>) {
    const database = await open(url)
    return work(database).finally(() => database.close())
  }
  const open = (url: string): Promise<Database<Tables>> => openDatabase({ databaseUrl: url, dataDir: '' }, migrations)

  /** `operator -- after-restore` with these words, where the provider knows all payments. */
  async function makeReady(url: string, ...words: string[]) {
    const settings = readSettings({
      DATABASE_URL: url,
      DATA_DIR: mkdtempSync(join(folder, 'data-')),
      SECRET_KEY: 'a key for tests that is long enough',
    })
    cpSync(sandboxFolder, join(settings.dataDir, 'payment-sandbox'), { recursive: true })
    const lines: string[] = []
    const isRight = await withDatabaseAt(url, (database) =>
      runOperator(['after-restore', ...words], {
        onDatabase: (work) => work(database, settings),
        systemUser: 'wei',
        print: (line) => lines.push(line),
      }),
    )
    return { isRight, lines }
  }
  const madeWhen = () => basename(dump).slice('settlesg-'.length, -'.dump'.length)

  it('a restored database has every row, and its ledger still takes no change', async () => {
    await withDatabaseAt(await restored(), async ({ db }) => {
      expect(await everyRow({ db })).toEqual(rows)
      await expect(sql`delete from ledger_entry`.execute(db)).rejects.toThrow('append-only')
    })
  })

  it('who deleted their account since the dump is deleted again, payments since are named, and once more changes nothing', async () => {
    const url = await restored()
    const words = ['--made', madeWhen(), '--log', log]
    const { isRight, lines } = await makeReady(url, ...words)
    const rest = [
      '0 accounts disabled or enabled again, of 0 in the log',
      '1 mails are held: npm run --silent operator -- dead-mails, then resend',
      'The books are right.',
      `checkout ${paidSince}: paid there, and no purchase of ours has it`,
      'Differences: 1',
    ]
    expect(lines).toEqual([expect.stringMatching(/^1 accounts deleted again, of 1 in the log; [1-9]/), ...rest])
    expect(isRight).toBe(false)
    const left = await withDatabaseAt(url, everyRow)
    expect(['ann@', 'gone@'].map((name) => left.join().includes(name))).toEqual([true, false])
    const again = await makeReady(url, ...words)
    expect(again.lines.slice(0, 3)).toEqual([
      '0 accounts deleted again, of 1 in the log; 0 sessions ended',
      rest[0],
      '0 mails are held: npm run --silent operator -- dead-mails, then resend',
    ])
    expect(await withDatabaseAt(url, everyRow)).toEqual(left)
  })

  it('who was disabled since the dump is so again, and a log that begins later leaves a gap that is named', async () => {
    const url = await restored()
    const file = join(folder, 'later.log')
    const line = {
      level: 30,
      time: '2099-01-01T00:00:00Z',
      event: 'account_disabled',
      account: annId,
      msg: 'security event',
    }
    writeFileSync(file, JSON.stringify(line))
    const { isRight, lines } = await makeReady(url, '--made', madeWhen(), '--log', file)
    expect(lines).toContain('1 accounts disabled or enabled again, of 1 in the log')
    expect(lines).toContainEqual(expect.stringMatching(/^The log begins 2099-01-01T00:00:00.000Z, after the backup/))
    expect(isRight).toBe(false)
    const disabled = await withDatabaseAt(url, ({ db }) =>
      db.selectFrom('app_user').select('id').where('disabled_at', 'is not', null).execute(),
    )
    expect(disabled).toEqual([{ id: annId }])
  })

  it.each([
    [['--log', 'none'], '--made must say when'],
    [['--made', 'yesterday', '--log', 'none'], '--made must say when'],
    [['--made', '2026-11-28T1830Z'], '--log must name'],
    [['--made', '2026-11-28T1830Z', '--log', '/none.log'], '/none.log cannot be read (ENOENT)'],
  ])('making a restored database ready with %j changes nothing and says what to mend', async (words, said) => {
    const before = await everyRow(test)
    await expect(makeReady(site, ...words)).rejects.toThrow(said)
    expect(await everyRow(test)).toEqual(before)
  })

  it('making a database ready into which nothing was restored is refused, and leaves it as new', async () => {
    const url = await emptyDatabase()
    await expect(makeReady(url, '--made', madeWhen(), '--log', log)).rejects.toThrow('it is not restored')
    expect(await withDatabaseAt(url, ({ db }) => wasEverUsed(db))).toBe(false)
  })

  it('a dump is restored whole into an empty database, or not at all', async () => {
    expect(run(['restore', dump], site)).toMatchObject({ status: 2, stderr: expect.stringContaining('is not empty') })
    const cut = join(folder, 'settlesg-2026-11-28T1830Z.dump')
    writeFileSync(cut, execFileSync('head', ['-c', '-2000', dump]))
    const url = await emptyDatabase()
    expect(run(['restore', cut], url).status).not.toBe(0)
    expect(run(['restore', dump], url).status).toBe(0)
  })

  it('a dump is one whole file that only its owner reads, and one of 15 days ago goes', () => {
    const old = join(out, 'settlesg-2020-01-01T1830Z.dump')
    writeFileSync(old, '')
    utimesSync(old, new Date(0), new Date(Date.now() - 15 * 86_400_000))
    run(['backup'], site, { BACKUP_DIR: out })
    expect(globSync('*', { cwd: out })).not.toContain(basename(old))
    expect(statSync(dump).mode & 0o777).toBe(0o600)
  })

  it('a backup that fails ends with an error and leaves nothing, nor what a killed one left', () => {
    const place = mkdtempSync(join(folder, 'failed-'))
    writeFileSync(join(place, 'settlesg-2020-01-01T1830Z.dump.part'), 'half')
    const { status } = run(['backup'], withDatabase(site, 'no_such_database'), { BACKUP_DIR: place })
    expect([status, globSync('*', { cwd: place })]).toEqual([1, []])
  })

  describe.runIf(spawnSync('gpg', ['--version']).status === 0)('with a key of gpg', () => {
    const GNUPGHOME = mkdtempSync(join(folder, 'gpg-'))
    afterEach(() => spawnSync('gpgconf', ['--kill', 'all'], { env: { ...givenEnv, GNUPGHOME } }))

    it('an encrypted dump holds nothing that is readable, and is restored by who has the key', async () => {
      const env = { ...givenEnv, GNUPGHOME }
      const generate = ['--batch', '--passphrase', '', '--quick-generate-key', 'backup@settle.example']
      execFileSync('gpg', generate, { env, stdio: 'ignore' })
      const BACKUP_DIR = mkdtempSync(join(folder, 'sealed-'))
      const publicKey = join(folder, 'backup.asc')
      execFileSync('gpg', ['--armor', '--output', publicKey, '--export', 'backup@settle.example'], { env })
      // As the unit's user, whose gpg has no keys and no home that it may write.
      const sealing = { BACKUP_DIR, BACKUP_GPG: publicKey, GNUPGHOME: join(folder, 'none') }
      const { status } = run(['backup'], site, sealing)
      const [file = ''] = globSync('*', { cwd: BACKUP_DIR })
      expect([status, file]).toEqual([0, expect.stringMatching(/\.dump\.gpg$/)])
      expect(spawnSync('pg_restore', ['--list', join(BACKUP_DIR, file)]).status).not.toBe(0)
      const url = await emptyDatabase()
      const decrypted = join(BACKUP_DIR, file.replace(/\.gpg$/, ''))
      execFileSync('gpg', ['--batch', '--output', decrypted, '--decrypt', join(BACKUP_DIR, file)], {
        env,
        stdio: 'ignore',
      })
      expect(run(['restore', decrypted], url)).toMatchObject({ status: 0 })
    })
  })
})
