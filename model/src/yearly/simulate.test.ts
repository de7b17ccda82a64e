import { describe, expect, it } from 'vitest'
import { applicant } from '../pool.ts'
import { worlds as allWorlds } from '../posterior.ts'
import { grants } from '../published-facts.ts'
import { seeded } from '../random.ts'
import { type Drawn, drawPersons } from './draw.ts'
import { eachFigure, type Figures, yearlyRoutes } from './figures.ts'
import { flowsOf } from './flow.ts'
import { years } from './paths.ts'
import { simulate } from './simulate.ts'
import { streamsIn } from './window.ts'

/** A part of the worlds is enough to see what holds in each. */
const worlds = allWorlds.filter((_, index) => index % 8 === 0)
const persons = 10_000
const simulated = (year: number) => simulate(worlds, { year }, { persons, seed: 1 })

const sum = (shares: Record<string, number>) => Object.values(shares).reduce((total, share) => total + share, 0)
const width = ([low, high]: [number, number]) => high - low

const periods = [
  ...years.map((year) => ({ year })),
  { from: '2009-04', to: '2010-03' },
  { from: '2012-01', to: '2016-12' },
  { from: '2026-12', to: '2026-12' },
]

describe.each(periods)('the applications of %o', (period) => {
  const result = simulate(worlds, period, { persons, seed: 1 })

  it('have shares that sum to 1 and routes that sum to all', () => {
    for (const shares of [result.age, result.region, result.routes.spouse_of_citizen.region])
      expect(sum(shares)).toBeCloseTo(1, 3)
    for (const count of ['applied', 'approved'] as const) {
      const routes = yearlyRoutes.reduce((total, route) => total + result.routes[route][count], 0)
      expect(Math.abs(routes - result[count])).toBeLessThanOrEqual(yearlyRoutes.length)
    }
    expect(result.adults.diploma_or_higher).toBeLessThan(result.adults.post_secondary)
    expect(result.under_30).toBeLessThan(result.age['0-20'] + result.age['21-30'])
  })

  it('lie inside ranges that are in order', () => {
    eachFigure((read, isCount) => {
      const low = read(endsOf(result.ranges, 0))
      const high = read(endsOf(result.ranges, 1))
      const told = read(result)
      expect(low).toBeLessThanOrEqual(told)
      expect(told).toBeLessThanOrEqual(high)
      expect(low).toBeGreaterThanOrEqual(0)
      if (!isCount) expect(high).toBeLessThanOrEqual(1)
    })
  })
})

function endsOf(ranges: Figures<[number, number]>, end: 0 | 1): Figures<number> {
  const counts = (of: { applied: [number, number]; approved: [number, number]; rate: [number, number] }) => ({
    applied: of.applied[end],
    approved: of.approved[end],
    rate: of.rate[end],
  })
  const { age, region, adults, routes } = ranges
  const spouse = routes.spouse_of_citizen
  const regions = (of: typeof region) => ({ sea: of.sea[end], other_asia: of.other_asia[end], other: of.other[end] })
  return {
    ...counts(ranges),
    age: { '0-20': age['0-20'][end], '21-30': age['21-30'][end], '31-40': age['31-40'][end], '41+': age['41+'][end] },
    female: ranges.female[end],
    region: regions(region),
    adults: { post_secondary: adults.post_secondary[end], diploma_or_higher: adults.diploma_or_higher[end] },
    under_30: ranges.under_30[end],
    working_principals: ranges.working_principals[end],
    routes: {
      pts: counts(routes.pts),
      spouse_of_citizen: { ...counts(spouse), region: regions(spouse.region) },
      student: counts(routes.student),
      child: counts(routes.child),
      aged_parent: counts(routes.aged_parent),
      spouse_of_pr: counts(routes.spouse_of_pr),
      gip: counts(routes.gip),
    },
  }
}

