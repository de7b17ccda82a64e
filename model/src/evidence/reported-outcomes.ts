import { educations, monthsBetween, type Pass } from '@settlesg/contract'
import { payGrowth } from './lines.ts'
import type { Person } from './person.ts'

/* Outcomes from public trackers (model/data/README.md), read as people of whom little is known. */

export interface Outcome {
  person: Person
  approved: boolean
  /** Those who report in a year, of a decision or of a filing, have an intercept of their own. */
  cell: string
  year: number
}

export type ReportedRow = Readonly<Record<string, string>>

export const reportedColumns =
  'year,year_is,route,pass,pass_is,age_band,sex,years_here,monthly_pay,education,awarded,' +
  'sector,marital,family_applies_too,has_children,earlier_refusals,doubtful,outcome'

/** The middle of each band. */
const ages: Readonly<Record<string, number>> = { '-26': 25, '27-30': 29, '31-35': 33.5, '36-40': 38.5, '41-': 45 }
const passesTold: readonly Pass[] = ['ep', 's_pass', 'pep', 'ltvp', 'student_pass']

/** Work pass holders, no doubtful rows; of other routes nearly all were approved. Throws RangeError with the row. */
export function outcomesIn(rows: readonly ReportedRow[], today: string): Outcome[] {
  return rows.flatMap((row, index) => {
    if (row.route !== 'pts' || row.doubtful === 'yes') return []
    const year = Number(row.year)
    const isDecided = row.outcome === 'approved' || row.outcome === 'rejected'
    if (!Number.isInteger(year) || year < 1990 || !isDecided) throw new RangeError(`row ${index + 1} cannot be read`)
    return [
      {
        // Reports of a year lie in the middle of it: at the end of June, as today is the end of its month.
        person: withPayOf(today, `${year}-06`, personIn(row)),
        approved: row.outcome === 'approved',
        cell: `${year} ${row.year_is}`,
        year,
      },
    ]
  })
}

export const withPayOf = (today: string, month: string, person: Person): Person =>
  person.pay == null
    ? person
    : { ...person, pay: person.pay * Math.exp((payGrowth * monthsBetween(month, today)) / 12) }

const amount = (text: string | undefined) => (text ? Number(text) : null)

function personIn(row: ReportedRow): Person {
  const isSingle = row.marital === 'single'
  return {
    age: ages[row.age_band ?? ''] ?? null,
    pass: passesTold.find((pass) => pass === row.pass) ?? null,
    works: 'earning',
    pay: amount(row.monthly_pay),
    education: educations.find((level) => level === row.education) ?? null,
    awardedHere: row.awarded ? row.awarded === 'singapore' : null,
    spouse: isSingle ? 'none' : null,
    child: row.has_children === 'no' ? 'none' : null,
    localSchool: row.has_children === 'no' ? 'neither' : null,
    familyApplies: row.family_applies_too === 'yes' ? 'yes' : isSingle && row.has_children === 'no' ? 'nobody' : null,
    yearsHere: amount(row.years_here),
    schooling: schoolingIn(row),
  }
}

/** Years of study here that a qualification stands for, where it is said to be of here; one from abroad stands for none. */
const studyYears: Readonly<Record<string, number>> = { diploma: 3, bachelor: 4, master: 1, doctorate: 4 }
const schoolingIn = ({ awarded, education = '' }: ReportedRow) =>
  awarded === 'abroad' ? 0 : awarded === 'singapore' ? (studyYears[education] ?? null) : null
