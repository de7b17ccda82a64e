import { expect, it } from 'vitest'
import { readReports } from '../../cli/command.ts'
import { validationSeed } from '../../cli/validate.ts'
import validation from '../../validation.json' with { type: 'json' }
import { fitted } from '../estimate/published.ts'
import { validate } from './validate.ts'

const outcomes = readReports(fitted.today)

it('the kept validation is that of this model, and sizes cut in half would show', () => {
  const found = validate(outcomes, { seed: validationSeed })
  expect(found.model.ranked).toBeCloseTo(validation.model.ranked, 3)
  expect(found.model.calibration.slope).toBeCloseTo(validation.model.calibration.slope, 2)
  const halved = validate(outcomes, { seed: validationSeed, changed: (size) => size / 2 })
  expect(halved.model.calibration.slope).toBeGreaterThan(1.7 * found.model.calibration.slope)
})

it('the kept validation ranks pairs of the same year beside years here alone, with intervals, in two periods', () => {
  for (const ranked of [validation.model, validation.priorsAlone, validation.yearsAlone])
    for (const { low, ranked: share, high, pairs } of [ranked, ranked.until2018, ranked.since2019]) {
      expect(low < share && share < high).toBe(true)
      expect(pairs).toBeGreaterThan(1_000)
    }
})
