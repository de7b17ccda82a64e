import { type Estimate, factorGroups } from '@settlesg/contract'
import type { SourceId } from './sources.ts'

/* What the model believes before any outcome, in log-odds: 0.4 turns 30 of 100 into 39 (docs/model.md 3). */

export type Basis = Estimate['base']['basis']
type FactorGroup = (typeof factorGroups)[number]

export const groupOrder = factorGroups

/**
 * How much an answer moves the chance, from the least favourable (0) to the most (1) of the curve in factors.ts. Normal around
 * `size`; `rising` is cut off at 0, `free` may go either way. Nobody publishes a size, some name a direction.
 */
interface Weighed {
  shape?: 'rising' | 'free'
  /** Size and spread. */
  moves: readonly [number, number]
  /** What the direction rests on. */
  direction?: Basis
  /** The column of the reported outcomes that speaks of it; none: the size stays judgement whatever is reported. */
  column?: string
  sources?: readonly [SourceId, ...SourceId[]]
  why: string
}
export interface Line extends Required<Omit<Weighed, 'moves' | 'column'>> {
  size: number
  spread: number
  id: FactorId
  group: FactorGroup
  column: string | null
}

/** Where nothing else is named, more can only help, by our judgement, and ICA's own list names the group. */
const weighed = {
  family_ties: {
    citizen_spouse: {
      moves: [0.5, 0.3],
      direction: 'published',
      sources: ['ica-who-may-apply', 'spouses-2012-16'],
      why: "ICA names family ties to Singaporeans. Citizens' spouses on their own route have about 2.5 times the odds of everyone else; about half of that, in log-odds, for someone who is compared with everyone else and happens to be married to a citizen. A permanent resident counts half. Among citizens' spouses it tells nobody apart. If a couple is separated, nobody knows whether the tie still holds: it counts half.",
    },
    citizen_child: {
      moves: [0.35, 0.25],
      direction: 'published',
      sources: ['ica-who-may-apply', 'ltvp-spouses-2026'],
      why: "ICA names family ties to Singaporeans, and children count for a spouse's long-term pass. ICA cannot split even spouses by whether there is a citizen child, so the size is ours. A child who is a permanent resident counts half.",
    },
    relatives: {
      moves: [0.2, 0.15],
      direction: 'published',
      why: 'ICA names family ties to Singaporeans; parents and siblings are the next after spouse and child. Two or more count in full. The size is ours and small.',
    },
    marriage_length: {
      moves: [0.4, 0.3],
      sources: ['ltvp-spouses-2026'],
      why: "Said of the spouse's long-term pass, where the length of the marriage comes first; for PR it is an analogy. Only a marriage to a citizen or permanent resident is a tie: most of it in the first years, none after eight. For a separated couple it counts half.",
    },
  },
  economic_contributions: {
    work: {
      moves: [0.5, 0.25],
      direction: 'published',
      sources: ['ica-who-may-apply', 'mha-factors-2021', 'ltvp-spouses-2026'],
      why: 'ICA names economic contributions. Someone without work has little to show there, yet not nothing: a clear step, with no certainty. Caring for a family counts half: caregiving is named for the long-term pass. The size is ours.',
    },
    pay: {
      moves: [0.6, 0.4],
      direction: 'published',
      column: 'monthly_pay',
      sources: ['ica-who-may-apply', 'ep-median-2021'],
      why: 'ICA names economic contributions. Only the median pay of Employment Pass holders is published (S$9,000 in December 2021), no pay of those approved. From S$2,000 to S$20,000 a month by its logarithm: each doubling counts the same.',
    },
    tax_record: {
      moves: [0.25, 0.2],
      why: 'Assessed income of the last three years is what proves economic contributions. Three years of it count more than one; years left out are taken to be like those given. The size is ours.',
    },
    tenure: {
      moves: [0.2, 0.15],
      why: 'Years with the present employer, up to five, as a sign that the contribution lasts. Not named by anyone official; the size is ours and small. People without work are not asked.',
    },
    gap: {
      moves: [0.2, 0.15],
      why: 'The longest time without work in five years, up to twelve months. No gap is the most favourable. Not named by anyone official; the size is ours. People without work are not asked.',
    },
    employers: {
      moves: [0.1, 0.1],
      why: 'Fewer employers in five years as a sign that the contribution lasts. Not named by anyone official; the size is ours and small.',
    },
    pass_type: {
      moves: [0.15, 0.15],
      column: 'pass',
      sources: ['passes-by-occupation', 'ep-median-2021'],
      why: 'Employment Pass holders earn more and work in higher occupations than S Pass holders; no rate by pass is published, and ICA says that it assesses PR independently of work passes. So direction and size are ours, with a wide spread.',
    },
    occupation: {
      moves: [0.15, 0.15],
      sources: ['passes-by-occupation'],
      why: 'Managers and professionals before technicians before others, as a sign of skill beyond pay. No official link to PR; shortage occupations get nothing.',
    },
  },
  qualifications: {
    education: {
      moves: [0.3, 0.3],
      direction: 'published',
      column: 'education',
      sources: ['ica-who-may-apply', 'education-2022'],
      why: 'ICA names qualifications; the size is ours. Any degree counts in full: reports know of no step from one degree to the next. What is published cannot tell it: about 80 % of all granted in 2022 had more than secondary education, about as many as among those who apply.',
    },
    singapore_award: {
      moves: [0.25, 0.25],
      column: 'awarded',
      why: 'A qualification from here is easier to judge, and shows years here. Not named by anyone official, so the direction is ours.',
    },
  },
  age: {
    age: {
      shape: 'free',
      moves: [-0.6, 0.5],
      column: 'age_band',
      sources: ['ica-who-may-apply', 'grants-2012-24'],
      why: 'ICA names age and gives no direction. People over 40 were 16.6 % of the adults granted in 2023; if they were 15 to 30 % of the applicants, their log-odds are 0.1 higher to 0.6 lower. From 30 to 60 years, smoothly; it may go either way.',
    },
  },
  family_profile: {
    rooted_family: {
      moves: [0.25, 0.25],
      direction: 'published',
      column: 'family_applies_too',
      why: 'ICA names the family profile and the commitment to sinking roots: a family that applies together shows both. Someone with nobody to bring along counts in the middle. The size is ours.',
    },
    local_school: {
      moves: [0.2, 0.2],
      direction: 'published',
      why: 'ICA names the commitment to sinking roots; a child in a local school is its plainest sign. No child of school age (7 to 16 years), or a preschool, counts half. The size is ours.',
    },
    spouse_education: {
      moves: [0.2, 0.15],
      direction: 'published',
      why: 'ICA names the family profile: the education of a husband or wife. Without one it counts neither way. The size is ours and small.',
    },
    spouse_means: {
      moves: [0.35, 0.25],
      direction: 'published',
      sources: ['ica-who-may-apply', 'spouse-sponsor-247', 'ltvp-spouses-2026'],
      why: "ICA names the family profile and, of citizens' spouses, the sponsor's ability to support the family: whether the husband or wife works, and the pay from S$1,500 to S$12,000 a month by its logarithm. Without one it counts neither way; nor does a husband or wife who is no citizen or permanent resident and has no pay: they sponsor nobody, so what ICA says of sponsors does not apply, and most passes for dependants do not allow work. The size is ours.",
    },
  },
  length_of_residency: {
    residence: {
      moves: [0.6, 0.4],
      direction: 'published',
      column: 'years_here',
      sources: ['ica-who-may-apply', 'mha-factors-2021'],
      why: 'ICA names it and MHA calls it only one of the factors: a clear direction, a modest size, no minimum. Most of it in the first years, none after ten.',
    },
    time_here: {
      moves: [0.3, 0.2],
      why: 'Months away in the last five years: residence that was not lived here. More than twelve in all count in full. Not named by anyone official; the size is ours.',
    },
    schooling: {
      moves: [0.3, 0.25],
      column: 'awarded',
      why: 'Years of school or study here, up to ten: time spent growing into the place. ICA names the ability to integrate; the size is ours. A report tells them by the qualification: a master from here one year, a diploma three, a bachelor or doctorate four, one from abroad none.',
    },
  },
} as const satisfies Record<FactorGroup, Record<string, Weighed>>

