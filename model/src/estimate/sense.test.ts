import type { DatedProfile } from '@settlesg/contract'
import { describe, expect, it } from 'vitest'
import { bare } from '../../testing/bare.ts'
import { person } from '../../testing/example-person.ts'
import { poolProfiles } from '../../testing/pool-profiles.ts'
import { exampleProfile, spouseProfile } from '../../testing/profiles.ts'
import { rangeOn } from '../../testing/ranges.ts'
import type { EstimatedRoute } from '../evidence/levels.ts'
import { earlierRefusals } from '../evidence/lines.ts'
import { mean } from '../math/distribution.ts'
import { rangeOf } from './formula.ts'
import { caseOf } from './make-estimate.ts'
import { predict } from './predict.ts'
import { published } from './published.ts'

const meanOf = (profile: DatedProfile, route: EstimatedRoute = 'pts') => rangeOn(route, profile).mean
const past = (history: DatedProfile['history'], from: DatedProfile = exampleProfile) => ({ ...from, history })
const asked = (profile: DatedProfile) => predict(profile).open_questions.map(({ path }) => path)

describe('work', () => {
  const withWork = (work: DatedProfile['work']) => ({ ...spouseProfile, work })

  it('someone without work is not asked for a gap or a tenure, and loses nothing by it', () => {
    const caring = withWork({ work_status: 'caring_for_family' })
    const { reasons } = predict(caring)
    for (const factor of ['gap', 'tenure', 'employers'])
      expect(Math.abs(reasons.find((reason) => reason.factor === factor)?.value ?? 9)).toBeLessThan(1.5)
    for (const path of ['work.employer_since', 'work.longest_gap_months_5y']) expect(asked(caring)).not.toContain(path)
  })

  it('work for a family counts more than none, and less than a job', () => {
    const none = meanOf(withWork({ work_status: 'not_working' }), 'spouse_of_citizen')
    const family = meanOf(withWork({ work_status: 'caring_for_family' }), 'spouse_of_citizen')
    const job = meanOf(withWork({ work_status: 'employee', monthly_pay: 3_000 }), 'spouse_of_citizen')
    expect(family).toBeGreaterThan(none + 1)
    expect(job).toBeGreaterThan(family + 1)
  })
})

describe('missing answers', () => {
  it.each(['pts', 'spouse_of_citizen'] as const)('missing answers widen the range of most on the route %s', (route) => {
    const width = (profile: DatedProfile) => rangeOn(route, profile).high - rangeOn(route, profile).low
    const people = poolProfiles().filter((_, index) => index % 80 === 0)
    const wider = people.map((one) => width(bare(one)) - width(one))
    expect(wider.filter((by) => by > 0).length).toBeGreaterThan(0.6 * people.length)
    expect(mean(wider)).toBeGreaterThan(1)
  })
})

describe('refusals', () => {
  const after = (
    previous: 'rejected_once' | 'rejected_more',
    ...changed: NonNullable<DatedProfile['history']['changed']>
  ) => meanOf(past({ previous, changed }))
  const first = meanOf(exampleProfile)

  it('refusals tell against the same case again, several more than one', () => {
    expect(after('rejected_once', 'nothing')).toBeLessThan(first - 2)
    expect(after('rejected_more', 'nothing')).toBeLessThan(after('rejected_once', 'nothing') - 1)
  })

  it('refusals tell less the more has changed, and always something', () => {
    const means = [
      after('rejected_once', 'nothing'),
      after('rejected_once', 'not_sure'),
      after('rejected_once', 'evidence'),
      after('rejected_once', 'job', 'pay'),
      after('rejected_once', 'job', 'pay', 'child', 'marriage'),
      first,
    ]
    expect(means).toEqual([...new Set(means)].sort((one, other) => one - other))
  })

  it.each(['rejected_once', 'rejected_more'] as const)('every change brings back about half: %s', (refused) => {
    const every = ['evidence', 'pay', 'longer_stay', 'qualification', 'job', 'marriage', 'child'] as const
    const [nothing, all] = [after(refused, 'nothing'), after(refused, ...every)]
    const back = (all - nothing) / (first - nothing)
    expect(back).toBeGreaterThan(0.3)
    expect(back).toBeLessThan(0.65)
    expect(all).toBeGreaterThanOrEqual(after(refused, 'job', 'marriage'))
  })

  it('an earlier refusal that nobody mentions counts as neither yes nor no', () => {
    const given = (previous: DatedProfile['history']['previous']) => meanOf(person({ history: { previous } }))
    const mixed =
      given('none') * (1 - earlierRefusals.once - earlierRefusals.more) +
      given('rejected_once') * earlierRefusals.once +
      given('rejected_more') * earlierRefusals.more
    expect(given('none') - given(null)).toBeGreaterThan(1)
    for (const unsaid of [null, undefined, 'rather_not_say', 'pending'] as const)
      expect(Math.abs(given(unsaid) - mixed)).toBeLessThan(0.1)
  })

  const shares = { once: 18, more: 10, basis: 'judgement' }
  it.each<[DatedProfile['history']['previous'], object | null]>([
    [null, shares],
    ['rather_not_say', shares],
    ['none', null],
    ['rejected_more', null],
  ])('the shares averaged for unsaid refusals are given only where it was not said: %s', (previous, assumed) => {
    expect(predict(past({ previous })).assumed_refusals).toEqual(assumed)
    expect(predict(past({ previous }, person({ route: { pass: 'already_pr' } }))).assumed_refusals).toBeNull()
  })

  it.each<[DatedProfile['history'], string[]]>([
    [{}, ['history.previous']],
    [{ previous: 'rejected_once' }, ['history.changed']],
    [{ previous: 'rejected_once', changed: ['nothing'] }, []],
    [{ previous: 'none' }, []],
    [{ previous: 'withdrawn' }, []],
    [{ previous: 'rather_not_say' }, []],
  ])('open questions ask for earlier refusals and for what changed since, if unsaid: %j', (history, paths) => {
    const questions = predict(past(history)).open_questions.filter(({ path }) => path.startsWith('history.'))
    expect(questions.map(({ path }) => path)).toEqual(paths)
    for (const { path, width, move } of questions)
      expect([width > 0, move > 3]).toEqual([path === 'history.previous', true])
  })
})

describe('one person on two open routes', () => {
  const both = person({ route: { pass: 's_pass' } }, spouseProfile)

  it('one person on two open routes gets both, the citizen’s spouse first', () => {
    const { route, other_routes } = predict(both)
    expect(route).toBe('spouse_of_citizen')
    expect(other_routes).toEqual([
      { route: 'pts', estimate: predict(person({ route: { route: 'pts' } }, both)).estimate },
    ])
  })

  it('two open routes of one person differ by their published levels and nothing else', () => {
    for (const profile of poolProfiles().filter((_, index) => index % 97 === 0)) {
      const on = (route: EstimatedRoute, model = published) => rangeOf(model, caseOf(profile, route, model))
      const levels = { ...published.levels, everyone_else: published.levels.spouses }
      expect(on('pts', { ...published, levels })).toEqual(on('spouse_of_citizen'))
      expect(on('pts')).not.toEqual(on('spouse_of_citizen'))
    }
  })
})
