import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Outlook } from '@settlesg/contract'
import { afterAll, describe, expect, it } from 'vitest'
import { lines as modelLines } from '../src/evidence/lines.ts'
import { run, runProcess } from '../testing/command-line.ts'
import { long } from '../testing/long.ts'
import { poolProfiles } from '../testing/pool-profiles.ts'
import { exampleProfile, spouseProfile } from '../testing/profiles.ts'

const folder = mkdtempSync(join(tmpdir(), 'settlesg-cli-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What the caller can mend: exit code 2, nothing on standard output, one line that says what and where. */
async function expectRefused(args: readonly string[], input: string | Buffer, line: string | RegExp) {
  const { code, out, errors } = await run(args, input)
  expect(errors).toMatch(/^[^\p{Cc}]+\n$/u)
  if (typeof line === 'string') expect(errors).toBe(`${line}\n`)
  else expect(errors).toMatch(line)
  expect(out).toBe('')
  expect(code).toBe(2)
}

const { apply_month: _, ...undated } = exampleProfile.route
const sent = (profile: unknown) => JSON.stringify({ profile })
const inWork = (answers: object) => sent({ ...exampleProfile, work: { ...exampleProfile.work, ...answers } })
/** With a key that no object literal can have. */
const withProto = (step: string) =>
  sent(exampleProfile).replace(`"${step}":{`, `"${step}":{"__proto__":{"monthly_pay":1},`)

it('as a process says by exit code and stream what it says otherwise', async () => {
  for (const input of [sent(exampleProfile), sent({})]) {
    const ended = await runProcess(['predict'], input)
    expect(ended).toEqual(await run(['predict'], input))
    expect([ended.code, ended.out === '', ended.errors === '']).toEqual(
      ended.code === 0 ? [0, false, true] : [2, true, false],
    )
  }
})

describe.concurrent('predict', () => {
  it('answers with the prediction, the same bytes for the same answers', async ({ expect }) => {
    const [one, other] = await Promise.all([
      run(['predict'], sent(exampleProfile)),
      run(['predict'], sent(exampleProfile)),
    ])
    expect(one).toEqual(other)
    expect(one).toMatchObject({ code: 0, errors: '' })
    const { assessment_id, assessed_at, ...outlook } = JSON.parse(one.out)
    expect([assessment_id, assessed_at]).toEqual([null, null])
    expect(Outlook.parse(outlook)).toEqual(outlook)
    expect(outlook).toMatchObject({ route: 'pts', estimate: { per: 100 }, no_estimate_reason: null })
  })

  it('answers without an estimate where there is none, with exit code 0', async ({ expect }) => {
    const { code, out } = await run(['predict'], sent({ ...exampleProfile, history: { conviction: 'yes' } }))
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ estimate: null, no_estimate_reason: 'conviction' })
  })

  it.each<[string, string | Buffer, string | RegExp]>([
    ['nothing', '', 'standard input: not valid JSON'],
    ['half an object', '{"profile":', 'standard input: not valid JSON'],
    ['NUL bytes', Buffer.alloc(1_000), 'standard input: not valid JSON'],
    ['NUL bytes inside', sent(exampleProfile).replace('"ep"', '"e\0p"'), 'standard input: not valid JSON'],
    ['a list', '[]', /^profile: Field required/],
    ['a number', '5', /^profile: Field required/],
    ['null', 'null', /^profile: Field required/],
    ['the profile by itself', JSON.stringify(exampleProfile), /^profile: Field required/],
    ['a second field', JSON.stringify({ profile: exampleProfile, seed: 1 }), 'seed: Extra inputs are not permitted'],
    ['a profile that is none', sent('ep'), 'profile: Input should be a valid dictionary'],
    [
      'an unknown field',
      sent({ ...exampleProfile, nationality: 'x' }),
      'profile.nationality: Extra inputs are not permitted',
    ],
    [
      'an unknown field inside',
      sent({ ...exampleProfile, you: { birth_month: '1993-05', nationality: 'x' } }),
      'profile.you.nationality: Extra inputs are not permitted',
    ],
    ['a field with a line break', inWork({ 'a\nb\u2028c': 1 }), 'profile.work.a b c: Extra inputs are not permitted'],
    [
      '__proto__ beside it',
      `{"__proto__":{},${sent(exampleProfile).slice(1)}`,
      '__proto__: Extra inputs are not permitted',
    ],
    ['__proto__ in it', withProto('profile'), 'profile.__proto__: Extra inputs are not permitted'],
    ['__proto__ in a step', withProto('work'), 'profile.work.__proto__: Extra inputs are not permitted'],
    [
      'a month that does not exist',
      sent({ ...exampleProfile, you: { birth_month: '2026-13' } }),
      'profile.you.birth_month: Input should be a month, as YYYY-MM',
    ],
    [
      'a birth after the application',
      sent({ ...exampleProfile, you: { birth_month: '2026-12' } }),
      'profile.you.birth_month: This month must not be after the month of application',
    ],
    ['a number as text', inWork({ monthly_pay: '8200' }), 'profile.work.monthly_pay: Input should be a valid integer'],
    ['a pay that cannot be', inWork({ monthly_pay: 1_000_001 }), /^profile\.work\.monthly_pay: .* less than or equal/],
    ['no pay of an employee', inWork({ monthly_pay: null }), 'profile.work.monthly_pay: Field required'],
    [
      'no pass',
      sent({ ...exampleProfile, route: { links: [], apply_month: '2026-11' } }),
      'profile.route.pass: Field required',
    ],
    ['no month', sent({ ...exampleProfile, route: undated }), 'profile.route.apply_month: Field required (YYYY-MM)'],
    ['no birth', sent({ ...exampleProfile, you: {} }), 'profile.you.birth_month: Field required'],
    ['no answers', sent({}), 'profile.route: Field required'],
    [
      'ten megabytes of plan',
      sent({ ...exampleProfile, roots: { plan: 'x'.repeat(10_000_000) } }),
      'profile.roots.plan: String should have at most 600 characters',
    ],
    ['a field ten megabytes long', `{"profile":{},"${'x'.repeat(10_000_000)}":1}`, /^x{500}\n$/],
    ['ten megabytes of brackets', '['.repeat(10_000_000), 'standard input: not valid JSON'],
  ])('refuses %s', async (_, input, line) => {
    await expectRefused(['predict'], input, line)
  })
})

