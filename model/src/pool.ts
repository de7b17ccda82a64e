import type { DatedProfile, Education, Month, Pass } from '@settlesg/contract'
import { normalQuantile } from './distribution.ts'
import type { EstimatedRoute } from './priors.ts'
import { evenly, type Random, seeded } from './random.ts'

/*
 * Simulated applicants: whole sets of answers of people who might apply, as far as published figures describe them.
 * What is missing in a person's answers is taken from them, and the level of a route is what they reach on average.
 * Figures with a source say so; all others are our judgement of who applies. Age, university share and length of stay
 * of pass holders are published by nobody (docs/facts.md 3.2).
 */

export const regions = ['sea', 'other_asia', 'other'] as const
export type Region = (typeof regions)[number]

/** `region` stands beside the answers to check the composition of grants with: the model cannot see it. */
export interface Applicant {
  profile: DatedProfile
  sex: 'female' | 'male'
  region: Region
}

/** More numbers than any applicant takes. */
const dimensions = 30
/** The month the pool applies in. Only spans of time count, so that any month would do. */
const appliesIn: Month = '2026-11'

/** 2019: about 60, 34 and 6 of 100 granted (docs/facts.md 1.3). */
const regionShares: readonly [Region, number][] = [
  ['sea', 0.6],
  ['other_asia', 0.34],
  ['other', 0.06],
]

/**
 * One applicant of a route, made of uniform random numbers: the same numbers make the same person. Every generator
 * takes its numbers in a fixed order, also those that this person does not need, so that each stands for one trait.
 */
export function applicant(route: EstimatedRoute, uniform: Random): Applicant {
  // The region comes first and takes exactly one number, so that no answer hangs on it.
  const region = pick(uniform(), regionShares)
  const profile = generators[route](uniform)
  const female = { pts: 0.38, spouse_of_citizen: 0.72, spouse_of_pr: 0.8, student: 0.48 }[route]
  return { profile, sex: uniform() < female ? 'female' : 'male', region }
}

/** So many applicants of a route, spread evenly over all there may be. */
export function pool(route: EstimatedRoute, count: number, seed: number): Applicant[] {
  return evenly(count, dimensions, seeded(seed)).map((numbers) => {
    let taken = 0
    return applicant(route, () => numbers[taken++] ?? 0.5)
  })
}

const generators: Record<EstimatedRoute, (uniform: Random) => DatedProfile> = {
  pts: (u) => worker(u),
  spouse_of_citizen: (u) => spouseOf('citizen', u),
  spouse_of_pr: (u) => spouseOf('pr', u),
  student,
}

/** EP 202,400 and S Pass 176,400 in June 2024 (docs/facts.md 3.1). Who applies leans to the EP. */
const workPasses: readonly [Pass, number][] = [
  ['ep', 0.62],
  ['s_pass', 0.38],
]
/** 85 % of pass holders in skilled jobs (docs/facts.md 7.1f): about 81 % post-secondary. The rest is judgement. */
const workerEducation: readonly [Education, number][] = [
  ['secondary', 0.19],
  ['ite', 0.02],
  ['diploma', 0.22],
  ['bachelor', 0.34],
  ['master', 0.2],
  ['doctorate', 0.03],
]
/** 69 % post-secondary (docs/facts.md 3.4). */
const spouseEducation: readonly [Education, number][] = [
  ['below_secondary', 0.08],
  ['secondary', 0.23],
  ['ite', 0.04],
  ['diploma', 0.2],
  ['bachelor', 0.36],
  ['master', 0.09],
]

