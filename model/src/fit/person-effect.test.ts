import { describe, expect, it } from 'vitest'
import { long } from '../../../testing/long.ts'
import { refusedAgain } from '../../testing/refused-again.ts'
import { draws } from '../estimate/posterior.ts'
import { mean, toShare } from '../math/distribution.ts'
import { normal, seeded } from '../math/random.ts'
import { chanceAt, constantFor, effectTable, effectTableAfter, slopeAt } from './person-effect.ts'

describe('the chance of people who differ beyond their answers', () => {
  const table = effectTable(0.8)

  it('a chance with a person effect is the logistic function averaged over it', () => {
    const random = seeded(5)
    const effects = Array.from({ length: 40_000 }, () => 0.8 * normal(random))
    for (const x of [-3, -1, 0, 1.3])
      expect(Math.abs(chanceAt(table, x) - mean(effects.map((effect) => toShare(x + effect))))).toBeLessThan(0.003)
  })

  it('a chance with a person effect rises everywhere, as steeply as it says', () => {
    for (let x = -12; x < 12; x += 0.37) {
      expect(chanceAt(table, x + 0.01)).toBeGreaterThan(chanceAt(table, x))
      expect(slopeAt(table, x)).toBeCloseTo((chanceAt(table, x + 1e-5) - chanceAt(table, x - 1e-5)) / 2e-5, 6)
    }
  })

  it('after refusals is that of Bayes, as drawn one by one', () => {
    const random = seeded(6)
    const people = Array.from({ length: 60_000 }, () => 0.8 * normal(random))
    const refusedTwice = people.filter(
      (effect) => random() > toShare(-0.5 + effect) && random() > toShare(-0.5 + effect),
    )
    const again = mean(refusedTwice.map((effect) => toShare(-0.5 + effect)))
    expect(Math.abs(chanceAt(effectTableAfter(0.8, [[2, 1]], 1), -0.5) - again)).toBeLessThan(0.005)
  })

  it('after a refusal of quite another case is what it was', () => {
    expect(chanceAt(effectTableAfter(0.8, [[1, 1]], 0), 0.4)).toBeCloseTo(chanceAt(table, 0.4), 9)
  })

  it('a chance with a person effect has a constant at which a level is reached', () => {
    const effects = [-2, -0.3, 0, 0.4, 1.7]
    const constant = constantFor(table, 0.3, effects)
    expect(mean(effects.map((effect) => chanceAt(table, constant + effect)))).toBeCloseTo(0.3, 10)
  })
})

describe('people who were refused once, decided again', () => {
  it('people refused once are approved as often as the model says, less than others', () => {
    const found = refusedAgain(draws, { people: long(8_000, 20_000), seed: 4 })
    expect(Math.abs(found.approved - found.predicted)).toBeLessThan(long(16, 11) / 10)
    expect(found.withoutEffect - found.approved).toBeGreaterThan(1.6)
  })
})
