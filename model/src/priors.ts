import type { Estimate, factorGroups, RouteId } from '@settlesg/contract'
import { routeIds } from '@settlesg/contract/options'
import type { SourceId } from './sources.ts'

/*
 * What the model believes before it looks at any figure, a line each. Disagree with a line? Change it, run
 * `npm run model -- fit`, then `npm run model -- check` and `-- card`, and see what moves.
 *
 * All sizes are log-odds: 0.4 turns 30 of 100 into 39, 0.7 into 46.
 */

type Basis = Estimate['base']['basis']
export type FactorGroup = (typeof factorGroups)[number]

/**
 * The level of a route: how many of 100 applications succeed, before anything is known of the applicant but the
 * route. `low` and `high` are the 5th and 95th percentile; between them the level is normal in log-odds. A level for
 * another kind of applicant is never averaged in (docs/facts.md 7.3).
 */
interface Level {
  low: number
  high: number
  /** Which draw of the level it takes: routes with the same name share one, because one figure is all there is. */
  level: 'spouses' | 'everyone_else' | 'students'
  basis: Basis
  sources: readonly SourceId[]
  why: string
}

/** 2024's grants over the decisions assumed (docs/facts.md 7.1a): ICA has published no such number since 2010. */
const everyoneElse = {
  low: 0.2,
  high: 0.38,
  level: 'everyone_else',
  basis: 'judgement',
  sources: ['grants-2012-24', 'decisions-2010', 'applications-2009'],
} as const

export const levels = {
  spouse_of_citizen: {
    low: 0.39,
    high: 0.59,
    level: 'spouses',
    basis: 'statistic',
    sources: ['spouses-2012-16', 'spouses-2009-18'],
    why:
      '49 % both in 2012-16 (4,300 of 8,700 a year) and in 2009-18 (4,200 of 8,600): the counts are so large that ' +
      'chance plays no part. The width is drift alone: the figures end in 2018, and since then the rate may have moved ' +
      'about as far either way as the rate of all applicants may have (log-odds ±0.4). That width is our judgement.',
  },
  pts: {
    ...everyoneElse,
    why:
      '35,264 grants in 2024: 36 % of the 97,408 decided in 2010, 27 % of the 132,200 received in 2009, less if more ' +
      'apply today (23 %, if applications grew with the work passes). About 27 %, from 20 to 38. The ' +
      "figure is of all applicants; without citizens' spouses it lies some 2 points lower, well inside the width.",
  },
  spouse_of_pr: {
    ...everyoneElse,
    why:
      "No figure of its own: PRs' spouses are among everyone else, in grants as in applications. Whether they fare " +
      'better or worse than pass holders is not known.',
  },
  student: {
    low: 0.2,
    high: 0.82,
    level: 'students',
    basis: 'judgement',
    sources: ['students-2008-17', ...everyoneElse.sources],
    why:
      '82 % of 7,251 students in 2008-17, but of a selected group: many are said to have been invited to apply, and open ' +
      'filing to have begun at the end of 2017. Anything from the low end for everyone else to the 82 % is possible; the ' +
      'middle keeps 41 % of their lead in log-odds, so it is shrunk by more than half.',
  },
} as const satisfies Partial<Record<RouteId, Level>>

export type EstimatedRoute = keyof typeof levels
export type LevelName = Level['level']

export const isEstimated = (route: RouteId): route is EstimatedRoute => Object.hasOwn(levels, route)
export const estimatedRoutes: readonly EstimatedRoute[] = routeIds.filter(isEstimated)

/**
 * How much an answer moves the chance, from the least favourable answer (0) to the most favourable (1) of the curve
 * in factors.ts. `rising`: more can only help, so no draw is below 0 and the size is log-normal. `free`: either way is
 * possible, the size is normal. `size` is the mean, `spread` the standard deviation.
 */
export interface FactorPrior {
  id: string
  factor: FactorId
  group: FactorGroup
  routes: readonly EstimatedRoute[]
  shape: 'rising' | 'free'
  size: number
  spread: number
  basis: Basis
  sources: readonly [SourceId, ...SourceId[]]
  why: string
}

