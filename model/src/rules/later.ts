import { type DatedProfile, monthAfter, monthsBetween } from '@settlesg/contract'

const fiveYears = 60
const adult = 21 * 12

/** The same person so many months later, with all that time moves by itself; null beyond the months there are. */
export function later(profile: DatedProfile, months: number): DatedProfile | null {
  const apply_month = monthAfter(profile.route.apply_month, months)
  if (apply_month === null) return null
  if (months === 0) return profile
  const { work, residence, route, family } = profile
  const tenure = work.employer_since == null ? null : monthsBetween(work.employer_since, apply_month)
  const gap = work.longest_gap_months_5y
  const years = residence.schooling_years
  const goesToSchool = route.pass === 'student_pass' && residence.schooling_here !== 'none'
  return {
    ...profile,
    route: { ...route, apply_month, includes: withoutAdults(profile, apply_month) },
    residence: {
      ...residence,
      schooling_years: years != null && goesToSchool ? Math.min(30, years + Math.floor(months / 12)) : years,
    },
    work: {
      ...work,
      employers_5y: tenure !== null && tenure >= fiveYears && work.employers_5y != null ? 1 : work.employers_5y,
      longest_gap_months_5y: tenure === null || gap == null ? gap : Math.min(gap, Math.max(0, fiveYears - tenure)),
    },
    family,
  }
}

function withoutAdults({ route, family }: DatedProfile, apply_month: string) {
  const { includes } = route
  if (includes?.children == null) return includes
  const grown = turning21(family.children, route.apply_month, apply_month).filter(({ included }) => included !== false)
  return { ...includes, children: Math.max(0, includes.children - grown.length) }
}

function turning21(children: DatedProfile['family']['children'], from: string, to: string) {
  return (children ?? []).filter(
    ({ birth_month, status }) =>
      status === 'foreign' && monthsBetween(birth_month, from) < adult && monthsBetween(birth_month, to) >= adult,
  )
}
