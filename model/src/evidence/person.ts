import {
  type DatedProfile,
  type Education,
  livesAbroad,
  monthsBetween,
  type Pass,
  passesAbroad,
  toYear,
  workingStatuses,
} from '@settlesg/contract'

/* A person as the model sees one. Spans are years up to the application. Missing is unknown, never no or zero. */
export interface Person {
  age?: number | null
  pass?: Pass | null
  /** `caring`: for a family, `idle`: without work. */
  works?: 'earning' | 'caring' | 'idle' | 'studying' | null
  /** S$ a month, a twelfth of the variable pay of a year included. Null also for those who do not earn. */
  pay?: number | null
  /** From 0 to 1: see `scoreTaxRecord`. */
  taxRecord?: number | null
  /** How many years of assessment there can be, up to 3: no more of a record can be missing. */
  taxYears?: number | null
  tenure?: number | null
  gap?: number | null
  employers?: number | null
  /** Major group of the occupational classification. */
  occupation?: string | null
  education?: Education | null
  awardedHere?: boolean | null
  /** `none`: not married now. */
  spouse?: 'citizen' | 'pr' | 'foreign' | 'none' | null
  /** Separated: whether the other still stands for the person is unknown, so the marriage counts half. */
  apart?: boolean | null
  marriedFor?: number | null
  spouseEducation?: Education | null
  spouseWorks?: 'yes' | 'retired' | 'no' | null
  spousePay?: number | null
  /** The closest tie that a child gives. */
  child?: 'citizen' | 'pr' | 'foreign' | 'none' | null
  /** Whether children go to a local school; `neither` where there is none of that age. */
  localSchool?: 'yes' | 'neither' | 'no' | null
  /** Whether those of the family who could apply too do so; `nobody` where there are none. */
  familyApplies?: 'yes' | 'nobody' | 'no' | null
  /** Parents and siblings who are citizens or permanent residents, up to 2. */
  relatives?: number | null
  yearsHere?: number | null
  away?: 'none' | '1_3' | '4_12' | 'over_12' | null
  schooling?: number | null
}

/** Children start school in the year in which they turn seven; from 17 on no school can be asked for any more. Ours. */
const [schoolFrom, schoolTo] = [7, 17]
/** What most people get on top of twelve months' pay, where it was not said: one month (the bonus of a usual year). */
const usualVariableMonths = 1

/** What a form tells of a person. Where one answer settles another, the other is known too. */
export function toPerson(profile: DatedProfile): Required<Person> {
  const { route, you, residence, work, education, family } = profile
  const yearsTo = (month: string | null | undefined) =>
    month == null ? null : monthsBetween(month, route.apply_month) / 12
  const earns = workingStatuses.includes(work.work_status)
  const spouse = spouseStatus(profile)
  const sponsor = spouse === 'citizen' || spouse === 'pr' ? family.sponsor : null
  const spousePay = sponsor?.monthly_pay ?? family.spouse_monthly_pay ?? unsaidPay(profile)
  return {
    age: yearsTo(you.birth_month),
    pass: route.pass,
    works: earns
      ? 'earning'
      : work.work_status === 'caring_for_family'
        ? 'caring'
        : work.work_status === 'student'
          ? 'studying'
          : 'idle',
    pay: earns && work.monthly_pay != null ? monthlyIncome(work.monthly_pay, work.variable_pay_12m) : null,
    taxRecord: scoreTaxRecord(profile),
    taxYears: possibleTaxYears(profile),
    tenure: earns ? yearsTo(work.employer_since) : null,
    gap: earns ? (work.longest_gap_months_5y ?? null) : null,
    employers: earns ? (work.employers_5y ?? null) : null,
    occupation: earns ? (work.occupation ?? null) : null,
    education: education.highest,
    awardedHere: education.awarded_in_singapore ?? null,
    spouse,
    apart: family.marital_status === 'separated',
    marriedFor: yearsTo(family.married_since),
    spouseEducation: family.spouse_education ?? null,
    spouseWorks: sponsorWork(sponsor?.work_status, spousePay),
    spousePay,
    child: closestChild(profile),
    localSchool: readLocalSchool(profile),
    familyApplies: readFamilyApplies(profile),
    relatives: family.relatives_here ?? null,
    yearsHere: yearsTo(residence.in_singapore_since) ?? (livesAbroad(profile) ? 0 : null),
    away: residence.away_5y ?? null,
    schooling: residence.schooling_here === 'none' ? 0 : (residence.schooling_years ?? null),
  }
}

