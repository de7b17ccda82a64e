import type { SourceId } from './sources.ts'

/**
 * Every published figure that the model was made with, per cent unless said. `prior`: a level, a line or the pool; `likelihood`:
 * what the fit learns from. None is left that could show the model wrong: only reported outcomes can (`validate`).
 */
export interface PublishedFigure {
  id: string
  what: string
  years: string
  published: number
  role: 'prior' | 'likelihood'
  /** What it was used for. */
  use: string
  sources: readonly SourceId[]
}

export const publishedFigures: readonly PublishedFigure[] = [
  {
    id: 'spouses_2012_16',
    what: "citizens' spouses approved, 4,300 of 8,700 a year",
    years: '2012-16',
    published: 49.4,
    role: 'prior',
    use: 'level of citizens’ spouses',
    sources: ['spouses-2012-16'],
  },
  {
    id: 'spouses_2009_18',
    what: "citizens' spouses approved, 4,200 of 8,600 a year",
    years: '2009-18',
    published: 48.8,
    role: 'prior',
    use: 'the same level (its years hold those of the other figure), and the level of everyone else net of them',
    sources: ['spouses-2009-18'],
  },
  {
    id: 'grants_2024',
    what: 'persons granted (number)',
    years: '2024',
    published: 35_264,
    role: 'prior',
    use: 'level of everyone else',
    sources: ['grants-2012-24'],
  },
  {
    id: 'decisions_2010',
    what: 'persons approved and rejected (number)',
    years: '2010',
    published: 97_408,
    role: 'prior',
    use: 'level of everyone else',
    sources: ['decisions-2010'],
  },
  {
    id: 'received_2009',
    what: 'applications received (number)',
    years: '2009',
    published: 132_200,
    role: 'prior',
    use: 'level of everyone else',
    sources: ['applications-2009'],
  },
  {
    id: 'students_2008_17',
    what: 'students approved, 5,932 of 7,251',
    years: '2008-17',
    published: 81.8,
    role: 'prior',
    use: 'high end of the level of students',
    sources: ['students-2008-17'],
  },
  {
    id: 'ages_2023',
    what: 'over 40, of adults granted',
    years: '2023',
    published: 16.6,
    role: 'prior',
    use: 'the line of age, and the ages of the pool',
    sources: ['grants-2012-24'],
  },
  {
    id: 'skilled_2010_20',
    what: 'skilled occupations among EP and S Pass holders',
    years: '2010-20',
    published: 85,
    role: 'prior',
    use: 'education and occupation of the pool',
    sources: ['passes-by-occupation'],
  },
  {
    id: 'ep_median_2021',
    what: 'median pay of EP holders, S$ a month (number)',
    years: '2021',
    published: 9_000,
    role: 'prior',
    use: 'pay of the pool, and how fast pay rises',
    sources: ['ep-median-2021'],
  },
  {
    id: 'spouse_education_2019',
    what: 'non-resident spouses with post-secondary education',
    years: '2019',
    published: 69,
    role: 'prior',
    use: 'education of the spouses in the pool',
    sources: ['spouse-education-2019'],
  },
  {
    id: 'reported_outcomes',
    what: 'reported outcomes of work pass holders (number)',
    years: '2010-24',
    published: 680,
    role: 'likelihood',
    use: 'sizes of the answers, with an intercept for each year; never a level',
    sources: ['reported-outcomes'],
  },
]
