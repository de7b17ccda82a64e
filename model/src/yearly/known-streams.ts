import { shareOf } from '../distribution.ts'
import { citizensSpouses, grants, investors, students } from '../published-facts.ts'
import { normal, type Random } from '../random.ts'
import type { World } from '../world.ts'
import { type FlowValue, yearlySteps } from './flow-values.ts'
import { bridge, firstYear, lastPublishedYear, lastYear, unrounded, walk, withMean } from './paths.ts'
import { bisected } from './rates.ts'

/** The streams with numbers of their own: persons granted in each year, and the share of applicants who were. */
export interface KnownStream {
  granted: number[]
  rates: number[]
}

const index = (year: number) => year - firstYear
const swings = (count: number, step: number, random: Random) =>
  Array.from({ length: count }, () => step * normal(random))
const scattered = (count: number, step: number, random: Random) => swings(count, step, random).map(Math.exp)
const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

interface Averages {
  granted: number
  rate: number
}

/**
 * Years of which only averages were published: applications in these proportions and log-odds that differ like these,
 * both moved so that the averages hold exactly. `constant` is what was added to the log-odds.
 */
function averaging(weights: readonly number[], logits: readonly number[], { granted, rate }: Averages) {
  const all = average(weights)
  const grantedAt = (constant: number) =>
    weights.map((weight, year) => weight * shareOf(constant + (logits[year] ?? 0)))
  const constant = bisected((at) => average(grantedAt(at)) < rate * all)
  const scale = granted / average(grantedAt(constant))
  return {
    constant,
    applied: weights.map((weight) => weight * scale),
    logits: logits.map((logit) => logit + constant),
  }
}

/**
 * Citizens' spouses. 2009-18: both published averages hold, of grants and of the rate; single years differ. `shift`
 * tells by how much, in log-odds, the rate of all was higher in 2007, 2008 and 2009 than in 2010; each world draws how
 * far spouses shared in that, and how long. After: from the rate of 2009-18 to the world's level of today, and single
 * years differ from that as well. Null where 2012-16 would have to be too unlike the years around it.
 */
export function spouseStream(
  world: World,
  shift: readonly number[],
  value: FlowValue,
  random: Random,
): KnownStream | null {
  const { from2012to2016, from2009to2018 } = citizensSpouses
  const shared = Math.min(1, Math.max(0, value('spouses_in_earlier_regime')))
  const late = Math.max(0, value('spouses_decided_later'))
  const easier = [0, 1, 2, 3].map((year) => {
    const [now, before] = [shift[year] ?? 0, shift[Math.max(0, year - 1)] ?? 0]
    return shared * (now + late * (before - now))
  })
  // Both windows had 49 %: the four other years around 2012-16 make up for what 2009 and 2010 were easier. How likely
  // that is follows from how far single years differ: two means of five years, each with a fifth of the variance.
  const easierAround = ((easier[2] ?? 0) + (easier[3] ?? 0)) / 5
  if (random() > Math.exp(-(easierAround ** 2) / (2 * (2 / 5) * yearlySteps.spousesRate ** 2))) return null

  const core = unrounded(from2012to2016.granted, 100, random)
  const rate = shareOf(world.spousesThen)
  const rounding = unrounded(0, 0.01, random)
  const offRim = swings(5, yearlySteps.spousesRate, random).map((swing, year) => swing + (easier[year + 2] ?? 0))
  const rim = averaging(scattered(5, yearlySteps.spouses, random), offRim, {
    granted: (10 * unrounded(from2009to2018.granted, 100, random) - 5 * core) / 5,
    rate: rate - rounding,
  })
  const middle = averaging(scattered(5, yearlySteps.spouses, random), swings(5, yearlySteps.spousesRate, random), {
    granted: core,
    rate: rate + rounding,
  })
  const amid = (around: readonly number[], inside: readonly number[]) => [
    ...around.slice(0, 3),
    ...inside,
    ...around.slice(3),
  ]
  const published = amid(rim.applied, middle.applied)

  const earlierLogits = swings(2, yearlySteps.spousesRate, random).map(
    (swing, year) => rim.constant + swing + (easier[year] ?? 0),
  )
  const earlier = scattered(2, yearlySteps.spouses, random).map(
    (one) => one * (published[0] ?? 0) * value('spouses_before_2009'),
  )

  const drift = yearlySteps.spousesDrift
  const untilNow = bridge(world.spousesThen, world.levels.spouses, lastPublishedYear - 2018, drift, random)
  const onwards = walk(lastYear - lastPublishedYear, drift, random).map((step) => world.levels.spouses + step)
  const laterLogits = [...untilNow.slice(1), ...onwards].map(
    (logit) => logit + yearlySteps.spousesRate * normal(random),
  )
  const delayed = (2 * grants[2020]) / (grants[2019] + grants[2021])
  const sharing = random()
  const later = walk(lastYear - 2018, drift, random).map((step, year) => {
    // 2020: formalities waited for 2021 (docs/facts.md 1.1); spouses may have waited as others did, or less.
    const completed = year === index(2020) - index(2019) ? delayed ** sharing : 1
    return average(published) * Math.exp(step + yearlySteps.spouses * normal(random)) * completed
  })
  const applied = [...earlier, ...published, ...later]
  const rates = [...earlierLogits, ...amid(rim.logits, middle.logits), ...laterLogits].map(shareOf)
  return { granted: applied.map((count, year) => count * (rates[year] ?? 0)), rates }
}

