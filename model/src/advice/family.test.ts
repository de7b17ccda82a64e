import { type DatedProfile, type RouteId, routeIds } from '@settlesg/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { person } from '../../testing/example-person.ts'
import { missingFromProfiles } from '../../testing/found-in-profiles.ts'
import { exampleProfile, profileArbitrary, spouseProfile } from '../../testing/profiles.ts'
import { monthAfter } from '../rules/months.ts'
import { family, familyIds } from './family.ts'

const ids = (profile: DatedProfile, route: RouteId = 'pts') => family(profile, route).map(({ id }) => id)
const note = (id: string, profile: DatedProfile, route: RouteId = 'pts') =>
  family(profile, route).find((note) => note.id === id)

const son = { birth_month: '2012-03', status: 'foreign', sex: 'male', included: true } as const
const father = (children: NonNullable<DatedProfile['family']['children']>) =>
  person({ you: { sex: 'male' }, family: { children } })

describe('the notes on the family, for every valid profile and route', () => {
  it('are known by id and have a source each', () => {
    fc.assert(
      fc.property(profileArbitrary, fc.constantFrom(...routeIds), (profile, route) => {
        for (const { id, source_ids, person, index } of family(profile, route)) {
          expect(familyIds).toContain(id)
          expect(source_ids.length).toBeGreaterThan(0)
          expect(person === 'child').toBe(index !== null)
        }
      }),
    )
  })

  it('speak of National Service to no one who is female', () => {
    fc.assert(
      fc.property(profileArbitrary, fc.constantFrom(...routeIds), (profile, route) => {
        const women: DatedProfile = {
          ...profile,
          you: { ...profile.you, sex: 'female' },
          family: {
            ...profile.family,
            children: (profile.family.children ?? []).map((child) => ({ ...child, sex: 'female' as const })),
          },
        }
        expect(ids(women, route).filter((id) => id.startsWith('ns_'))).toEqual([])
      }),
    )
  })

  it('warn of giving up the status exactly where someone may have to serve', () => {
    fc.assert(
      fc.property(profileArbitrary, fc.constantFrom(...routeIds), (profile, route) => {
        const others = ['ns_first_generation', 'ns_former_pr']
        const found = ids(profile, route).filter((id) => id.startsWith('ns_') && !others.includes(id))
        expect(found.includes('ns_renounce')).toBe(found.length > 0)
        expect(found.filter((id) => id === 'ns_renounce').length).toBeLessThan(2)
      }),
    )
  })

  it('are all found in some profile', () => {
    const ofEveryRoute = (profile: DatedProfile) => routeIds.flatMap((route) => ids(profile, route))
    expect(missingFromProfiles(familyIds, ofEveryRoute)).toEqual([])
  })
})

describe('National Service', () => {
  it('exempts men of the first generation, by word of MINDEF', () => {
    for (const route of ['pts', 'spouse_of_citizen', 'spouse_of_pr'] as const)
      expect(note('ns_first_generation', exampleProfile, route)?.source_ids).toEqual(['ns-2012'])
    expect(ids(person({ you: { sex: 'female' } }))).toEqual(['if_refused_pts'])
  })

  it('must be done by students and by sons who are sponsored', () => {
    const young = person({ you: { birth_month: '2009-05', sex: 'male' } })
    expect(note('ns_student', young, 'student')?.month).toBe('2027-05')
    expect(note('ns_sponsored_applicant', young, 'child')?.month).toBe('2027-05')
    for (const route of ['student', 'child'] as const) expect(ids(young, route)).not.toContain('ns_first_generation')
  })

  it('must be done by a son who is included, and by one who becomes a permanent resident later', () => {
    expect(note('ns_son', father([son]))).toMatchObject({ person: 'child', index: 0, month: '2030-03' })
    expect(ids(father([{ ...son, included: false }]))).toContain('ns_son_not_included')
    expect(ids(father([{ ...son, sex: 'female' }]))).not.toContain('ns_son')
    expect(note('ns_renounce', father([son]))?.source_ids).toEqual(['ns-2012', 'ns-2014'])
  })

  it('does not hang on the application for a son who is a permanent resident already', () => {
    expect(ids(father([{ ...son, status: 'pr', included: false }]))).toContain('ns_son_already')
    const grown = { ...son, status: 'pr', birth_month: '2000-01' } as const
    expect(ids(father([grown]))).toEqual(['ns_first_generation', 'if_refused_pts'])
    expect(ids(father([{ ...son, status: 'citizen' }]))).toEqual(['ns_first_generation', 'if_refused_pts'])
  })
})

