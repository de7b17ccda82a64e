import type { DatedProfile } from '@settlesg/contract'
import { Profile } from '@settlesg/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { person } from '../../testing/example-person.ts'
import { missingFromProfiles } from '../../testing/found-in-profiles.ts'
import { exampleProfile, profileArbitrary, spouseProfile } from '../../testing/profiles.ts'
import { consistency } from './consistency.ts'
import { type ConsistencyId, consistencyIds } from './consistency-notes.ts'

const ids = (profile: DatedProfile) => consistency(profile).map(({ id }) => id)
const note = (id: ConsistencyId, profile: DatedProfile) => consistency(profile).find((note) => note.id === id)

/** The schema of the field at this place of a profile; undefined where there is no such field. */
function fieldAt(fields: (string | number)[]): unknown {
  let schema: unknown = Profile
  for (const part of fields) {
    while (hasInner(schema)) schema = schema.def.innerType
    if (typeof part === 'number' && hasElement(schema)) schema = schema.def.element
    else if (typeof part === 'string' && hasShape(schema)) schema = schema.shape[part]
    else return undefined
  }
  return schema
}
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const hasDef = (value: unknown): value is { def: object } => isObject(value) && 'def' in value && isObject(value.def)
const hasInner = (value: unknown): value is { def: { innerType: unknown } } => hasDef(value) && 'innerType' in value.def
const hasElement = (value: unknown): value is { def: { element: unknown } } => hasDef(value) && 'element' in value.def
const hasShape = (value: unknown): value is { shape: Record<string, unknown> } =>
  isObject(value) && 'shape' in value && isObject(value.shape)

describe('the consistency notes, for every valid profile', () => {
  it('consistency notes have known ids, put mistakes first and point to fields of the form', () => {
    fc.assert(
      fc.property(profileArbitrary, (profile) => {
        const notes = consistency(profile)
        const severities = notes.map(({ severity }) => severity)
        expect(severities).toEqual(severities.toSorted().reverse())
        for (const { id, fields } of notes) {
          expect(consistencyIds).toContain(id)
          expect(fields.length).toBeGreaterThan(0)
          for (const field of fields) expect(fieldAt(field), field.join('.')).toBeDefined()
        }
      }),
    )
  })

  it('consistency notes do not depend on education or roots', () => {
    fc.assert(
      fc.property(profileArbitrary, profileArbitrary, (profile, { education, roots }) => {
        expect(consistency({ ...profile, education, roots })).toEqual(consistency(profile))
      }),
    )
  })

  it('every known note is found in some profile', () => {
    expect(missingFromProfiles(consistencyIds, ids)).toEqual([])
  })

  it('consistency notes are few for the example people', () => {
    expect(ids(exampleProfile)).toEqual([])
    // Her pass ends in May 2027, half a year after the application in November 2026.
    expect(ids(spouseProfile)).toEqual(['pass_ends_during'])
  })
})

describe('an age that is rare', () => {
  it('an age that hardly anybody has on such a pass is asked about, never refused', () => {
    const born = (birth_month: string, pass: DatedProfile['route']['pass']) =>
      note('age_unlikely', person({ route: { pass }, you: { birth_month } }))
    expect(born('2014-11', 'ep')).toMatchObject({ severity: 'check', values: { age: 12, birth_month: '2014-11' } })
    expect(born('1926-11', 'ep')?.values).toMatchObject({ age: 100 })
    expect(born('1926-11', 'ltvp')?.values).toMatchObject({ age: 100 })
    expect(born('1951-11', 's_pass')?.values).toMatchObject({ age: 75 })
    for (const usual of [born('2008-11', 'ep'), born('1951-12', 'ep'), born('2014-11', 'student_pass')])
      expect(usual).toBeUndefined()
  })
})

describe('pay below what a new pass needs', () => {
  it('pay below the least of a new pass is noted for the two passes that have one', () => {
    const paid = (pass: 'ep' | 's_pass' | 'ltvp', monthly_pay: number) =>
      person({ route: { pass }, work: { monthly_pay } })
    expect(note('pay_below_pass', paid('ep', 1_000))).toMatchObject({
      severity: 'check',
      values: { monthly_pay: 1_000, floor: 5_600 },
      source_ids: ['ep-floor-2025', 'ep-floor-age-2025'],
    })
    expect(note('pay_below_pass', paid('s_pass', 3_299))?.values).toEqual({ monthly_pay: 3_299, floor: 3_300 })
    for (const fine of [paid('ep', 5_600), paid('s_pass', 3_300), paid('ltvp', 1_000)])
      expect(note('pay_below_pass', fine)).toBeUndefined()
  })
})

