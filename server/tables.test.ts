import { createHash } from 'node:crypto'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { expect, it } from 'vitest'
import type { Migration } from './platform/database/migrate.ts'
import { migrations } from './tables.ts'

/** The digest of each released migration, in the order in which they run. */
const released = {
  '001_baseline': 'a1f05381c5221de6e7d8b873c38e27292ba3a8f63b7ea6a9187ee03b4ad88039',
}

/** Of every statement, however it is spread over lines and files. */
async function digestOf({ up }: Migration): Promise<string> {
  const statements: unknown[] = []
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log({ query }) {
      statements.push(query.sql.trim().split(/\s+/).join(' '), query.parameters)
    },
  })
  await up(db)
  return createHash('sha256').update(JSON.stringify(statements)).digest('hex')
}

it('a released migration never changes, and none is added before it', async () => {
  const ours = Object.entries<Migration>(migrations).slice(0, Object.keys(released).length)
  const digests = await Promise.all(ours.map(async ([name, migration]) => [name, await digestOf(migration)] as const))
  expect(Object.fromEntries(digests)).toEqual(released)
  expect(Object.keys(migrations)).toEqual(Object.keys(migrations).toSorted())
})
