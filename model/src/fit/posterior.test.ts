import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { middleNinety, shareOf } from '../math/distribution.ts'
import { fit, publishedFit } from './fit.ts'
import { logLikelihood } from './fit-facts.ts'
import { posterior, worlds } from '../estimate/posterior.ts'
import { posteriorFile, posteriorText, versionOf, worldsOf } from './posterior-file.ts'
import { estimatedRoutes, factorPriors, levels } from '../evidence/lines.ts'

describe('the committed posterior', () => {
  // With reported outcomes it is what `update` made of a file that is not here.
  it.runIf(posterior.outcomes === 0)(
    'is, byte for byte, what the fit makes of the priors and the published figures',
    () => {
      const committed = readFileSync(new URL('../posterior.json', import.meta.url), 'utf8')
      const made = posteriorText(
        posteriorFile(
          fit((world) => logLikelihood(world), publishedFit, true),
          publishedFit,
        ),
      )
      expect(made === committed, 'run npm run model -- fit').toBe(true)
    },
  )

  it('has 400 worlds with every line of the priors, and the version of its own numbers', () => {
    expect(worlds).toHaveLength(400)
    expect(Object.keys(posterior.sizes)).toEqual(factorPriors.map(({ id }) => id))
    expect(posterior.version).toBe(versionOf(posterior))
    expect(posterior.effective_sample_size).toBeGreaterThanOrEqual(1_000)
  })

  it('keeps every size on its side of zero where the direction is known', () => {
    for (const [line, { shape }] of factorPriors.entries())
      if (shape === 'rising') for (const { sizes } of worlds) expect(sizes[line]).toBeGreaterThanOrEqual(0)
  })

  it.runIf(posterior.outcomes === 0)('keeps the levels where their lines put them', () => {
    for (const route of estimatedRoutes) {
      const { level, low, high } = levels[route]
      const [found, top] = middleNinety(worlds.map((world) => shareOf(world.levels[level])))
      expect(Math.abs(found - low)).toBeLessThan(0.01)
      expect(Math.abs(top - high)).toBeLessThan(0.01)
    }
  })

  it('is refused when a line of the priors has no draws', () => {
    const { age: _, ...sizes } = posterior.sizes
    expect(() => worldsOf({ ...posterior, sizes })).toThrow('run npm run model -- fit')
  })

  it('changes its version with any number of it', () => {
    const [first = 0, ...others] = posterior.sizes.age
    expect(versionOf({ ...posterior, sizes: { ...posterior.sizes, age: [first + 0.001, ...others] } })).not.toBe(
      posterior.version,
    )
  })
})

describe('a fit', () => {
  it('is the same from the same seed, and another from another', () => {
    const small = { seed: 1, particles: 300, draws: 20 }
    const made = (seed: number) => JSON.stringify(fit((world) => logLikelihood(world), { ...small, seed }))
    expect(made(1)).toBe(made(1))
    expect(made(1)).not.toBe(made(2))
  })
})
