import { isEarlier, isMonthUnsure, monthsBetween, toYear } from './calendar.ts'
import { passesAbroad, passesOfCommuters, workingStatuses } from './options.ts'
import type { DatedProfile, Month, Profile } from './profile.ts'

/** An impossible answer: where it is, and which rule it breaks. The rule's name is the key of its text. */
export interface ProfileProblem {
  loc: (string | number)[]
  rule: ProfileRule
}

/** The rules in English, as the API says them; pages translate by the rule's name. */
export const profileRules = {
  required: 'Field required',
  not_before_birth: 'This month must not be before the month of birth',
  not_after_apply_month: 'This month must not be after the month of application',
  age_at_most_100: 'The age at the month of application must not be over 100 years',
  spouse_link_needs_marriage: 'A spouse in Singapore was named, so the marital status must be married or separated',
  spouse_answers_need_marriage: 'This can be answered only by someone who is or was married',
  one_spouse_link: 'A spouse is either a citizen or a permanent resident: choose one',
  spouse_status_contradicts_link: 'This contradicts the tie to a spouse given in the first step',
  one_amount_a_year: 'Give each year only once',
  year_not_after_apply_month: 'This year must not be after the year of application',
  decision_needs_application: 'A date of decision needs an earlier application that was decided',
  month_matters: 'So lately that the month matters: give the month',
  nothing_excludes_changes: '"Nothing" cannot be chosen together with a change',
} as const

/** Of something so many months ago or more, the middle of its year is near enough: the model's tests hold it to that. */
const leastUnsure = 24

/** People who live outside Singapore: by their pass, or because they commute. */
export const livesAbroad = ({ route, residence }: Pick<Profile, 'route' | 'residence'>): boolean =>
  passesAbroad.includes(route.pass) || (passesOfCommuters.includes(route.pass) && residence.commutes === true)

export type ProfileRule = keyof typeof profileRules

/** Checks that need more than one field; an empty list means it can be assessed. `loc` is relative to the profile. */
export function profileProblems(profile: DatedProfile): ProfileProblem[] {
  const problems: ProfileProblem[] = []
  const refuse = (rule: ProfileRule, ...loc: (string | number)[]) => problems.push({ loc, rule })
  const { route, you, residence, work, family, roots, history } = profile
  const { birth_month: born } = you
  const { apply_month: applied } = route

  const livedMonth = (month: Month | null | undefined, ...loc: (string | number)[]) => {
    if (month == null) return
    if (isEarlier(month, born)) refuse('not_before_birth', ...loc)
    else if (month > applied) refuse('not_after_apply_month', ...loc)
    else if (isMonthUnsure(month) && monthsBetween(month, applied) < leastUnsure) refuse('month_matters', ...loc)
  }

  if (born > applied) refuse('not_after_apply_month', 'you', 'birth_month')
  else if (monthsBetween(born, applied) >= 101 * 12) refuse('age_at_most_100', 'you', 'birth_month')

  if (residence.in_singapore_since == null && !livesAbroad(profile))
    refuse('required', 'residence', 'in_singapore_since')
  livedMonth(residence.in_singapore_since, 'residence', 'in_singapore_since')

  if (workingStatuses.includes(work.work_status) && work.monthly_pay == null) refuse('required', 'work', 'monthly_pay')
  livedMonth(work.employer_since, 'work', 'employer_since')
  const years = new Set<number>()
  for (const [index, { year }] of (work.assessed_income ?? []).entries()) {
    if (years.has(year)) refuse('one_amount_a_year', 'work', 'assessed_income', index, 'year')
    if (year > toYear(applied)) refuse('year_not_after_apply_month', 'work', 'assessed_income', index, 'year')
    years.add(year)
  }

  const ofCitizen = route.links.includes('spouse_of_citizen')
  const ofPr = route.links.includes('spouse_of_pr')
  const isMarried = family.marital_status === 'married' || family.marital_status === 'separated'
  if (ofCitizen && ofPr) refuse('one_spouse_link', 'route', 'links')
  if ((ofCitizen || ofPr) && !isMarried) refuse('spouse_link_needs_marriage', 'family', 'marital_status')
  if (route.includes?.spouse && !isMarried) refuse('spouse_answers_need_marriage', 'route', 'includes', 'spouse')
  if (family.marital_status === 'single') {
    for (const field of ['married_since', 'spouse_status', 'spouse_education', 'spouse_monthly_pay'] as const)
      if (family[field] != null) refuse('spouse_answers_need_marriage', 'family', field)
  } else {
    livedMonth(family.married_since, 'family', 'married_since')
    const linked = ofCitizen ? 'citizen' : ofPr ? 'pr' : null
    if (linked && family.spouse_status != null && family.spouse_status !== linked)
      refuse('spouse_status_contradicts_link', 'family', 'spouse_status')
  }
  for (const [index, child] of (family.children ?? []).entries())
    livedMonth(child.birth_month, 'family', 'children', index, 'birth_month')

  for (const [index, activity] of (roots.activities ?? []).entries())
    livedMonth(activity.since, 'roots', 'activities', index, 'since')

  const { re_entry_permit_expires: ended } = history
  if (ended != null && isEarlier(ended, born)) refuse('not_before_birth', 'history', 're_entry_permit_expires')
  const wasDecided = history.previous !== 'none' && history.previous !== 'pending'
  if (history.last_decision != null && !wasDecided) refuse('decision_needs_application', 'history', 'last_decision')
  else livedMonth(history.last_decision, 'history', 'last_decision')
  if (history.changed?.includes('nothing') && history.changed.length > 1)
    refuse('nothing_excludes_changes', 'history', 'changed')

  return problems
}
