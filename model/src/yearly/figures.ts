import { type Region, regions } from '../pool.ts'

/* What is told of the applications of a year. Figures<number> is one telling; Figures<Ends> their 5th and 95th percentile. */

export const bands = ['0-20', '21-30', '31-40', '41+'] as const
export const yearlyRoutes = [
  'pts',
  'spouse_of_citizen',
  'student',
  'child',
  'aged_parent',
  'spouse_of_pr',
  'gip',
] as const
export type YearlyRoute = (typeof yearlyRoutes)[number]

/** Who is granted permanent residence, as finely as the streams are kept apart. Each kind counts under one route. */
export const kinds = [
  'worker',
  'partner_of_worker',
  'child_of_worker',
  'spouse_of_citizen',
  'spouse_of_pr',
  'child',
  'aged_parent',
  'student',
  'gip',
] as const
export type Kind = (typeof kinds)[number]

/** A worker's husband, wife and children who apply together with the worker count under the worker's scheme. */
export const routeOf = {
  worker: 'pts',
  partner_of_worker: 'pts',
  child_of_worker: 'pts',
  spouse_of_citizen: 'spouse_of_citizen',
  spouse_of_pr: 'spouse_of_pr',
  child: 'child',
  aged_parent: 'aged_parent',
  student: 'student',
  gip: 'gip',
} as const satisfies Record<Kind, YearlyRoute>

interface Counts<T> {
  applied: T
  approved: T
  rate: T
}

/** Counts are persons a year; all else are shares of the approved persons, from 0 to 1. */
export interface Figures<T> extends Counts<T> {
  age: Record<(typeof bands)[number], T>
  female: T
  region: Record<Region, T>
  /** Of the approved who are 21 and over. */
  adults: { post_secondary: T; diploma_or_higher: T }
  under_30: T
  working_principals: T
  routes: { [route in Exclude<YearlyRoute, 'spouse_of_citizen'>]: Counts<T> } & {
    spouse_of_citizen: Counts<T> & { region: Record<Region, T> }
  }
}

/** Persons counted: numbers of persons, or what they stand for. */
export interface Tally {
  applied: Record<Kind, number>
  approved: Record<Kind, number>
  /** Of the approved, as everything below. */
  bands: [number, number, number, number]
  female: number
  regions: Record<Region, number>
  regionsOfSpouses: Record<Region, number>
  postSecondary: number
  diploma: number
  under30: number
}

const noneOfAnyKind = (): Record<Kind, number> => ({
  worker: 0,
  partner_of_worker: 0,
  child_of_worker: 0,
  spouse_of_citizen: 0,
  spouse_of_pr: 0,
  child: 0,
  aged_parent: 0,
  student: 0,
  gip: 0,
})
const nowhere = (): Record<Region, number> => ({ sea: 0, other_asia: 0, other: 0 })

export const emptyTally = (): Tally => ({
  applied: noneOfAnyKind(),
  approved: noneOfAnyKind(),
  bands: [0, 0, 0, 0],
  female: 0,
  regions: nowhere(),
  regionsOfSpouses: nowhere(),
  postSecondary: 0,
  diploma: 0,
  under30: 0,
})

/** The figures of what was counted; every person of the tally stands for `scale` persons a year. */
export function figuresOf(tally: Tally, scale: number): Figures<number> {
  const sum = (of: Record<Kind, number>, route?: YearlyRoute) =>
    kinds.reduce((total, kind) => total + (route === undefined || routeOf[kind] === route ? of[kind] : 0), 0)
  const counts = (route?: YearlyRoute): Counts<number> => {
    const [applied, approved] = [sum(tally.applied, route), sum(tally.approved, route)]
    return { applied: applied * scale, approved: approved * scale, rate: applied === 0 ? 0 : approved / applied }
  }
  const all = sum(tally.approved)
  const [children, ...adultBands] = tally.bands
  const adults = adultBands.reduce((total, band) => total + band, 0)
  return {
    ...counts(),
    age: {
      '0-20': children / all,
      '21-30': tally.bands[1] / all,
      '31-40': tally.bands[2] / all,
      '41+': tally.bands[3] / all,
    },
    female: tally.female / all,
    region: sharesOf(tally.regions),
    adults: { post_secondary: tally.postSecondary / adults, diploma_or_higher: tally.diploma / adults },
    under_30: tally.under30 / all,
    working_principals: tally.approved.worker / all,
    routes: {
      pts: counts('pts'),
      spouse_of_citizen: { ...counts('spouse_of_citizen'), region: sharesOf(tally.regionsOfSpouses) },
      student: counts('student'),
      child: counts('child'),
      aged_parent: counts('aged_parent'),
      spouse_of_pr: counts('spouse_of_pr'),
      gip: counts('gip'),
    },
  }
}

function sharesOf(counts: Record<Region, number>): Record<Region, number> {
  const all = regions.reduce((total, region) => total + counts[region], 0)
  return { sea: counts.sea / all, other_asia: counts.other_asia / all, other: counts.other / all }
}

type Read = (figures: Figures<number>) => number

/** New figures, each made by `of`, which is told how to read the figure and whether it counts persons. */
export function eachFigure<T>(of: (read: Read, isCount: boolean) => T): Figures<T> {
  const counts = (read: (figures: Figures<number>) => Counts<number>): Counts<T> => ({
    applied: of((figures) => read(figures).applied, true),
    approved: of((figures) => read(figures).approved, true),
    rate: of((figures) => read(figures).rate, false),
  })
  const share = (read: Read) => of(read, false)
  const byRegion = (read: (figures: Figures<number>) => Record<Region, number>): Record<Region, T> => ({
    sea: share((figures) => read(figures).sea),
    other_asia: share((figures) => read(figures).other_asia),
    other: share((figures) => read(figures).other),
  })
  return {
    ...counts((figures) => figures),
    age: {
      '0-20': share(({ age }) => age['0-20']),
      '21-30': share(({ age }) => age['21-30']),
      '31-40': share(({ age }) => age['31-40']),
      '41+': share(({ age }) => age['41+']),
    },
    female: share(({ female }) => female),
    region: byRegion(({ region }) => region),
    adults: {
      post_secondary: share(({ adults }) => adults.post_secondary),
      diploma_or_higher: share(({ adults }) => adults.diploma_or_higher),
    },
    under_30: share(({ under_30 }) => under_30),
    working_principals: share(({ working_principals }) => working_principals),
    routes: {
      pts: counts(({ routes }) => routes.pts),
      spouse_of_citizen: {
        ...counts(({ routes }) => routes.spouse_of_citizen),
        region: byRegion(({ routes }) => routes.spouse_of_citizen.region),
      },
      student: counts(({ routes }) => routes.student),
      child: counts(({ routes }) => routes.child),
      aged_parent: counts(({ routes }) => routes.aged_parent),
      spouse_of_pr: counts(({ routes }) => routes.spouse_of_pr),
      gip: counts(({ routes }) => routes.gip),
    },
  }
}
