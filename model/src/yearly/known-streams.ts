import { logOdds, shareOf } from '../distribution.ts'
import { citizensSpouses, grants, investors, students } from '../published-facts.ts'
import { normal, type Random } from '../random.ts'
import type { World } from '../world.ts'
import { type FlowValue, yearlySteps } from './flow-values.ts'
import { bridge, firstYear, lastPublishedYear, lastYear, unrounded, walk, withMean } from './paths.ts'

/** The streams with numbers of their own: persons granted in each year, and the share of applicants who were. */
export interface KnownStream {
  granted: number[]
  rates: number[]
}

const index = (year: number) => year - firstYear
const scattered = (count: number, step: number, random: Random) =>
  Array.from({ length: count }, () => Math.exp(step * normal(random)))

/**
 * Citizens' spouses. 2009-18: both published averages hold, of grants and of the rate. Before: `shift` tells by how
 * much, in log-odds, the rate of all was higher than in 2009 (2007, 2008); each world draws how far spouses shared in
 * that. After: from the rate of 2009-18 to the world's level of today.
 */
export function spouseStream(world: World, shift: readonly number[], value: FlowValue, random: Random): KnownStream {
  const { from2012to2016, from2009to2018 } = citizensSpouses
  const core = unrounded(from2012to2016.granted, 100, random)
  const around = (10 * unrounded(from2009to2018.granted, 100, random) - 5 * core) / 5
  const [rim, middle] = [
    withMean(scattered(5, yearlySteps.spouses, random), around),
    withMean(scattered(5, yearlySteps.spouses, random), core),
  ]
  const published = [...rim.slice(0, 3), ...middle, ...rim.slice(3)]
  const swings = Array.from({ length: 10 }, () => yearlySteps.spousesRate * normal(random))
  const swing = swings.reduce((sum, one) => sum + one, 0) / 10
  const publishedRates = swings.map((one) => world.spousesThen + one - swing)

  const shared = Math.min(1, Math.max(0, value('spouses_in_earlier_regime')))
  const earlierRates = shift.map((by) => world.spousesThen + shared * by + yearlySteps.spousesRate * normal(random))
  const in2009 = (published[0] ?? 0) / shareOf(publishedRates[0] ?? 0)
  const earlier = earlierRates.map((rate) => in2009 * value('spouses_before_2009') * shareOf(rate))

  const untilNow = bridge(
    world.spousesThen,
    world.levels.spouses,
    lastPublishedYear - 2018,
    yearlySteps.spousesRate,
    random,
  )
  const onwards = walk(lastYear - lastPublishedYear, yearlySteps.spousesRate, random)
  const laterRates = [...untilNow.slice(1), ...onwards.map((step) => world.levels.spouses + step)]
  const lately = ((published[8] ?? 0) + (published[9] ?? 0)) / 2 / shareOf(world.spousesThen)
  const delayed = (2 * grants[2020]) / (grants[2019] + grants[2021])
  const sharing = random()
  const later = walk(lastYear - 2018, yearlySteps.spouses, random).map((step, year) => {
    // 2020: formalities waited for 2021 (facts.md 1.1); spouses may have waited as others did, or less.
    const completed = year === index(2020) - index(2019) ? delayed ** sharing : 1
    return lately * Math.exp(step) * shareOf(laterRates[year] ?? 0) * completed
  })
  return {
    granted: [...earlier, ...published, ...later],
    rates: [...earlierRates, ...publishedRates, ...laterRates].map(shareOf),
  }
}

/** Students: 2008-17 as published, in all; since then the open route, with the world's level. `all`: everyone granted. */
export function studentStream(world: World, all: readonly number[], value: FlowValue, random: Random): KnownStream {
  const years = lastYear - firstYear + 1
  const scatter = scattered(index(2017) + 1, yearlySteps.students, random)
  const raw = scatter.map((one, year) => one * ((all[year] ?? 1) / grants[2017]) ** value('students_with_all'))
  const mean = raw.slice(1).reduce((sum, one) => sum + one, 0) / 10
  const until2017 = raw.map((one) => (one * students.granted) / 10 / mean)
  const later = walk(lastYear - 2017, yearlySteps.students, random).map(
    (step) => (students.granted / 10) * Math.exp(step),
  )
  const published = logOdds(students.granted / students.applied)
  const rates = Array.from({ length: years }, (_, year) =>
    shareOf((year <= index(2017) ? published : world.levels.students) + yearlySteps.studentsRate * normal(random)),
  )
  return { granted: [...until2017, ...later], rates }
}

/** Investors: 1,826 from 2004 to June 2017, about 200 in 2020-22; between and after by chance. */
export function investorStream(value: FlowValue, random: Random): KnownStream {
  const raw = walk(14, yearlySteps.investors, random).map((step) => Math.exp(step))
  const sum = raw.reduce((total, one) => total + one, 0) - (raw[13] ?? 0) / 2
  const until2017 = raw.slice(3).map((one) => (one * investors.from2004toJune2017) / sum)
  const in2020 = withMean(
    scattered(3, yearlySteps.investors, random),
    unrounded(investors.from2020to2022, 40, random) / 3,
  )
  const [from, to] = [Math.log(until2017.at(-1) ?? 1), Math.log(in2020[0] ?? 1)]
  const between = bridge(from, to, 3, yearlySteps.investors, random).slice(1, 3).map(Math.exp)
  const usual = investors.from2020to2022 / 3
  const later = scattered(lastYear - 2022, yearlySteps.investors, random).map(
    (one) => usual * value('investors_later') * one,
  )
  const granted = [...until2017, ...between, ...in2020, ...later]
  return { granted, rates: granted.map(() => value('investor_rate')) }
}