export type FactorId = { [Group in FactorGroup]: keyof (typeof weighed)[Group] }[FactorGroup]

export const lines: readonly Line[] = groupOrder.flatMap((group) =>
  Object.entries<Weighed>(weighed[group]).map(([id, { shape = 'rising', moves, column = null, ...rest }]) => {
    const [size, spread] = moves
    const { direction = 'judgement', sources = ['ica-who-may-apply'], why } = rest
    return { id: id as FactorId, group, shape, size, spread, direction, column, sources, why }
  }),
)
export const factorIds: readonly FactorId[] = lines.map(({ id }) => id)

/** What no form can ask: the officer's view of the case, papers, an interview. One effect for each person. */
export const personEffect = {
  size: 0.75,
  why: 'The standard deviation of what differs between people with the same answers, in log-odds: about 0.5 to 1. Nobody publishes anything on it, and the reports cannot tell it; with 0.75, of people at 25 in 100 the middle two thirds are at 14 to 41.',
}

/** A year, as a logarithm. Employment Pass medians rose by 6.5 % from 2011 to 2021, wages at large by 3 to 4 %. */
export const payGrowth = 0.04

/**
 * What one refusal and several take from the score of the same case, for each unit of the chance that it had: a refusal says
 * something of what no form can ask. Bayes gives this for chances of 10 to 60 of 100; "more than once" is two of 61, three of 24
 * and four or more of 15 in 100 (of 110 reports with a refusal 43 have more than one, docs/facts.md 7.2).
 */
