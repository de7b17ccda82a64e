import type { DatedProfile } from '@settlesg/contract'
import { describe, expect, it } from 'vitest'
import { person } from '../../testing/example-person.ts'
import { type Changes, forEveryone } from '../../testing/for-everyone.ts'
import { spouseProfile } from '../../testing/profiles.ts'
import { consistency } from './consistency.ts'
import type { ConsistencyId } from './consistency-notes.ts'

type Family = Partial<DatedProfile['family']>
type Work = DatedProfile['work']

const assessed = (year: number, amount: number, work: Partial<Work> = {}) => ({
  work: { variable_pay_12m: 0, assessed_income: [{ year, amount }], ...work },
})
const years = [2024, 2026, 2025].map((year) => ({ year, amount: year === 2026 ? 98_000 : 10_000 }))
const jobless = { work_status: 'not_working', employer_since: null, monthly_pay: null } as const
const paid = (pass: 'ep' | 's_pass' | 'ltvp', monthly_pay: number): Changes => ({
  ...{ route: { pass }, work: { monthly_pay } },
})
const since = (employer_since: string, employers_5y: number, work_status: Work['work_status'] = 'employee') => ({
  work: { employer_since, employers_5y, work_status },
})
const gap = (employer_since: string, longest_gap_months_5y: number) => ({
  work: { employer_since, longest_gap_months_5y },
})
const without = (pass: DatedProfile['route']['pass'], work_status: Work['work_status'] = 'not_working'): Changes => ({
  route: { pass },
  work: { work_status, employer_since: null, monthly_pay: null },
})
const expires = (pass_expires: string) => ({ residence: { pass_expires } })
const away = (away_5y: 'none' | '4_12' | 'over_12', in_singapore_since = '2025-12') => ({
  residence: { away_5y, in_singapore_since },
})
const schooling = (schooling_years: number, schooling_here: 'none' | 'school' = 'school') => ({
  residence: { schooling_years, schooling_here },
})
const child = { birth_month: '2015-04', status: 'foreign', included: true } as const
const counting = (children: number, ...listed: NonNullable<Family['children']>): Changes => ({
  ...{ route: { includes: { spouse: false, children } }, family: { children: listed } },
})
const parents = (spouse_status: DatedProfile['family']['spouse_status'], birth_month = '2019-04') => ({
  family: { marital_status: 'married', spouse_status, children: [{ birth_month, status: 'citizen' }] } satisfies Family,
})
const parent = (birth_month: string, links: DatedProfile['route']['links'] = []): Changes => ({
  ...{ you: { birth_month }, route: { links } },
  family: { children: [{ birth_month: '1996-04', status: 'citizen' }] },
})
const bringsSpouse = { route: { includes: { spouse: true } } }
const spousePaid = (
  spouse_monthly_pay: number,
  marital_status: 'divorced' | 'married' = 'married',
  spouse_status: 'dependant_pass' | 'ep' = 'dependant_pass',
) => ({ family: { marital_status, spouse_status, spouse_monthly_pay } })
const sponsored = (pay: number, ...links: DatedProfile['route']['links']): Changes => ({
  ...person({ route: { links: ['spouse_of_citizen', ...links] }, family: { spouse_monthly_pay: pay } }, spouseProfile),
})
const born = (birth_month: string, pass: 'ep' | 'ltvp' | 's_pass' | 'student_pass'): Changes => ({
  ...{ route: { pass }, you: { birth_month } },
})

