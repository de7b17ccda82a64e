import { type DatedProfile, Profile, profileProblems } from '@settlesg/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { long } from '../../../testing/long.ts'
import { person } from '../../testing/example-person.ts'
import { profileArbitrary, spouseProfile } from '../../testing/profiles.ts'
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

const example = person({})
const [onSPass, idle] = [person({ route: { pass: 's_pass' } }), person({ work: { work_status: 'not_working' } })]
const taught = (highest: DatedProfile['education']['highest']) => person({ education: { highest } })
const earning = (monthly_pay: number, from = example) => person({ work: { monthly_pay } }, from)
const marriedTo = (
  spouse_status: DatedProfile['family']['spouse_status'],
  route: Partial<DatedProfile['route']> = {},
) => person({ route, family: { marital_status: 'married', spouse_status } })
const withChild = (birth_month: string, school: 'international' | 'none' | 'moe', status: 'foreign' | 'citizen') =>
  person({ family: { children: [{ birth_month, status, school }] } })
const paidWithoutWork = person({ route: { pass: 's_pass' } }, earning(9_000, idle))
const citizenChild = withChild('2016-05', 'none', 'citizen')
const helping = { kind: 'charity', since: '2024-01', hours_a_month: 4, proof: false } as const
const sponsoredBy = (work_status: 'not_working' | 'retired') =>
  person({ family: { sponsor: { work_status } } }, spouseProfile)

describe('a change is offered only to whom it applies', () => {
  const offers: Record<WhatIfId, { to: DatedProfile[]; not: DatedProfile[] }> = {
    find_work: { to: [idle], not: [example, person({ work: { work_status: 'student' } })] },
    raise_pay: { to: [example], not: [idle, earning(0), earning(40), earning(1_000_000)] },
    // At 45 the floor is S$10,700.
    move_to_ep: {
      to: [onSPass],
      not: [example, earning(5_599, onSPass), person({ you: { birth_month: '1981-03' } }, onSPass), paidWithoutWork],
    },
    next_qualification: { to: [taught('diploma')], not: [taught('bachelor'), taught('professional')] },
    further_degree: { to: [taught('bachelor'), taught('master')], not: [taught('diploma'), taught('doctorate')] },
    include_family: {
      to: [marriedTo('dependant_pass')],
      not: [
        example,
        marriedTo('citizen'),
        ...[{ spouse: true }, null].map((includes) => marriedTo('other', { includes })),
      ],
    },
    local_school: {
      to: [withChild('2016-05', 'international', 'foreign')],
      not: [withChild('2016-05', 'moe', 'foreign'), withChild('2023-05', 'none', 'foreign'), citizenChild],
    },
    sponsor_work: { to: [sponsoredBy('not_working')], not: [sponsoredBy('retired')] },
    spouse_own_pass: { to: [marriedTo('dependant_pass')], not: [marriedTo('s_pass'), marriedTo(null)] },
    spouse_pr: {
      to: [marriedTo('ep')],
      not: [
        ...(['dependant_pass', 'ltvp', 'other', 'abroad', 'pr'] as const).map((status) => marriedTo(status)),
        ...[person({ family: { marital_status: 'separated' } }, marriedTo('ep')), spouseProfile],
      ],
    },
    volunteer: { to: [example], not: [person({ roots: { activities: [helping] } })] },
    own_home: { to: [example], not: [person({ roots: { home: 'owned' } })] },
    cover_letter: { to: [example], not: [person({ roots: { plan: 'To stay.' } })] },
  }
  it.each(Object.entries(offers))(
    'the what-if %s is offered to whom it applies, and to nobody else',
    (id, { to, not }) => {
      const isOffered = (profile: DatedProfile) => found(profile).some((one) => one.id === id)
      expect(to.map(isOffered)).toEqual(to.map(() => true))
      expect(not.map(isOffered)).toEqual(not.map(() => false))
    },
  )

  it('a first job pays at least what the pass asks for', () => {
    expect(changesOf(idle, 'find_work')?.work?.monthly_pay).toBe(8_050)
    expect(changesOf(person({ route: { pass: 'ltvp' } }, idle), 'find_work')?.work?.monthly_pay).toBe(3_000)
  })

  it('a rise is a fifth, and never more than can be answered', () => {
    expect(changesOf(example, 'raise_pay')).toEqual({ work: { monthly_pay: 9_800 } })
    expect(changesOf(earning(999_999), 'raise_pay')).toEqual({ work: { monthly_pay: 1_000_000 } })
  })

  it('a degree after a degree is not weighed, and the step before it is', () => {
    const weighed = (highest: 'bachelor' | 'diploma', id: WhatIfId) =>
      analyze(taught(highest)).what_ifs.find((one) => one.id === id)
    expect(weighed('bachelor', 'further_degree')?.weighed).toBe(false)
    expect(weighed('diploma', 'next_qualification')).toMatchObject({ weighed: true })
    expect(weighed('diploma', 'next_qualification')?.difference.value).toBeGreaterThan(0.5)
  })

  it('a spouse who gets an own pass is counted with its least pay, or with what they are paid', () => {
    const paid = (spouse_monthly_pay: number | null) =>
      changesOf(person({ family: { spouse_monthly_pay } }, marriedTo('dependant_pass')), 'spouse_own_pass')
    expect(paid(null)).toEqual({ family: { spouse_status: 'ep', spouse_monthly_pay: 5_600 } })
    expect(paid(9_000)?.family?.spouse_monthly_pay).toBe(9_000)
  })

  it('a spouse who becomes a permanent resident leaves the application', () => {
    const changes = (spouse: boolean) => changesOf(marriedTo('ep', { includes: { spouse } }), 'spouse_pr')
    expect(changes(true)).toEqual({ family: { spouse_status: 'pr' }, route: { includes: { spouse: false } } })
    expect(changes(false)).toEqual({ family: { spouse_status: 'pr' } })
  })

  it('a change of school concerns the first child of school age only', () => {
    const [young, older] = [
      { birth_month: '2023-01', status: 'foreign' as const, school: 'none' as const },
      { birth_month: '2015-01', status: 'foreign' as const, school: 'international' as const },
    ]
    expect(changesOf(person({ family: { children: [young, older, older] } }), 'local_school')).toEqual({
      family: { children: [young, { ...older, school: 'moe' }, older] },
    })
  })
})

