import { addMonths, type DatedProfile, type Month } from '@settlesg/contract'
import type { Person } from '../src/evidence/person.ts'
import { type Applicant, drawPool } from '../src/evidence/pool.ts'

/*
 * The people of the pool as they would fill in the form, for tests: complete answers that hang together.
 */

const applied: Month = '2026-11'
const ago = (years: number | null | undefined) => addMonths(applied, -Math.round((years ?? 0) * 12))

/** Complete answers of everyone of the pool, in the order in which it is drawn. */
export const poolProfiles = (): DatedProfile[] => drawPool().map(toProfile)

function toProfile({ person, sex, route }: Applicant): DatedProfile {
  const { pass, works, spouse } = person
  const earns = works === 'earning'
  const isMarried = spouse !== 'none'
  const hasTie = spouse === 'citizen' || spouse === 'pr'
  const isSponsored = route === 'spouse_of_citizen' || route === 'spouse_of_pr'
  const status = { earning: 'employee', caring: 'caring_for_family', idle: 'not_working', studying: 'student' } as const
  return {
    route: {
      pass: pass ?? 'ep',
      links: isSponsored ? [route] : [],
      apply_month: applied,
      includes: { spouse: isMarried && !hasTie && person.familyApplies === 'yes', children: 0 },
    },
    you: { birth_month: ago(person.age), sex },
    residence: {
      in_singapore_since: ago(person.yearsHere),
      away_5y: person.away,
      pass_expires: '2028-06',
      schooling_here: person.schooling ? 'school' : 'none',
      schooling_years: person.schooling ? person.schooling : null,
      national_exam: route === 'student' ? true : null,
    },
    work: {
      work_status: status[works ?? 'earning'],
      ...(earns ? toWork(person) : {}),
      assessed_income: taxYears(person),
    },
    education: { highest: person.education ?? 'bachelor', awarded_in_singapore: person.awardedHere },
    family: {
      marital_status: isMarried ? 'married' : 'single',
      ...(isMarried
        ? {
            married_since: ago(Math.min(person.marriedFor ?? 1, (person.age ?? 30) - 1)),
            spouse_status: hasTie ? spouse : 'dependant_pass',
            spouse_education: person.spouseEducation,
            ...(hasTie ? { sponsor: toSponsor(person) } : { spouse_monthly_pay: Math.round(person.spousePay ?? 0) }),
          }
        : {}),
      children: toChildren(person),
      relatives_here: person.relatives,
    },
    roots: {},
    history: { pending: false, former_pr: 'no', previous: 'none', conviction: 'no' },
  }
}

const toWork = (person: Person): Partial<DatedProfile['work']> => ({
  employer_since: ago(Math.min(person.tenure ?? 1, (person.age ?? 30) - 17)),
  occupation: person.occupation === '2' ? '2' : person.occupation === '3' ? '3' : '5',
  monthly_pay: Math.round(((person.pay ?? 3_000) * 12) / 13),
  variable_pay_12m: Math.round(((person.pay ?? 3_000) * 12) / 13),
  employers_5y: person.employers,
  longest_gap_months_5y: person.gap,
})

function taxYears(person: Person) {
  const years = Math.min(3, Math.floor(person.yearsHere ?? 0))
  const amount = person.works === 'earning' ? Math.round((person.pay ?? 0) * 12) : 0
  return Array.from({ length: years }, (_, index) => ({ year: 2026 - index, amount }))
}

const toSponsor = (person: Person) =>
  ({
    work_status:
      person.spouseWorks === 'yes' ? 'employee' : person.spouseWorks === 'retired' ? 'retired' : 'not_working',
    monthly_pay: Math.round(person.spousePay ?? 0),
  }) as const

function toChildren(person: Person): DatedProfile['family']['children'] {
  if (person.child === 'none' || person.child == null) return []
  const isSmall = person.localSchool === 'neither'
  return [
    {
      birth_month: isSmall ? '2022-03' : '2016-03',
      status: person.child,
      school: isSmall ? 'preschool' : person.localSchool === 'yes' ? 'moe' : 'international',
      sex: 'female',
    },
  ]
}
