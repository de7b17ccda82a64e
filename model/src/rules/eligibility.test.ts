import { type DatedProfile, links, passes, type RouteId, routeIds } from '@settlesg/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exampleProfile, profileArbitrary, spouseProfile } from '../../testing/profiles.ts'
import { sources } from '../evidence/sources.ts'
import { conditionIds, eligibility, openRoutes } from './eligibility.ts'
import { readQuestion } from './question.ts'

type Changes = { [Step in keyof DatedProfile]?: Partial<DatedProfile[Step]> }

/** The example person with other answers. */
function person(changes: Changes): DatedProfile {
  const { route, you, residence, work, education, family, roots, history } = exampleProfile
  return {
    route: { ...route, ...changes.route },
    you: { ...you, ...changes.you },
    residence: { ...residence, ...changes.residence },
    work: { ...work, ...changes.work },
    education: { ...education, ...changes.education },
    family: { ...family, ...changes.family },
    roots: { ...roots, ...changes.roots },
    history: { ...history, ...changes.history },
  }
}
const verdict = (profile: DatedProfile, route: RouteId) =>
  eligibility(profile).find((candidate) => candidate.route === route)
const isOpen = (profile: DatedProfile, route: RouteId) => verdict(profile, route)?.open
const met = (profile: DatedProfile, route: RouteId, id: string) =>
  verdict(profile, route)?.conditions.find((condition) => condition.id === id)?.met
const open = (profile: DatedProfile) => openRoutes(eligibility(profile))

describe('eligibility, for every valid profile', () => {
  it('eligibility names all routes in order, each with conditions that are known by id', () => {
    fc.assert(
      fc.property(profileArbitrary, (profile) => {
        const verdicts = eligibility(profile)
        expect(verdicts.map(({ route }) => route)).toEqual(routeIds)
        for (const { conditions } of verdicts) {
          expect(conditions.length).toBeGreaterThan(0)
          for (const { id } of conditions) expect(conditionIds).toContain(id)
        }
      }),
    )
  })

  it('a route is closed exactly if a condition is unmet, and not open while one is unknown', () => {
    fc.assert(
      fc.property(profileArbitrary, (profile) => {
        for (const { open, conditions } of eligibility(profile)) {
          const found = conditions.map((condition) => condition.met)
          expect(open === false).toBe(found.includes(false))
          if (open === null) expect(found).toContain(null)
          if (!found.includes(null)) expect(open).not.toBeNull()
        }
      }),
    )
  })

  it('eligibility gives every condition a source of the registry', () => {
    const known = sources.map(({ id }) => id)
    fc.assert(
      fc.property(profileArbitrary, (profile) => {
        for (const { conditions } of eligibility(profile))
          for (const { source_ids } of conditions) {
            expect(source_ids).not.toEqual([])
            expect(known).toEqual(expect.arrayContaining(source_ids))
          }
      }),
    )
  })

  it('eligibility does not depend on answers that only move the estimate', () => {
    fc.assert(
      fc.property(profileArbitrary, profileArbitrary, (profile, other) => {
        const { work, education, roots, history } = other
        expect(eligibility({ ...profile, work, education, roots, history })).toEqual(eligibility(profile))
      }),
    )
  })
})

describe('which pass opens which route', () => {
  const byPass = (pass: DatedProfile['route']['pass']) =>
    open(person({ route: { pass }, residence: { national_exam: true } }))
  const expected: Partial<Record<(typeof passes)[number], RouteId[]>> = {
    ep: ['pts'],
    s_pass: ['pts'],
    pep: ['pts'],
    entrepass: ['pts'],
    one_pass: ['pts'],
    tech_pass: ['pts'],
    student_pass: ['student'],
  }

  it.each(passes)('%s, without any tie', (pass) => {
    expect(byPass(pass)).toEqual(expected[pass] ?? [])
  })

  it.each(passes)('%s with any ties gets a verdict for every route, none open for a PR', (pass) => {
    for (const tie of [...links, null])
      for (const other of [...links, null]) {
        const named = [tie, other].filter((link) => link !== null)
        const profile = person({ route: { pass, links: named }, family: { marital_status: 'married' } })
        for (const { open } of eligibility(profile)) expect([true, false, null]).toContain(open)
        if (pass === 'already_pr') for (const { open } of eligibility(profile)) expect(open).toBe(false)
      }
  })

  it('a permanent resident is told that this is the reason', () => {
    for (const route of routeIds)
      expect(met(person({ route: { pass: 'already_pr' } }), route, 'not_already_pr')).toBe(false)
  })

  it('a work pass that ICA does not name is told so', () => {
    expect(met(person({ route: { pass: 'pep' } }), 'pts', 'pass_named_by_ica')).toBeNull()
    expect(met(person({ route: { pass: 'ep' } }), 'pts', 'pass_named_by_ica')).toBeUndefined()
  })

  it('a pass that ends before the application closes no route, and is mentioned', () => {
    const profile = person({ residence: { pass_expires: '2026-10' } })
    expect(met(profile, 'pts', 'pass_still_valid')).toBeNull()
    expect(isOpen(profile, 'pts')).toBe(true)
    expect(met(exampleProfile, 'pts', 'pass_still_valid')).toBe(true)
  })
})

