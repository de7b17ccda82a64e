import { Outlook } from '@settlesg/contract'
import { describe, expect, it } from 'vitest'
import { run, runProcess } from '../testing/command-line.ts'
import { expectRefused } from '../testing/expect-refused.ts'
import { exampleProfile, spouseProfile } from '../testing/profiles.ts'

const { apply_month: _, ...undated } = exampleProfile.route
const sent = (profile: unknown) => JSON.stringify({ profile })
const inWork = (answers: object) => sent({ ...exampleProfile, work: { ...exampleProfile.work, ...answers } })
const birth = 'profile.you.birth_month'
const born = (birth_month: string) => sent({ ...exampleProfile, you: { birth_month } })
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
  it('predict answers with the prediction, the same bytes for the same answers', async ({ expect }) => {
    const one = await run(['predict'], sent(exampleProfile))
    expect(one).toEqual(await run(['predict'], sent(exampleProfile)))
    expect(one).toMatchObject({ code: 0, errors: '' })
    const { assessment_id, assessed_at, ...outlook } = JSON.parse(one.out)
    expect([assessment_id, assessed_at]).toEqual([null, null])
    expect(Outlook.parse(outlook)).toEqual(outlook)
  })

  it('predict answers without an estimate where there is none, with exit code 0', async ({ expect }) => {
    const { code, out } = await run(['predict'], sent({ ...exampleProfile, history: { conviction: 'yes' } }))
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ estimate: null, no_estimate_reason: 'conviction' })
  })

  const notJson = 'standard input: not valid JSON'
  const notWanted = 'Extra inputs are not permitted'
  it.each<[string, string | Buffer, string | RegExp]>([
    ['nothing', '', notJson],
    ['NUL bytes', Buffer.alloc(1_000), notJson],
    ['ten megabytes of brackets', '['.repeat(10_000_000), notJson],
    ['a list', '[]', /^profile: Field required/],
    ['the profile by itself', JSON.stringify(exampleProfile), /^profile: Field required/],
    ['a field ten megabytes long', `{"profile":{},"${'x'.repeat(10_000_000)}":1}`, /^x{500}\n$/],
    ['an unknown field', sent({ ...exampleProfile, nationality: 'x' }), `profile.nationality: ${notWanted}`],
    ['a field with a line break', inWork({ 'a\nb\u2028c': 1 }), `profile.work.a b c: ${notWanted}`],
    ['__proto__ beside it', `{"__proto__":{},${sent(exampleProfile).slice(1)}`, `__proto__: ${notWanted}`],
    ['__proto__ in it', withProto('profile'), `profile.__proto__: ${notWanted}`],
    ['__proto__ in a step', withProto('work'), `profile.work.__proto__: ${notWanted}`],
    ['a month that does not exist', born('2026-13'), `${birth}: Input should be a month, as YYYY-MM`],
    ['a number as text', inWork({ monthly_pay: '8200' }), 'profile.work.monthly_pay: Input should be a valid integer'],
    ['no month', sent({ ...exampleProfile, route: undated }), 'profile.route.apply_month: Field required (YYYY-MM)'],
    ['no answers', sent({}), 'profile.route: Field required'],
  ])('predict refuses %s', async (_, input, line) => {
    await expectRefused(['predict'], input, line)
  })
})

describe.concurrent('commands and options', () => {
  it.each<[string[], string | RegExp]>([
    [[], 'command: one of predict, validate, compare, fit, update, page'],
    [['guess'], 'guess: one of predict, validate, compare, fit, update, page'],
    [['predict', 'profile.json'], 'profile.json: this command takes nothing more'],
    [['fit', '--today', '2026-13'], '--today: a month, as YYYY-MM'],
    [['compare'], '--former: the folder of another checkout'],
    [['compare', '--former', '.', '--runs', 'x'], '--runs: a whole number above 0'],
    [['validate', 'x'], 'x: validate takes no file'],
    [['update'], 'update: give one file, as in update outcomes.csv'],
  ])('%j is refused', async (args, line) => {
    await expectRefused(args, '', line)
  })
})

it('predict with several profiles answers one a line, in their order, or names the line that cannot be read', async () => {
  const { code, out } = await run(['predict'], `${sent(exampleProfile)}\n${sent(spouseProfile)}\n`)
  const routes = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).route)
  expect([code, ...routes]).toEqual([0, 'pts', 'spouse_of_citizen'])
  await expectRefused(['predict'], `${sent(exampleProfile)}\n${sent({})}\n`, 'line 2: profile.route: Field required')
})
