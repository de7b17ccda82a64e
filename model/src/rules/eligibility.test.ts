import { type DatedProfile, passes, type RouteId, routeIds } from '@settlesg/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { person } from '../../testing/example-person.ts'
import type { Changes } from '../../testing/for-everyone.ts'
import { exampleProfile, profileArbitrary, spouseProfile } from '../../testing/profiles.ts'
import { eligibility, openRoutes } from './eligibility.ts'
import { readQuestion } from './question.ts'

type Links = DatedProfile['route']['links']

const verdict = (profile: DatedProfile, route: RouteId) => eligibility(profile).find((one) => one.route === route)
const met = (profile: DatedProfile, route: RouteId, id: string) =>
  verdict(profile, route)?.conditions.find((condition) => condition.id === id)?.met
const open = (profile: DatedProfile) => openRoutes(eligibility(profile))

const married = (pass: DatedProfile['route']['pass'], links: Links): Changes => ({
  ...{ route: { pass, links }, family: { marital_status: 'married' } },
})
const prs: Changes = { route: { links: ['spouse_of_pr'] } }
const unnamed: Changes = { family: { marital_status: 'married', spouse_status: 'citizen' } }
const child = (birth_month: string, marital_status: DatedProfile['family']['marital_status'] = 'single'): Changes => ({
  ...{ route: { pass: 'dependant_pass', links: ['child_of_citizen_or_pr'] }, you: { birth_month } },
  family: { marital_status },
})
const parent = (birth_month: string, links: Links = ['parent_of_citizen']): Changes => ({
  ...{ route: { pass: 'ltvp', links }, you: { birth_month } },
})
const ofGrownUp = (birth_month: string, born = '1960-01', status: 'citizen' | 'pr' = 'citizen'): Changes => ({
  ...{ ...parent(born, []), family: { children: [{ birth_month, status }] } },
})
const student = (residence: Partial<DatedProfile['residence']>): Changes => ({
  ...{ route: { pass: 'student_pass' }, residence },
})

describe('eligibility, for every valid profile', () => {
  it('eligibility names all routes in order, each with conditions that decide it', () => {
    fc.assert(
      fc.property(profileArbitrary, (profile) => {
        const verdicts = eligibility(profile)
        expect(verdicts.map(({ route }) => route)).toEqual(routeIds)
        for (const { route, open, conditions } of verdicts) {
          const found = conditions.map(({ met }) => met)
          expect([route, open === false]).toEqual([route, found.includes(false)])
          if (open === null) expect(found).toContain(null)
          if (!found.includes(null)) expect(open).not.toBeNull()
          if (profile.route.pass === 'already_pr') expect([route, open]).toEqual([route, false])
          if (route === 'gip' || route === 'forarts') expect([route, open]).not.toEqual([route, true])
        }
      }),
    )
  })

  it('eligibility does not depend on answers that only move the estimate', () => {
    fc.assert(
      fc.property(profileArbitrary, profileArbitrary, (profile, { work, education, roots, history }) => {
        expect(eligibility({ ...profile, work, education, roots, history })).toEqual(eligibility(profile))
      }),
    )
  })
})