const monthlyIncome = (monthly: number, variable: number | null | undefined) =>
  monthly + (variable ?? usualVariableMonths * monthly) / 12

export const isMarried = ({ family }: DatedProfile) =>
  family.marital_status === 'married' || family.marital_status === 'separated'

function spouseStatus(profile: DatedProfile): Required<Person>['spouse'] {
  if (!isMarried(profile)) return 'none'
  const { links } = profile.route
  if (links.includes('spouse_of_citizen')) return 'citizen'
  if (links.includes('spouse_of_pr')) return 'pr'
  const status = profile.family.spouse_status
  return status == null ? null : status === 'citizen' || status === 'pr' ? status : 'foreign'
}

/** On these passes most do not work: about 1 % of dependants had a consent to (docs/facts.md 3.3). */
const passesWithoutWork: readonly unknown[] = ['dependant_pass', 'ltvp']

/** What a husband or wife is taken to earn where it was not said; null is unknown. */
const unsaidPay = ({ family }: DatedProfile) => (passesWithoutWork.includes(family.spouse_status) ? 0 : null)

function sponsorWork(status: string | null | undefined, pay: number | null): Required<Person>['spouseWorks'] {
  if (status != null) return status === 'not_working' ? 'no' : status === 'retired' ? 'retired' : 'yes'
  return pay === null ? null : pay > 0 ? 'yes' : 'no'
}

/** Single people who name no child have none; of others we do not know. */
const knownChildren = ({ family }: DatedProfile) => family.children ?? (family.marital_status === 'single' ? [] : null)

function closestChild(profile: DatedProfile): Required<Person>['child'] {
  const children = knownChildren(profile)
  if (!children) return null
  return (['citizen', 'pr', 'foreign'] as const).find((tie) => children.some(({ status }) => status === tie)) ?? 'none'
}

const isOfSchoolAge = (years: number) => years >= schoolFrom && years < schoolTo

function readLocalSchool(profile: DatedProfile): Required<Person>['localSchool'] {
  const children = knownChildren(profile)
  if (!children) return null
  if (children.some(({ school }) => school === 'moe')) return 'yes'
  // Citizens have a place at a local school waiting for them: only other children can speak against it.
  const others = children.filter(
    ({ status, birth_month }) =>
      status !== 'citizen' && isOfSchoolAge(monthsBetween(birth_month, profile.route.apply_month) / 12),
  )
  if (others.some(({ school }) => school == null)) return null
  return others.length > 0 && !children.some(({ school }) => school === 'preschool') ? 'no' : 'neither'
}

function readFamilyApplies(profile: DatedProfile): Required<Person>['familyApplies'] {
  const { includes } = profile.route
  if (includes?.spouse || (includes?.children ?? 0) > 0) return 'yes'
  const spouse = spouseStatus(profile)
  const children = knownChildren(profile)
  const hasSpouse = spouse === 'foreign'
  const hasChild = children?.some(({ status }) => status === 'foreign') === true
  if (spouse !== null && children && !hasSpouse && !hasChild) return 'nobody'
  const isTold = (!hasSpouse || includes?.spouse === false) && (!hasChild || includes?.children === 0)
  return isTold && (hasSpouse || hasChild) ? 'no' : null
}

/** How many years of assessment there can have been, up to three: the tax of a year is assessed in the next. */
export const possibleTaxYears = ({ route, residence }: DatedProfile): number => {
  if (residence.in_singapore_since == null) return passesAbroad.includes(route.pass) ? 0 : 3
  return Math.max(0, Math.min(3, toYear(route.apply_month) - toYear(residence.in_singapore_since)))
}

/** Half for a year with income, half for how much. Years left out are like those given; before the arrival none counts. */
function scoreTaxRecord(profile: DatedProfile): number | null {
  const given = profile.work.assessed_income ?? []
  const possible = possibleTaxYears(profile)
  if (given.length === 0) return possible === 0 ? 0 : null
  const years = given.map(({ amount }) => (amount > 0 ? 0.5 + 0.5 * payScale(amount / 12) : 0))
  const average = years.reduce((sum, year) => sum + year, 0) / years.length
  return (average * Math.max(possible, given.length)) / 3
}

/** From S$2,000 to S$20,000 a month by its logarithm: each doubling counts the same. */
export const payScale = (amount: number) =>
  Math.min(1, Math.max(0, Math.log(Math.max(amount, 1) / 2_000) / Math.log(10)))
