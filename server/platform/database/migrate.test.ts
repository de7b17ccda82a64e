import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDatabase, dropDatabase, withDatabase } from '../../testing/snapshot.ts'
import { onPostgres } from '../../testing/test-database.ts'
import { type Database, embedded, openDatabase } from './database.ts'
import { type Migration, MigrationError, type MigrationReports, migrate, missing, statements } from './migrate.ts'

type Plain = Record<string, Record<string, unknown>>

const shelf = { '002_shelf': statements('create table shelf ()') }
const first = { '001_book': statements('create table book (title text)') }

describe('migrations', () => {
  let database: Database<Plain>
  /** Opens the database anew, as a start does; on PGlite, which is one process, the same one. */
  let start: (migrations: Record<string, Migration>, reports?: MigrationReports) => Promise<void>
  let remove = async () => {}
  /** One for all tests, as it takes seconds to make. */
  let pglite: PGlite | null = null
  afterAll(() => pglite?.close())
  beforeEach(async () => {
    const serverUrl = process.env.TEST_DATABASE_URL
    if (!serverUrl) {
      pglite ??= await PGlite.create()
      await pglite.exec('drop schema public cascade; create schema public')
      database = embedded(pglite)
      start = (migrations, reports) => migrate(database.db, migrations, reports)
      return
    }
    const name = await createDatabase(serverUrl)
    const location = { databaseUrl: withDatabase(serverUrl, name), dataDir: '' }
    database = await openDatabase(location, {})
    start = async (migrations, reports) => (await openDatabase(location, migrations, reports)).close()
    remove = async () => {
      await database.close()
      await dropDatabase(serverUrl, name)
    }
  })
  afterEach(() => remove())
  const done = async () => {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database.db)
    return rows.map(({ name }) => name)
  }

  it('a release starts on a database that a later one has migrated, and keeps its history', async () => {
    const later = { ...first, '002_invented': statements('alter table book add column author text') }
    await start(later)
    await start(first)
    expect(await missing(database.db, first)).toEqual([])
    expect(await done()).toEqual(['001_book', '002_invented'])
    await start(later)
  })

  it.each([
    [
      'lacks an earlier one of the database',
      { ...first, '003_other': statements('select 1') },
      /002_shelf, which this release lacks/,
    ],
    [
      'would run one before one that has run',
      { ...first, '001_more': statements('select 1'), ...shelf },
      /002_shelf but not 001_more/,
    ],
  ])('a release does not start where it %s, and says which', async (_, migrations, message) => {
    await start({ ...first, ...shelf })
    await expect(start(migrations)).rejects.toThrow(MigrationError)
    await expect(start(migrations)).rejects.toThrow(message)
    expect(await done()).toEqual(['001_book', '002_shelf'])
  })

  it('a database with tables of something else is refused in one line, and nothing is added', async () => {
    await sql`create table shelf ()`.execute(database.db)
    await expect(start(first)).rejects.toThrow(MigrationError)
    await expect(start(first)).rejects.toThrow(
      /^The database has tables of something else; nothing in it was changed\. .*\.$/,
    )
    const { rows } = await sql`select tablename from pg_tables where schemaname = 'public'`.execute(database.db)
    expect(rows).toEqual([{ tablename: 'shelf' }])
  })

  it('a migration that fails is named, leaves nothing half done and keeps those before it', async () => {
    const wrong = statements('create table shelf ()', 'select 1 / 0')
    const names: string[] = []
    await expect(
      start(
        { ...first, '002_shelf': wrong, '003_more': statements('select 1') },
        { onDone: (name) => names.push(name) },
      ),
    ).rejects.toThrow(/^Migration 002_shelf failed \(22012\): division by zero\. Nothing of it was kept\.$/)
    expect([names, await done()]).toEqual([['001_book'], ['001_book']])
    const { rows } = await sql`select to_regclass('shelf') as shelf`.execute(database.db)
    expect(rows).toEqual([{ shelf: null }])
  })

  describe.runIf(onPostgres)('on a server', () => {
    it('a migration has no time limit, and makes others wait for two seconds at most', async () => {
      const limits = statements(
        `create table limits as select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`,
      )
      await sql`do $$ begin
        execute format('alter database %I set statement_timeout = 1000', current_database());
      end $$`.execute(database.db)
      await start({ '001_limits': limits })
      const { rows } = await sql`select * from limits`.execute(database.db)
      expect(rows).toEqual([{ statement: '0', lock: '2s' }])
    })

    it('a migration that finds its table held says so and tries again until it is free', async () => {
      await start(first)
      const more = { ...first, '002_more': statements('alter table book add column author text') }
      const lines: string[] = []
      const held = Promise.withResolvers<void>()
      let waiting = Promise.resolve()
      const reports = { lockMs: 20, onWait: (line: string) => (lines.push(line) === 2 ? held.resolve() : undefined) }
      await database.transaction(async (tx) => {
        await sql`lock table book in access share mode`.execute(tx)
        await expect(start(more, { lockMs: 20, lockTries: 1 })).rejects.toThrow(/^Migration 002_more failed \(55P03\)/)
        waiting = start(more, reports)
        await held.promise
      })
      await waiting
      expect(lines.slice(0, 2)).toEqual([
        'Migration 002_more waits for a table that somebody else holds; try 1 of 60.',
        'Migration 002_more waits for a table that somebody else holds; try 2 of 60.',
      ])
      expect(await done()).toEqual(['001_book', '002_more'])
    })

    it('one of several starting processes migrates, and the others wait for it', async () => {
      const many = Object.fromEntries(
        Array.from({ length: 5 }, (_, i) => [`00${i}_table`, statements(`create table table_${i} ()`)]),
      )
      const ran: string[] = []
      await Promise.all(Array.from({ length: 4 }, () => start(many, { onDone: (name) => ran.push(name) })))
      expect(ran.sort()).toEqual(Object.keys(many))
    })
  })
})