/** Of each note: whom it is given, as what, and whom not. */
const cases: Record<ConsistencyId, { fix?: Changes[]; check?: Changes[]; not: Changes[] }> = {
  pay_against_tax: {
    check: [
      ...[assessed(2026, 73_799), assessed(2026, 123_001), assessed(2026, 40_000, { variable_pay_12m: null })],
      ...[assessed(2026, 40_000, { employer_since: '2025-01' }), assessed(2026, 2e5, { employer_since: '2025-06' })],
    ],
    not: [
      ...[assessed(2026, 73_800), assessed(2026, 123_000), assessed(2026, 150_000, { variable_pay_12m: 50_000 })],
      ...[assessed(2026, 150_000, { variable_pay_12m: null }), assessed(2024, 10_000)],
      ...[assessed(2026, 40_000, { employer_since: '2025-06' }), { work: { assessed_income: years } }],
    ],
  },
  pay_below_pass: {
    check: [paid('ep', 5_599), paid('s_pass', 3_299)],
    not: [paid('ep', 5_600), paid('s_pass', 3_300), paid('ltvp', 1_000)],
  },
  employer_before_arrival: {
    check: [{ work: { employer_since: '2018-12' } }],
    not: [{ work: { employer_since: '2019-02' } }],
  },
  employer_before_16: {
    fix: [{ work: { employer_since: '2009-04' } }],
    not: [{ work: { employer_since: '2009-05' } }],
  },
  employers_against_tenure: {
    fix: [since('2021-11', 3)],
    check: [since('2021-11', 3, 'both')],
    not: [since('2021-12', 3), since('2020-01', 1), since('2021-11', 3, 'self_employed')],
  },
  gap_against_tenure: {
    fix: [gap('2024-11', 37), gap('2020-01', 1)],
    not: [gap('2024-11', 36), gap('2020-01', 0)],
  },
  employer_without_work: {
    check: [{ work: { ...jobless, monthly_pay: 10 } }, { work: { ...jobless, employer_since: '2021-07' } }],
    not: [{ work: jobless }],
  },
  pass_without_work: {
    check: [without('ep'), without('s_pass'), without('work_permit')],
    not: [without('ep', 'employee'), without('pep'), without('ltvp')],
  },
  pep_without_work: { check: [without('pep')], not: [without('pep', 'employee'), without('ep')] },
  pass_with_own_business: {
    check: [without('ep', 'self_employed'), without('s_pass', 'self_employed')],
    not: [
      ...[without('ep', 'employee'), without('ep', 'both'), without('ep'), without('entrepass', 'self_employed')],
      ...[without('one_pass', 'self_employed'), without('ltvp', 'self_employed')],
    ],
  },
  pass_ends_before: { fix: [expires('2026-10')], not: [expires('2026-11')] },
  pass_ends_during: { check: [expires('2026-11'), expires('2027-05')], not: [expires('2026-10'), expires('2027-06')] },
  away_longer_than_stay: { check: [away('over_12')], not: [away('4_12'), away('over_12', '2025-11')] },
  schooling_longer_than_stay: { check: [schooling(9)], not: [schooling(8)] },
  schooling_longer_than_life: { fix: [schooling(31)], not: [schooling(30)] },
  schooling_years_without_school: { fix: [schooling(1, 'none')], not: [schooling(0, 'none')] },
  children_more_than_listed: { fix: [counting(2, child)], not: [counting(1, child)] },
  children_marked_differently: {
    fix: [counting(2, child, { ...child, included: false })],
    not: [counting(1, child), counting(1, { ...child, included: null })],
  },
  child_over_21: {
    fix: [counting(1, { ...child, birth_month: '2005-10' })],
    not: [
      counting(1, { ...child, birth_month: '2005-11' }),
      counting(0, { ...child, birth_month: '2000-01', included: false }),
    ],
  },
  child_21_this_month: {
    check: [counting(1, { ...child, birth_month: '2005-11' })],
    not: [counting(1, { ...child, birth_month: '2005-12' })],
  },
  child_already_citizen_or_pr: {
    fix: [counting(1, { ...child, status: 'citizen' }), counting(1, { ...child, status: 'pr' })],
    not: [counting(1, child)],
  },
  citizen_child_without_tie: {
    check: [parent('1970-01')],
    not: [parent('1970-01', ['parent_of_citizen']), parent('1975-01')],
  },
  citizen_child_of_no_citizen: {
    check: [parents('pr'), parents('abroad'), parents('ep')],
    not: [
      ...[parents('citizen'), parents(null), parents('pr', '2000-04')],
      { family: { ...parents('pr').family, marital_status: 'divorced' } },
      { ...parents('abroad'), route: { links: ['spouse_of_citizen'] } },
    ],
  },
  spouse_already_citizen_or_pr: {
    fix: [
      { ...bringsSpouse, family: { spouse_status: 'citizen' } },
      { ...bringsSpouse, family: { spouse_status: 'pr' } },
    ],
    not: [{ ...bringsSpouse, family: { spouse_status: 'ep' } }],
  },
  spouse_pay_without_spouse: { fix: [spousePaid(1, 'divorced')], not: [spousePaid(1)] },
  spouse_pay_on_dependant_pass: {
    check: [spousePaid(3_000)],
    not: [spousePaid(0), spousePaid(3_000, 'married', 'ep')],
  },
  spouse_pay_differs_from_sponsor: {
    fix: [sponsored(5_601)],
    not: [sponsored(5_600), sponsored(5_601, 'parent_of_citizen')],
  },
  known_differences: {
    fix: [{ history: { consistent: 'known_differences' } }],
    not: [{ history: { consistent: 'yes' } }],
  },
  papers_not_sure: {
    check: [{ history: { consistent: 'not_sure' } }],
    not: [{ history: { consistent: 'yes' } }, { history: { consistent: null } }],
  },
  papers_mostly: {
    check: [{ history: { consistent: 'mostly' } }],
    not: [{ history: { consistent: 'yes' } }, { history: { consistent: null } }],
  },
  age_unlikely: {
    check: [born('2014-11', 'ep'), born('1926-11', 'ltvp'), born('1951-11', 's_pass')],
    not: [born('2008-11', 'ep'), born('1951-12', 'ep'), born('2014-11', 'student_pass')],
  },
}

