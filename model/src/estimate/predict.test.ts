import { type DatedProfile, factorGroups, Outlook, type RouteId } from '@settlesg/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { long } from '../../../testing/long.ts'
import { bare } from '../../testing/bare.ts'
import { person } from '../../testing/example-person.ts'
import { exampleProfile, profileArbitrary, spouseProfile } from '../../testing/profiles.ts'
import { waitingSources } from '../advice/waiting.ts'
import { readQuestion } from '../rules/question.ts'
import { predict } from './predict.ts'

const past = (history: DatedProfile['history'], from: DatedProfile = exampleProfile) => ({ ...from, history })
const choosing = (route: RouteId, from: DatedProfile = exampleProfile) => person({ route: { route } }, from)
const child = person({
  route: { pass: 'dependant_pass', links: ['child_of_citizen_or_pr'] },
  you: { birth_month: '2010-01' },
})
const parent = person({ route: { pass: 'ltvp', links: ['parent_of_citizen'] } })
const student = person({ route: { pass: 'student_pass' }, residence: { national_exam: true } })
const spouseOfPr = person({
  route: { pass: 'dependant_pass', links: ['spouse_of_pr'] },
  family: { marital_status: 'married' },
})
const onWorkPermit = (marriage_approved: boolean | null) =>
  person({ route: { pass: 'work_permit', marriage_approved } }, spouseProfile)

describe('an outlook, for every valid profile', () => {
  const forAll = (check: (outlook: Outlook, profile: DatedProfile) => void) =>
    fc.assert(
      fc.property(profileArbitrary, fc.boolean(), (profile, isBare) => {
        const answers = isBare ? bare(profile) : profile
        check(predict(answers), answers)
      }),
      { numRuns: long(20, 1_000) },
    )

  it('an outlook has the shape of the contract, and either a range or a reason', () => {
    forAll((outlook, profile) => {
      expect(Outlook.parse(outlook)).toEqual(outlook)
      expect(outlook.estimate === null).toBe(outlook.no_estimate_reason !== null)
      expect(outlook.no_estimate_reason).toBe(readQuestion(profile).no_estimate_reason)
    })
  })

  it('an outlook carries exactly the sources it refers to, with address and year', () => {
    forAll(({ routes, estimate, other_routes, reasons, sources }) => {
      const ids = sources.map(({ id }) => id)
      const rests = estimate ? [estimate.base, ...reasons, ...other_routes.map((other) => other.estimate.base)] : []
      const referred = [...routes.flatMap(({ conditions }) => conditions), ...rests]
      for (const { source_ids } of referred) expect(ids).toEqual(expect.arrayContaining(source_ids))
      expect(new Set(ids).size).toBe(ids.length)
      const named = new Set([...referred.flatMap(({ source_ids }) => source_ids), ...waitingSources])
      if (estimate) expect(ids.filter((id) => !named.has(id))).toEqual([])
      for (const { url, year } of sources) {
        expect(new URL(url).protocol).toMatch(/^https?:$/)
        expect(year).toBeGreaterThanOrEqual(2009)
      }
    })
  })

  it('an outlook gives a reason of each of ICA’s groups, which add up to the middle', () => {
    forAll(({ estimate, reasons }) => {
      expect(estimate === null).toBe(reasons.length === 0)
      if (!estimate) return
      const { base } = estimate
      expect(base.low < base.value && base.value < base.high).toBe(true)
      expect(new Set(reasons.map(({ group }) => group))).toEqual(new Set(factorGroups))
      const sum = reasons.reduce((total, { value }) => total + value, estimate.base.value)
      const shown = Math.min(estimate.high, Math.max(estimate.low, sum))
      expect(Math.abs(shown - estimate.mid)).toBeLessThanOrEqual(0.51)
      for (const { value, low, high, direction } of reasons) {
        expect(low <= value && value <= high).toBe(true)
        if (direction !== 'none') expect(Math.sign(value)).toBe(direction === 'up' ? 1 : -1)
      }
    })
  })
})