describe('a simulation', () => {
  it('is the same for the same seed, and its ranges do not hang on the seed', () => {
    const [one, same, other] = [1, 1, 2].map((seed) => simulate(worlds, { year: 2015 }, { persons, seed }))
    expect(JSON.stringify(same)).toBe(JSON.stringify(one))
    expect(other?.routes).not.toEqual(one?.routes)
    expect(other?.ranges.routes.pts.rate).toEqual(one?.ranges.routes.pts.rate)
  })

  it('says what is extrapolated', () => {
    const extrapolated = years.filter((year) => simulated(year).extrapolated)
    expect(extrapolated).toEqual([2007, 2008, 2025, 2026])
  })

  it('knows less of years that nothing was published of', () => {
    const [in2012, in2023] = [simulated(2012).ranges, simulated(2023).ranges]
    for (const [band, range] of Object.entries(in2012.age)) {
      const ends = (year: number) => new Map(Object.entries(simulated(year).ranges.age)).get(band) ?? [0, 0]
      expect(width(ends(2011))).toBeGreaterThan(width(range))
      expect(width(ends(2008))).toBeGreaterThan(width(ends(2011)))
      expect(width(ends(2024))).toBeGreaterThan(2 * width(range))
      expect(width(ends(2026))).toBeGreaterThan(width(ends(2024)))
    }
    const spouses = (year: number) => simulated(year).ranges.routes.spouse_of_citizen
    expect(width(spouses(2008).rate)).toBeGreaterThan(width(spouses(2014).rate))
    expect(width(spouses(2024).approved)).toBeGreaterThan(width(spouses(2014).approved))
    expect(width(simulated(2026).ranges.approved)).toBeGreaterThan(width(in2023.approved))
    expect(width(in2023.applied)).toBeGreaterThan(width(simulated(2010).ranges.applied))
    expect(width(simulated(2026).ranges.region.sea)).toBeGreaterThan(width(simulated(2019).ranges.region.sea))
  })

  it('lets single years of which only averages are published differ more than the averages', () => {
    const ranges = (from: number, to = from) =>
      simulate(worlds, { from: `${from}-01`, to: `${to}-12` }, { persons, seed: 1 }).ranges.routes
    const [spouses, spousesCore, students] = [ranges(2009, 2018), ranges(2012, 2016), ranges(2008, 2017)]
    for (const count of ['applied', 'approved', 'rate'] as const) {
      for (let year = 2007; year <= 2020; year++)
        expect(width(ranges(year).spouse_of_citizen[count]), `${count} ${year}`).toBeGreaterThan(
          3 * Math.max(width(spouses.spouse_of_citizen[count]), width(spousesCore.spouse_of_citizen[count])),
        )
      for (let year = 2007; year <= 2020; year++)
        expect(width(ranges(year).student[count]), `${count} ${year}`).toBeGreaterThan(
          3 * width(students.student[count]),
        )
      expect(width(ranges(2007).student[count])).toBeGreaterThan(width(ranges(2012).student[count]))
      expect(width(ranges(2018).student[count])).toBeGreaterThan(width(ranges(2017).student[count]))
    }
    // The regime that ended late in 2009: the year may have been easier, but not the ten years together.
    const [in2008, in2009, in2014] = [2008, 2009, 2014].map((year) => ranges(year).spouse_of_citizen.rate[1])
    expect(in2008).toBeGreaterThan(in2009 ?? 1)
    expect(in2009).toBeGreaterThan((in2014 ?? 1) + 0.03)
  })

  it('allows grants of the years to come as far down and up as they have gone, and further each year', () => {
    const approved = (year: number) => simulated(year).ranges.approved
    expect(approved(2025)[0]).toBeLessThan(0.95 * grants[2024])
    expect(approved(2025)[1]).toBeGreaterThan(1.1 * grants[2024])
    expect(width(approved(2026))).toBeGreaterThan(1.2 * width(approved(2025)))
    const [inWindow, after] = [simulated(2021), simulated(2023)].map(({ ranges }) => ranges.routes.gip.approved)
    expect(width(after ?? [0, 0])).toBeGreaterThan(width(inWindow ?? [0, 0]))
  })

  it('sees the rate fall inside a window that the change of regime runs through', () => {
    const rate = simulate(worlds, { from: '2009-04', to: '2010-03' }, { persons, seed: 1 }).rate
    expect(rate).toBeLessThan(simulated(2009).rate)
    expect(rate).toBeGreaterThan(simulated(2010).rate)
  })

  it('makes up a year of its parts', () => {
    for (const [index, flow] of flowsOf(worlds.slice(0, 20)).entries()) {
      const [whole, early, late] = [
        streamsIn(flow, { from: '2009-01', to: '2009-12' }),
        streamsIn(flow, { from: '2009-01', to: '2009-05' }),
        streamsIn(flow, { from: '2009-06', to: '2009-12' }),
      ]
      for (const [kind, { approved }] of whole.entries())
        expect((early[kind]?.approved ?? 0) + (late[kind]?.approved ?? 0), `world ${index}`).toBeCloseTo(approved, 6)
    }
  })

  it('refuses periods that it does not know, and too few persons', () => {
    for (const period of [
      { year: 2006 },
      { year: 2027 },
      { year: 2015.5 },
      { from: '2010-13', to: '2011-01' },
      { from: '2010-05', to: '2010-04' },
      { from: '2006-12', to: '2007-03' },
    ])
      expect(() => simulate(worlds, period, { persons, seed: 1 })).toThrow(RangeError)
    expect(() => simulate(worlds, { year: 2015 }, { persons: 9_999, seed: 1 })).toThrow(RangeError)
  })
})

describe('the region', () => {
  const decisions = (regions: { sea: number; other_asia: number; other: number } | null) => {
    const flows = flowsOf(worlds)
    const streams = flows.map((flow) =>
      streamsIn(flow, { from: '2019-01', to: '2019-12' }).map((stream) => (regions ? { ...stream, regions } : stream)),
    )
    const drawn: Drawn[] = []
    drawPersons({ worlds, flows, streams }, persons, 1, (person) => drawn.push(person))
    return drawn
  }

  it('takes no part in any decision', () => {
    const [published, others] = [decisions(null), decisions({ sea: 0.05, other_asia: 0.05, other: 0.9 })]
    const without = (drawn: Drawn[]) => drawn.map(({ region: _, ...person }) => person)
    expect(without(others)).toEqual(without(published))
    expect(others.map(({ region }) => region)).not.toEqual(published.map(({ region }) => region))
  })

  it('changes no answer of an applicant of the pool', () => {
    for (const route of ['pts', 'spouse_of_citizen', 'spouse_of_pr', 'student'] as const)
      for (let seed = 1; seed < 20; seed++) {
        const from = (first: number) => {
          const random = seeded(seed)
          const numbers = [first, ...Array.from({ length: 60 }, random)]
          return applicant(route, () => numbers.shift() ?? 0.5)
        }
        expect(from(0.01).region).not.toBe(from(0.99).region)
        expect(from(0.99).profile).toEqual(from(0.01).profile)
      }
  })
})
