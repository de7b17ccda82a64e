import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from './platform/database.ts'
import type { Db } from './tables.ts'
import { dumpDatabase } from './testing/dump.ts'
import { restoreDump } from './testing/restore-dump.ts'
import { runFile } from './testing/run-file.ts'
import { onPostgres } from './testing/test-database.ts'

/** Everything in a database: its rows, where its sequences stand, and what its tables, indexes and functions are. */
async function readContent(db: Db): Promise<string> {
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
const runs: [words: string, code: number][] = [
  ['main.ts', 1],
  ['commands.ts migrate', 2],
  ['commands.ts ledger:check', 2],
  ['commands.ts mail:flush', 2],
  ['commands.ts reconcile', 2],
  ['commands.ts rotate-keys', 2],
  ['commands.ts outcomes', 2],
  ['commands.ts test-money', 2],
  ['commands.ts end-sessions all', 2],
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
      return await readContent(database.db)
    } finally {
      await database.close()
    }
  }

  async function run(words: string) {
    const { databaseUrl, dataDir } = restored
    const { code, output } = await runFile(words.split(' '), {
      DATA_DIR: dataDir,
      SECRET_KEY: 'a key for tests that is long enough',
      PORT: '0',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    })
    return { code, output }
  }

  it('the database of before holds an account, an assessment and the tables of version 0.1.0', () => {
    for (const text of ['ann@example.sg', '032_indexes_for_size', 'assessment_plain_label'])
      expect(before).toContain(text)
  })

  it.each(onPostgres ? runs : runs.slice(0, 3))(
    '%s refuses a database of before in one line that says how to keep it or begin anew',
    async (words, code) => {
      expect(await run(words)).toEqual({
        code,
        output: expect.stringMatching(
          /^The database was made before version 0\.2\.0,.* nothing in it was changed\. To keep it, .*; to begin anew, .*\n$/,
        ),
      })
    },
  )

  it('neither a start nor a migration changes anything in a database of before', async () => {
    expect((await run('main.ts')).code).toBe(1)
    expect((await run('commands.ts migrate')).code).toBe(2)
    expect(await content()).toBe(before)
  })
})