describe('who may be included', () => {
  it('is a child until the month of the 21st birthday', () => {
    const born = (birth_month: string) => father([{ ...son, birth_month }])
    expect(note('child_can_be_included', born('2005-12'))?.month).toBe('2026-12')
    expect(ids(born('2005-11'))).toContain('child_day_decides')
    expect(note('child_past_21', born('2005-10'))?.month).toBe('2026-10')
    expect(ids(born('2005-10'))).not.toContain('ns_son')
  })

  it('is a husband or wife who is not a citizen or permanent resident', () => {
    const married = { marital_status: 'married', spouse_status: 'dependant_pass' } as const
    expect(ids(person({ family: married }))).toContain('spouse_can_be_included')
    expect(ids(person({ family: { ...married, spouse_status: 'pr' } }))).not.toContain('spouse_can_be_included')
    const tied = person({ route: { links: ['spouse_of_pr'] }, family: { marital_status: 'married' } })
    expect(ids(tied)).not.toContain('spouse_can_be_included')
    const included = person({ route: { includes: { spouse: true, children: 0 } }, family: married })
    expect(ids(included)).not.toContain('spouse_can_be_included')
  })

  it('is said on routes with a family only', () => {
    expect(ids(spouseProfile, 'spouse_of_citizen')).toEqual(['ns_first_generation', 'if_refused_spouse_of_citizen'])
    expect(ids(father([son]), 'spouse_of_citizen')).not.toContain('child_can_be_included')
    expect(note('applicant_under_21', person({ you: { birth_month: '2010-02' } }), 'child')?.month).toBe('2031-02')
  })
})

describe('the gates', () => {
  it('a man who held permanent residence before is told what MINDEF says, a woman is not', () => {
    const former = (sex: 'male' | 'female') => ids(person({ you: { sex }, history: { former_pr: 'gave_up' } }))
    expect(former('male')).toContain('ns_former_pr')
    expect(former('female')).not.toContain('ns_former_pr')
    expect(ids(person({ you: { sex: 'male' }, history: { former_pr: 'no' } }))).not.toContain('ns_former_pr')
  })

  it('a work permit holder is told that the marriage needs an approval, and spouses what is left after a refusal', () => {
    const holder = person({ route: { pass: 'work_permit' } }, spouseProfile)
    expect(ids(holder, 'spouse_of_citizen')).toContain('marriage_approval')
    expect(ids(spouseProfile, 'spouse_of_citizen')).not.toContain('marriage_approval')
    expect(ids(spouseProfile, 'spouse_of_pr')).toContain('if_refused_spouse_of_pr')
  })

  it('every route is told what is left after a refusal, parents and children with the published renewals', () => {
    for (const route of routeIds)
      expect(ids(exampleProfile, route).filter((id) => id.startsWith('if_refused_'))).toHaveLength(1)
    for (const route of ['child', 'aged_parent'] as const)
      expect(note(`if_refused_${route}`, exampleProfile, route)?.source_ids).toEqual(['visit-passes-2015-20'])
  })

  it('whoever brings up a citizen after the marriage ended is told what the ministry said, also without a route', () => {
    const children = [{ birth_month: '2019-04', status: 'citizen' as const }]
    const widow = person({ family: { marital_status: 'widowed', children } })
    expect(ids(widow)).toContain('custody_of_citizen_child')
    expect(family(widow, null).map(({ id }) => id)).toEqual(['custody_of_citizen_child'])
    expect(ids(person({ family: { marital_status: 'married', children } }))).not.toContain('custody_of_citizen_child')
  })
})

describe('a month later on', () => {
  it('counts over the years, and has no name after 2099', () => {
    expect(monthAfter('2026-11', 0)).toBe('2026-11')
    expect(monthAfter('2026-11', 2)).toBe('2027-01')
    expect(monthAfter('2026-12', 252)).toBe('2047-12')
    expect(monthAfter('2099-12', 0)).toBe('2099-12')
    expect(monthAfter('2099-12', 1)).toBeNull()
  })
})