function worker(u: Random): DatedProfile {
  // Over 40: about 20 of 100 (docs/facts.md 7.1e counts with 15 to 30).
  const age = spread(u(), 34, 0.24, 21, 62)
  const years = Math.min(spread(u(), 4.5, 0.7, 0.3, 25), age - 1)
  const pass = pick(u(), workPasses)
  // EP: median S$9,000 in December 2021 (docs/facts.md 3.2).
  const pay = pass === 'ep' ? spread(u(), 9_000, 0.5, 4_000, 60_000) : spread(u(), 3_800, 0.25, 2_500, 9_000)
  const tenure = Math.min(spread(u(), 2.8, 0.75, 0.1, 20), age - 18)
  const [married, withSpouse, child, school] = [u() < (age < 30 ? 0.35 : 0.68), u(), u(), u()]
  const hasChild = married && child < (age < 30 ? 0.3 : 0.6)
  // Up to 15 years old, and born when the parent was 20 or older.
  const childAge = Math.min(1 + 23 * child, age - 20)
  const [citizen, spouseWorks, spousePay, spouseLearnt] = [u(), u(), u(), u()]
  return {
    route: {
      pass,
      links: [],
      apply_month: appliesIn,
      includes: { spouse: married && withSpouse < 0.55, children: hasChild && withSpouse < 0.6 ? 1 : 0 },
    },
    you: { birth_month: ago(age) },
    residence: { in_singapore_since: ago(years), months_away_5y: away(u()), ...schooling(u(), 0.22) },
    work: {
      work_status: 'employee',
      employer_since: ago(tenure),
      occupation: pick(u(), pass === 'ep' ? epOccupations : sPassOccupations),
      monthly_pay: Math.round(pay),
      variable_pay_12m: Math.round(pay * 12 * 0.2 * u()),
      ...record(u, pay, years),
    },
    education: { highest: pick(u(), workerEducation), awarded_in_singapore: u() < 0.2 },
    family: {
      marital_status: married ? 'married' : 'single',
      ...(married
        ? {
            spouse_status: citizen < 0.04 ? ('citizen' as const) : ('dependant_pass' as const),
            spouse_education: pick(spouseLearnt, workerEducation),
            spouse_monthly_pay: spouseWorks < 0.5 ? 0 : Math.round(spread(spousePay, 4_500, 0.5, 1_500, 20_000)),
          }
        : {}),
      children: hasChild ? [{ birth_month: ago(childAge), status: 'foreign', school: schoolAt(childAge, school) }] : [],
      relatives_here: kin(u()),
    },
    roots: {},
    history: {},
  }
}

/** MOM 2010-20: PME, APT and others, 78/16/6 of EP and 35/40/25 of S Pass holders (docs/facts.md 3.2). */
const epOccupations: readonly ['2' | '3' | '5', number][] = [
  ['2', 0.78],
  ['3', 0.16],
  ['5', 0.06],
]
const sPassOccupations: readonly ['2' | '3' | '5', number][] = [
  ['2', 0.35],
  ['3', 0.4],
  ['5', 0.25],
]

function spouseOf(status: 'citizen' | 'pr', u: Random): DatedProfile {
  const age = spread(u(), 32, 0.2, 19, 65)
  const years = Math.min(spread(u(), 3.5, 0.7, 0.2, 20), age - 1)
  const marriedFor = Math.min(spread(u(), 3.2, 0.7, 0.2, 20), age - 18)
  // At work: 17,890 on a Long-Term Visit Pass in December 2020 (docs/facts.md 2.2), about six in ten.
  const works = u() < 0.6
  const [pay, tenure, child, bornAs] = [spread(u(), 3_000, 0.5, 1_000, 20_000), spread(u(), 2, 0.8, 0.1, 15), u(), u()]
  const hasChild = child < Math.min(0.75, 0.2 + 0.12 * marriedFor)
  const childAge = Math.max(0.2, marriedFor - 1)
  const sponsorWorks = u()
  const lately = record(u, pay, years)
  return {
    route: { pass: 'ltvp', links: [`spouse_of_${status}`], apply_month: appliesIn },
    you: { birth_month: ago(age) },
    residence: { in_singapore_since: ago(years), months_away_5y: away(u()), ...schooling(u(), 0.18) },
    work: works
      ? {
          work_status: 'employee',
          employer_since: ago(Math.min(tenure, years)),
          monthly_pay: Math.round(pay),
          ...lately,
        }
      : {
          // Many worked until lately: what they earned then, and how long ago it was, is drawn as for those at work.
          work_status: 'not_working',
          assessed_income: tenure < 2 ? [{ year: 2025, amount: 0 }] : lately.assessed_income,
          employers_5y: lately.employers_5y,
          longest_gap_months_5y: Math.min(12, 3 + lately.longest_gap_months_5y),
        },
    education: { highest: pick(u(), spouseEducation), awarded_in_singapore: u() < 0.15 },
    family: {
      marital_status: 'married',
      married_since: ago(marriedFor),
      spouse_status: status,
      children: hasChild
        ? [
            {
              birth_month: ago(childAge),
              status: bornAs < 0.85 ? (status === 'citizen' ? 'citizen' : 'pr') : 'foreign',
              school: schoolAt(childAge, bornAs),
            },
          ]
        : [],
      relatives_here: kin(u()),
      sponsor: {
        work_status: sponsorWorks < 0.86 ? 'employee' : sponsorWorks < 0.93 ? 'retired' : 'not_working',
        monthly_pay: Math.round(spread(u(), 4_500, 0.55, 1_000, 30_000)),
      },
    },
    roots: {},
    history: {},
  }
}

