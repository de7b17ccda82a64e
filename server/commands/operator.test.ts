import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { readSettings } from '../platform/settings/settings.ts'
import { migrations, type Tables } from '../tables.ts'
import { runCommand } from '../testing/run-file.ts'
import { createDataFolder } from '../testing/test-database.ts'
import { runOperator } from './operator.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'settlesg-operator-'))
let ids: string[]
const withDatabase = async <T>(work: (database: Database<Tables>) => Promise<T>): Promise<T> => {
  const database: Database<Tables> = await openDatabase({ databaseUrl: null, dataDir }, migrations)
  return work(database).finally(() => database.close())
}
beforeAll(async () => {
  await createDataFolder(dataDir)
  ids = await withDatabase(async ({ db }) => {
    const now = new Date('2026-11-21T04:00:00Z')
    const people = ['one@example.sg', 'two@example.sg', 'three@example.sg'].map((email) => ({
      ...{ email, new_email: null, password_hash: 'x', full_name: null, language: 'en' as const, created_at: now },
    }))
    const made = (await db.insertInto('app_user').values(people).returning('id').execute()).map(({ id }) => id)
    const session = { created_at: now, expires_at: now, browser: null, system: null }
    await db
      .insertInto('session')
      .values(made.flatMap((user_id) => [session, session].map((one) => ({ ...one, user_id }))))
      .execute()
    return made
  })
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const settings = readSettings({ DATA_DIR: dataDir })
const runAs = async (systemUser: string | null, ...args: string[]): Promise<string[]> => {
  const lines: string[] = []
  await runOperator(args, {
    onDatabase: (work) => withDatabase((database) => work(database, settings)),
    systemUser,
    print: (line) => lines.push(line),
  })
  return lines
}
const run = (...args: string[]) => runAs('wei', ...args)
const because = ['--note', 'as asked by mail']

it('npm run operator does what it is asked, says so, and keeps who did it and why', async () => {
  expect(await runCommand(['operator', 'dead-mails'], { DATA_DIR: dataDir })).toEqual({
    code: 0,
    output: '0 dead mails\n',
  })
  expect(await run('end-sessions', ids[0] ?? '', ...because)).toEqual(['2 sessions ended'])
  expect(await run('end-sessions', 'all', ...because)).toEqual(['4 sessions ended'])
  expect(await run('grant', 'Two@example.sg', '2', 'supercredits', ...because)).toEqual([
    'Given. The account holds 0 credits and 2 supercredits now.',
  ])
  expect(await run('disable', 'two@example.sg', ...because)).toEqual(['Disabled; 0 sessions ended'])
  expect(await run('enable', 'two@example.sg', ...because)).toEqual(['It may sign in again'])
  expect(await run('dead-mails')).toEqual(['0 dead mails'])
  const rows = await withDatabase(({ db }) => db.selectFrom('operator_action').selectAll().orderBy('at').execute())
  expect(rows.map(({ action, account_id, subject }) => [action, account_id, subject])).toEqual([
    ['end_sessions', ids[0], null],
    ['end_sessions', null, null],
    ['grant', ids[1], '2 supercredits'],
    ['disable', ids[1], null],
    ['enable', ids[1], null],
  ])
  expect(new Set(rows.map(({ operator, note }) => `${operator}: ${note}`))).toEqual(new Set(['wei: as asked by mail']))
})

it('an operator is who the system says, with the name that they give, which is asked for where it has none', async () => {
  await expect(runAs(null, 'end-sessions', ids[2] ?? '', ...because)).rejects.toThrow('Say who does it: --by NAME')
  await runAs(null, 'end-sessions', ids[2] ?? '', ...because, '--by', 'Mei')
  await runAs('settlesg', 'end-sessions', ids[2] ?? '', ...because, '--by', 'Mei')
  const rows = await withDatabase(({ db }) =>
    db
      .selectFrom('operator_action')
      .select('operator')
      .where('account_id', '=', ids[2] ?? '')
      .orderBy('at')
      .execute(),
  )
  expect(rows.map(({ operator }) => operator)).toEqual(['Mei, as a user without a name', 'Mei, as settlesg'])
})

it.each(['toString', 'constructor', '__proto__'])('a word that is no command is said to be none: %s', async (word) => {
  const { code, output } = await runCommand([word], { DATA_DIR: dataDir })
  expect([code, output]).toEqual([2, expect.stringContaining(`There is no command ${word}`)])
})

it('a command takes its words with and without the -- that npm wants, and names commands as they are typed here', async () => {
  for (const words of [['--', 'dead-mails'], ['dead-mails']])
    expect(await runCommand(['operator', ...words], { DATA_DIR: dataDir })).toMatchObject({ code: 0 })
  const installed = await runCommand(['operator', '--'], { DATA_DIR: dataDir, COMMAND_LINE: 'settlesg' })
  expect(installed.output).toContain('settlesg operator WHAT')
  expect((await runCommand(['operator'], { DATA_DIR: dataDir })).output).toContain('npm run --silent operator -- WHAT')
})

it.each([
  ['grant', 'one@example.sg', '1', 'credits'],
  ['disable', 'one@example.sg'],
  ['enable', 'one@example.sg'],
  ['end-sessions', 'one@example.sg'],
  ['refund', 'R-2026-000001'],
  ['resend', 'all'],
])('npm run operator -- %s does nothing without a note', async (...args) => {
  await expect(run(...args)).rejects.toThrow('--note must say why')
})

it.each([
  [[], 'operator -- WHAT'],
  [['give', 'one@example.sg'], 'operator -- WHAT'],
  [['end-sessions', ...because], 'operator -- WHAT'],
  [['end-sessions', '*', ...because], 'There is no account with this id or address. Nothing was done.'],
  [['disable', 'one@example.sg', '--note', 'x'.repeat(501)], '--note must say why'],
  [['disable', 'one@example.sg', '--note', 'seen\u202Egnp'], 'without invisible characters'],
  [['disable', 'one@example.sg', '--note', 'one\ntwo'], 'without invisible characters'],
  [['disable', 'one@example.sg', ...because, '--by', 'a\u200Bb'], '--by must be a name'],
  [['disable', 'one@example.sg', ...because, '--by', 'x'.repeat(61)], '--by must be a name'],
  [['constructor', ...because], 'operator -- WHAT'],
  [['grant', 'one@example.sg', '1.5', 'credits', ...because], 'a whole number from 1 to 100'],
  [['grant', 'one@example.sg', '101', 'credits', ...because], 'a whole number from 1 to 100'],
  [['grant', 'one@example.sg', '1', 'dollars', ...because], 'Say of which kind'],
  [['refund', 'R-2026-000001', ...because], 'There is no receipt with this number. Nothing was done.'],
  [['resend', 'all', ...because], 'No such dead mail'],
])('npm run operator changes nothing and says what to mend: %j', async (args, said) => {
  await expect(run(...args)).rejects.toThrow(said)
})