describe('the level of a route', () => {
  it.each<[string, DatedProfile, string, number[], number[]]>([
    ['citizens’ spouses is the published rate', spouseProfile, 'statistic', [39, 49, 59], [41, 51, 62]],
    ['work passes is inferred', exampleProfile, 'judgement', [21, 28, 35], [22, 29, 36]],
    ['PRs’ spouses is that of work passes', spouseOfPr, 'judgement', [21, 28, 35], [22, 29, 36]],
    ['students is far below the 82 of a selected group', student, 'judgement', [21, 52, 82], [22, 54, 84]],
  ])('the level of %s, a first application above it', (_, profile, basis, all, first) => {
    const level = (previous: 'none' | null) => {
      const base = predict(past({ previous }, profile)).estimate?.base
      return base && [base.basis, ...[base.low, base.value, base.high].map(Math.round)]
    }
    expect(level(null)).toEqual([basis, ...all])
    expect(level('none')).toEqual([basis, ...first])
  })
})

describe('no estimate', () => {
  const lapsed = { former_pr: 'lapsed', re_entry_permit_expires: '2026-09' } as const
  const convicted = { conviction: 'yes', previous: 'pending' } as const

  it.each<[string, DatedProfile, Partial<Outlook>]>([
    ['without an open route', person({ route: { pass: 'work_permit' } }), { route: null, ...because('no_open_route') }],
    ['by a closed route', choosing('student'), because('no_open_route')],
    ['by a route that hangs on a missing answer', bare(student), { route: 'student', ...because('no_open_route') }],
    ['for children', child, { route: 'child', ...because('no_published_rate') }],
    ['for aged parents', parent, { route: 'aged_parent', ...because('no_published_rate') }],
    ['for investors', choosing('gip'), because('thin_route')],
    ['for artists', choosing('forarts'), because('thin_route')],
    ['after a conviction, before what is pending', past(convicted), because('conviction')],
    ['after a conviction by a route without a rate', past(convicted, child), because('conviction')],
    ['by a closed route, before a conviction', past(convicted, choosing('student')), because('no_open_route')],
    ['while an application is pending', past({ previous: 'pending' }), because('application_pending')],
    ['while pending, said the other way', past({ pending: true }), because('application_pending')],
    ['for a permanent resident', person({ route: { pass: 'already_pr' } }), because('re_entry_permit')],
    ['for who gave permanent residence up', past({ former_pr: 'gave_up' }), because('former_pr')],
    ['for who lost it long ago', past({ ...lapsed, re_entry_permit_expires: '2019-03' }), because('former_pr')],
    ['on a work permit, the marriage perhaps approved', onWorkPermit(null), because('no_open_route')],
    ['on a work permit, the marriage not approved', onWorkPermit(false), because('no_open_route')],
  ])('there is no estimate %s', (_, profile, expected) => {
    expect(predict(profile)).toMatchObject(expected)
  })

  it.each<[string, DatedProfile]>([
    ['rather not speak of convictions', past({ conviction: 'rather_not_say' })],
    ['were refused often', past({ previous: 'rejected_more' })],
    ['never held permanent residence', past({ former_pr: 'no' })],
    ['hold a work permit with the marriage approved', onWorkPermit(true)],
    ['answer nothing that may be left out', bare(spouseProfile)],
  ])('there is an estimate for those who %s', (_, profile) => {
    expect(predict(profile).estimate).not.toBeNull()
  })

  it.each<[DatedProfile, string]>([
    [child, 'ns-2012'],
    [past(lapsed), 'rep-2025'],
  ])('the reason for no estimate has its source: %#', (profile, source) => {
    expect(predict(profile).sources.map(({ id }) => id)).toContain(source)
  })
})
function because(no_estimate_reason: Outlook['no_estimate_reason']): Partial<Outlook> {
  return { estimate: null, no_estimate_reason }
}

it.each<[DatedProfile['history'], Outlook['not_weighed']]>([
  [{ conviction: 'rather_not_say' }, ['conviction_not_said']],
  [{ consistent: 'known_differences' }, ['known_differences']],
  [{ conviction: 'no' }, []],
])('an outlook says what was answered and could not be weighed: %j', (history, notWeighed) => {
  expect(predict(past(history)).not_weighed).toEqual(notWeighed)
})
