import { type DatedProfile, Profile } from '@settlesg/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exampleProfile, profileArbitrary, spouseProfile } from '../../testing/profiles.ts'
import { merged, withChanges } from './changes.ts'

const problemsOf = (changes: unknown, profile: DatedProfile = exampleProfile) => {
  const result = withChanges(profile, changes)
  return 'problems' in result ? result.problems : []
}
const places = (changes: unknown, profile?: DatedProfile) =>
  problemsOf(changes, profile).map(({ loc }) => loc.join('.'))
/** All that is refused, each by its place. */
const refusal = (changes: unknown, profile?: DatedProfile) =>
  problemsOf(changes, profile)
    .map(({ loc, msg }) => `${loc.join('.')}: ${msg}`)
    .join()
const changed = (changes: unknown, profile: DatedProfile = exampleProfile) => {
  const result = withChanges(profile, changes)
  if ('problems' in result) throw new Error(JSON.stringify(result.problems))
  return result.profile
}
/** As it comes from the network: `__proto__` is a key like any other. */
const fromNetwork = (text: string): unknown => JSON.parse(text)

describe('a merge patch', () => {
  // Of the examples of RFC 7386, appendix A.
  it.each<[unknown, unknown, unknown]>([
    [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
    [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
    [{ a: 'b' }, { a: null }, {}],
    [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
    [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
    [{ a: 'foo' }, null, null],
    [{ e: null }, { a: 1 }, { e: null, a: 1 }],
    [[1, 2], { a: 'b', c: null }, { a: 'b' }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ])('a merge patch of %j by %j is %j', (target, patch, result) => {
    expect(merged(target, patch)).toEqual(result)
  })

  it('a merge patch of keys that reach into every object changes nothing but itself', () => {
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      const patch = fromNetwork(`{"${key}": {"polluted": true}, "work": {"${key}": {"polluted": true}}}`)
      const result = merged({ work: {} }, patch)
      expect({}).not.toHaveProperty('polluted')
      expect(Object.getPrototypeOf(result)).toBe(Object.prototype)
      expect(Object.keys(result)).toContain(key)
    }
  })
})

describe('what a person may change', () => {
  it('changes of a person’s answers are applied, one is removed by null, and those given stay as they were', () => {
    const before = structuredClone(exampleProfile)
    const { occupation, ...work } = exampleProfile.work
    expect(changed({ work: { monthly_pay: 9_000, occupation: null } })).toEqual({
      ...exampleProfile,
      work: { ...work, monthly_pay: 9_000 },
    })
    expect([exampleProfile, occupation]).toEqual([before, '2'])
  })

  it('a foreign spouse may take up another pass or become a permanent resident', () => {
    const status = (before: 'dependant_pass' | 'pr' | null, after: 'ep' | 'pr' | 'citizen' | 'abroad') =>
      places(
        { family: { spouse_status: after } },
        { ...exampleProfile, family: { marital_status: 'married', spouse_status: before } },
      )
    expect([status('dependant_pass', 'ep'), status('dependant_pass', 'pr')]).toEqual([[], []])
    for (const place of [status('dependant_pass', 'citizen'), status('pr', 'abroad'), status(null, 'pr')])
      expect(place).toEqual(['changes.family.spouse_status'])
  })

  it.each([
    { route: { pass: 'ltvp_plus', includes: { spouse: true, children: 2 } } },
    { residence: { pass_expires: '2030-01', national_exam: true } },
    { work: { work_status: 'both', monthly_pay: 12_000, employer_since: '2026-01' } },
    { work: { occupation: '1', variable_pay_12m: 20_000 } },
    { education: { highest: 'doctorate', awarded_in_singapore: true, certificates: 'can_get' } },
    { family: { spouse_education: 'master', spouse_monthly_pay: 4_000 } },
    { family: { sponsor: { work_status: 'self_employed', monthly_pay: 7_000, home: 'room' } } },
    { roots: { home: 'room', activities: [], plan: 'To stay.' } },
  ])('a person may change all of %j', (changes) => {
    const family = { ...spouseProfile.family, spouse_monthly_pay: 1_000 }
    const before = { ...spouseProfile, family }
    expect(changed(changes, before)).toEqual(merged(before, changes))
  })

  it('the changed month of application may come later, not earlier, and stays where it is removed', () => {
    const month = (apply_month: string | null) => changed({ route: { apply_month } }).route.apply_month
    expect([month('2027-11'), month(null)]).toEqual(['2027-11', '2026-11'])
    expect(refusal({ route: { apply_month: '2026-10' } })).toBe(
      'changes.route.apply_month: This month must not be before the month of application',
    )
  })
})

describe('a change that opens another route', () => {
  it('a change that opens a route that would come first keeps the route in question', () => {
    const child: DatedProfile = {
      ...exampleProfile,
      route: { ...exampleProfile.route, pass: 'dependant_pass', links: ['child_of_citizen_or_pr'] },
      you: { birth_month: '2008-01' },
    }
    expect(changed({ route: { pass: 'ep' } }, child).route).toMatchObject({ pass: 'ep', route: 'child' })
    const paid = { route: { pass: 'ep' }, work: { work_status: 'employee', monthly_pay: 9_000 } }
    expect(changed(paid, spouseProfile).route).toEqual({ ...spouseProfile.route, pass: 'ep' })
  })

  it('instead of it moves the question', () => {
    const student = { ...exampleProfile, route: { ...exampleProfile.route, pass: 'student_pass' as const } }
    expect(changed({ route: { pass: 'ep' } }, student).route).not.toHaveProperty('route')
  })

  it('to a pass whose floor the pay does not reach is refused, by age', () => {
    const holder = { ...exampleProfile, route: { ...exampleProfile.route, pass: 's_pass' as const } }
    expect(changed({ route: { pass: 'ep' } }, holder).route.pass).toBe('ep')
    const older = { ...holder, you: { birth_month: '1981-03' } }
    expect(refusal({ route: { pass: 'ep' } }, older)).toBe(
      'changes.route.pass: A new pass of this kind needs at least S$10700 a month at this age',
    )
    expect(changed({ route: { pass: 'ep' }, work: { monthly_pay: 11_000 } }, older).route.pass).toBe('ep')
  })
})

describe('what is refused', () => {
  it.each([[undefined], [null], ['work'], [5], [true], [[]], [[{ work: { monthly_pay: 1 } }]], [{}], [{ work: {} }]])(
    'no patch at all: %j',
    (changes) => {
      expect(refusal(changes)).toBe('changes: Give at least one answer to change')
    },
  )

  it('more than three answers at once', () => {
    const three = { work: { monthly_pay: 9_000, occupation: '1' }, education: { highest: 'master' } }
    expect(problemsOf(three)).toEqual([])
    expect(refusal({ ...three, roots: { home: 'owned' } })).toBe('changes: Change at most 3 answers at once')
  })

  it.each([
    ['you.birth_month', { you: { birth_month: null } }],
    ['residence.in_singapore_since', { residence: { in_singapore_since: '2010-01' } }],
    ['family.marital_status', { family: { marital_status: 'married' } }],
    ['route.links', { route: { links: ['spouse_of_citizen'] } }],
    ['work', { work: null }],
    ['route', { route: 'pts' }],
    ['work.monthly_pay.amount', { work: { monthly_pay: { amount: 5 } } }],
  ])('%s, which nobody can change', (place, changes) => {
    expect(refusal(changes)).toBe(`changes.${place}: This answer is not one that a person can change`)
  })

  it.each([
    ['changes.work.monthly_pay', { work: { monthly_pay: '9000' } }],
    ['changes.work.work_status', { work: { work_status: null } }],
    ['changes.route.apply_month', { route: { apply_month: '2027-13' } }],
  ])('what the form would refuse, at its place: %s', (place, changes) => {
    expect(places(changes)).toEqual([place])
  })

  it.each([
    ['changes.work.monthly_pay', { work: { monthly_pay: null } }],
    ['changes.work.employer_since', { work: { employer_since: '2027-01' } }],
    ['changes.route.includes.spouse', { route: { includes: { spouse: true } } }],
    ['changes.family.spouse_monthly_pay', { family: { spouse_monthly_pay: 3_000 } }],
    ['changes.family.children', { family: { children: [{ birth_month: '2020-01', status: 'citizen' }] } }],
    ['changes.route.pass', { route: { pass: 'already_pr' } }],
    ['changes.you.birth_month', { route: { apply_month: '2099-01' } }],
  ])('what contradicts the other answers, at its place: %s', (place, changes) => {
    expect(places(changes)).toEqual([place])
  })
})

describe('whatever is sent', () => {
  it('the answer is a valid profile or at least one problem under `changes`, and never throws', () => {
    const patch = fc.object({
      key: fc.constantFrom('work', 'monthly_pay', 'route', 'pass', 'includes', '__proto__', 'x'),
    })
    fc.assert(
      fc.property(profileArbitrary, fc.oneof(patch, fc.jsonValue()), (profile, changes) => {
        const result = withChanges(profile, changes)
        if ('profile' in result) expect(Profile.safeParse(result.profile).success).toBe(true)
        else {
          expect(result.problems.length).toBeGreaterThan(0)
          for (const { loc } of result.problems) expect(loc[0]).toBe('changes')
        }
      }),
      { numRuns: 500 },
    )
  })
})
