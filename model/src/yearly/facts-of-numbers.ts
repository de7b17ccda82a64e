import { applications2009, citizensSpouses, decided, grants, investors, students } from '../published-facts.ts'
import { type CheckedFact, fact, wholeYears } from './checked-fact.ts'
import { firstYear } from './paths.ts'

const grantFacts = Object.entries(grants).flatMap(([key, published]) => {
  const year = Number(key)
  if (year < firstYear) return []
  return fact(
    {
      id: `grants_${year}`,
      what: 'persons granted',
      source: year < 2012 ? 'grants-2007-11' : 'grants-2012-24',
      published,
      tolerance: '0.5 %: the drawn are counted, of whom each stands for several',
      of: (figures) => figures.approved,
    },
    wholeYears(year),
    { percent: 0.5 },
  )
})

const decidedFacts = ([2007, 2008, 2009, 2010] as const).flatMap((year) => [
  fact(
    {
      id: `applied_${year}`,
      what: 'approved and rejected',
      source: 'decisions-2010',
      published: decided[year],
      tolerance: '4 %: a copied table, and the worlds count something between the decided and the received',
      of: (figures) => figures.applied,
    },
    wholeYears(year),
    { percent: 4 },
  ),
  fact(
    {
      id: `rate_${year}`,
      what: 'approved of approved and rejected',
      source: 'decisions-2010',
      published: grants[year] / decided[year],
      tolerance: '2 points: as above',
      of: (figures) => figures.rate,
    },
    wholeYears(year),
    { points: 2 },
  ),
])

const spouseFacts = (
  [
    ['2012_16', 'spouses-2012-16', wholeYears(2012, 2016), citizensSpouses.from2012to2016],
    ['2009_18', 'spouses-2009-18', wholeYears(2009, 2018), citizensSpouses.from2009to2018],
  ] as const
).flatMap(([id, source, period, { applied, granted }]) => [
  fact(
    {
      id: `spouses_applied_${id}`,
      what: "citizens' spouses who applied, a year",
      source,
      published: applied,
      tolerance: '3 %: rounded to hundreds',
      of: ({ routes }) => routes.spouse_of_citizen.applied,
    },
    period,
    { percent: 3 },
  ),
  fact(
    {
      id: `spouses_granted_${id}`,
      what: "citizens' spouses granted, a year",
      source,
      published: granted,
      tolerance: '3 %: rounded to hundreds',
      of: ({ routes }) => routes.spouse_of_citizen.approved,
    },
    period,
    { percent: 3 },
  ),
  fact(
    {
      id: `spouses_rate_${id}`,
      what: "rate of citizens' spouses",
      source,
      published: granted / applied,
      tolerance: '1 point: both numbers are rounded',
      of: ({ routes }) => routes.spouse_of_citizen.rate,
    },
    period,
    { points: 1 },
  ),
])

const studentFacts = [
  fact(
    {
      id: 'students_applied_2008_17',
      what: 'students who applied, a year',
      source: 'students-2008-17',
      published: students.applied / 10,
      tolerance: '3 %: chance in drawing some thousand persons',
      of: ({ routes }) => routes.student.applied,
    },
    wholeYears(2008, 2017),
    { percent: 3 },
  ),
  fact(
    {
      id: 'students_granted_2008_17',
      what: 'students granted, a year',
      source: 'students-2008-17',
      published: students.granted / 10,
      tolerance: '3 %: as above',
      of: ({ routes }) => routes.student.approved,
    },
    wholeYears(2008, 2017),
    { percent: 3 },
  ),
  fact(
    {
      id: 'students_rate_2008_17',
      what: 'rate of students, a selected group then',
      source: 'students-2008-17',
      published: students.granted / students.applied,
      tolerance: '2 points: as above',
      of: ({ routes }) => routes.student.rate,
    },
    wholeYears(2008, 2017),
    { points: 2 },
  ),
]

const otherFacts = [
  fact(
    {
      id: 'applied_2009_told',
      what: 'processed 115,900, received 132,200',
      source: 'applications-2009',
      published: applications2009.processed,
      tolerance: 'between the two numbers',
      of: (figures) => figures.applied,
    },
    wholeYears(2009),
    { low: applications2009.processed, high: applications2009.received },
  ),
  fact(
    {
      id: 'investors_2007_17',
      what: 'investors, a year of 1,826 from 2004 to June 2017',
      source: 'gip-2004-17',
      published: investors.from2004toJune2017 / 13.5,
      tolerance: '15 %: the model begins in 2007',
      of: ({ routes }) => routes.gip.approved,
    },
    ['2007-01', '2017-06'],
    { percent: 15 },
  ),
  fact(
    {
      id: 'investors_2020_22',
      what: 'investors, a year of about 200 in three years',
      source: 'gip-grants-2020-22',
      published: investors.from2020to2022 / 3,
      tolerance: '10 %: "about"',
      of: ({ routes }) => routes.gip.approved,
    },
    wholeYears(2020, 2022),
    { percent: 10 },
  ),
  fact(
    {
      id: 'rate_2024',
      // docs/facts.md 7.1a
      what: 'rate of all, inferred: 35,264 granted over the decisions assumed',
      source: null,
      published: 0.27,
      tolerance:
        '4 points: inferred, from 20 to 38; without citizens’ spouses it is some 2 points lower than with them',
      of: (figures) => figures.rate,
    },
    wholeYears(2024),
    { points: 4 },
  ),
]

/** How many applied and were granted, and at which rate. */
export const factsOfNumbers: readonly CheckedFact[] = [
  ...grantFacts,
  ...decidedFacts,
  ...spouseFacts,
  ...studentFacts,
  ...otherFacts,
]
