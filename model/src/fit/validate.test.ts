import { describe, expect, it } from 'vitest'
import { long } from '../../../testing/long.ts'
import { readReports } from '../../cli/command.ts'
import posterior from '../../posterior.json' with { type: 'json' }
import validation from '../../validation.json' with { type: 'json' }
import { publishedFit } from './fit.ts'
import { validate } from './validate.ts'

/*
 * Two of the ten folds in every run, all in the long one. The whole table, with what is missed, is validation.json.
 */
const folds = long(2, 10)
const options = { ...publishedFit, particles: long(200, 3_000), draws: long(40, 200), folds: 10, foldsRun: folds }
const outcomes = readReports(posterior.today)

describe('the model on reported outcomes it was not fitted to', () => {
  const found = validate(outcomes, options)

  it('the validation counts its reports, and ranks by every single answer', () => {
    expect(found.outcomes).toBe(folds === 10 ? 680 : 136)
    expect(found.single.map(({ line }) => line)).toContain('residence')
    for (const { ranked, low, high } of [found.model, found.freeFit, found.flexibleFit, ...found.single]) {
      expect(low).toBeLessThanOrEqual(ranked)
      expect(high).toBeGreaterThanOrEqual(ranked)
    }
  })

  // Two folds are 136 people: too few to tell these apart.
  it.runIf(folds === 10)('the model ranks better than its priors alone and nearly as well as a free fit', () => {
    expect(found.model.ranked).toBeGreaterThan(found.priorsAlone.ranked + 0.005)
    expect(found.model.ranked).toBeGreaterThan(found.freeFit.ranked - 0.02)
    expect(found.model.calibration.low).toBeGreaterThan(0)
  })

  it.runIf(folds === 10)('the kept figures of the validation are those of this model', () => {
    const kept = validation.model
    expect(found.model.ranked).toBeCloseTo(kept.ranked, 2)
    expect(found.model.calibration.slope).toBeCloseTo(kept.calibration.slope, 1)
    const halved = validate(outcomes, { ...options, sizes: (size) => size / 2 })
    expect(halved.model.calibration.slope).toBeGreaterThan(1.7 * kept.calibration.slope)
    // Without any fit the order says less, and its slope might as well be none.
    expect(found.priorsAlone.ranked).toBeLessThan(kept.ranked - 0.005)
    expect(found.priorsAlone.calibration.low).toBeLessThan(0)
  })
})

describe('the validation that is published', () => {
  it('the kept validation has all folds, and names the goals that it misses', () => {
    expect(validation.outcomes).toBe(680)
    expect(validation.missed).toContain('0.60 hoped for')
  })
})
