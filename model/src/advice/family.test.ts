import { type DatedProfile, monthAfter, passes, type RouteId, routeIds } from '@settlesg/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import en from '../../../locales/en/advice.json' with { type: 'json' }
import zh from '../../../locales/zh/advice.json' with { type: 'json' }
import { person } from '../../testing/example-person.ts'
import { missingFromProfiles } from '../../testing/found-in-profiles.ts'
import { exampleProfile, profileArbitrary, spouseProfile } from '../../testing/profiles.ts'
import { family, familyIds, turnsOnSex } from './family.ts'
import { closingMonth } from './family-of-pass-holder.ts'

const ids = (profile: DatedProfile, route: RouteId = 'pts') => family(profile, route).map(({ id }) => id)
const note = (id: string, profile: DatedProfile, route: RouteId = 'pts') =>
  family(profile, route).find((note) => note.id === id)

const son = { birth_month: '2012-03', status: 'foreign', sex: 'male', included: true } as const
const father = (children: NonNullable<DatedProfile['family']['children']>) =>
  person({ you: { sex: 'male' }, family: { children } })

describe('the notes on the family, for every valid profile and route', () => {
  it('family notes are known by id and have a source each', () => {
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

  it('family notes speak of National Service to no one who is female', () => {
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

  it('family notes turn on the sex of a child exactly where it is asked, on whichever route', () => {
    fc.assert(
      fc.property(profileArbitrary, fc.constantFrom(...routeIds), (profile, route) => {
        const children = profile.family.children ?? []
        children.forEach((child, index) => {
          const notesIf = (sex: 'male' | 'female') => {
            const others = children.map((one, at) => (at === index ? { ...child, sex } : one))
            return ids({ ...profile, family: { ...profile.family, children: others } }, route)
          }
          const isSame = JSON.stringify(notesIf('male')) === JSON.stringify(notesIf('female'))
          expect(turnsOnSex(child, profile.route.apply_month)).toBe(!isSame)
        })
      }),
    )
  })

  it('family notes warn of giving up the status exactly where someone may have to serve', () => {
    fc.assert(
      fc.property(profileArbitrary, fc.constantFrom(...routeIds), (profile, route) => {
        const isOther = (id: string) => id.startsWith('ns_first_generation') || id.startsWith('ns_former_pr')
        const found = ids(profile, route).filter((id) => id.startsWith('ns_') && !isOther(id))
        expect(found.filter((id) => id.startsWith('ns_renounce'))).toHaveLength(found.length > 0 ? 1 : 0)
      }),
    )
  })

  it('every known note is found in some profile', () => {
    const ofEveryRoute = (profile: DatedProfile) => routeIds.flatMap((route) => ids(profile, route))
    expect(missingFromProfiles(familyIds, ofEveryRoute)).toEqual([])
  })
})

describe('National Service', () => {
  it('National Service exempts men of the first generation, by word of MINDEF', () => {
    expect(note('ns_first_generation', exampleProfile)?.source_ids).toEqual(['ns-2012'])
    for (const route of ['spouse_of_citizen', 'spouse_of_pr'] as const)
      expect(note('ns_first_generation_by_marriage', exampleProfile, route)?.source_ids).toEqual(['ns-2012'])
    expect(ids(person({ you: { sex: 'female' } }))).toEqual(['if_refused_pts'])
  })

  it('National Service is a question only for men whom MINDEF’s word leaves out', () => {
    const idle = person({ work: { work_status: 'not_working' } })
    for (const route of ['pts', 'spouse_of_citizen'] as const)
      expect(ids(idle, route)).toContain('ns_first_generation_without_work')
    const text = new Map(Object.entries(en.family))
    expect(text.get('ns_first_generation')).not.toMatch(/Ask the ministry/)
    expect(text.get('ns_first_generation_by_marriage')).toMatch(/Ask the ministry .* through his wife\.$/)
    expect(text.get('ns_first_generation_without_work')).toMatch(/You do not work now: ask the ministry/)
  })

  it('National Service must be done by students and by sons who are sponsored', () => {
    const young = person({ you: { birth_month: '2009-05', sex: 'male' } })
    expect(ids(young, 'student')).toContain('ns_student')
    expect(ids(young, 'child')).toContain('ns_sponsored_applicant')
    for (const route of ['student', 'child'] as const) {
      expect(note('ns_you_turn_18', young, route)?.month).toBe('2027-05')
      expect(ids(young, route)).not.toContain('ns_first_generation')
    }
  })

  it('National Service must be done by an included son, also one who becomes PR later', () => {
    expect(note('ns_son', father([son]))).toMatchObject({ person: 'child', index: 0 })
    expect(note('ns_child_turns_18', father([son]))).toMatchObject({ person: 'child', index: 0, month: '2030-03' })
    expect(ids(father([{ ...son, included: false }]))).toContain('ns_son_not_included')
    expect(ids(father([{ ...son, sex: 'female' }]))).not.toContain('ns_son')
    expect(note('ns_renounce_by_parent', father([son]))?.source_ids).toEqual(['ns-2012', 'ns-2014'])
  })

  it('National Service names an 18th birthday only while it is to come', () => {
    const grown = { ...son, birth_month: '2008-10' }
    expect(ids(father([grown]))).toContain('ns_son')
    expect(ids(father([grown]))).not.toContain('ns_child_turns_18')
    expect(note('ns_child_turns_18', father([{ ...son, birth_month: '2008-11' }]))?.month).toBe('2026-11')
    for (const route of ['student', 'child'] as const)
      expect(ids(person({ you: { birth_month: '2007-01', sex: 'male' } }), route)).not.toContain('ns_you_turn_18')
  })

  it('National Service speaks of daughters only where a child may be one', () => {
    expect(ids(father([son]))).not.toContain('ns_daughters')
    const unknown = { ...son, sex: null }
    expect(ids(father([son, unknown, unknown])).filter((id) => id === 'ns_daughters')).toHaveLength(1)
    expect(ids(father([{ ...unknown, status: 'citizen' }]))).not.toContain('ns_daughters')
  })

  it('giving up PR before serving concerns the family where a son would serve', () => {
    expect(note('ns_renounce_by_parent', father([son]))?.person).toBe('family')
    expect(note('ns_renounce', person({ you: { sex: 'male' } }), 'student')?.person).toBe('applicant')
  })

  it('National Service touches a Re-Entry Permit only where a parent may have one', () => {
    const youth = person({ route: { links: ['child_of_citizen_or_pr'] }, you: { sex: 'male' } })
    for (const route of ['child', 'student'] as const) expect(ids(youth, route)).toContain('ns_renounce_by_parent')
    expect(en.family.ns_renounce_by_parent).toContain('of a parent who is a permanent resident')
    expect(en.family.ns_renounce).not.toContain('Re-Entry')
  })

  it('National Service of a son who is PR already does not depend on the application', () => {
    expect(ids(father([{ ...son, status: 'pr', included: false }]))).toContain('ns_son_already')
    const grown = { ...son, status: 'pr', birth_month: '2000-01' } as const
    expect(ids(father([grown]))).toEqual(['ns_first_generation', 'if_refused_pts'])
    expect(ids(father([{ ...son, status: 'citizen' }]))).toEqual(['ns_first_generation', 'if_refused_pts'])
  })
})

describe('who may be included', () => {
  it('who may be included is a child until the month of the 21st birthday', () => {
    const born = (birth_month: string) => father([{ ...son, birth_month }])
    expect(note('child_can_be_included', born('2005-12'))?.month).toBe('2026-12')
    expect(ids(born('2005-11'))).toContain('child_day_decides')
    expect(note('child_past_21', born('2005-10'))?.month).toBe('2026-10')
    expect(ids(born('2005-10'))).not.toContain('ns_son')
  })

  it('who may be included is a husband or wife who is not a citizen or permanent resident', () => {
    const married = { marital_status: 'married', spouse_status: 'dependant_pass' } as const
    expect(ids(person({ family: married }))).toContain('spouse_can_be_included')
    expect(ids(person({ family: { ...married, spouse_status: 'pr' } }))).not.toContain('spouse_can_be_included')
    const tied = person({ route: { links: ['spouse_of_pr'] }, family: { marital_status: 'married' } })
    expect(ids(tied)).not.toContain('spouse_can_be_included')
    const included = person({ route: { includes: { spouse: true, children: 0 } }, family: married })
    expect(ids(included)).not.toContain('spouse_can_be_included')
  })

  it('who may be included is said only on routes with a family', () => {
    expect(ids(spouseProfile, 'spouse_of_citizen')).toEqual([
      'ns_first_generation_without_work',
      'marriage_approval_if_held',
      'if_refused_spouse_of_citizen_on_visit_pass',
    ])
    expect(ids(father([son]), 'spouse_of_citizen')).not.toContain('child_can_be_included')
    expect(note('applicant_under_21', person({ you: { birth_month: '2010-02' } }), 'child')?.month).toBe('2031-02')
  })
})

describe('the month from which an application is closed to one of its people', () => {
  const born = (...months: string[]) => father(months.map((birth_month) => ({ ...son, birth_month })))

  it('the closing month is that of the first 21st birthday of an included child', () => {
    expect(closingMonth(born('2006-05', '2006-01', '2015-01'), 'pts')).toBe('2027-01')
    expect(closingMonth(born('2005-11'), 'pts')).toBe('2026-11')
    expect(closingMonth(father([{ ...son, birth_month: '2006-01', included: false }]), 'pts')).toBeNull()
  })

  it('there is no closing month without a child of the application under 21', () => {
    expect(closingMonth(born('2005-10'), 'pts')).toBeNull()
    expect(closingMonth(born('2006-01'), 'spouse_of_citizen')).toBeNull()
    expect(closingMonth(exampleProfile, 'pts')).toBeNull()
  })

  it('the closing month on the route of a child is that of the own 21st birthday', () => {
    expect(closingMonth(person({ you: { birth_month: '2005-12' } }), 'child')).toBe('2026-12')
  })
})

describe('the gates', () => {
  it('a man who held permanent residence before is told what MINDEF says, a woman is not', () => {
    const former = (sex: 'male' | 'female') => ids(person({ you: { sex }, history: { former_pr: 'gave_up' } }))
    expect(former('male')).toContain('ns_former_pr')
    expect(former('male')).not.toContain('ns_first_generation')
    expect(former('female')).not.toContain('ns_former_pr')
    expect(ids(person({ you: { sex: 'male' }, history: { former_pr: 'no' } }))).not.toContain('ns_former_pr')
  })

  it('whose status lapsed is told that nothing is published on that', () => {
    const found = ids(person({ you: { sex: 'male' }, history: { former_pr: 'lapsed' } }))
    expect(found).toContain('ns_former_pr_lapsed')
    expect(found).not.toContain('ns_former_pr')
    expect(en.family.ns_former_pr_lapsed).toMatch(/Nothing is published on a status that lapsed/)
    for (const text of [en.family.ns_former_pr, en.family.ns_former_pr_lapsed]) {
      expect(text).toContain('to work, to study or to become a permanent resident')
      expect(text).not.toContain('live here')
    }
    for (const text of [zh.family.ns_former_pr, zh.family.ns_former_pr_lapsed]) expect(text).not.toContain('居留')
  })

  it('who has a child’s route too reads until when, whichever route is taken', () => {
    const pupil = (birth_month: string) =>
      person({
        ...{ route: { pass: 'student_pass', links: ['child_of_citizen_or_pr'] }, you: { birth_month } },
        ...{ residence: { national_exam: true }, family: { marital_status: 'single' } },
      })
    expect(note('applicant_under_21', pupil('2009-05'), 'student')?.month).toBe('2030-05')
    expect(ids(pupil('2004-05'), 'student')).not.toContain('applicant_under_21')
    expect(ids(person({ you: { birth_month: '2009-05' } }), 'pts')).not.toContain('applicant_under_21')
  })

  it('on the route of a husband or wife a child reads until when it has the route of a child itself', () => {
    for (const status of ['citizen', 'pr'] as const)
      for (const pass of passes) {
        const born = (birth_month: string) =>
          person({
            ...{ route: { pass, links: [`spouse_of_${status}`] } },
            family: { marital_status: 'married', children: [{ ...son, birth_month }] },
          })
        const found = (birth_month: string) =>
          note('child_has_own_route', born(birth_month), `spouse_of_${status}`)?.month
        expect([found('2006-03'), found('2005-11'), found('2005-10')], pass).toEqual(['2027-03', '2026-11', undefined])
      }
    const tied = person({ route: { links: ['spouse_of_pr'] }, family: { children: [son] } })
    expect(ids(tied, 'pts')).not.toContain('child_has_own_route')
    expect(ids(father([son]), 'student')).not.toContain('child_has_own_route')
  })

  it('a work permit holder is told that the marriage needs an approval', () => {
    const holder = person({ route: { pass: 'work_permit' } }, spouseProfile)
    expect(ids(holder, 'spouse_of_citizen')).toContain('marriage_approval')
    expect(ids(spouseProfile, 'spouse_of_citizen')).not.toContain('marriage_approval')
  })

  it('who holds no work pass now reads of the approval that a last Work Permit would have needed', () => {
    for (const route of ['spouse_of_citizen', 'spouse_of_pr'] as const)
      for (const pass of passes) {
        const holder = person({ route: { pass } }, spouseProfile)
        const isHeard = [
          'dependant_pass',
          'ltvp',
          'ltvp_plus',
          'ltvp_abroad',
          'student_pass',
          'visit_or_abroad',
          'other',
        ]
        expect([pass, ids(holder, route).includes('marriage_approval_if_held')]).toEqual([pass, isHeard.includes(pass)])
        expect(ids(holder, 'pts')).not.toContain('marriage_approval_if_held')
      }
  })

  it('spouses are told what is left after a refusal by the pass that they hold', () => {
    const left = (pass: DatedProfile['route']['pass'], route: RouteId) =>
      family(person({ route: { pass } }, spouseProfile), route).find(({ id }) => id.startsWith('if_refused_'))
    for (const route of ['spouse_of_citizen', 'spouse_of_pr'] as const) {
      for (const pass of ['ep', 's_pass', 'work_permit', 'one_pass'] as const)
        expect(left(pass, route)?.id).toBe(`if_refused_${route}_on_work_pass`)
      for (const pass of ['ltvp', 'ltvp_plus'] as const)
        expect(left(pass, route)?.id).toBe(`if_refused_${route}_on_visit_pass`)
      expect(left('visit_or_abroad', route)?.id).toBe(`if_refused_${route}_abroad`)
      expect(left('dependant_pass', route)?.id).toBe(`if_refused_${route}`)
    }
    const figures = ['spouses-2012-16', 'spouses-2005-09']
    expect(left('ltvp', 'spouse_of_citizen')?.source_ids).toEqual(figures)
    expect(left('ep', 'spouse_of_citizen')?.source_ids).toEqual(['formalities-2020-22', ...figures])
  })

  it('whoever says that the marriage was approved is not told to get it approved first', () => {
    const approved = person({ route: { pass: 'work_permit', marriage_approved: true } }, spouseProfile)
    expect(ids(approved, 'spouse_of_citizen')).toContain('marriage_approved')
    expect(ids(approved, 'spouse_of_citizen')).not.toContain('marriage_approval')
  })

  it('every route is told what is left after a refusal, with the published renewals', () => {
    for (const route of routeIds)
      expect(ids(exampleProfile, route).filter((id) => id.startsWith('if_refused_'))).toHaveLength(1)
    const dependant = person({ route: { pass: 'dependant_pass' } })
    for (const route of ['child', 'aged_parent'] as const) {
      expect(note(`if_refused_${route}`, dependant, route)?.source_ids).toEqual(['visit-passes-2015-20'])
      expect(note(`if_refused_${route}_on_work_pass`, exampleProfile, route)?.source_ids).toEqual([
        'formalities-2020-22',
        'visit-passes-2015-20',
      ])
    }
  })

  it('a parent on a visit pass is told that nothing published touches it', () => {
    const parent = (pass: DatedProfile['route']['pass']) => ids(person({ route: { pass } }), 'aged_parent')
    for (const pass of ['ltvp', 'ltvp_plus'] as const)
      expect(parent(pass)).toContain('if_refused_aged_parent_on_visit_pass')
    expect(parent('visit_or_abroad')).toContain('if_refused_aged_parent')
  })

  it('custody is shown by an order after a divorce, by the certificates after a death', () => {
    const children = [{ birth_month: '2019-04', status: 'citizen' as const }]
    expect(ids(person({ family: { marital_status: 'divorced', children } }))).toContain('custody_of_citizen_child')
    const { custody_of_citizen_child: divorced, custody_of_citizen_child_widowed: widowed } = en.family
    expect(divorced).toMatch(/the custody order and the child's birth certificate\.$/)
    expect(widowed).toMatch(/the death certificate and the child's birth certificate\.$/)
    for (const text of [divorced, widowed]) expect(text).toContain('foreign husbands and wives')
  })

  it('a parent of a citizen after a marriage ended is told what the ministry said', () => {
    const children = [{ birth_month: '2019-04', status: 'citizen' as const }]
    const widow = person({ family: { marital_status: 'widowed', children } })
    expect(ids(widow)).toContain('custody_of_citizen_child_widowed')
    expect(family(widow, null).map(({ id }) => id)).toEqual(['custody_of_citizen_child_widowed'])
    const grown = [{ birth_month: '2005-10', status: 'citizen' as const }]
    const others = [
      person({ family: { marital_status: 'widowed', children: grown } }),
      person({ family: { marital_status: 'married', children } }),
    ]
    for (const other of others) expect(ids(other).join()).not.toContain('custody_of_citizen_child')
  })
})

describe('a month later on', () => {
  it('a month later on counts over the years, and has no name after 2099', () => {
    expect(monthAfter('2026-11', 0)).toBe('2026-11')
    expect(monthAfter('2026-11', 2)).toBe('2027-01')
    expect(monthAfter('2026-12', 252)).toBe('2047-12')
    expect(monthAfter('2099-12', 0)).toBe('2099-12')
    expect(monthAfter('2099-12', 1)).toBeNull()
  })
})