/**
 * Students: the two totals of 2008-17 as published, single years free inside them and 2007 beside them; since then the
 * open route, with the world's level.
 */
export function studentStream(world: World, all: readonly number[], value: FlowValue, random: Random): KnownStream {
  const count = lastYear - firstYear + 1
  const numbers = walk(count, yearlySteps.studentsDrift, random).map(
    (step) => step + yearlySteps.students * normal(random),
  )
  const off = walk(count, yearlySteps.studentsRateDrift, random).map(
    (step) => step + yearlySteps.studentsRate * normal(random),
  )
  const weights = numbers.map((one, year) => {
    const busy = (all[year] ?? 1) / grants[2017]
    return Math.exp(one) * (year <= index(2017) ? busy ** value('students_with_all') : 1)
  })
  const [first, end] = [index(2008), index(2017) + 1]
  const known = averaging(weights.slice(first, end), off.slice(first, end), {
    granted: students.granted / 10,
    rate: students.granted / students.applied,
  })
  const rates = off.map((one, year) =>
    shareOf(year < end ? known.constant + one : world.levels.students + yearlySteps.studentsRate * normal(random)),
  )
  const scale = (known.applied[0] ?? 0) / (weights[first] ?? 1)
  const ofTheTime = average(numbers.slice(first, end))
  const granted = weights.map((weight, year) =>
    year < end
      ? weight * scale * (rates[year] ?? 0)
      : (students.granted / 10) * Math.exp((numbers[year] ?? 0) - ofTheTime),
  )
  return { granted, rates }
}

/** Investors: 1,826 from 2004 to June 2017, about 200 in 2020-22; between and after by chance. */
export function investorStream(value: FlowValue, random: Random): KnownStream {
  const raw = walk(14, yearlySteps.investors, random).map((step) =>
    Math.exp(step + yearlySteps.investorsOfYear * normal(random)),
  )
  const sum = raw.reduce((total, one) => total + one, 0) - (raw[13] ?? 0) / 2
  const until2017 = raw.slice(3).map((one) => (one * investors.from2004toJune2017) / sum)
  const in2020 = withMean(
    scattered(3, yearlySteps.investorsOfYear, random),
    unrounded(investors.from2020to2022, 40, random) / 3,
  )
  const [from, to] = [Math.log(until2017.at(-1) ?? 1), Math.log(in2020[0] ?? 1)]
  const between = bridge(from, to, 3, yearlySteps.investors, random)
    .slice(1, 3)
    .map((step) => Math.exp(step + yearlySteps.investorsOfYear * normal(random)))
  const usual = investors.from2020to2022 / 3
  const later = scattered(lastYear - 2022, yearlySteps.investorsOfYear, random).map(
    (one) => usual * value('investors_later') * one,
  )
  const granted = [...until2017, ...between, ...in2020, ...later]
  return { granted, rates: granted.map(() => value('investor_rate')) }
}
