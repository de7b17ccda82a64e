import type { DatedProfile } from '@settlesg/contract'
import { describe, expect, it } from 'vitest'
import { person } from '../../testing/example-person.ts'
import { spouseProfile } from '../../testing/profiles.ts'
import type { EstimatedRoute } from '../evidence/levels.ts'
import { analyze } from './analyze.ts'
import { caseOf } from './make-estimate.ts'
import { published } from './published.ts'
import { findDifferences, isClear, leverAndNoEffect, type WhatIfId } from './what-ifs.ts'

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
const helping = { kind: 'charity', since: '2024-01', hours_a_month: 4, proof: false } as const
const sponsoredBy = (work_status: 'not_working' | 'retired') =>
  person({ family: { sponsor: { work_status } } }, spouseProfile)

describe('a change is offered only to whom it applies', () => {
  it.each<[WhatIfId, string, DatedProfile]>([
    ['find_work', 'without work', idle],
    ['raise_pay', 'at work', example],
    ['move_to_ep', 'on an S Pass with enough pay for the age', onSPass],
    ['next_qualification', 'with a diploma', taught('diploma')],
    ['further_degree', 'with a degree', taught('bachelor')],
    ['further_degree', 'with a master', taught('master')],
    ['include_family', 'with a spouse on a Dependant Pass', marriedTo('dependant_pass')],
    ['local_school', 'with a child at an international school', withChild('2016-05', 'international', 'foreign')],
    ['sponsor_work', 'with a sponsor without work', sponsoredBy('not_working')],
    ['spouse_own_pass', 'with a spouse on a Dependant Pass', marriedTo('dependant_pass')],
    ['spouse_pr', 'with a spouse on a pass of their own', marriedTo('ep')],
    ['volunteer', 'without activities', example],
    ['own_home', 'who rents', example],
    ['cover_letter', 'without a plan', example],
  ])('the what-if %s is offered to a person %s', (id, _, profile) => {
    expect(changesOf(profile, id)).not.toBeNull()
  })

  it.each<[WhatIfId, string, DatedProfile]>([
    ['find_work', 'at work', example],
    ['find_work', 'who studies', person({ work: { work_status: 'student' } })],
    ['raise_pay', 'without work, whatever was paid', idle],
    ['raise_pay', 'who earns nothing yet', earning(0)],
    ['raise_pay', 'whose rise would round to nothing', earning(40)],
    ['raise_pay', 'who earns the most that can be answered', earning(1_000_000)],
    ['move_to_ep', 'on an S Pass under the floor', earning(5_599, onSPass)],
    ['move_to_ep', 'of 45, whose floor is S$10,700', person({ you: { birth_month: '1981-03' } }, onSPass)],
    ['move_to_ep', 'on an Employment Pass', example],
    ['move_to_ep', 'without work, whatever was paid', person({ route: { pass: 's_pass' } }, earning(9_000, idle))],
    ['next_qualification', 'with a degree', taught('bachelor')],
    ['next_qualification', 'with a profession', taught('professional')],
    ['further_degree', 'with a diploma', taught('diploma')],
    ['further_degree', 'with a doctorate', taught('doctorate')],
    ['include_family', 'who is single', example],
    ['include_family', 'with a spouse who is a citizen', marriedTo('citizen')],
    ['include_family', 'who includes the spouse', marriedTo('dependant_pass', { includes: { spouse: true } })],
    ['include_family', 'who did not say', marriedTo('dependant_pass', { includes: null })],
    ['local_school', 'with a child in a local school', withChild('2016-05', 'moe', 'foreign')],
    ['local_school', 'with a child too young', withChild('2023-05', 'none', 'foreign')],
    ['local_school', 'with a child who is a citizen', withChild('2016-05', 'none', 'citizen')],
    ['sponsor_work', 'with a retired sponsor', sponsoredBy('retired')],
    ['spouse_own_pass', 'with a spouse on a pass of their own', marriedTo('s_pass')],
    ['spouse_own_pass', 'whose spouse’s pass is not known', marriedTo(null)],
    ...(['dependant_pass', 'ltvp', 'other', 'abroad'] as const).map((status): [WhatIfId, string, DatedProfile] => [
      'spouse_pr',
      `with a spouse on ${status}`,
      marriedTo(status),
    ]),
    ['spouse_pr', 'with a spouse who is a permanent resident', marriedTo('pr')],
    ['spouse_pr', 'who is separated', person({ family: { marital_status: 'separated' } }, marriedTo('ep'))],
    ['spouse_pr', 'on the route of a citizen’s spouse', spouseProfile],
    ['volunteer', 'who helps', person({ roots: { activities: [helping] } })],
    ['own_home', 'who owns', person({ roots: { home: 'owned' } })],
    ['cover_letter', 'with a plan', person({ roots: { plan: 'To stay.' } })],
  ])('the what-if %s is not offered to a person %s', (id, _, profile) => {
    expect(changesOf(profile, id)).toBeNull()
  })

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

  it.each([
    [null, 5_600],
    [9_000, 9_000],
  ])('a spouse paid %s who gets an own pass is counted with %d', (spouse_monthly_pay, counted) => {
    const profile = person({ family: { spouse_monthly_pay } }, marriedTo('dependant_pass'))
    const family = { spouse_status: 'ep', spouse_monthly_pay: counted }
    expect(changesOf(profile, 'spouse_own_pass')).toEqual({ family })
  })

  it.each([
    [true, { route: { includes: { spouse: false } } }],
    [false, {}],
  ])('a spouse who becomes a permanent resident leaves the application: included %s', (spouse, left) => {
    const profile = marriedTo('ep', { includes: { spouse } })
    expect(changesOf(profile, 'spouse_pr')).toEqual({ family: { spouse_status: 'pr' }, ...left })
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
