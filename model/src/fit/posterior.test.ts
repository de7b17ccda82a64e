import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isLong } from '../../../testing/long.ts'
import { readReports } from '../../cli/command.ts'
import { draws, posterior } from '../estimate/posterior.ts'
import { levelNames, levels } from '../evidence/levels.ts'
import { lines, persistence, personEffect } from '../evidence/lines.ts'
import { middleNinety } from '../math/distribution.ts'
import { firstTimersLevel } from './first-timers.ts'
import { fit, publishedFit } from './fit.ts'
import { tabulateOutcomes } from './likelihood.ts'
import { describeLearnt, fitPosterior, hashVersion, meanRatio, posteriorText, readDraws } from './posterior-file.ts'

describe('the committed posterior', () => {
  // A whole fit takes seconds: every run holds the numbers to the lines, the long one makes them anew.
  it.runIf(isLong && posterior.outcomes.users === 0)(
    'the committed posterior is byte for byte what the fit makes of its inputs',
    () => {
      const made = posteriorText(fitPosterior(readReports(posterior.today), [], posterior.today))
      const committed = readFileSync(new URL('../../posterior.json', import.meta.url), 'utf8')
      expect(made === committed, 'run npm run model -- fit').toBe(true)
    },
  )

  it('the committed posterior has 400 draws of every line, and the version of its own numbers', () => {
    expect(draws).toHaveLength(400)
    expect(Object.keys(posterior.sizes)).toEqual(lines.map(({ id }) => id))
    expect(posterior.version).toBe(hashVersion(posterior))
    expect(posterior.effective_sample_size).toBeGreaterThanOrEqual(1_000)
  })

  it('the committed posterior keeps every size on its side of zero where the direction is known', () => {
    for (const [line, { shape }] of lines.entries())
      if (shape === 'rising') for (const { sizes } of draws) expect(sizes[line]).toBeGreaterThanOrEqual(0)
  })

  it('the committed posterior keeps the levels where their lines put them: no report moves them', () => {
    for (const name of levelNames) {
      // Of first applications: the line is of all who apply.
      const { low, high } = levels[name]
      const [least, most] = [low, high].map((share) =>
        firstTimersLevel(share, personEffect.size, persistence.not_sure.size),
      )
      const [found, top] = middleNinety(draws.map((draw) => draw.levels[name]))
      expect(Math.abs(found - (least ?? 0))).toBeLessThan(0.01)
      expect(Math.abs(top - (most ?? 0))).toBeLessThan(0.01)
    }
  })

  it('the committed posterior is refused when a line has no draws', () => {
    const { age: _, ...sizes } = posterior.sizes
    expect(() => readDraws({ ...posterior, sizes })).toThrow('run npm run model -- fit')
  })

  it('changes its version with any number of it', () => {
    const [first = 0, ...others] = posterior.sizes.age
    const changed = { ...posterior, sizes: { ...posterior.sizes, age: [first + 0.001, ...others] } }
    expect(hashVersion(changed)).not.toBe(posterior.version)
  })
})

describe('a fit to the reported outcomes', () => {
  const small = { ...publishedFit, particles: 300, draws: 100 }
  const cases = tabulateOutcomes(readReports(posterior.today))
  const prior = fit(null, small)
  const fitted = fit(cases, { ...small, tempering: 1 })

  it('an untempered fit narrows the lines with a column to four fifths or less', () => {
    expect(meanRatio(describeLearnt(prior.draws, fitted.draws))).toBeLessThanOrEqual(0.85)
  })

  it('a fit brings a line that reports contradict near nothing and does not turn it', () => {
    const education = lines.findIndex(({ id }) => id === 'education')
    const mean = (of: typeof fitted) =>
      of.draws.reduce((sum, { sizes }) => sum + (sizes[education] ?? 0), 0) / of.draws.length
    expect(mean(fitted)).toBeLessThan(0.7 * mean(prior))
    expect(mean(fitted)).toBeGreaterThan(0)
  })

  it('a fit learns nothing of whether someone works, which no report mentions', () => {
    const work = describeLearnt(prior.draws, fitted.draws).find(({ line }) => line === 'work')
    expect(Math.abs((work?.posterior.mean ?? 9) - (work?.prior.mean ?? 0))).toBeLessThan(0.1)
  })

  it('a fit to the reported outcomes is the same from the same seed, and another from another', () => {
    const made = (seed: number) => JSON.stringify(fit(null, { ...small, seed }))
    expect(made(1)).toBe(made(1))
    expect(made(1)).not.toBe(made(2))
  })
})
