import type { Month, Profile } from '@settlesg/contract'
import { monthsBetween } from '@settlesg/contract/months'

/** From seven years on the school of a child who is no citizen is weighed. */
const schoolAgeMonths = 7 * 12

/**
 * The month of a child's birth, with no more said than its year and what is weighed: whether the child is seven when
 * the application is made. In the one year in which that hangs on the month, January stands for those who are, and
 * December for those who are not. No child is older than its parent, however: one such row would be refused, and the
 * whole file with it.
 */
function withoutMonth(birth: Month, parent: Month, applied: Month | null | undefined): Month {
  const [january, december] = [`${birth.slice(0, 4)}-01`, `${birth.slice(0, 4)}-12`]
  const isSeven = (month: Month) => applied != null && monthsBetween(month, applied) >= schoolAgeMonths
  if (isSeven(january) !== isSeven(birth)) return december
  return january < parent ? parent : january
}

/**
 * The answers that the estimate weighs, still a `Profile`. It names what stays: whatever else is asked, now or later,
 * does not leave the database, free text first of all. A test holds it against the model.
 */
export function weighedAnswers({ route, you, residence, work, education, family, history }: Profile): Profile {
  return {
    route: {
      pass: route.pass,
      links: route.links,
      route: route.route,
      includes: route.includes,
      apply_month: route.apply_month,
    },
    you: { birth_month: you.birth_month },
    residence: {
      in_singapore_since: residence.in_singapore_since,
      months_away_5y: residence.months_away_5y,
      schooling_here: residence.schooling_here,
      schooling_years: residence.schooling_years,
      national_exam: residence.national_exam,
    },
    work: {
      work_status: work.work_status,
      employer_since: work.employer_since,
      occupation: work.occupation,
      monthly_pay: work.monthly_pay,
      variable_pay_12m: work.variable_pay_12m,
      assessed_income: work.assessed_income,
      employers_5y: work.employers_5y,
      longest_gap_months_5y: work.longest_gap_months_5y,
    },
    education: { highest: education.highest, awarded_in_singapore: education.awarded_in_singapore },
    family: {
      marital_status: family.marital_status,
      married_since: family.married_since,
      spouse_status: family.spouse_status,
      spouse_education: family.spouse_education,
      spouse_monthly_pay: family.spouse_monthly_pay,
      children: family.children?.map(({ birth_month, status, school }) => ({
        birth_month: withoutMonth(birth_month, you.birth_month, route.apply_month),
        status,
        school,
      })),
      relatives_here: family.relatives_here,
      sponsor: family.sponsor && {
        work_status: family.sponsor.work_status,
        monthly_pay: family.sponsor.monthly_pay,
      },
    },
    roots: {},
    history: { previous: history.previous },
  }
}