const everyRoute = ['pts', 'spouse_of_citizen', 'spouse_of_pr', 'student'] as const
const adults = ['pts', 'spouse_of_citizen', 'spouse_of_pr'] as const
const spouses = ['spouse_of_citizen', 'spouse_of_pr'] as const
const pts = ['pts'] as const
const student = ['student'] as const

export const factorIds = [
  'citizen_spouse',
  'citizen_child',
  'relatives',
  'marriage_length',
  'work',
  'pay',
  'tax_record',
  'tenure',
  'gap',
  'employers',
  'pass_type',
  'occupation',
  'education',
  'singapore_award',
  'age',
  'rooted_family',
  'local_school',
  'spouse_profile',
  'sponsor_work',
  'sponsor_pay',
  'residence',
  'time_here',
  'schooling',
] as const
export type FactorId = (typeof factorIds)[number]

export const factorPriors: readonly FactorPrior[] = [
  {
    id: 'citizen_spouse',
    factor: 'citizen_spouse',
    group: 'family_ties',
    routes: pts,
    shape: 'rising',
    size: 0.5,
    spread: 0.3,
    basis: 'published',
    sources: ['ica-who-may-apply', 'spouses-2012-16'],
    why: "ICA names family ties to Singaporeans. Citizens' spouses on their own route have 2.5 times the odds of everyone else (log-odds 0.91); about half of that for a worker who happens to be married to one. A permanent resident counts half.",
  },
  {
    id: 'citizen_child',
    factor: 'citizen_child',
    group: 'family_ties',
    routes: adults,
    shape: 'rising',
    size: 0.35,
    spread: 0.25,
    basis: 'published',
    sources: ['ica-who-may-apply', 'ltvp-spouses-2026'],
    why: "ICA names family ties to Singaporeans, and children count for a spouse's long-term pass. ICA cannot split even spouses by whether there is a citizen child, so the size is ours. A child who is a permanent resident counts half.",
  },
  {
    id: 'relatives',
    factor: 'relatives',
    group: 'family_ties',
    routes: everyRoute,
    shape: 'rising',
    size: 0.2,
    spread: 0.15,
    basis: 'published',
    sources: ['ica-who-may-apply'],
    why: 'ICA names family ties to Singaporeans; parents and siblings are the next after spouse and child. Two or more count in full. The size is ours and small.',
  },
  {
    id: 'marriage_length',
    factor: 'marriage_length',
    group: 'family_ties',
    routes: spouses,
    shape: 'rising',
    size: 0.5,
    spread: 0.3,
    basis: 'judgement',
    sources: ['ltvp-spouses-2026'],
    why: "Said of the spouse's long-term pass, where the length of the marriage comes first; for PR it is an analogy. Most of it in the first years, none after eight.",
  },
  {
    id: 'work',
    factor: 'work',
    group: 'economic_contributions',
    routes: pts,
    shape: 'rising',
    size: 0.7,
    spread: 0.3,
    basis: 'published',
    sources: ['ica-who-may-apply', 'mha-factors-2021'],
    why: 'ICA names economic contributions, and this route is for people who work. Someone without work has little to show there, yet not nothing: a clear step, with no certainty.',
  },
  {
    id: 'work_of_spouse',
    factor: 'work',
    group: 'economic_contributions',
    routes: spouses,
    shape: 'rising',
    size: 0.6,
    spread: 0.25,
    basis: 'published',
    sources: ['ica-who-may-apply', 'ltvp-spouses-2026'],
    why: 'ICA names economic contributions. Many spouses look after a family, and the sponsor is looked at too, so the step is smaller than for workers.',
  },
  {
    id: 'pay',
    factor: 'pay',
    group: 'economic_contributions',
    routes: pts,
    shape: 'rising',
    size: 0.7,
    spread: 0.35,
    basis: 'published',
    sources: ['ica-who-may-apply', 'ep-median-2021'],
    why: 'ICA names economic contributions. Only the median pay of Employment Pass holders is published (S$9,000 in December 2021), no pay of those approved. From S$2,000 to S$20,000 a month by its logarithm: each doubling counts the same.',
  },
  {
    id: 'pay_of_spouse',
    factor: 'pay',
    group: 'economic_contributions',
    routes: spouses,
    shape: 'rising',
    size: 0.4,
    spread: 0.25,
    basis: 'published',
    sources: ['ica-who-may-apply', 'ltvp-spouses-2026'],
    why: 'The household must be able to support itself (said of the long-term pass); an own income is one part of that.',
  },
  {
    id: 'tax_record',
    factor: 'tax_record',
    group: 'economic_contributions',
    routes: adults,
    shape: 'rising',
    size: 0.3,
    spread: 0.2,
    basis: 'judgement',
    sources: ['ica-who-may-apply'],
    why: 'Assessed income of the last three years is what proves economic contributions. Three years of it count more than one; the size is ours.',
  },
  {
    id: 'tenure',
    factor: 'tenure',
    group: 'economic_contributions',
    routes: adults,
    shape: 'rising',
    size: 0.25,
    spread: 0.15,
    basis: 'judgement',
    sources: ['ica-who-may-apply'],
    why: 'Years with the present employer, up to five, as a sign that the contribution lasts. Not named by anyone official; the size is ours and small.',
  },
  {
    id: 'gap',
    factor: 'gap',
    group: 'economic_contributions',
    routes: adults,
    shape: 'rising',
    size: 0.25,
    spread: 0.2,
    basis: 'judgement',
    sources: ['ica-who-may-apply'],
    why: 'The longest time without work in five years, up to twelve months. No gap is the most favourable. Not named by anyone official; the size is ours.',
  },
  {
    id: 'employers',
    factor: 'employers',
    group: 'economic_contributions',
    routes: adults,
    shape: 'rising',
    size: 0.15,
    spread: 0.15,
    basis: 'judgement',
    sources: ['ica-who-may-apply'],
    why: 'Fewer employers in five years as a sign that the contribution lasts. Not named by anyone official; the size is ours and small.',
  },
  {
    id: 'pass_type',
    factor: 'pass_type',
    group: 'economic_contributions',
    routes: pts,
    shape: 'rising',
    size: 0.35,
    spread: 0.25,
    basis: 'judgement',
    sources: ['passes-by-occupation', 'ep-median-2021'],
    why: 'Employment Pass holders earn more and work in higher occupations than S Pass holders; no rate by pass is published, and ICA says that it assesses PR independently of work passes. So the size is ours, with a wide spread.',
  },
  {
    id: 'occupation',
    factor: 'occupation',
    group: 'economic_contributions',
    routes: pts,
    shape: 'rising',
    size: 0.15,
    spread: 0.15,
    basis: 'judgement',
    sources: ['passes-by-occupation'],
    why: 'Managers and professionals before technicians before others, as a sign of skill beyond pay. No official link to PR; shortage occupations get nothing.',
  },
  {
    id: 'education',
    factor: 'education',
    group: 'qualifications',
    routes: pts,
    shape: 'rising',
    size: 0.4,
    spread: 0.3,
    basis: 'published',
    sources: ['ica-who-may-apply', 'education-2022'],
    why: 'ICA names qualifications. About 80 % of those approved in 2022 had more than secondary education, no more than pass holders at large (85 % in skilled occupations), so there is no measurable lift among workers.',
  },
  {
    id: 'education_of_spouse',
    factor: 'education',
    group: 'qualifications',
    routes: spouses,
    shape: 'rising',
    size: 0.9,
    spread: 0.4,
    basis: 'statistic',
    sources: ['spouse-education-2019', 'education-2022'],
    why: "69 % of non-resident spouses have post-secondary education against about 80 % of those approved: log-odds 0.57 with against without, if spouses' education equals everyone's. From the lowest to the highest level that makes about 0.9, with a wide spread.",
  },
  {
    id: 'education_of_student',
    factor: 'education',
    group: 'qualifications',
    routes: student,
    shape: 'rising',
    size: 0.3,
    spread: 0.25,
    basis: 'published',
    sources: ['ica-who-may-apply'],
    why: 'ICA names qualifications. For students no figure is published at all.',
  },
  {
    id: 'singapore_award',
    factor: 'singapore_award',
    group: 'qualifications',
    routes: everyRoute,
    shape: 'rising',
    size: 0.12,
    spread: 0.1,
    basis: 'judgement',
    sources: ['ica-who-may-apply'],
    why: 'A qualification from here is easier to judge, and shows years here. Not named by anyone official; the size is ours and small.',
  },
  {
    id: 'age',
    factor: 'age',
    group: 'age',
    routes: everyRoute,
    shape: 'free',
    size: -0.7,
    spread: 0.5,
    basis: 'statistic',
    sources: ['ica-who-may-apply', 'grants-2012-24'],
    why: 'ICA names age and gives no direction. People over 40 were 16.6 % of the adults granted in 2023; if they were 15 to 30 % of the applicants, their log-odds are 0.1 higher to 0.6 lower. From 30 to 60 years, smoothly; it may go either way.',
  },
  {
    id: 'rooted_family',
    factor: 'rooted_family',
    group: 'family_profile',
    routes: pts,
    shape: 'rising',
    size: 0.25,
    spread: 0.2,
    basis: 'published',
    sources: ['ica-who-may-apply'],
    why: 'ICA names the family profile and the commitment to sinking roots: a family that applies together shows both. Who has nobody to bring along counts in the middle. The size is ours.',
  },
  {
    id: 'local_school',
    factor: 'local_school',
    group: 'family_profile',
    routes: adults,
    shape: 'rising',
    size: 0.25,
    spread: 0.2,
    basis: 'published',
    sources: ['ica-who-may-apply'],
    why: 'ICA names the commitment to sinking roots; a child in a local school is its plainest sign. No child of school age, or a preschool, counts half. The size is ours.',
  },
  {
    id: 'spouse_profile',
    factor: 'spouse_profile',
    group: 'family_profile',
    routes: pts,
    shape: 'rising',
    size: 0.2,
    spread: 0.15,
    basis: 'published',
    sources: ['ica-who-may-apply'],
    why: 'ICA names the family profile: the education and the pay of a husband or wife. Without one it counts neither way. The size is ours and small.',
  },
  {
    id: 'sponsor_work',
    factor: 'sponsor_work',
    group: 'family_profile',
    routes: spouses,
    shape: 'rising',
    size: 0.3,
    spread: 0.2,
    basis: 'judgement',
    sources: ['ltvp-spouses-2026'],
    why: "Said of the spouse's long-term pass: the household can support itself. A sponsor who works counts in full, a retired one half.",
  },
  {
    id: 'sponsor_pay',
    factor: 'sponsor_pay',
    group: 'family_profile',
    routes: spouses,
    shape: 'rising',
    size: 0.45,
    spread: 0.3,
    basis: 'judgement',
    sources: ['ltvp-spouses-2026'],
    why: "Said of the spouse's long-term pass: the household can support itself. From S$1,500 to S$12,000 a month by its logarithm. The size is ours.",
  },
  {
    id: 'residence',
    factor: 'residence',
    group: 'length_of_residency',
    routes: everyRoute,
    shape: 'rising',
    size: 0.5,
    spread: 0.3,
    basis: 'published',
    sources: ['ica-who-may-apply', 'mha-factors-2021'],
    why: 'ICA names it and MHA calls it only one of the factors: a clear direction, a modest size, no minimum. Most of it in the first years, none after ten.',
  },
  {
    id: 'time_here',
    factor: 'time_here',
    group: 'length_of_residency',
    routes: everyRoute,
    shape: 'rising',
    size: 0.3,
    spread: 0.2,
    basis: 'judgement',
    sources: ['ica-who-may-apply'],
    why: 'Months away in the last five years, up to 24: residence that was not lived here. Not named by anyone official; the size is ours.',
  },
  {
    id: 'schooling',
    factor: 'schooling',
    group: 'length_of_residency',
    routes: everyRoute,
    shape: 'rising',
    size: 0.3,
    spread: 0.25,
    basis: 'judgement',
    sources: ['ica-who-may-apply'],
    why: 'Years of school here, up to ten: time spent growing into the place. ICA names the ability to integrate; the size is ours.',
  },
]
