import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { type Database, openDatabase } from '../platform/database.ts'
import { migrations, type Tables } from '../tables.ts'
import { runCommand } from '../testing/run-file.ts'
import { createDataFolder } from '../testing/test-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'settlesg-sales-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const DATA_DIR = join(folder, 'data')
const run = (...words: string[]) => runCommand(['sales', ...words], { DATA_DIR })

it('the command writes the same file of a month each time, and that of play money apart', async () => {
  await createDataFolder(DATA_DIR)
  // The command makes none, and on PostgreSQL neither does the line above.
  await (await openDatabase({ databaseUrl: null, dataDir: DATA_DIR }, migrations)).close()
  const month = '2026-01'
  const name = `sales-test-${month}.csv`
  const written = () => readFileSync(join(folder, name), 'utf8')
  expect((await run(month, '--out', folder)).code).toBe(0)
  expect(readdirSync(folder).toSorted()).toEqual(['data', name])
  const first = written()
  await run(month, '--out', folder)
  expect(written()).toEqual(first)
  await runCommand(['sales', month, '--out', folder], { DATA_DIR, SANDBOX_PAYMENTS: 'off' })
  expect(readdirSync(folder).toSorted()).toEqual(['data', `sales-${month}.csv`, name])
})

it('the command writes no month whose books are not right, and names the row and the rule', async () => {
  const folderOut = join(folder, 'out')
  mkdirSync(folderOut)
  const out = (month: string) => run(month, '--out', folderOut)
  expect((await out('2026-03')).code).toBe(0)
  const files = readdirSync(folderOut)
  const database: Database<Tables> = await openDatabase({ databaseUrl: null, dataDir: DATA_DIR }, migrations)
  const ordered = async (created_at: Date, currency: string) => {
    const { id } = await database.db
      .insertInto('purchase')
      .values({
        ...{ user_id: randomUUID(), product: 'pack_1', quantity: 1, unit: 'credit', units: 3, amount_cents: 900 },
        ...{ currency, is_live: false, language: 'en', created_at },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const dollars = await ordered(new Date('2026-04-15T04:00:00Z'), 'USD')
  const paid_at = new Date('2026-02-15T04:00:00Z')
  const late = await ordered(paid_at, 'SGD')
  const paid = { status: 'paid', paid_at, granted_at: null, receipt_number: 'TEST-2026-000001' } as const
  await database.db.updateTable('purchase').set(paid).where('id', '=', late).execute()
  await database.db
    .insertInto('purchase_refund')
    .values({
      ...{ purchase_id: late, asked_by: 'closed_account', amount_cents: 900 },
      status: 'requested',
      requested_at: paid_at,
    })
    .execute()
  await database.close()
  const refused = (month: string, rule: string) => ({
    code: 1,
    output: `broken: ${rule}\nNothing was written: the books of ${month} are not right (docs/operations.md, "Money").\n`,
  })
  expect(await out('2026-04')).toEqual(
    refused('2026-04', `I-28 something was sold in another currency than ours: purchase ${dollars}`),
  )
  const closed = 'I-36 a closed month has other rows than when it was closed'
  expect(await out('2026-02')).toEqual(
    refused('2026-02', `${closed}: 2026-02 test sales (0 rows, 0 in all; now 1 rows, 900 in all)`),
  )
  expect(readdirSync(folderOut)).toEqual(files)
  expect((await out('2026-03')).code).toBe(0)
})

it('the command refuses a month that is none, has not begun, or has nowhere to go, in a line', async () => {
  const later = '2099-12'
  for (const words of [[], ['2026-13'], ['november'], ['2026-11', '2026-12']])
    expect(await run(...words)).toEqual({
      code: 2,
      output: 'Say which month, by its year and number: npm run --silent sales -- 2026-11\n',
    })
  expect(await run(later)).toEqual({
    code: 2,
    output: `${later} has not begun in Singapore: there is nothing to write down yet\n`,
  })
  const nowhere = join(folder, 'nowhere')
  expect(await run('2026-01', '--out', nowhere)).toEqual({
    code: 2,
    output: `There is no folder ${nowhere}: make it first\n`,
  })
})
