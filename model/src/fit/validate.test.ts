import { expect, it } from 'vitest'
import { readReports } from '../../cli/command.ts'
import { validationSeed } from '../../cli/validate.ts'
import validation from '../../validation.json' with { type: 'json' }
import { fitted } from '../estimate/published.ts'
import { validate } from './validate.ts'

it('the kept validation is that of this model', () => {
  const found = validate(readReports(fitted.today), validationSeed)
  expect(found.model.ranked).toBeCloseTo(validation.model.ranked, 3)
  expect(found.model.calibration.slope).toBeCloseTo(validation.model.calibration.slope, 2)
})

it('the kept validation ranks pairs of the same year beside years here alone, with intervals, in two periods', () => {
  for (const ranked of [validation.model, validation.priorsAlone, validation.yearsAlone])
    for (const { low, ranked: share, high, pairs } of [ranked, ranked.until2018, ranked.since2019]) {
      expect(low < share && share < high).toBe(true)
      expect(pairs).toBeGreaterThan(1_000)
    }
})