describe('what does not fit together', () => {
  it.each(Object.entries(cases))('%s is noted for those whom it concerns, and not at the edge beside', (id, whom) => {
    const { fix = [], check = [], not } = whom
    const severities = (changes: Changes) =>
      consistency(person(changes)).flatMap((one) => (one.id === id ? one.severity : []))
    expect(fix.map(severities)).toEqual(fix.map(() => ['fix']))
    expect(check.map(severities)).toEqual(check.map(() => ['check']))
    expect(not.map(severities)).toEqual(not.map(() => []))
  })

  it('notes put mistakes first, and each names an answer', () => {
    forEveryone((profile) => {
      const notes = consistency(profile)
      const severities = notes.map(({ severity }) => severity)
      expect(severities).toEqual(severities.toSorted().reverse())
      for (const { fields } of notes) expect(fields).not.toEqual([])
    })
  })

  const taxed = { variable_pay_12m: 0, assessed_income: [{ year: 2026, amount: 70_000 }] }
  it.each<[ConsistencyId, Changes, values: object, source_ids?: string[]]>([
    ['pay_against_tax', { work: taxed }, { stated: 98_400, assessed: 70_000, income_year: 2025 }],
    ['pay_below_pass', { work: { monthly_pay: 1_000 } }, { floor: 5_600 }, ['ep-floor-2025', 'ep-floor-age-2025']],
    [
      'pep_without_work',
      { route: { pass: 'pep' }, work: { work_status: 'student' } },
      { months: 6 },
      ['pep-cancel-2017'],
    ],
    ['gap_against_tenure', { work: { employer_since: '2024-11', longest_gap_months_5y: 37 } }, { gap: 37, room: 36 }],
    [
      'away_longer_than_stay',
      { residence: { away_5y: 'over_12', in_singapore_since: '2025-12' } },
      { away: 13, stay: 11 },
    ],
    [
      'pass_ends_during',
      { residence: { pass_expires: '2027-05' } },
      {},
      ['ica-processing-times', 'processing-time-2026'],
    ],
    ['age_unlikely', { you: { birth_month: '2014-11' } }, { age: 12, birth_month: '2014-11' }],
  ])('%s names the figures that it compares, and where a rule is read', (id, changes, values, source_ids = []) => {
    expect(consistency(person(changes)).find((one) => one.id === id)).toMatchObject({ values, source_ids })
  })

  it('a note on a child names the place of that child', () => {
    const notes = consistency(person({ family: { children: [child, { ...child, birth_month: '2005-10' }] } }))
    const note = notes.find(({ id }) => id === 'child_over_21')
    expect(note?.values).toMatchObject({ child: 2 })
    expect(note?.fields).toEqual(['birth_month', 'included'].map((name) => ['family', 'children', 1, name]))
  })
})