describe('pay against assessed income', () => {
  const assessed = (year: number, amount: number, work: Partial<DatedProfile['work']> = {}) =>
    person({ work: { variable_pay_12m: 0, assessed_income: [{ year, amount }], ...work } })

  it('pay against assessed income is noted beyond a quarter, either way, and not within it', () => {
    expect(note('pay_against_tax', assessed(2026, 70_000))).toMatchObject({
      severity: 'check',
      values: { stated: 98_400, assessed: 70_000, assessment_year: 2026, income_year: 2025 },
    })
    expect(ids(assessed(2026, 150_000))).toContain('pay_against_tax')
    for (const amount of [75_000, 98_400, 120_000]) expect(ids(assessed(2026, amount))).toEqual([])
  })

  it('pay against assessed income counts variable pay, and expects some if unanswered', () => {
    expect(ids(assessed(2026, 150_000, { variable_pay_12m: 50_000 }))).toEqual([])
    expect(ids(assessed(2026, 150_000, { variable_pay_12m: null }))).toEqual([])
    expect(ids(assessed(2026, 40_000, { variable_pay_12m: null }))).toContain('pay_against_tax')
  })

  it('pay is compared with the latest tax assessment, none older than last year’s', () => {
    expect(ids(assessed(2024, 10_000))).toEqual([])
    const several = [
      { year: 2024, amount: 10_000 },
      { year: 2026, amount: 98_000 },
      { year: 2025, amount: 10_000 },
    ]
    expect(ids(person({ work: { variable_pay_12m: 0, assessed_income: several } }))).toEqual([])
  })

  it('pay against assessed income does not wonder at part of a year', () => {
    expect(ids(assessed(2026, 40_000, { employer_since: '2025-06' }))).toEqual([])
    expect(ids(assessed(2026, 40_000, { employer_since: '2025-01' }))).toContain('pay_against_tax')
    expect(ids(assessed(2026, 200_000, { employer_since: '2025-06' }))).toContain('pay_against_tax')
  })
})

describe('the employer', () => {
  it('before the arrival is to be explained', () => {
    expect(note('employer_before_arrival', person({ work: { employer_since: '2018-12' } }))?.severity).toBe('check')
    expect(ids(person({ work: { employer_since: '2019-02' } }))).toEqual([])
  })

  it('before the age of 16 is a slip', () => {
    expect(note('employer_before_16', person({ work: { employer_since: '2009-04' } }))?.severity).toBe('fix')
    expect(ids(person({ work: { employer_since: '2009-05' } }))).toEqual(['employer_before_arrival'])
  })

  it('a pass holder without work is told to ask whether the pass is still valid', () => {
    const without = (pass: 'ep' | 's_pass' | 'pep' | 'ltvp', work_status: 'not_working' | 'employee') =>
      ids(person({ route: { pass }, work: { work_status, employer_since: null, monthly_pay: null } }))
    for (const pass of ['ep', 's_pass'] as const) expect(without(pass, 'not_working')).toContain('pass_without_work')
    expect(without('ep', 'employee')).not.toContain('pass_without_work')
    for (const pass of ['pep', 'ltvp'] as const) expect(without(pass, 'not_working')).not.toContain('pass_without_work')
  })

  it('a PEP holder out of work is told of the six months after which the pass is cancelled', () => {
    const holder = (work_status: 'not_working' | 'employee') =>
      note('pep_without_work', person({ route: { pass: 'pep' }, work: { work_status } }))
    expect(holder('not_working')).toMatchObject({ values: { months: 6 }, source_ids: ['pep-cancel-2017'] })
    expect(holder('employee')).toBeUndefined()
  })

  it('a self-employed pass holder is asked whether their own company employs them', () => {
    const own = (pass: DatedProfile['route']['pass'], work_status: DatedProfile['work']['work_status']) =>
      ids(person({ route: { pass }, work: { work_status, employer_since: null } }))
    for (const pass of ['ep', 's_pass'] as const) expect(own(pass, 'self_employed')).toContain('pass_with_own_business')
    for (const status of ['employee', 'both', 'not_working'] as const)
      expect(own('ep', status)).not.toContain('pass_with_own_business')
    for (const pass of ['entrepass', 'one_pass', 'ltvp'] as const)
      expect(own(pass, 'self_employed')).not.toContain('pass_with_own_business')
  })

  it('someone without work names no employer', () => {
    const changes = { work_status: 'not_working', employer_since: null, monthly_pay: null } as const
    expect(ids(person({ work: changes }))).toEqual(['pass_without_work'])
    expect(note('employer_without_work', person({ work: { ...changes, monthly_pay: 10 } }))?.fields).toEqual([
      ['work', 'work_status'],
      ['work', 'monthly_pay'],
    ])
    expect(ids(person({ work: { ...changes, employer_since: '2021-07' } }))).toEqual([
      'employer_without_work',
      'pass_without_work',
    ])
  })
})