describe('husbands and wives', () => {
  it('a marriage opens the route of the citizen or of the permanent resident, not both', () => {
    expect(open(spouseProfile)).toEqual(['spouse_of_citizen'])
    const ofPr = {
      route: { pass: 'dependant_pass', links: ['spouse_of_pr'] },
      family: { marital_status: 'married' },
    } as const
    expect(open(person({ ...ofPr, route: { ...ofPr.route, links: [...ofPr.route.links] } }))).toEqual(['spouse_of_pr'])
  })

  it('a marriage adds a route to that of a work pass, so that there is a choice', () => {
    const profile = person({ route: { links: ['spouse_of_citizen'] }, family: { marital_status: 'married' } })
    expect(open(profile)).toEqual(['pts', 'spouse_of_citizen'])
  })

  it('where the last work pass may have been a Work Permit, its approval is shown and closes nothing', () => {
    for (const route of ['spouse_of_citizen', 'spouse_of_pr'] as const)
      for (const pass of passes.filter((one) => one !== 'already_pr')) {
        const holder = person({ route: { pass, links: [route] }, family: { marital_status: 'married' } })
        const isWorkPass = ['ep', 's_pass', 'pep', 'entrepass', 'one_pass', 'tech_pass', 'work_permit'].includes(pass)
        expect([pass, met(holder, route, 'marriage_approved_if_held')]).toEqual([pass, isWorkPass ? undefined : null])
        expect([pass, isOpen(holder, route)]).toEqual([pass, pass === 'work_permit' ? null : true])
      }
  })

  it('separation leaves the route of a spouse unknown', () => {
    const profile = person({
      route: { pass: 'ltvp', links: ['spouse_of_pr'] },
      family: { marital_status: 'separated' },
    })
    expect(isOpen(profile, 'spouse_of_pr')).toBeNull()
  })

  it('a citizen spouse named later without the tie leaves the route unknown', () => {
    const profile = person({ family: { marital_status: 'married', spouse_status: 'citizen' } })
    expect(isOpen(profile, 'spouse_of_citizen')).toBeNull()
    expect(isOpen(profile, 'spouse_of_pr')).toBe(false)
  })
})

describe('children', () => {
  const child = (birth_month: string, marital_status: DatedProfile['family']['marital_status'] = 'single') =>
    person({
      route: { pass: 'dependant_pass', links: ['child_of_citizen_or_pr'] },
      you: { birth_month },
      family: { marital_status },
    })

  it('a child’s route is open before the month of the 21st birthday and closed after it', () => {
    expect(isOpen(child('2005-12'), 'child')).toBe(true)
    expect(isOpen(child('2005-11'), 'child')).toBeNull()
    expect(isOpen(child('2005-10'), 'child')).toBe(false)
  })

  it('a child’s route is closed to the married, and unknown for those who were', () => {
    expect(isOpen(child('2008-01', 'married'), 'child')).toBe(false)
    expect(isOpen(child('2008-01', 'separated'), 'child')).toBe(false)
    expect(isOpen(child('2008-01', 'divorced'), 'child')).toBeNull()
  })

  it('a child’s route shows that the parents’ marriage is not asked, without closing', () => {
    expect(met(child('2008-01'), 'child', 'born_in_marriage_or_adopted')).toBeNull()
  })
})

describe('aged parents', () => {
  const parent = (birth_month: string) =>
    person({ route: { pass: 'ltvp', links: ['parent_of_citizen'] }, you: { birth_month } })

  it('a parent’s route is open to old parents of citizens, unknown for young ones', () => {
    expect(isOpen(parent('1960-01'), 'aged_parent')).toBe(true)
    expect(isOpen(parent('1993-01'), 'aged_parent')).toBeNull()
    expect(met(parent('1960-01'), 'aged_parent', 'aged')).toBeNull()
  })

  it('a parent who did not name the tie to a grown-up citizen has an unknown route', () => {
    const withChild = (status: 'citizen' | 'pr', birth_month = '1990-01', born = '1960-01') =>
      person({
        route: { pass: 'work_permit' },
        you: { birth_month: born },
        family: { children: [{ birth_month, status }] },
      })
    expect(isOpen(withChild('citizen', '2006-01'), 'aged_parent')).toBe(false)
    expect(isOpen(withChild('citizen', '1993-01', '1973-01'), 'aged_parent')).toBe(false)
    expect(met(withChild('citizen'), 'aged_parent', 'parent_of_citizen')).toBeNull()
    expect(met(withChild('pr'), 'aged_parent', 'parent_of_citizen')).toBe(false)
    expect(readQuestion(withChild('citizen'))).toMatchObject({ route: null, no_estimate_reason: 'no_open_route' })
  })
})

describe('students', () => {
  const student = (residence: Partial<DatedProfile['residence']>) =>
    person({ route: { pass: 'student_pass' }, residence })

  it('a student’s route depends on the national exam', () => {
    expect(isOpen(student({ national_exam: true }), 'student')).toBe(true)
    expect(isOpen(student({ national_exam: false }), 'student')).toBe(false)
    expect(isOpen(student({}), 'student')).toBeNull()
  })

  it('a student’s route stays open within two years: the sources contradict each other', () => {
    const newcomer = student({ national_exam: true, in_singapore_since: '2025-09' })
    expect(met(newcomer, 'student', 'two_years_here')).toBeNull()
    expect(isOpen(newcomer, 'student')).toBe(true)
    expect(met(student({ national_exam: true }), 'student', 'two_years_here')).toBe(true)
  })
})

describe('investors and artists', () => {
  it('the route of investors and artists is always named, never certain, never a choice', () => {
    expect(isOpen(exampleProfile, 'gip')).toBeNull()
    expect(isOpen(exampleProfile, 'forarts')).toBeNull()
    fc.assert(
      fc.property(profileArbitrary, (profile) => {
        for (const route of open(profile)) expect(['gip', 'forarts']).not.toContain(route)
      }),
    )
  })
})
