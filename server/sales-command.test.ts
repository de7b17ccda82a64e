import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openDatabase } from './platform/database.ts'
import { migrations } from './tables.ts'
import { runCommand } from './testing/run-file.ts'
import { createDataFolder } from './testing/test-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'settlesg-sales-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const DATA_DIR = join(folder, 'data')
const run = (...words: string[]) => runCommand(['sales', ...words], { DATA_DIR })

it('the command writes the files of a month that is over, and the same ones again', async () => {
  await createDataFolder(DATA_DIR)
  // The command makes none, and on PostgreSQL neither does the line above.
  await (await openDatabase({ databaseUrl: null, dataDir: DATA_DIR }, migrations)).close()
  const month = '2026-01'
  const names = ['payouts', 'sales'].map((kind) => `${kind}-test-${month}.csv`).concat(`sales-test-${month}.pdf`)
  const written = () => names.map((name) => readFileSync(join(folder, name)).toString('latin1'))
  expect((await run(month, '--out', folder)).code).toBe(0)
  expect(readdirSync(folder).toSorted()).toEqual(['data', ...names])
  const first = written()
  await run(month, '--out', folder)
  expect(written()).toEqual(first)
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