describe('the tie to a citizen child', () => {
  it('the tie to a citizen child is checked where neither parent is one, unless grown up', () => {
    const parents = (spouse_status: DatedProfile['family']['spouse_status'], birth_month = '2019-04') =>
      person({ family: { marital_status: 'married', spouse_status, children: [{ birth_month, status: 'citizen' }] } })
    for (const status of ['pr', 'abroad', 'ep'] as const)
      expect(note('citizen_child_of_no_citizen', parents(status))).toMatchObject({
        severity: 'check',
        values: { child: 1 },
      })
    for (const fitting of [
      parents('citizen'),
      parents(null),
      parents('pr', '2000-04'),
      person({ family: { marital_status: 'divorced' } }, parents('pr')),
      person({ route: { links: ['spouse_of_citizen'] } }, parents('abroad')),
    ])
      expect(ids(fitting)).not.toContain('citizen_child_of_no_citizen')
  })

  it('a missing tie to a citizen child is noted only where it could open a route', () => {
    const children = [
      { birth_month: '1994-04', status: 'pr' },
      { birth_month: '1996-04', status: 'citizen' },
    ] as const
    const parent = (birth_month: string, links: DatedProfile['route']['links'] = []) =>
      person({ route: { links }, you: { birth_month }, family: { children: [...children] } })
    expect(note('citizen_child_without_tie', parent('1970-01'))).toMatchObject({
      severity: 'check',
      fields: [
        ['family', 'children', 1, 'status'],
        ['route', 'links'],
      ],
      values: { child: 2 },
    })
    expect(ids(parent('1970-01', ['parent_of_citizen']))).not.toContain('citizen_child_without_tie')
    expect(ids(parent('1975-01'))).not.toContain('citizen_child_without_tie')
  })
})

describe('five years of work', () => {
  const since = (employer_since: string, employers_5y: number | null, gap: number | null = null, both = false) =>
    person({
      work: { employer_since, employers_5y, longest_gap_months_5y: gap, work_status: both ? 'both' : 'employee' },
    })

  it('five years of work have one employer who is older than that, or several who are not', () => {
    expect(note('employers_against_tenure', since('2021-11', 3))?.severity).toBe('fix')
    expect(note('employers_against_tenure', since('2021-11', 3, null, true))?.severity).toBe('check')
    expect(ids(since('2021-12', 3))).toEqual([])
    expect(ids(since('2020-01', 1))).toEqual([])
    expect(ids(since('2024-01', 1))).toEqual([])
  })

  it('five years of work are not held against an employer whom the self-employed do not have', () => {
    const own = since('2021-11', 3, 37)
    expect(ids({ ...own, work: { ...own.work, work_status: 'self_employed' } })).toEqual(['pass_with_own_business'])
  })

  it('five years of work have room for the gap beside the present job', () => {
    expect(ids(since('2024-11', 2, 36))).toEqual([])
    expect(note('gap_against_tenure', since('2024-11', 2, 37))).toMatchObject({
      severity: 'fix',
      values: { gap: 37, room: 36 },
    })
    expect(ids(since('2020-01', 1, 1))).toEqual(['gap_against_tenure'])
    expect(ids(since('2020-01', 1, 0))).toEqual([])
  })
})

describe('the stay', () => {
  const expires = (pass_expires: string) => person({ residence: { pass_expires } })

  it('the stay needs a pass until ICA has decided', () => {
    expect(note('pass_ends_before', expires('2026-10'))?.severity).toBe('fix')
    for (const month of ['2026-11', '2027-05'])
      expect(note('pass_ends_during', expires(month))).toMatchObject({
        severity: 'check',
        source_ids: ['ica-processing-times', 'processing-time-2026'],
      })
    expect(ids(expires('2027-06'))).toEqual([])
  })

  it('the stay is longer than the months abroad', () => {
    const away = (away_5y: 'none' | '1_3' | '4_12' | 'over_12', in_singapore_since = '2025-12') =>
      person({ residence: { away_5y, in_singapore_since }, work: { employer_since: null } })
    expect(ids(away('4_12'))).toEqual([])
    expect(note('away_longer_than_stay', away('over_12'))?.values).toEqual({ away: 13, stay: 11 })
    expect(ids(away('over_12', '2010-01'))).toEqual([])
  })

  it('the stay is longer than the schooling, if there was one', () => {
    const schooling = (schooling_years: number, schooling_here: 'none' | 'school' = 'school') =>
      person({ residence: { schooling_years, schooling_here } })
    expect(ids(schooling(8))).toEqual([])
    expect(note('schooling_longer_than_stay', schooling(9))?.severity).toBe('check')
    expect(
      note(
        'schooling_longer_than_life',
        person({
          you: { birth_month: '2010-01' },
          work: { employer_since: null },
          residence: { in_singapore_since: '2010-02', schooling_here: 'school', schooling_years: 14 },
        }),
      )?.severity,
    ).toBe('fix')
    expect(note('schooling_years_without_school', schooling(1, 'none'))?.severity).toBe('fix')
    expect(ids(schooling(0, 'none'))).toEqual([])
  })
})