describe('the size of a change', () => {
  it('finding work is a clear change, and the lever of the example without work', () => {
    expect(leverAndNoEffect(found(idle))).toEqual({ biggest_lever: 'find_work', no_effect: 'volunteer' })
  })

  const [one] = found(example)
  it.each<[WhatIfId, number, WhatIfId | null]>([
    ['raise_pay', 1.5, 'raise_pay'],
    ['raise_pay', 1.4, null],
    ['spouse_own_pass', 9, 'spouse_own_pass'],
    ['spouse_pr', 9, null],
  ])('%s of %d people: the lever is %s, two people as pages round them and no decision of ICA', (id, value, lever) => {
    if (!one) throw new RangeError('The example has no what-if')
    expect(leverAndNoEffect([{ ...one, id, value, effect: 'up' }]).biggest_lever).toBe(lever)
  })

  it.each([
    [1.496, true],
    [-1.496, true],
    [1.4945, false],
  ])('a change of %d people is as clear as its hundredths: %s', (value, clear) => {
    expect(isClear({ value, effect: value > 0 ? 'up' : 'down' })).toBe(clear)
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
  const forAll = (check: (profile: DatedProfile, all: Difference[]) => void) =>
    fc.assert(
      fc.property(fc.constantFrom(...estimatedRoutes), profileArbitrary, (route, profile) =>
        check(profile, found(profile, route)),
      ),
      { numRuns: long(40, 2_000) },
    )

  it('the changed answers are valid, few, what a person may change, and lose no route', () => {
    forAll((profile, all) => {
      const open = eligibility(profile).flatMap((one) => (one.open === true ? [one.route] : []))
      for (const { id, changes } of all) {
        expect(leaves(changes), id).toBeLessThanOrEqual(3)
        const changed = merged(profile, changes)
        expect(changed, id).not.toEqual(profile)
        expect(Profile.safeParse(changed).error, id).toBeUndefined()
        expect(profileProblems(changed), id).toEqual([])
        expect(withChanges(profile, changes), id).toEqual({ profile: changed })
        const after = eligibility(changed).flatMap((one) => (one.open === true ? [one.route] : []))
        expect(after, id).toEqual(expect.arrayContaining(open))
      }
    })
  })

  it('a range that includes zero is no clear effect, any other has its sign, and unweighed changes are zero', () => {
    forAll((_, all) => {
      for (const { id, low, value, high, effect } of all) {
        expect(effect).toBe(low > 0 ? 'up' : high < 0 ? 'down' : 'none')
        if (effect !== 'none') expect(Math.sign(value)).toBe(effect === 'up' ? 1 : -1)
        if (withoutEffect.some((one) => one === id)) expect([low, value, high]).toEqual([0, 0, 0])
      }
    })
  })

  it('the biggest lever goes up and no other goes up further', () => {
    forAll((_, all) => {
      const { biggest_lever } = leverAndNoEffect(all)
      const lever = all.find(({ id }) => id === biggest_lever)
      const up = all.filter((one) => one.effect === 'up' && isClear(one) && one.id !== 'spouse_pr')
      expect(lever === undefined).toBe(up.length === 0)
      for (const { value } of up) expect(lever?.value).toBeGreaterThanOrEqual(value)
    })
  })
})