const studentEducation: readonly [Education, number][] = [
  ['below_secondary', 0.2],
  ['secondary', 0.4],
  ['diploma', 0.15],
  ['bachelor', 0.25],
]

function student(u: Random): DatedProfile {
  const age = 14 + 12 * u()
  const years = Math.min(spread(u(), 4.5, 0.7, 0.3, 16), age - 1)
  const schoolYears = Math.floor(years * u())
  return {
    route: { pass: 'student_pass', links: [], apply_month: appliesIn },
    you: { birth_month: ago(age) },
    residence: {
      in_singapore_since: ago(years),
      months_away_5y: away(u()),
      schooling_here: 'school',
      schooling_years: schoolYears,
      national_exam: true,
    },
    work: { work_status: 'student' },
    education: { highest: pick(u(), studentEducation), awarded_in_singapore: u() < 0.55 },
    family: { marital_status: 'single', children: [], relatives_here: kin(u()) },
    roots: {},
    history: {},
  }
}

/** What the work of the last years looks like: assessed income, employers, the longest gap. */
function record(u: Random, pay: number, years: number) {
  const assessed = Math.min(3, Math.floor(years))
  const [employers, gap] = [u(), u()]
  return {
    assessed_income: Array.from({ length: Math.max(1, assessed) }, (_, index) => ({
      year: 2025 - index,
      amount: assessed === 0 ? 0 : Math.round(pay * 12),
    })),
    employers_5y: employers < 0.4 ? 1 : employers < 0.7 ? 2 : employers < 0.88 ? 3 : 4,
    longest_gap_months_5y: gap < 0.5 ? 0 : Math.round((gap - 0.5) * 24),
  }
}

/** Most children of school age go to a local school; smaller ones to a preschool from three years on. */
const schoolAt = (age: number, value: number) =>
  age < 3 ? 'none' : age < 7 ? 'preschool' : value < 0.7 ? 'moe' : 'international'
const schooling = (value: number, share: number) =>
  value < share
    ? { schooling_here: 'university' as const, schooling_years: 2 + Math.round((8 * value) / share) }
    : { schooling_here: 'none' as const, schooling_years: 0 }
/** Parents or siblings who are citizens or permanent residents: most have none. */
const kin = (value: number) => (value < 0.78 ? 0 : value < 0.92 ? 1 : 2)
/** Months away in five years: most people few, some many. */
const away = (value: number) => Math.round(24 * value ** 1.5)

/** Log-normal around the median, cut at both ends. */
const spread = (value: number, median: number, deviation: number, from: number, to: number) =>
  Math.min(to, Math.max(from, median * Math.exp(deviation * normalQuantile(Math.min(0.9999, Math.max(0.0001, value))))))

/** The month so many years before the application. */
function ago(years: number): Month {
  const months = Number(appliesIn.slice(0, 4)) * 12 + Number(appliesIn.slice(5)) - 1 - Math.round(years * 12)
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}

function pick<T>(value: number, shares: readonly [T, number][]): T {
  let below = 0
  for (const [choice, share] of shares) {
    below += share
    if (value < below) return choice
  }
  const last = shares.at(-1)
  if (!last) throw new RangeError('Nothing to pick from')
  return last[0]
}