describe('the family', () => {
  const child = { birth_month: '2015-04', status: 'foreign', included: true } as const
  const withChildren = (children: DatedProfile['family']['children'], counted: number) =>
    person({ route: { includes: { spouse: false, children: counted } }, family: { children } })

  it('the family has as many children as were counted', () => {
    expect(ids(withChildren([child], 1))).toEqual([])
    expect(note('children_more_than_listed', withChildren([child], 2))?.values).toEqual({ counted: 2, listed: 1 })
    expect(
      note('children_marked_differently', withChildren([child, { ...child, included: false }], 2))?.values,
    ).toEqual({ counted: 2, marked: 1 })
    expect(ids(withChildren([{ ...child, included: null }], 1))).toEqual([])
  })

  it('the family includes children under 21 who are neither citizens nor permanent residents', () => {
    expect(note('child_over_21', withChildren([child, { ...child, birth_month: '2005-10' }], 2))).toMatchObject({
      severity: 'fix',
      fields: [
        ['family', 'children', 1, 'birth_month'],
        ['family', 'children', 1, 'included'],
      ],
      values: { child: 2 },
    })
    expect(note('child_21_this_month', withChildren([{ ...child, birth_month: '2005-11' }], 1))?.severity).toBe('check')
    expect(ids(withChildren([{ ...child, birth_month: '2005-12' }], 1))).toEqual([])
    for (const status of ['citizen', 'pr'] as const)
      expect(ids(withChildren([{ ...child, status }], 1))).toEqual(['child_already_citizen_or_pr'])
    expect(ids(withChildren([{ ...child, birth_month: '2000-01', included: false }], 0))).toEqual([])
  })

  const married = { marital_status: 'married' } as const
  it('the family includes no husband or wife who is a citizen or permanent resident', () => {
    for (const spouse_status of ['citizen', 'pr'] as const)
      expect(
        ids(person({ route: { includes: { spouse: true, children: 0 } }, family: { ...married, spouse_status } })),
      ).toEqual(['spouse_already_citizen_or_pr'])
  })

  it('the family has the pay of a husband or wife where there is one who may work', () => {
    expect(ids(person({ family: { marital_status: 'divorced', spouse_monthly_pay: 1 } }))).toEqual([
      'spouse_pay_without_spouse',
    ])
    const dependant = (spouse_monthly_pay: number) =>
      ids(person({ family: { ...married, spouse_status: 'dependant_pass', spouse_monthly_pay } }))
    expect(dependant(3000)).toEqual(['spouse_pay_on_dependant_pass'])
    expect(dependant(0)).toEqual([])
  })

  it('the family has one pay for a spouse who is the sponsor', () => {
    const both = (spouse_monthly_pay: number, links: DatedProfile['route']['links'] = ['spouse_of_citizen']) =>
      ids(
        person({ route: { links }, residence: { pass_expires: null }, family: { spouse_monthly_pay } }, spouseProfile),
      )
    expect(both(5600)).toEqual([])
    expect(both(5601)).toEqual(['spouse_pay_differs_from_sponsor'])
    expect(both(5601, ['spouse_of_citizen', 'parent_of_citizen'])).toEqual([])
  })
})

describe('the person’s own word on the papers', () => {
  it('the person’s own word on the papers is taken as it is', () => {
    const notes = (consistent: DatedProfile['history']['consistent']) => ids(person({ history: { consistent } }))
    expect(notes('yes')).toEqual([])
    expect(notes(null)).toEqual([])
    expect(notes('mostly')).toEqual(['papers_mostly'])
    expect(notes('not_sure')).toEqual(['papers_not_sure'])
    expect(note('known_differences', person({ history: { consistent: 'known_differences' } }))?.severity).toBe('fix')
  })
})
