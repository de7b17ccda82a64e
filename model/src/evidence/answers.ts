import { type DatedProfile, isMonthUnsure, monthsBetween, type QuestionPath, workingStatuses } from '@settlesg/contract'
import type { FactorId } from './lines.ts'
import { isMarried, possibleTaxYears } from './person.ts'

const factorPaths: Record<FactorId, readonly [QuestionPath, ...QuestionPath[]]> = {
  citizen_spouse: ['family.spouse_status', 'route.links', 'family.marital_status'],
  citizen_child: ['family.children', 'family.children.status'],
  relatives: ['family.relatives_here'],
  marriage_length: ['family.married_since'],
  work: ['work.work_status'],
  pay: ['work.monthly_pay', 'work.variable_pay_12m'],
  tax_record: ['work.assessed_income', 'work.assessed_income.year', 'work.assessed_income.amount'],
  tenure: ['work.employer_since'],
  gap: ['work.longest_gap_months_5y'],
  employers: ['work.employers_5y'],
  pass_type: ['route.pass'],
  occupation: ['work.occupation'],
  education: ['education.highest'],
  singapore_award: ['education.awarded_in_singapore'],
  age: ['you.birth_month'],
  rooted_family: ['route.includes.spouse', 'route.includes.children'],
  local_school: ['family.children.school', 'family.children'],
  spouse_education: ['family.spouse_education'],
  spouse_means: ['family.spouse_monthly_pay', 'family.sponsor.work_status', 'family.sponsor.monthly_pay'],
  residence: ['residence.in_singapore_since', 'residence.commutes'],
  time_here: ['residence.away_5y'],
  schooling: ['residence.schooling_years', 'residence.schooling_here'],
}

/** The places of the answers that a factor is read from, the likeliest first; none for one of an earlier model. */
export const answersBehind = (factor: string): readonly QuestionPath[] =>
  Object.entries(factorPaths).find(([id]) => id === factor)?.[1] ?? []

/** The question to ask of this person where a factor is not known. */
export function questionFor(factor: FactorId, profile: DatedProfile): QuestionPath {
  const [first] = factorPaths[factor]
  const { family, route, residence } = profile
  if (factor === 'spouse_means' && isSponsored(profile))
    return family.sponsor?.work_status == null ? 'family.sponsor.work_status' : 'family.sponsor.monthly_pay'
  if (factor === 'local_school' && family.children == null) return 'family.children'
  if (factor === 'rooted_family') {
    if (family.children == null) return 'family.children'
    return isMarried(profile) && route.includes?.spouse == null ? first : 'route.includes.children'
  }
  if (factor === 'schooling' && residence.schooling_here == null) return 'residence.schooling_here'
  return first
}

export const isSponsored = ({ route, family }: DatedProfile) =>
  route.links.some((link) => link.startsWith('spouse_of_')) ||
  family.spouse_status === 'citizen' ||
  family.spouse_status === 'pr'

type Figure = string | number | boolean
type Figures = Record<string, Figure | null | undefined>

/** The person's own figures behind a factor, for a sentence: S$, whole months, counts. Without what was not answered. */
export function findFigures(factor: FactorId, profile: DatedProfile): Record<string, Figure> {
  const entries = Object.entries(figures[factor](profile)).flatMap(([name, value]) =>
    value == null ? [] : [[name, value] as const],
  )
  return Object.fromEntries(entries)
}

/** In whole years where only the year is known. */
function months({ route }: DatedProfile, since: string | null | undefined): number | null {
  if (since == null) return null
  const count = monthsBetween(since, route.apply_month)
  return isMonthUnsure(since) ? 12 * Math.round(count / 12) : count
}
const earns = ({ work }: DatedProfile) => workingStatuses.includes(work.work_status)

const figures: Record<FactorId, (profile: DatedProfile) => Figures> = {
  citizen_spouse: ({ route, family }) => ({
    marital_status: family.marital_status,
    spouse_status: route.links.includes('spouse_of_citizen')
      ? 'citizen'
      : route.links.includes('spouse_of_pr')
        ? 'pr'
        : family.spouse_status,
  }),
  citizen_child: ({ family }) => ({
    children: family.children?.length,
    citizens: family.children?.filter(({ status }) => status === 'citizen').length,
    permanent_residents: family.children?.filter(({ status }) => status === 'pr').length,
  }),
  relatives: ({ family }) => ({ relatives: family.relatives_here }),
  marriage_length: (profile) => ({ months: months(profile, profile.family.married_since) }),
  work: ({ work }) => ({ work_status: work.work_status }),
  pay: (profile) =>
    earns(profile)
      ? { monthly_pay: profile.work.monthly_pay, variable_pay_12m: profile.work.variable_pay_12m }
      : { work_status: profile.work.work_status },
  tax_record: (profile) => ({
    given: profile.work.assessed_income?.length,
    possible: possibleTaxYears(profile),
    latest: [...(profile.work.assessed_income ?? [])].sort((one, other) => other.year - one.year)[0]?.amount,
  }),
  tenure: (profile) => ({ months: earns(profile) ? months(profile, profile.work.employer_since) : null }),
  gap: (profile) => ({ months: earns(profile) ? profile.work.longest_gap_months_5y : null }),
  employers: (profile) => ({ employers: earns(profile) ? profile.work.employers_5y : null }),
  pass_type: ({ route }) => ({ pass: route.pass }),
  occupation: (profile) => ({ occupation: earns(profile) ? profile.work.occupation : null }),
  education: ({ education }) => ({ highest: education.highest }),
  singapore_award: ({ education }) => ({ awarded_in_singapore: education.awarded_in_singapore }),
  age: (profile) => ({ months: months(profile, profile.you.birth_month) }),
  rooted_family: ({ route }) => ({ spouse: route.includes?.spouse, children: route.includes?.children }),
  local_school: ({ family }) => ({
    children: family.children?.length,
    local: family.children?.filter(({ school }) => school === 'moe').length,
  }),
  spouse_education: ({ family }) => ({ spouse_education: family.spouse_education }),
  spouse_means: ({ family }) => ({
    sponsor_work: family.sponsor?.work_status,
    monthly_pay: family.sponsor?.monthly_pay ?? family.spouse_monthly_pay,
  }),
  residence: (profile) => ({
    commutes: profile.residence.commutes,
    months: months(profile, profile.residence.in_singapore_since),
  }),
  time_here: ({ residence }) => ({ away_5y: residence.away_5y }),
  schooling: ({ residence }) => ({
    schooling_here: residence.schooling_here,
    schooling_years: residence.schooling_years,
  }),
}
