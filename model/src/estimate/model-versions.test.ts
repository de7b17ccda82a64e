import { expect, it } from 'vitest'
import { isOlderModel, modelVersions } from './model-versions.ts'
import { modelVersion } from './published.ts'

// Whoever fits a new one adds its version: without it a process would take its own results for those of a newer model.
it('the published versions of the model end with this one; only those before it are older, none that is not known yet', () => {
  expect(modelVersions.at(-1)).toBe(modelVersion)
  expect(modelVersions.filter(isOlderModel)).toEqual(modelVersions.slice(0, -1))
  expect(['outcomes-9.00000000', ''].some(isOlderModel)).toBe(false)
})