describe.concurrent('commands and options', () => {
  it.each<[string[], string | RegExp]>([
    [[], 'command: one of predict, validate, simulate, check, cases, fit, update, card'],
    [['guess'], 'guess: one of predict, validate, simulate, check, cases, fit, update, card'],
    [['__proto__'], /^__proto__: one of /],
    [['predict', '--fast'], "Unknown option '--fast'"],
    [['predict', 'profile.json'], 'profile.json: this command takes nothing more'],
    [['fit', 'outcomes.csv'], 'outcomes.csv: this command takes nothing more'],
    [['card', '--out', 'x'], "Unknown option '--out'"],
    [['check', 'x'], 'x: this command takes nothing more'],
    [['cases', 'x'], 'x: this command takes nothing more'],
    [['validate', 'x'], 'x: validate takes no file'],
    [['validate', '--folds', '11'], '--folds: a whole number from 1 to 10'],
    [['validate', '--folds', '2', '--write'], '--write: needs all ten folds'],
    [['simulate', '2024'], '2024: simulate takes options only, as in --seed 1'],
    [['simulate', '--people', 'many'], /^--people: a whole number/],
    [['simulate', '--people', '0'], /^--people: a whole number/],
    [['simulate', '--seed=-1'], /^--seed: a whole number/],
    [['update'], 'update: give one file, as in update outcomes.csv'],
    [['update', 'a.csv', 'b.csv'], 'update: give one file, as in update outcomes.csv'],
  ])('%j is refused', async (args, line) => {
    await expectRefused(args, '', line)
  })
})

describe('predict with several profiles', () => {
  it('answers one a line, in their order', async () => {
    const { code, out } = await run(['predict'], `${sent(exampleProfile)}\n${sent(spouseProfile)}\n`)
    expect(code).toBe(0)
    const answers = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(answers.map(({ route }) => route)).toEqual(['pts', 'spouse_of_citizen'])
  })

  it('names the line that cannot be read', async () => {
    await expectRefused(['predict'], `${sent(exampleProfile)}\n${sent({})}\n`, 'line 2: profile.route: Field required')
  })
})

describe('simulate', () => {
  it('answers with shares and their ranges, and with what becomes of the refused', async () => {
    const { code, out, errors } = await run(['simulate', '--people', '2000', '--seed', '1'])
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    const { approved, among_approved, refused_again } = JSON.parse(out)
    expect(Object.keys(approved)).toEqual(['all', 'pts', 'spouse_of_citizen', 'spouse_of_pr', 'student'])
    for (const { share, low, high } of [...Object.values(approved), ...Object.values(among_approved)] as Record<
      string,
      number
    >[]) {
      expect(share).toBeGreaterThanOrEqual(low ?? 101)
      expect(share).toBeLessThanOrEqual(high ?? -1)
    }
    expect(refused_again.people).toBe(2_000)
  })
})

describe('check', () => {
  it('finds every check inside its range, and prints the role of every figure', async () => {
    const { code, out, errors } = await run(['check'])
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    const { rows, roles, outside } = JSON.parse(out)
    expect(rows).toHaveLength(roles.prior + roles.likelihood + roles.check)
    expect(outside).toEqual([])
  })
})

describe('cases', () => {
  it('is the table of 32 people that a reviewer reads in a diff', async () => {
    const { code, out } = await run(['cases'])
    expect(code).toBe(0)
    // The head of the table and its rule come first.
    expect(out.trim().split('\n')).toHaveLength(2 + 32)
    await expect(out).toMatchFileSnapshot('cases.md')
  })
})

