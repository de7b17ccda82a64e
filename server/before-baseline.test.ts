import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from './platform/database.ts'
import type { Db } from './tables.ts'
import { dumpDatabase } from './testing/dump.ts'
import { restoreDump } from './testing/restore-dump.ts'
import { onPostgres } from './testing/test-database.ts'

/** Everything in a database: its rows, where its sequences stand, and what its tables, indexes and functions are. */
async function contentOf(db: Db): Promise<string> {
  const { rows } = await sql<{ line: string }>`
    select c::text as line from information_schema.columns c where table_schema not in ('pg_catalog', 'information_schema')
    union all select i::text from pg_indexes i where schemaname <> 'pg_catalog'
    union all select s::text from pg_sequences s
    union all select pg_get_constraintdef(oid) from pg_constraint
    union all select pg_get_triggerdef(oid) from pg_trigger
    union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
    order by 1`.execute(db)
  return [await dumpDatabase(db), ...rows.map(({ line }) => line)].join('\n')
}

/** What opens the database, with what it exits with; all of them on a server, where opening it is quick. */
const commands: [script: string, code: number, ...args: string[]][] = [
  ['main.ts', 1],
  ['migrate-database.ts', 2],
  ['check-ledger.ts', 2],
  ['flush-mails.ts', 2],
  ['reconcile-payments.ts', 2],
  ['rotate-keys.ts', 2],
  ['export-outcomes.ts', 2],
  ['test-money.ts', 2],
  ['end-sessions.ts', 2, 'all'],
]

describe('a database from before version 0.2.0', () => {
  let restored: Awaited<ReturnType<typeof restoreDump>>
  let before: string
  beforeAll(async () => {
    restored = await restoreDump('before-0.2.0.sql')
    before = await content()
  })
  afterAll(() => restored.remove())

  /** Read without migrations, so that reading changes nothing. */
  async function content(): Promise<string> {
    const database = await openDatabase(restored, {})
    try {
      return await contentOf(database.db)
    } finally {
      await database.close()
    }
  }

  async function run(script: string, ...args: string[]) {
    const { databaseUrl, dataDir } = restored
    const child = spawn(process.execPath, [join(import.meta.dirname, script), ...args], {
      env: {
        PATH: process.env.PATH,
        DATA_DIR: dataDir,
        SECRET_KEY: 'a key for tests that is long enough',
        PORT: '0',
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        output += text
      })
    const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
    return { code, output }
  }

  it('the database of before holds an account, an assessment and the tables of version 0.1.0', () => {
    for (const text of ['ann@example.sg', '032_indexes_for_size', 'assessment_plain_label'])
      expect(before).toContain(text)
  })

  it.each(onPostgres ? commands : commands.slice(0, 3))(
    '%s refuses a database of before in one line that says how to keep it or begin anew',
    async (script, code, ...args) => {
      expect(await run(script, ...args)).toEqual({
        code,
        output: expect.stringMatching(
          /^The database was made before version 0\.2\.0,.* nothing in it was changed\. To keep it, .*; to begin anew, .*\n$/,
        ),
      })
    },
  )

  it('neither a start nor a migration changes anything in a database of before', async () => {
    expect((await run('main.ts')).code).toBe(1)
    expect((await run('migrate-database.ts')).code).toBe(2)
    expect(await content()).toBe(before)
  })
})
