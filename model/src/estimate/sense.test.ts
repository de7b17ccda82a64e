import type { DatedProfile } from '@settlesg/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { long } from '../../../testing/long.ts'
import { poolProfiles } from '../../testing/pool-profiles.ts'
import { exampleProfile, profileArbitrary, spouseProfile } from '../../testing/profiles.ts'
import { rangeOn } from '../../testing/ranges.ts'
import type { EstimatedRoute } from '../evidence/levels.ts'
import { earlierRefusals } from '../evidence/lines.ts'
import { mean } from '../math/distribution.ts'
import { analyze } from './analyze.ts'
import { rangeOf } from './formula.ts'
import { caseOf } from './make-estimate.ts'
import { predict } from './predict.ts'
import { published } from './published.ts'

/** Only what no profile may lack. */
const bare = ({ route, you, residence, work, education, family }: DatedProfile): DatedProfile => ({
  route: { pass: route.pass, links: route.links, apply_month: route.apply_month },
  you: { birth_month: you.birth_month },
  residence: { in_singapore_since: residence.in_singapore_since },
  work: { work_status: work.work_status, monthly_pay: work.monthly_pay },
  education: { highest: education.highest },
  family: { marital_status: family.marital_status },
  roots: {},
  history: {},
})

describe('work', () => {
  const without = (status: 'not_working' | 'caring_for_family', from: DatedProfile): DatedProfile => ({
    ...from,
    work: { work_status: status },
  })

  it('someone without work is not asked for a gap or a tenure, and loses nothing by it', () => {
    const { reasons, open_questions } = predict(without('caring_for_family', spouseProfile))
    for (const factor of ['gap', 'tenure', 'employers'])
      expect(Math.abs(reasons.find((reason) => reason.factor === factor)?.value ?? 9)).toBeLessThan(1.5)
    expect(open_questions.map(({ path }) => path).filter((path) => path.startsWith('work.'))).not.toContain(
      'work.employer_since',
    )
    expect(open_questions.map(({ path }) => path)).not.toContain('work.longest_gap_months_5y')
  })

  it('for a family counts more than none, and less than a job', () => {
    const earning = { ...spouseProfile, work: { work_status: 'employee' as const, monthly_pay: 3_000 } }
    const [none, family, job] = [
      without('not_working', spouseProfile),
      without('caring_for_family', spouseProfile),
      earning,
    ].map((profile) => rangeOn('spouse_of_citizen', profile).mean)
    expect(family).toBeGreaterThan((none ?? 0) + 1)
    expect(job).toBeGreaterThan((family ?? 0) + 1)
  })
})

describe('missing answers', () => {
  it.each(['pts', 'spouse_of_citizen'] as const)(
    'missing answers widen the range on the route %s, for most people',
    (route) => {
      const width = (profile: DatedProfile) => rangeOn(route, profile).high - rangeOn(route, profile).low
      const people = poolProfiles().filter((_, index) => index % 80 === 0)
      const wider = people.map((person) => width(bare(person)) - width(person))
      expect(wider.filter((by) => by > 0).length).toBeGreaterThan(0.6 * people.length)
      expect(mean(wider)).toBeGreaterThan(1)
    },
  )
})

describe('tax years', () => {
  it('tax years that are left out are not counted as years without income', () => {
    const given = (years: number) => ({
      ...exampleProfile,
      work: {
        ...exampleProfile.work,
        assessed_income: Array.from({ length: years }, (_, ago) => ({ year: 2026 - ago, amount: 100_000 })),
      },
    })
    const [one, three] = [rangeOn('pts', given(1)).mean, rangeOn('pts', given(3)).mean]
    expect(Math.abs(one - three)).toBeLessThan(0.01)
  })
})

