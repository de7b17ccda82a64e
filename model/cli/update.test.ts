import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { lines } from '../src/evidence/lines.ts'
import { run } from '../testing/command-line.ts'
import { person } from '../testing/example-person.ts'
import { expectRefused } from '../testing/expect-refused.ts'
import { poolProfiles } from '../testing/pool-profiles.ts'
import { exampleProfile } from '../testing/profiles.ts'

const folder = mkdtempSync(join(tmpdir(), 'settlesg-update-'))
afterAll(() => rmSync(folder, { recursive: true }))

const model = () => readFileSync(new URL('../model.json', import.meta.url), 'utf8')
const cell = (value: string) => `"${value.replaceAll('"', '""')}"`
const row = (outcome: string, profile: unknown = exampleProfile) =>
  [outcome, '2024-01', '', typeof profile === 'string' ? profile : JSON.stringify(profile)].map(cell).join(',')
const head = 'outcome,applied,decided,profile'
const csv = (...rows: string[]) => [head, ...rows, ''].join('\n')
const written = (name: string, text: string) => {
  const path = join(folder, `${name}.csv`)
  writeFileSync(path, text)
  return path
}

describe.concurrent('update', () => {
  const nothing = 'no decided outcome on a route with an estimate to learn from'
  it.each<[name: string, text: string, message: string | RegExp]>([
    ['empty', '', nothing],
    ['only-waiting', csv(row('waiting'), row('withdrawn')), nothing],
    ['missing-column', 'outcome,applied,profile\napproved,2024-01,{}\n', `decided: the columns are ${head}`],
    ['column-twice', `${head},outcome\napproved,,,{},rejected\n`, `outcome: the columns are ${head}`],
    ['short-row', csv(row('approved'), 'approved,2024-01'), /line 3/],
    ['not-a-table', '\0\u0001\u0002', /the columns are outcome,applied,decided,profile/],
  ])('update refuses the file %s and names it', async (name, text, message) => {
    const [path, before] = [written(name, text), model()]
    const line =
      typeof message === 'string' ? `${path}: ${message}` : new RegExp(`^${RegExp.escape(path)}: .*${message.source}`)
    await expectRefused(['update', path], '', line)
    expect(model() === before).toBe(true)
  })

  it.each<[name: string, row: string, message: string]>([
    ['unknown-outcome', row('granted'), 'outcome: one of approved, rejected, withdrawn, waiting'],
    ['bad-json', row('approved', '{"route":'), 'profile: not valid JSON'],
    ['other-profile', row('approved', {}), 'profile.route: Field required'],
  ])('update refuses a row with %s and names it', async (name, wrong, message) => {
    const path = written(name, csv(row('approved'), wrong))
    await expectRefused(['update', path], '', `${path} row 2: ${message}`)
  })
})

it('update writes a model elsewhere and reports no bin of fewer than 30 cases', async () => {
  const before = model()
  const people = poolProfiles().filter((_, index) => index % 50 === 0)
  const rows = [
    ...people.map((profile, index) => row(index % 3 === 0 ? 'approved' : 'rejected', profile)),
    row('waiting'),
    row('withdrawn'),
    // Decided, but on a route without an estimate.
    row('approved', person({ route: { route: 'gip' } })),
  ]
  // As a spreadsheet saves it: a mark at the start, CRLF.
  const path = written('outcomes', `\uFEFF${[head, ...rows].join('\r\n')}\r\n`)
  const out = join(folder, 'model.json')

  const { code, out: text, errors } = await run(['update', path, '--out', out])
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  const { version, outcomes, calibration } = JSON.parse(text)
  expect(outcomes).toEqual({ approved: 15, rejected: 26, withdrawn: 1, waiting: 1, learnt_from: 40 })
  const cases = calibration.map((bin: { cases: number }) => bin.cases)
  expect(cases.reduce((sum: number, count: number) => sum + count, 0)).toBe(40)
  for (const bin of calibration)
    expect([bin.predicted === null, bin.approved === null]).toEqual(Array(2).fill(bin.cases < 30))

  const made = JSON.parse(readFileSync(out, 'utf8'))
  expect(made).toMatchObject({ version, outcomes: { reported: 680, users: 40 } })
  expect(Object.keys(made.sizes)).toEqual(lines.map(({ id }) => id))
  expect(model() === before).toBe(true)
})
