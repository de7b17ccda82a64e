import type { FlowPrior } from './flow-values.ts'

/*
 * What the model believes about those granted in a year, their ages, sex, education and region, before it holds it
 * against what was published. How to read a line: flow-values.ts.
 */
export const priorsOfPersons = [
  // Ages.
  {
    id: 'age_volatility',
    scale: 'ratio',
    low: 0.7,
    high: 1.5,
    sources: ['grants-2012-24'],
    why: 'How far the ages move in a year outside 2012-23, against the eleven changes published: so few tell it only roughly.',
  },
  {
    id: 'spouses_31_40',
    scale: 'plain',
    low: -0.25,
    high: 0.55,
    sources: [],
    why: "Citizens' spouses of 31-40 against 21-30, compared with all adults granted, in logarithms.",
  },
  {
    id: 'spouses_over_40',
    scale: 'plain',
    low: -0.7,
    high: 0.6,
    sources: [],
    why: "Citizens' spouses over 40 against 21-30, in the same way.",
  },
  {
    id: 'partners_31_40',
    scale: 'plain',
    low: -0.2,
    high: 0.7,
    sources: [],
    why: 'Other husbands and wives of 31-40, in the same way; they come with the children, so rather older than workers.',
  },
  {
    id: 'partners_over_40',
    scale: 'plain',
    low: -0.7,
    high: 0.7,
    sources: [],
    why: 'Other husbands and wives over 40, in the same way.',
  },
  {
    id: 'students_under_21',
    scale: 'share',
    low: 0.3,
    high: 0.8,
    sources: [],
    why: 'Students of schools against students of universities; the others are 21 to 30.',
  },
  {
    id: 'thirty_of_21_30',
    scale: 'share',
    low: 0.08,
    high: 0.2,
    sources: [],
    why: 'How many of the band 21-30 are 30: a tenth if all ages were alike, but workers are rather at its end.',
  },

  // Women. For those outside the family nothing but judgement.
  { id: 'women_workers', scale: 'share', low: 0.28, high: 0.49, sources: [], why: 'No figure; more men hold passes.' },
  {
    id: 'women_spouses',
    scale: 'share',
    low: 0.64,
    high: 0.78,
    sources: ['spouse-education-2019'],
    why: '72 of 100 non-resident husbands and wives of citizens were brides in 2019; who applies may differ.',
  },
  {
    id: 'women_partners',
    scale: 'share',
    low: 0.72,
    high: 0.94,
    sources: [],
    why: 'Most who follow a worker are wives.',
  },
  { id: 'women_children', scale: 'share', low: 0.47, high: 0.5, sources: [], why: 'As among all children.' },
  { id: 'women_students', scale: 'share', low: 0.4, high: 0.57, sources: [], why: 'About half.' },
  { id: 'women_parents', scale: 'share', low: 0.5, high: 0.75, sources: [], why: 'Women live longer.' },
  { id: 'women_investors', scale: 'share', low: 0.25, high: 0.55, sources: [], why: 'With their families.' },

  // More than secondary education among the approved of 21 and over, in 2022.
  {
    id: 'educated_workers',
    scale: 'share',
    low: 0.74,
    high: 0.93,
    sources: ['passes-by-occupation'],
    why: '85 % of pass holders work in skilled occupations (docs/facts.md 7.1f).',
  },
  {
    id: 'educated_spouses',
    scale: 'share',
    low: 0.6,
    high: 0.87,
    sources: ['spouse-education-2019'],
    why: '69 % of the non-resident husbands and wives of citizens in 2019; those approved rather more.',
  },
  { id: 'educated_parents', scale: 'share', low: 0.1, high: 0.5, sources: [], why: 'Another generation.' },
  {
    id: 'educated_students',
    scale: 'share',
    low: 0.8,
    high: 0.98,
    sources: [],
    why: 'Of 21 and over, at universities.',
  },
  {
    id: 'education_trend',
    scale: 'plain',
    low: -0.25,
    high: 0.85,
    sources: [],
    why: 'Rise in ten years, in log-odds. Residents of 25 and over: 46.5 % in 2010, 58.3 % in 2020, so 0.5 (docs/facts.md 3.4); whoever is granted may have differed from that.',
  },
  {
    id: 'diploma_of_post_secondary',
    scale: 'share',
    low: 0.84,
    high: 0.98,
    sources: [],
    why: 'How many of them have a diploma or more; the others a certificate or school to 18.',
  },

  // Regions, in log-ratios to other Asia.
  {
    id: 'sea_2019',
    scale: 'plain',
    low: 0.49,
    high: 0.65,
    sources: [],
    why: '"About" 60 against 34 (docs/facts.md 1.3): ln 60/34 = 0.57.',
  },
  {
    id: 'other_2019',
    scale: 'plain',
    low: -1.92,
    high: -1.55,
    sources: [],
    why: '"About" 6 against 34: ln 6/34 = -1.73.',
  },
  {
    id: 'sea_in_the_rush',
    scale: 'plain',
    low: -0.25,
    high: 0.25,
    sources: [],
    why: 'In 2007-09 many more were granted than before or after; they may have come from elsewhere.',
  },
  {
    id: 'sea_spouses',
    scale: 'plain',
    low: -0.8,
    high: 0.8,
    sources: [],
    why: "Citizens' spouses against all: unknown.",
  },
  { id: 'other_spouses', scale: 'plain', low: -0.8, high: 0.8, sources: [], why: 'In the same way.' },
] as const satisfies readonly FlowPrior[]