describe('refusals', () => {
  const after = (previous: 'rejected_once' | 'rejected_more', changed: DatedProfile['history']['changed']) =>
    rangeOn('pts', { ...exampleProfile, history: { previous, changed } }).mean
  const first = rangeOn('pts', exampleProfile).mean

  it('refusals tell against the same case again, several more than one', () => {
    expect(after('rejected_once', ['nothing'])).toBeLessThan(first - 2)
    expect(after('rejected_more', ['nothing'])).toBeLessThan(after('rejected_once', ['nothing']) - 1)
  })

  it('refusals tell less the more has changed, and always something', () => {
    const kinds = [
      ['nothing'],
      ['not_sure'],
      ['evidence'],
      ['job', 'pay'],
      ['job', 'pay', 'child', 'marriage'],
    ] as const
    const means = kinds.map((changed) => after('rejected_once', [...changed]))
    for (const [index, value] of means.entries())
      expect(value).toBeGreaterThan(index === 0 ? 0 : (means[index - 1] ?? 99))
    expect(means.at(-1)).toBeLessThan(first)
  })

  it('refusals lower the base, so that base and reasons still add up', () => {
    const { estimate, reasons } = predict({
      ...exampleProfile,
      history: { previous: 'rejected_once', changed: ['nothing'] },
    })
    const { value = 0, first_time } = estimate?.base ?? {}
    expect(first_time).toBeGreaterThan(value + 1)
    const sum = reasons.reduce((total, reason) => total + reason.value, value)
    expect(Math.abs(sum - (estimate?.mid ?? 0))).toBeLessThan(0.6)
  })
})

describe('whether an earlier application was refused', () => {
  const withPrevious = (previous: DatedProfile['history']['previous']) => ({
    ...exampleProfile,
    history: { ...exampleProfile.history, previous },
  })
  const given = (previous: DatedProfile['history']['previous']) => rangeOn('pts', withPrevious(previous)).mean

  it('an earlier refusal that nobody mentions counts as neither yes nor no', () => {
    const mixed =
      given('none') * (1 - earlierRefusals.once - earlierRefusals.more) +
      given('rejected_once') * earlierRefusals.once +
      given('rejected_more') * earlierRefusals.more
    expect(given('none') - given(null)).toBeGreaterThan(1)
    for (const unsaid of [null, undefined, 'rather_not_say', 'pending'] as const)
      expect(Math.abs(given(unsaid) - mixed)).toBeLessThan(0.1)
  })

  it('the shares averaged for unsaid refusals stand only where it was not said', () => {
    const assumed = { once: 18, more: 10, basis: 'judgement' }
    expect(predict(withPrevious(null)).assumed_refusals).toEqual(assumed)
    expect(predict(withPrevious('rather_not_say')).assumed_refusals).toEqual(assumed)
    expect(predict(withPrevious('none')).assumed_refusals).toBeNull()
    expect(predict(withPrevious('rejected_more')).assumed_refusals).toBeNull()
    expect(predict({ ...withPrevious(null), route: { ...exampleProfile.route, pass: 'already_pr' } })).toMatchObject({
      estimate: null,
      assumed_refusals: null,
    })
  })

  it('unsaid lowers the level, from which the reasons add up to the middle', () => {
    const { estimate, reasons } = predict(withPrevious(null))
    const { value = 0, first_time } = estimate?.base ?? {}
    expect(first_time).toBeGreaterThan(value + 0.5)
    const sum = reasons.reduce((total, reason) => total + reason.value, value)
    expect(Math.abs(sum - (estimate?.mid ?? 0))).toBeLessThan(0.6)
  })
})

describe('open questions about refusals', () => {
  const questions = (history: DatedProfile['history']) =>
    predict({ ...exampleProfile, history }).open_questions.filter(({ path }) => path.startsWith('history.'))

  it('open questions ask for earlier refusals and for what changed since, if unsaid', () => {
    for (const [history, path] of [
      [{}, 'history.previous'],
      [{ previous: 'rejected_once' }, 'history.changed'],
    ] as const) {
      const [question, ...others] = questions(history)
      expect(question?.path).toBe(path)
      expect((question?.width ?? 0) > 0).toBe(path === 'history.previous')
      expect(question?.move).toBeGreaterThan(3)
      expect(others).toEqual([])
    }
    for (const previous of ['none', 'withdrawn', 'rather_not_say'] as const) expect(questions({ previous })).toEqual([])
    expect(questions({ previous: 'rejected_once', changed: ['nothing'] })).toEqual([])
  })
})

