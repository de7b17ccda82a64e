import { type DatedProfile, Profile, profileProblems } from '@settlesg/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { long } from '../../../testing/long.ts'
import { exampleProfile, profileArbitrary, spouseProfile } from '../../testing/profiles.ts'
import { type EstimatedRoute, estimatedRoutes } from '../evidence/levels.ts'
import { merged, withChanges } from '../rules/changes.ts'
import { eligibility } from '../rules/eligibility.ts'
import { analyze } from './analyze.ts'
import { caseOf } from './make-estimate.ts'
import { published } from './published.ts'
import {
  type Difference,
  findDifferences,
  isClear,
  leverAndNoEffect,
  type WhatIfId,
  withoutEffect,
} from './what-ifs.ts'

const found = (profile: DatedProfile, route: EstimatedRoute = 'pts') =>
  findDifferences(profile, route, published, caseOf(profile, route, published))
const changesOf = (profile: DatedProfile, id: WhatIfId) => found(profile).find((one) => one.id === id)?.changes ?? null
/** The example person with other answers. */
const person = (answers: Partial<DatedProfile>): DatedProfile => ({ ...exampleProfile, ...answers })
const holding = (pass: DatedProfile['route']['pass']) => ({ ...exampleProfile.route, pass })
const idle = { work_status: 'not_working' as const }