describe('which routes are open', () => {
  const workPasses = ['ep', 's_pass', 'pep', 'entrepass', 'one_pass', 'tech_pass']
  it.each(passes)('without any tie the pass alone opens a route: %s', (pass) => {
    const expected = workPasses.includes(pass) ? ['pts'] : pass === 'student_pass' ? ['student'] : []
    expect(open(person({ route: { pass }, residence: { national_exam: true } }))).toEqual(expected)
  })

  it('a marriage opens the route of the citizen or of the permanent resident, beside that of a work pass', () => {
    expect(open(spouseProfile)).toEqual(['spouse_of_citizen'])
    expect(open(person(married('dependant_pass', ['spouse_of_pr'])))).toEqual(['spouse_of_pr'])
    expect(open(person(married('ep', ['spouse_of_citizen'])))).toEqual(['pts', 'spouse_of_citizen'])
  })

  it.each<[what: string, route: RouteId, changes: Changes, open: boolean | null]>([
    ['a separated couple', 'spouse_of_pr', { ...prs, family: { marital_status: 'separated' } }, null],
    ['a citizen spouse without the tie', 'spouse_of_citizen', unnamed, null],
    ['that spouse on the other route', 'spouse_of_pr', unnamed, false],
    ['a marriage that may not be approved', 'spouse_of_citizen', married('work_permit', ['spouse_of_citizen']), null],
    ['a child before 21', 'child', child('2005-12'), true],
    ['a child in the month of the 21st birthday', 'child', child('2005-11'), null],
    ['a child of 21', 'child', child('2005-10'), false],
    ['a married child', 'child', child('2008-01', 'married'), false],
    ['a separated child', 'child', child('2008-01', 'separated'), false],
    ['a divorced child', 'child', child('2008-01', 'divorced'), null],
    ['an old parent', 'aged_parent', parent('1960-01'), true],
    ['a parent of 55', 'aged_parent', parent('1971-11'), true],
    ['a parent of 54', 'aged_parent', parent('1971-12'), null],
    ['an old parent without the tie', 'aged_parent', ofGrownUp('2005-11'), null],
    ['an old parent of a minor', 'aged_parent', ofGrownUp('2005-12'), false],
    ['a young parent without the tie', 'aged_parent', ofGrownUp('1993-01', '1973-01'), false],
    ['an old parent of a permanent resident', 'aged_parent', ofGrownUp('1990-01', '1960-01', 'pr'), false],
    ['a student with the exam', 'student', student({ national_exam: true }), true],
    ['a student without it', 'student', student({ national_exam: false }), false],
    ['a student who did not say', 'student', student({}), null],
    ['a student here for a year', 'student', student({ national_exam: true, in_singapore_since: '2025-09' }), true],
    ['a pass that ends before', 'pts', { residence: { pass_expires: '2026-10' } }, true],
    ['an investor', 'gip', {}, null],
    ['an artist', 'forarts', {}, null],
  ])('%s: the route %s is as its rules say', (_, route, changes, expected) => {
    expect(verdict(person(changes), route)?.open).toBe(expected)
  })
})

describe('what the conditions of a route say', () => {
  it.each<[id: string, route: RouteId, changes: Changes, met: boolean | null | undefined]>([
    ['not_already_pr', 'pts', { route: { pass: 'already_pr' } }, false],
    ['pass_named_by_ica', 'pts', { route: { pass: 'pep' } }, null],
    ['pass_named_by_ica', 'pts', {}, undefined],
    ['pass_still_valid', 'pts', { residence: { pass_expires: '2026-10' } }, null],
    ['pass_still_valid', 'pts', {}, true],
    ['marriage_approved', 'spouse_of_pr', married('work_permit', ['spouse_of_pr']), null],
    ['born_in_marriage_or_adopted', 'child', child('2008-01'), null],
    ['aged', 'aged_parent', parent('1960-01'), null],
    ['parent_of_citizen', 'aged_parent', ofGrownUp('1990-01'), null],
    ['two_years_here', 'student', student({ in_singapore_since: '2024-11' }), null],
    ['two_years_here', 'student', student({ in_singapore_since: '2024-10' }), true],
  ])('the condition %s of the route %s is shown for %j as %j', (id, route, changes, expected) => {
    expect(met(person(changes), route, id)).toBe(expected)
  })

  it.each(passes.filter((pass) => pass !== 'already_pr'))(
    'where the last work pass may have been a Work Permit, its approval is shown and closes nothing: %s',
    (pass) => {
      const isTold = ['ep', 's_pass', 'pep', 'entrepass', 'one_pass', 'tech_pass', 'work_permit'].includes(pass)
      for (const route of ['spouse_of_citizen', 'spouse_of_pr'] as const) {
        const holder = person(married(pass, [route]))
        expect(met(holder, route, 'marriage_approved_if_held')).toBe(isTold ? undefined : null)
        expect(verdict(holder, route)?.open).toBe(pass === 'work_permit' ? null : true)
      }
    },
  )

  it('an unnamed tie to a grown-up citizen leaves the question without a route', () => {
    expect(readQuestion(person(ofGrownUp('1990-01')))).toMatchObject({
      route: null,
      no_estimate_reason: 'no_open_route',
    })
    expect(readQuestion(exampleProfile)).toMatchObject({ route: 'pts', no_estimate_reason: null })
  })
})