export const refusalCost = { once: 0.61, more: 1.3 } as const

/** The part of a refusal that holds today, by what changed since; of several changes each leaves its part. */
export const persistence = {
  nothing: { size: 1, spread: 0, why: 'The same case again: by definition.' },
  not_sure: { size: 0.9, spread: 0.5, why: 'Nothing the person could name, but time passed.' },
  evidence: { size: 0.75, spread: 0.5, why: 'Better papers answer part of what an officer may have doubted.' },
  pay: { size: 0.85, spread: 0.5, why: 'Pay is weighed by itself; little else of the case changes with it.' },
  longer_stay: { size: 0.85, spread: 0.5, why: 'Time here is weighed by itself; the rest of the case stays.' },
  qualification: { size: 0.8, spread: 0.5, why: 'Qualifications are weighed by themselves; some of the case is new.' },
  job: { size: 0.7, spread: 0.5, why: 'Another employer writes the letters and stands for the case.' },
  marriage: { size: 0.6, spread: 0.5, why: 'The family, and often the route, is another one.' },
  child: { size: 0.7, spread: 0.5, why: 'The family is another one.' },
} as const satisfies Record<string, { size: number; spread: number; why: string }>
export type ChangeKind = keyof typeof persistence

/** Several changes together leave no less: the person and the officer's file stay. Judgement. */
export const leastPersistence = 0.5

/** Shares of all applicants, over whom is averaged who does not say; another would move the mean by two at most. */
export const earlierRefusals = { once: 0.18, more: 0.1, basis: 'judgement' } as const satisfies {
  once: number
  more: number
  basis: Basis
}
/** How the mix of applicants may differ from the pool: log-odds of belonging to these, normal around nothing. */
export const composition = {
  s_pass: {
    spread: 0.4,
    why: 'Holders of an S Pass: 38 of 100 workers in the pool, 30 to 54 of all holders of both passes.',
  },
  newcomer: { spread: 0.5, why: 'Here for less than two years.' },
  over_40: { spread: 0.35, why: 'Over 40 years old: 15 to 30 of 100 adults (docs/facts.md 7.1e).' },
  well_paid: { spread: 0.35, why: 'Paid S$7,000 a month or more.' },
  married: { spread: 0.35, why: 'Married.' },
  degree: { spread: 0.35, why: 'With a degree.' },
} as const satisfies Record<string, { spread: number; why: string }>
export type CompositionId = keyof typeof composition

/** Exponent of the likelihood of reports: fields are wrong, trackers copy, who reports is selected. Judgement. */
export const tempering = 0.5
/** Spreads of the intercepts of those who report: of all together, so wide that it says nothing, and of each year around it. */
export const interceptSpreads = { all: 3, each: 1.5 } as const
