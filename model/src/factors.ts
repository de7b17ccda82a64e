import type { DatedProfile, Education } from '@settlesg/contract'
import { monthsBetween } from '@settlesg/contract/months'
import { educations, workingStatuses } from '@settlesg/contract/options'
import type { FactorId } from './priors.ts'

/*
 * The answers as the model sees them: each factor a curve from 0 (least favourable) to 1 (most favourable), or null
 * where nothing was answered. Where an answer settles another, the other is known too: who is single has no spouse.
 * All curves rise, except for age, whose 1 stands for 60 years and over and whose sign the prior leaves open.
 */
type Reading = (profile: DatedProfile) => number | null

const between = (value: number) => Math.min(1, Math.max(0, value))
/** Steep at first, flat at `full`: the first years count most. */
const saturating = (years: number, full: number) => 1 - (1 - between(years / full)) ** 2
/** Each doubling counts the same; 0 up to `from`, 1 from `to` on. Also for an income of nothing. */
const logarithmic = (amount: number, from: number, to: number) =>
  amount <= from ? 0 : between(Math.log(amount / from) / Math.log(to / from))
/** A smooth step: flat at both ends. */
const smooth = (value: number) => {
  const x = between(value)
  return x * x * (3 - 2 * x)
}
const yearsTo = (profile: DatedProfile, month: string) => monthsBetween(month, profile.route.apply_month) / 12

const educationScale = {
  below_secondary: 0,
  secondary: 0.15,
  ite: 0.4,
  diploma: 0.6,
  bachelor: 0.85,
  postgraduate_diploma: 0.9,
  master: 1,
  doctorate: 1,
  professional: 1,
} as const satisfies Record<Education, number>

/** More than secondary education, as the published shares count it. */
export const isPostSecondary = (education: Education) => educations.indexOf(education) > educations.indexOf('secondary')

const earns = ({ work }: DatedProfile) => workingStatuses.includes(work.work_status)
const isMarried = ({ family }: DatedProfile) =>
  family.marital_status === 'married' || family.marital_status === 'separated'
/** Single people who name no child have none; of others we do not know. */
const childrenOf = ({ family }: DatedProfile) => family.children ?? (family.marital_status === 'single' ? [] : null)
/** Someone who could be part of the application: a spouse who is neither citizen nor PR, or a child who is neither. */
const hasDependants = (profile: DatedProfile) =>
  (isMarried(profile) && profile.family.spouse_status !== 'citizen' && profile.family.spouse_status !== 'pr') ||
  (profile.family.children ?? []).some(({ status }) => status === 'foreign')
/** Neither for nor against. */
const neutral = 0.5
/** Children start school in the year in which they turn seven. */
const schoolFrom = 7
const payScale = (amount: number) => logarithmic(amount, 2_000, 20_000)

export const factors: Record<FactorId, Reading> = {
  citizen_spouse: (profile) => {
    if (!isMarried(profile)) return 0
    const { links } = profile.route
    const status = links.includes('spouse_of_citizen') ? 'citizen' : links.includes('spouse_of_pr') ? 'pr' : null
    const known = status ?? profile.family.spouse_status
    return known == null ? null : known === 'citizen' ? 1 : known === 'pr' ? 0.5 : 0
  },
  citizen_child: (profile) => {
    const children = childrenOf(profile)
    if (!children) return null
    if (children.some(({ status }) => status === 'citizen')) return 1
    return children.some(({ status }) => status === 'pr') ? 0.5 : 0
  },
  relatives: ({ family }) => (family.relatives_here == null ? null : between(family.relatives_here / 2)),
  marriage_length: (profile) =>
    profile.family.married_since == null ? null : saturating(yearsTo(profile, profile.family.married_since), 8),

  work: (profile) => (earns(profile) ? 1 : 0),
  pay: (profile) => pay(profile, profile.work.variable_pay_12m ?? 0),
  tax_record: ({ work }) => {
    if (!work.assessed_income?.length) return null
    const years = work.assessed_income.map(({ amount }) => (amount > 0 ? 0.5 + 0.5 * payScale(amount / 12) : 0))
    return between(years.reduce((sum, year) => sum + year, 0) / 3)
  },
  tenure: (profile) => {
    if (!earns(profile)) return 0
    const since = profile.work.employer_since
    return since == null ? null : saturating(yearsTo(profile, since), 5)
  },
  gap: ({ work }) => (work.longest_gap_months_5y == null ? null : 1 - between(work.longest_gap_months_5y / 12)),
  employers: ({ work }) => (work.employers_5y == null ? null : 1 - between((work.employers_5y - 1) / 4)),
  pass_type: ({ route }) => (route.pass === 's_pass' ? 0 : 1),
  occupation: ({ work }) => {
    if (work.occupation == null) return null
    return work.occupation <= '2' ? 1 : work.occupation === '3' ? 0.6 : 0
  },

  education: ({ education }) => educationScale[education.highest],
  singapore_award: ({ education }) =>
    education.awarded_in_singapore == null ? null : Number(education.awarded_in_singapore),

  age: (profile) => smooth((yearsTo(profile, profile.you.birth_month) - 30) / 30),

  rooted_family: (profile) => {
    const { includes } = profile.route
    if (includes?.spouse || (includes?.children ?? 0) > 0) return 1
    // Who has nobody to bring along counts in the middle.
    if (!hasDependants(profile)) return neutral
    return includes == null ? null : 0
  },
  local_school: (profile) => {
    const children = profile.family.children ?? []
    if (children.some(({ school }) => school === 'moe')) return 1
    // Citizens have a place at a local school waiting for them: only other children can speak against it.
    const others = children.filter(
      ({ status, birth_month }) => status !== 'citizen' && yearsTo(profile, birth_month) >= schoolFrom,
    )
    if (others.some(({ school }) => school == null)) return null
    return others.length > 0 && !children.some(({ school }) => school === 'preschool') ? 0 : neutral
  },
  spouse_profile: (profile) => {
    if (!isMarried(profile)) return neutral
    const { spouse_education: education, spouse_monthly_pay: amount } = profile.family
    if (education == null && amount == null) return null
    // What is left out stands in the middle, so that a better answer to the other can never lower the sum.
    return ((education == null ? 0.5 : educationScale[education]) + (amount == null ? 0.5 : payScale(amount))) / 2
  },
  sponsor_work: ({ family }) => {
    const status = family.sponsor?.work_status
    return status == null ? null : status === 'not_working' ? 0 : status === 'retired' ? 0.5 : 1
  },
  sponsor_pay: ({ family }) => {
    const amount = family.sponsor?.monthly_pay
    if (amount != null) return logarithmic(amount, 1_500, 12_000)
    return family.sponsor?.work_status === 'not_working' ? 0 : null
  },

  residence: (profile) => {
    const since = profile.residence.in_singapore_since
    if (since == null) return profile.route.pass === 'visit_or_abroad' ? 0 : null
    return saturating(yearsTo(profile, since), 10)
  },
  time_here: ({ residence }) => (residence.months_away_5y == null ? null : 1 - between(residence.months_away_5y / 24)),
  schooling: ({ residence }) => {
    if (residence.schooling_years != null) return saturating(residence.schooling_years, 10)
    return residence.schooling_here === 'none' ? 0 : null
  },
}

/** Pay a month with a twelfth of the variable pay of a year; nothing for those who do not work. */
function pay(profile: DatedProfile, variable: number): number | null {
  if (!earns(profile)) return 0
  const { monthly_pay } = profile.work
  return monthly_pay == null ? null : payScale(monthly_pay + variable / 12)
}