describe.concurrent('update', () => {
  const posterior = () => readFileSync(new URL('../posterior.json', import.meta.url), 'utf8')
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

  it.each<[name: string, text: string, said: string | RegExp]>([
    ['empty', '', 'no decided outcome on a route with an estimate to learn from'],
    ['heading-only', csv(), 'no decided outcome on a route with an estimate to learn from'],
    [
      'only-waiting',
      csv(row('waiting'), row('withdrawn')),
      'no decided outcome on a route with an estimate to learn from',
    ],
    ['missing-column', 'outcome,applied,profile\napproved,2024-01,{}\n', `decided: the columns are ${head}`],
    ['extra-column', `${head},nationality\napproved,,,{},x\n`, `nationality: the columns are ${head}`],
    ['column-twice', `${head},outcome\napproved,,,{},rejected\n`, `outcome: the columns are ${head}`],
    ['short-row', csv(row('approved'), 'approved,2024-01'), /line 3/],
    [
      'unbalanced-quote',
      csv(row('approved'), '"approved,2024-01,,{}'),
      /(Quote Not Closed|QUOTE_NOT_CLOSED).* line \d/,
    ],
    ['not-a-table', '\0\u0001\u0002', /the columns are outcome,applied,decided,profile/],
  ])('refuses the file %s and names it', async (name, text, said) => {
    const [path, before] = [written(name, text), posterior()]
    const line = typeof said === 'string' ? `${path}: ${said}` : new RegExp(`^${RegExp.escape(path)}: .*${said.source}`)
    await expectRefused(['update', path], '', line)
    expect(posterior() === before).toBe(true)
  })

  it.each<[name: string, row: string, said: string]>([
    ['unknown-outcome', row('granted'), 'outcome: one of approved, rejected, withdrawn, waiting'],
    ['bad-json', row('approved', '{"route":'), 'profile: not valid JSON'],
    ['no-profile', row('approved', ''), 'profile: not valid JSON'],
    ['other-profile', row('approved', {}), 'profile.route: Field required'],
    [
      'unknown-field',
      row('approved', { ...exampleProfile, race: 'x' }),
      'profile.race: Extra inputs are not permitted',
    ],
    [
      'undated',
      row('rejected', { ...exampleProfile, route: undated }),
      'profile.route.apply_month: Field required (YYYY-MM)',
    ],
  ])('refuses a row with %s and names it', async (name, wrong, said) => {
    const [path, before] = [written(name, csv(row('approved'), wrong)), posterior()]
    await expectRefused(['update', path], '', `${path} row 2: ${said}`)
    expect(posterior() === before).toBe(true)
  })

  it('refuses a folder and a file that is not there', async () => {
    await expectRefused(['update', folder], '', new RegExp(`^${RegExp.escape(folder)}: EISDIR`))
    await expectRefused(['update', join(folder, 'none.csv')], '', /none\.csv: ENOENT/)
  })
})

describe('update with outcomes to learn from', () => {
  it.runIf(long(0, 1) === 1)(
    'writes a posterior elsewhere, counts what there was, and says nothing of bins under 30 cases',
    async () => {
      const before = readFileSync(new URL('../posterior.json', import.meta.url), 'utf8')
      const people = poolProfiles().filter((_, index) => index % 50 === 0)
      const rows = [
        ...people.map((profile, index) => [index % 3 === 0 ? 'approved' : 'rejected', profile] as const),
        ['waiting', exampleProfile] as const,
        ['withdrawn', exampleProfile] as const,
        // Decided, but on a route without an estimate.
        ['approved', { ...exampleProfile, route: { ...exampleProfile.route, route: 'gip' } }] as const,
      ]
      const quoted = (value: unknown) => `"${JSON.stringify(value).replaceAll('"', '""')}"`
      const lines = rows.map(([outcome, profile]) => `${outcome},2024-01,2024-08,${quoted(profile)}`)
      // As a spreadsheet saves it: a mark at the start, CRLF.
      const [path, out] = [join(folder, 'outcomes.csv'), join(folder, 'posterior.json')]
      writeFileSync(path, `\uFEFF${['outcome,applied,decided,profile', ...lines].join('\r\n')}\r\n`)

      const { code, out: said, errors } = await run(['update', path, '--out', out])
      expect({ code, errors }).toEqual({ code: 0, errors: '' })
      const { version, outcomes, effective_sample_size, calibration } = JSON.parse(said)
      expect(outcomes).toEqual({ approved: 15, rejected: 26, withdrawn: 1, waiting: 1, learnt_from: 40 })
      expect(effective_sample_size).toBeGreaterThan(400)
      let counted = 0
      for (const { from, to, cases, predicted, approved } of calibration) {
        counted += cases
        expect(to - from).toBe(10)
        expect([predicted === null, approved === null]).toEqual([cases < 30, cases < 30])
      }
      expect(counted).toBe(40)

      const made = JSON.parse(readFileSync(out, 'utf8'))
      expect(made).toMatchObject({ version, outcomes: { reported: 680, users: 40 } })
      expect(Object.keys(made.sizes)).toEqual(modelLines.map(({ id }) => id))
      expect(readFileSync(new URL('../posterior.json', import.meta.url), 'utf8') === before).toBe(true)
    },
  )
})