describe('a change is offered only to whom it applies', () => {
  const married = { ...exampleProfile.family, marital_status: 'married' as const }
  const dependant = { ...married, spouse_status: 'dependant_pass' as const }
  const spouseOn = (spouse_status: 'ep' | 's_pass' | 'pr') => ({ ...married, spouse_status })
  const child = (
    born: string,
    school: 'international' | 'none' | 'moe' | 'preschool',
    status: 'foreign' | 'citizen',
  ) => ({
    ...exampleProfile.family,
    children: [{ birth_month: born, status, school }],
  })
  const sponsored = (work_status: 'not_working' | 'retired' | 'employee') => ({
    ...spouseProfile,
    family: { ...spouseProfile.family, sponsor: { work_status } },
  })

  it.each<[WhatIfId, string, boolean, DatedProfile]>([
    ['find_work', 'without work', true, person({ work: idle })],
    ['find_work', 'at work', false, person({})],
    ['find_work', 'a student', false, person({ work: { work_status: 'student' } })],
    ['raise_pay', 'at work', true, person({})],
    ['raise_pay', 'without work, whatever was paid', false, person({ work: { ...idle, monthly_pay: 5_000 } })],
    ['raise_pay', 'who earns nothing yet', false, person({ work: { work_status: 'self_employed', monthly_pay: 0 } })],
    ['move_to_ep', 'on an S Pass with enough pay for the age', true, person({ route: holding('s_pass') })],
    [
      'move_to_ep',
      'on an S Pass under the floor',
      false,
      person({ route: holding('s_pass'), work: { ...exampleProfile.work, monthly_pay: 5_599 } }),
    ],
    [
      'move_to_ep',
      'on an S Pass at 45, whose floor is S$10,700',
      false,
      person({ route: holding('s_pass'), you: { birth_month: '1981-03' } }),
    ],
    ['move_to_ep', 'on an Employment Pass', false, person({})],
    [
      'move_to_ep',
      'without work, whatever was paid',
      false,
      person({ route: holding('s_pass'), work: { ...idle, monthly_pay: 9_000 } }),
    ],
    ['next_qualification', 'with a diploma', true, person({ education: { highest: 'diploma' } })],
    ['next_qualification', 'with a degree', false, person({})],
    ['further_degree', 'with a degree', true, person({})],
    ['further_degree', 'with a diploma', false, person({ education: { highest: 'diploma' } })],
    ['further_degree', 'with a doctorate', false, person({ education: { highest: 'doctorate' } })],
    ['further_degree', 'with a master', true, person({ education: { highest: 'master' } })],
    ['next_qualification', 'with a profession', false, person({ education: { highest: 'professional' } })],
    ['include_family', 'with a spouse on a Dependant Pass', true, person({ family: dependant })],
    ['include_family', 'who is single', false, person({})],
    [
      'include_family',
      'with a spouse who is a citizen',
      false,
      person({ family: { ...married, spouse_status: 'citizen' } }),
    ],
    [
      'include_family',
      'who includes the spouse already',
      false,
      person({ route: { ...exampleProfile.route, includes: { spouse: true, children: 0 } }, family: dependant }),
    ],
    [
      'include_family',
      'who did not say',
      false,
      person({ route: { ...exampleProfile.route, includes: null }, family: dependant }),
    ],
    [
      'local_school',
      'with a child at an international school',
      true,
      person({ family: child('2016-05', 'international', 'foreign') }),
    ],
    ['local_school', 'with a child in a local school', false, person({ family: child('2016-05', 'moe', 'foreign') })],
    ['local_school', 'with a child too young', false, person({ family: child('2023-05', 'none', 'foreign') })],
    ['local_school', 'with a child who is a citizen', false, person({ family: child('2016-05', 'none', 'citizen') })],
    ['sponsor_work', 'with a sponsor without work', true, sponsored('not_working')],
    ['sponsor_work', 'with a retired sponsor', false, sponsored('retired')],
    ['spouse_own_pass', 'with a spouse on a Dependant Pass', true, person({ family: dependant })],
    ['spouse_own_pass', 'with a spouse on a pass of their own', false, person({ family: spouseOn('s_pass') })],
    ['spouse_own_pass', 'whose spouse’s pass is not known', false, person({ family: married })],
    ['spouse_pr', 'with a spouse on a pass of their own', true, person({ family: spouseOn('ep') })],
    ...(['dependant_pass', 'ltvp', 'other', 'abroad'] as const).map(
      (spouse_status): [WhatIfId, string, boolean, DatedProfile] => [
        'spouse_pr',
        `with a spouse who has no route of their own (${spouse_status})`,
        false,
        person({ family: { ...married, spouse_status } }),
      ],
    ),
    ['spouse_pr', 'with a spouse who is a permanent resident', false, person({ family: spouseOn('pr') })],
    ['spouse_pr', 'who is single', false, person({})],
    ['spouse_pr', 'who is separated', false, person({ family: { ...dependant, marital_status: 'separated' } })],
    ['spouse_pr', 'on the route of a citizen’s spouse', false, spouseProfile],
    ['volunteer', 'without activities', true, person({})],
    [
      'volunteer',
      'who helps already',
      false,
      person({ roots: { activities: [{ kind: 'charity', since: '2024-01', hours_a_month: 4, proof: false }] } }),
    ],
    ['own_home', 'who rents', true, person({})],
    ['own_home', 'who owns', false, person({ roots: { home: 'owned' } })],
    ['cover_letter', 'without a plan', true, person({})],
    ['cover_letter', 'with a plan', false, person({ roots: { plan: 'To stay.' } })],
  ])('the what-if %s of %s is %s', (id, _, offered, profile) => {
    expect(changesOf(profile, id) !== null).toBe(offered)
  })

  it('a first job pays at least what the pass asks for', () => {
    expect(changesOf(person({ work: idle }), 'find_work')?.work?.monthly_pay).toBe(8_050)
    expect(changesOf(person({ route: holding('ltvp'), work: idle }), 'find_work')?.work?.monthly_pay).toBe(3_000)
  })

  it('a rise is a fifth, and never more than can be answered', () => {
    expect(changesOf(person({}), 'raise_pay')).toEqual({ work: { monthly_pay: 9_800 } })
    const most = person({ work: { work_status: 'employee', monthly_pay: 1_000_000 } })
    expect(changesOf(most, 'raise_pay')).toBeNull()
    const nearly = person({ work: { work_status: 'employee', monthly_pay: 999_999 } })
    expect(changesOf(nearly, 'raise_pay')).toEqual({ work: { monthly_pay: 1_000_000 } })
    expect(changesOf(person({ work: { work_status: 'self_employed', monthly_pay: 40 } }), 'raise_pay')).toBeNull()
  })

  it('a degree after a degree is not weighed, and is the only change that changes nothing', () => {
    for (const highest of ['bachelor', 'master', 'professional'] as const) {
      const found = analyze(person({ education: { highest } })).what_ifs
      expect(found.map(({ id }) => id)).not.toContain('next_qualification')
      expect(found.find(({ id }) => id === 'further_degree')?.weighed).toBe(false)
    }
    const learnt = analyze(person({ education: { highest: 'diploma' } })).what_ifs
    expect(learnt.find(({ id }) => id === 'next_qualification')).toMatchObject({ weighed: true })
    expect(learnt.find(({ id }) => id === 'next_qualification')?.difference.value).toBeGreaterThan(0.5)
  })

  it('a spouse with a pass of their own is counted with its least pay, or a higher one', () => {
    const paid = (spouse_monthly_pay: number | null) =>
      changesOf(person({ family: { ...dependant, spouse_monthly_pay } }), 'spouse_own_pass')
    expect(paid(null)).toEqual({ family: { spouse_status: 'ep', spouse_monthly_pay: 5_600 } })
    expect(paid(9_000)).toEqual({ family: { spouse_status: 'ep', spouse_monthly_pay: 9_000 } })
  })

  it('a spouse who becomes a permanent resident leaves the application', () => {
    const changesWith = (spouse: boolean) =>
      changesOf(
        person({ route: { ...exampleProfile.route, includes: { spouse } }, family: spouseOn('ep') }),
        'spouse_pr',
      )
    expect(changesWith(true)).toEqual({ family: { spouse_status: 'pr' }, route: { includes: { spouse: false } } })
    expect(changesWith(false)).toEqual({ family: { spouse_status: 'pr' } })
  })

  it('a change of school concerns the first child of school age only', () => {
    const [young, older] = [
      { birth_month: '2023-01', status: 'foreign' as const, school: 'none' as const, sex: 'male' as const },
      { birth_month: '2015-01', status: 'foreign' as const, school: 'international' as const },
    ]
    const family = { ...exampleProfile.family, children: [young, older, older] }
    expect(changesOf(person({ family }), 'local_school')).toEqual({
      family: { children: [young, { ...older, school: 'moe' }, older] },
    })
  })
})