describe('one person on two open routes', () => {
  const both: DatedProfile = { ...spouseProfile, route: { ...spouseProfile.route, pass: 's_pass' } }

  it('one person on two open routes gets both, the citizen’s spouse first', () => {
    const { route, other_routes } = predict(both)
    expect(route).toBe('spouse_of_citizen')
    expect(other_routes.map((other) => other.route)).toEqual(['pts'])
  })

  it('two open routes of one person differ by their published levels and nothing else', () => {
    for (const profile of poolProfiles().filter((_, index) => index % 97 === 0)) {
      const on = (route: EstimatedRoute, model = published) => rangeOf(model, caseOf(profile, route, model))
      const levels = { ...published.levels, everyone_else: published.levels.spouses }
      expect(on('pts', { ...published, levels })).toEqual(on('spouse_of_citizen'))
      expect(on('pts')).not.toEqual(on('spouse_of_citizen'))
    }
  })

  it('one person on two open routes reads the same beside a permanent resident', () => {
    const beside: DatedProfile = {
      ...both,
      route: { ...both.route, links: ['spouse_of_pr'] },
      family: { ...both.family, spouse_status: 'pr' },
    }
    const { estimate, other_routes } = predict(beside)
    expect(other_routes).toEqual([{ route: 'pts', estimate }])
  })
})

describe('at the edges', () => {
  const child = (birth_month: string) => ({ birth_month, status: 'foreign' as const, included: true })
  const edges: [string, Partial<DatedProfile>][] = [
    ['a hundred years old', { you: { birth_month: '1926-11' }, residence: { in_singapore_since: '1990-01' } }],
    [
      'just born',
      {
        you: { birth_month: '2026-11' },
        residence: { in_singapore_since: '2026-11' },
        work: { work_status: 'employee', monthly_pay: 1 },
      },
    ],
    ['no pay', { work: { work_status: 'employee', monthly_pay: 0 } }],
    ['a million a month', { work: { work_status: 'employee', monthly_pay: 1_000_000, variable_pay_12m: 100_000_000 } }],
    ['refused five times', { history: { previous: 'rejected_more', changed: ['nothing'] } }],
    [
      'a child who turns 21 next month',
      {
        route: { ...exampleProfile.route, includes: { spouse: true, children: 1 } },
        family: { marital_status: 'married', spouse_status: 'abroad', children: [child('2005-12')] },
      },
    ],
  ]
  it.each(edges)('%s gets a range and an analysis, without a number that is none', (_, answers) => {
    const profile = { ...exampleProfile, ...answers }
    const { estimate, reasons } = predict(profile)
    expect((estimate?.high ?? 0) - (estimate?.low ?? 0)).toBeGreaterThanOrEqual(5)
    expect(JSON.stringify(reasons.map(({ value, low, high }) => [value, low, high]))).not.toMatch(/null|NaN/)
    expect(analyze(profile).timeline).toHaveLength(3)
  })

  it('whatever is answered gives a range or a reason, and a range has an analysis', () => {
    fc.assert(
      fc.property(profileArbitrary, (profile) => {
        const { estimate, no_estimate_reason, width } = predict(profile)
        expect(estimate === null).toBe(no_estimate_reason !== null)
        if (!estimate || !width) return
        expect(estimate.low).toBeLessThanOrEqual(93)
        expect(estimate.high).toBeLessThanOrEqual(98)
        expect(estimate.mid).toBeGreaterThanOrEqual(estimate.low)
        expect(estimate.mid).toBeLessThanOrEqual(estimate.high)
        const parts = [width.level, width.sizes, width.pool, width.unanswered]
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(estimate.high - estimate.low)
        expect(analyze(profile).factors.length).toBe(22)
      }),
      { numRuns: long(20, 1_000) },
    )
  })

  it('every optional answer missing gets a range', () => {
    for (const profile of [exampleProfile, spouseProfile]) expect(predict(bare(profile)).estimate).not.toBeNull()
  })
})
