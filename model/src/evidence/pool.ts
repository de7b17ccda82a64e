import type { Education, Pass } from '@settlesg/contract'
import { normalQuantile } from '../math/distribution.ts'
import { evenly, type Random, seeded } from '../math/random.ts'
import type { LevelName } from './levels.ts'
import { type Person, payScale } from './person.ts'

/* Simulated applicants, each whole. Figures with a source say so; all others are our judgement of who applies. */

export interface Applicant {
  person: Person
  level: LevelName
  /** For tests of the pool: the model cannot see these. */
  sex: 'female' | 'male'
  route: 'pts' | 'spouse_of_citizen' | 'spouse_of_pr' | 'student'
}

/** 2,000 in all. How many of a level stand in the pool says nothing of how many apply: see `applicantShares`. */
const counts = { pts: 1_180, spouse_of_pr: 120, spouse_of_citizen: 450, student: 250 } as const
/** Of all. Spouses and students by the decisions of 2010 (docs/facts.md 7.1b). */
export const applicantShares: Record<LevelName, number> = { everyone_else: 0.905, spouses: 0.088, students: 0.007 }
const poolSeed = 20_261

const dimensions = 32

export function drawPool(): Applicant[] {
  const random = seeded(poolSeed)
  return (Object.keys(counts) as (keyof typeof counts)[]).flatMap((route) =>
    evenly(counts[route], dimensions, random).map((numbers) => {
      let taken = 0
      return applicant(route, () => numbers[taken++] ?? 0.5)
    }),
  )
}

const femaleShare = { pts: 0.38, spouse_of_citizen: 0.72, spouse_of_pr: 0.8, student: 0.48 } as const

/** The same numbers make the same person; they are taken in a fixed order, so that each stands for one trait. */
function applicant(route: Applicant['route'], u: Random): Applicant {
  const sex = u() < femaleShare[route] ? 'female' : 'male'
  if (route === 'student') return { person: student(u), level: 'students', sex, route }
  if (route === 'pts') return { person: worker(u), level: 'everyone_else', sex, route }
  const isCitizen = route === 'spouse_of_citizen'
  return {
    person: spouse(isCitizen ? 'citizen' : 'pr', u),
    level: isCitizen ? 'spouses' : 'everyone_else',
    sex,
    route,
  }
}

/** EP 202,400 and S Pass 176,400 in June 2024 (docs/facts.md 3.1). Who applies leans to the EP. */
const workPasses: Shares<Pass> = { ep: 0.62, s_pass: 0.38 }
const spousePasses: Shares<Pass> = { ltvp: 0.72, ep: 0.14, s_pass: 0.09, dependant_pass: 0.05 }
/** 85 % of pass holders in skilled jobs (docs/facts.md 7.1f): about 81 % post-secondary. The rest is judgement. */
const workerEducation: Record<'ep' | 's_pass', Shares<Education>> = {
  ep: { secondary: 0.06, diploma: 0.12, bachelor: 0.48, master: 0.29, doctorate: 0.05 },
  s_pass: { secondary: 0.4, ite: 0.05, diploma: 0.38, bachelor: 0.15, master: 0.02 },
}
/** 69 % post-secondary (docs/facts.md 3.4). */
const spouseEducation: Shares<Education> = {
  below_secondary: 0.08,
  secondary: 0.23,
  ite: 0.04,
  diploma: 0.2,
  bachelor: 0.36,
  master: 0.09,
}
/** MOM 2010-20: PME, APT and others, 78/16/6 of EP and 35/40/25 of S Pass holders (docs/facts.md 3.2). */
const occupations: Record<'ep' | 's_pass', Shares<string>> = {
  ep: { 2: 0.78, 3: 0.16, 5: 0.06 },
  s_pass: { 2: 0.35, 3: 0.4, 5: 0.25 },
}

function worker(u: Random): Person {
  const pass = pick(u(), workPasses) === 'ep' ? 'ep' : 's_pass'
  // Over 40: about 20 of 100 (docs/facts.md 7.1e counts with 15 to 30).
  const age = spread(u(), 34, 0.24, 21, 62)
  const yearsHere = Math.min(spread(u(), 4.5, 0.7, 0.3, 25), age - 1)
  // EP: median S$9,000 in December 2021 (docs/facts.md 3.2); it rises with age.
  const older = (age / 34) ** 0.6
  const pay = pass === 'ep' ? spread(u(), 9_000 * older, 0.48, 4_000, 60_000) : spread(u(), 3_800, 0.25, 2_500, 9_000)
  const married = u() < (age < 30 ? 0.35 : 0.68)
  const ofCitizen = u() < 0.04
  const child = u() < (age < 30 ? 0.3 : 0.6) && married
  const family = married
    ? {
        ...household(u, ofCitizen ? 'citizen' : 'foreign'),
        ...childTraits(u, child, ofCitizen ? 'citizen' : 'foreign'),
      }
    : { ...household(u, 'none'), ...childTraits(u, false, 'foreign') }
  const applies = u() < 0.58 ? 'yes' : 'no'
  return {
    ...family,
    age,
    pass,
    works: 'earning',
    pay,
    ...record(u, pay, yearsHere, Math.min(spread(u(), 2.8, 0.75, 0.1, 20), age - 18)),
    occupation: pick(u(), occupations[pass]),
    education: pick(u(), workerEducation[pass]),
    awardedHere: u() < 0.2,
    marriedFor: married ? Math.min(spread(u(), 6, 0.7, 0.2, 35), age - 18) : null,
    familyApplies: (married && !ofCitizen) || (child && !ofCitizen) ? applies : 'nobody',
    ...life(u, yearsHere, 0.22),
  }
}

