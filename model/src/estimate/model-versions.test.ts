import { expect, it } from 'vitest'
import { isOlderModel, modelVersions } from './model-versions.ts'
import { modelVersion } from './published.ts'

it('the published versions of the model end with the one that predictions are made with', () => {
  // Whoever fits a new one adds its version: without it a process would take its own results for those of a newer model.
  expect(modelVersions.at(-1)).toBe(modelVersion)
  expect(new Set(modelVersions).size).toBe(modelVersions.length)
})

it('an earlier version is older, this one is not, and neither is one that nobody knows yet', () => {
  expect(modelVersions.slice(0, -1).every(isOlderModel)).toBe(true)
  expect([modelVersion, 'outcomes-9.00000000', ''].some(isOlderModel)).toBe(false)
})