/** Arrays count as one answer, as in a person's own changes. */
const leaves = (changes: object): number =>
  Object.values(changes).reduce(
    (sum: number, value: unknown) =>
      sum + (typeof value === 'object' && value !== null && !Array.isArray(value) ? leaves(value) : 1),
    0,
  )

describe('whatever the answers', () => {
  const cases = fc.tuple(fc.constantFrom(...estimatedRoutes), profileArbitrary)

  it('the changed ones are valid, few, what a person may change, and lose no route', () => {
    fc.assert(
      fc.property(cases, ([route, profile]) => {
        const before = new Map(eligibility(profile).map((one) => [one.route, one.open]))
        for (const { id, changes } of found(profile, route)) {
          expect(leaves(changes), id).toBeLessThanOrEqual(3)
          const changed = merged(profile, changes)
          expect(changed, id).not.toEqual(profile)
          expect(Profile.safeParse(changed).error, id).toBeUndefined()
          expect(profileProblems(changed), id).toEqual([])
          expect(withChanges(profile, changes), id).toEqual({ profile: changed })
          for (const after of eligibility(changed))
            if (before.get(after.route) === true) expect(after.open, id).toBe(true)
        }
      }),
      { numRuns: long(60, 2_000) },
    )
  })

  it('volunteering, a home of one’s own and a letter show exactly no effect', () => {
    fc.assert(
      fc.property(cases, ([route, profile]) => {
        for (const one of found(profile, route))
          if (withoutEffect.some((id) => id === one.id))
            expect(one).toMatchObject({ value: 0, low: 0, high: 0, effect: 'none' })
      }),
      { numRuns: long(40, 1_000) },
    )
  })

  it('a range that includes zero is no clear effect, any other has the sign of its range', () => {
    fc.assert(
      fc.property(cases, ([route, profile]) => {
        for (const { low, value, high, effect } of found(profile, route)) {
          expect(effect).toBe(low > 0 ? 'up' : high < 0 ? 'down' : 'none')
          expect(low).toBeLessThanOrEqual(high)
          if (effect !== 'none') expect(Math.sign(value)).toBe(effect === 'up' ? 1 : -1)
        }
      }),
      { numRuns: long(40, 1_000) },
    )
  })

  it('the biggest lever goes up and no other goes up further', () => {
    fc.assert(
      fc.property(cases, ([route, profile]) => {
        const all = found(profile, route)
        const { biggest_lever, no_effect } = leverAndNoEffect(all)
        const lever = all.find(({ id }) => id === biggest_lever)
        const up = all.filter((one) => one.effect === 'up' && isClear(one) && one.id !== 'spouse_pr')
        expect(lever === undefined).toBe(up.length === 0)
        for (const { value } of up) expect(lever?.value).toBeGreaterThanOrEqual(value)
        expect(no_effect === null).toBe(!all.some(({ id }) => withoutEffect.some((unweighed) => unweighed === id)))
      }),
      { numRuns: long(40, 1_000) },
    )
  })
})

describe('the size of a change', () => {
  it('finding work is a clear change, and the lever of the example without work', () => {
    const all = found(person({ work: idle }))
    expect(all.find(({ id }) => id === 'find_work')).toMatchObject({ effect: 'up' })
    expect(leverAndNoEffect(all)).toEqual({ biggest_lever: 'find_work', no_effect: 'volunteer' })
  })

  it('what ICA decides of a husband or wife is no lever, however large', () => {
    const [one] = found(person({}))
    if (!one) throw new RangeError('The example has no what-if')
    const large = { ...one, value: 9, low: 5, high: 12, effect: 'up' } as const
    expect(leverAndNoEffect([{ ...large, id: 'spouse_pr' }]).biggest_lever).toBeNull()
    expect(leverAndNoEffect([{ ...large, id: 'spouse_own_pass' }]).biggest_lever).toBe('spouse_own_pass')
  })

  it('a change of less than two people, as pages round them, is no lever', () => {
    const tiny = { id: 'raise_pay', value: 1.4, low: 0.3, high: 2.5, effect: 'up' } satisfies Partial<Difference>
    const [one] = found(person({}))
    if (!one) throw new RangeError('The example has no what-if')
    expect(leverAndNoEffect([{ ...one, ...tiny }]).biggest_lever).toBeNull()
    expect(leverAndNoEffect([{ ...one, ...tiny, value: 1.5 }]).biggest_lever).toBe('raise_pay')
  })

  it('a change is clear as its hundredths are, which is what lists show of it', () => {
    for (const [value, effect] of [
      [1.496, 'up'],
      [-1.496, 'down'],
    ] as const) {
      expect(isClear({ value, effect })).toBe(true)
      expect(isClear({ value: value * 0.999, effect })).toBe(false)
    }
  })
})
