import { ageRows, firstAgeRow, postSecondary2022, regionRows, workingShare } from '../published-facts.ts'
import { type CheckedFact, fact, wholeYears } from './checked-fact.ts'
import { bands } from './figures.ts'

const ageFacts = ageRows.flatMap((row, index) =>
  bands.map((band, column) =>
    fact(
      {
        id: `age_${firstAgeRow + index}_${band}`,
        what: `aged ${band} among the granted`,
        source: 'grants-2012-24',
        published: (row[column] ?? Number.NaN) / 100,
        tolerance: '0.3 points: printed to 0.1, columns sum to 99.9 to 100.1, and chance in drawing',
        of: (figures) => figures.age[band],
      },
      wholeYears(firstAgeRow + index),
      { points: 0.3 },
    ),
  ),
)

const regionFacts = (['sea', 'other_asia', 'other'] as const).flatMap((region) => [
  fact(
    {
      id: `region_2006_${region}`,
      what: `${region} among the granted of 2006`,
      source: 'grants-2006',
      published: regionRows[2006][region] / 100,
      tolerance: '3 points: the model begins in 2007, a year later',
      of: (figures) => figures.region[region],
    },
    wholeYears(2007),
    { points: 3 },
  ),
  fact(
    {
      id: `region_2019_${region}`,
      what: `${region} among the granted`,
      source: null,
      published: regionRows[2019][region] / 100,
      tolerance: '2 points: "about"',
      of: (figures) => figures.region[region],
    },
    wholeYears(2019),
    { points: 2 },
  ),
])

const otherFacts = [
  fact(
    {
      id: 'working_2007_11',
      what: 'working individuals among the granted',
      source: null,
      published: workingShare,
      tolerance: '1 point: printed without decimals; who counts as working is not said',
      of: (figures) => figures.working_principals,
    },
    wholeYears(2007, 2011),
    { points: 1 },
  ),
  fact(
    {
      id: 'scheme_2009',
      what: 'majority by the scheme for workers, families included',
      source: 'applications-2009',
      published: 0.5,
      tolerance: 'more than half, and others too',
      of: ({ approved, routes }) => routes.pts.approved / approved,
    },
    wholeYears(2009),
    { low: 0.5, high: 0.9 },
  ),
  fact(
    {
      id: 'post_secondary_2022',
      what: 'more than secondary education among the granted of 21 and over',
      source: 'education-2022',
      published: postSecondary2022,
      tolerance: '3 points: "4 out of 5", read off a chart',
      of: ({ adults }) => adults.post_secondary,
    },
    wholeYears(2022),
    { points: 3 },
  ),
]

/** Who was granted. */
export const factsOfPersons: readonly CheckedFact[] = [...ageFacts, ...regionFacts, ...otherFacts]