function spouse(status: 'citizen' | 'pr', u: Random): Person {
  const held = pick(u(), spousePasses)
  const onWorkPass = held === 'ep' || held === 's_pass'
  const age = spread(u(), 32, 0.2, 19, 65)
  const yearsHere = Math.min(spread(u(), 3.5, 0.7, 0.2, 20), age - 1)
  const marriedFor = Math.min(spread(u(), 3.2, 0.7, 0.2, 20), age - 18)
  // At work: 17,890 on a Long-Term Visit Pass in December 2020 (docs/facts.md 2.2), about six in ten.
  const [working, caring] = [u(), u()]
  const works = onWorkPass || working < 0.55 ? 'earning' : caring < 0.6 ? 'caring' : 'idle'
  const median = held === 'ep' ? 8_000 : held === 's_pass' ? 3_800 : 2_800
  const pay = spread(u(), median, 0.45, held === 'ep' ? 4_000 : 1_000, 20_000)
  const child = u() < Math.min(0.75, 0.2 + 0.12 * marriedFor)
  return {
    ...household(u, status),
    ...childTraits(u, child, u() < 0.85 ? status : 'foreign'),
    age,
    pass: held,
    works,
    pay: works === 'earning' ? pay : null,
    ...record(u, works === 'earning' ? pay : 0, yearsHere, Math.min(spread(u(), 2, 0.8, 0.1, 15), yearsHere)),
    occupation: pick(u(), occupations[held === 'ep' ? 'ep' : 's_pass']),
    education: onWorkPass ? pick(u(), workerEducation[held]) : pick(u(), spouseEducation),
    awardedHere: u() < 0.15,
    marriedFor,
    familyApplies: 'nobody',
    ...life(u, yearsHere, 0.18),
  }
}

const studentEducation: Shares<Education> = { below_secondary: 0.2, secondary: 0.4, diploma: 0.15, bachelor: 0.25 }

function student(u: Random): Person {
  const age = 14 + 12 * u()
  const yearsHere = Math.min(spread(u(), 4.5, 0.7, 0.3, 16), age - 1)
  return {
    ...household(u, 'none'),
    ...childTraits(u, false, 'foreign'),
    age,
    pass: 'student_pass',
    works: 'studying',
    taxRecord: 0,
    education: pick(u(), studentEducation),
    awardedHere: u() < 0.55,
    familyApplies: 'nobody',
    ...life(u, yearsHere, 1),
  }
}

/** Husband or wife: works in seven of ten households, retired in few. */
function household(u: Random, spouse: 'citizen' | 'pr' | 'foreign' | 'none') {
  const [working, pay, learnt] = [u(), u(), u()]
  if (spouse === 'none') return { spouse }
  const isSponsor = spouse !== 'foreign'
  const works = working < (isSponsor ? 0.86 : 0.5) ? 'yes' : isSponsor && working < 0.93 ? 'retired' : 'no'
  return {
    spouse,
    spouseWorks: works,
    spousePay: works === 'no' ? 0 : spread(pay, works === 'retired' ? 1_500 : 4_500, 0.55, 500, 30_000),
    spouseEducation: pick(learnt, isSponsor ? spouseEducation : workerEducation.ep),
  } as const
}

/** A child under school age gives no sign; most of the others go to a local school. */
function childTraits(u: Random, has: boolean, tie: 'citizen' | 'pr' | 'foreign') {
  const [age, school] = [15 * u(), u()]
  if (!has) return { child: 'none', localSchool: 'neither' } as const
  return {
    child: tie,
    localSchool: age < 7 ? 'neither' : school < 0.7 ? 'yes' : tie === 'citizen' ? 'neither' : 'no',
  } as const
}

/** What the work of the last years looks like: assessed income, employers, the longest gap. */
function record(u: Random, pay: number, yearsHere: number, tenure: number) {
  const [employers, gap] = [u(), u()]
  const years = Math.min(3, Math.floor(yearsHere))
  return {
    taxRecord: pay > 0 ? ((0.5 + 0.5 * payScale(pay)) * years) / 3 : 0,
    tenure,
    employers: tenure >= 5 || employers < 0.4 ? 1 : employers < 0.7 ? 2 : employers < 0.88 ? 3 : 4,
    gap: gap < 0.5 ? 0 : Math.round((gap - 0.5) * 24),
  }
}

/** Years of school here, parents or siblings here (most have none), months away (most few). */
function life(u: Random, yearsHere: number, schooled: number) {
  const [school, kin, away] = [u(), u(), u()]
  const years =
    schooled === 1 ? Math.floor(yearsHere * school) : school < schooled ? 2 + Math.round((8 * school) / schooled) : 0
  return {
    yearsHere,
    schooling: years,
    relatives: kin < 0.78 ? 0 : kin < 0.92 ? 1 : 2,
    away: away < 0.2 ? 'none' : away < 0.55 ? '1_3' : away < 0.87 ? '4_12' : 'over_12',
  } as const
}

const spread = (value: number, median: number, deviation: number, from: number, to: number) =>
  Math.min(to, Math.max(from, median * Math.exp(deviation * normalQuantile(Math.min(0.9999, Math.max(0.0001, value))))))

type Shares<T extends string> = Readonly<Partial<Record<T, number>>>
function pick<T extends string>(value: number, shares: Shares<T>): T {
  let below = 0
  const choices = Object.keys(shares) as T[]
  for (const choice of choices) {
    below += shares[choice] ?? 0
    if (value < below) return choice
  }
  const last = choices.at(-1)
  if (!last) throw new RangeError('Nothing to pick from')
  return last
}
