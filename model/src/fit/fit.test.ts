import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readReports } from '../../cli/command.ts'
import { readModel } from '../estimate/model.ts'
import { fitted, published } from '../estimate/published.ts'
import { levelNames } from '../evidence/levels.ts'
import { lines } from '../evidence/lines.ts'
import { fit } from './fit.ts'
import { fitModel, modelText, versionOf } from './model-file.ts'

const reports = readReports(fitted.today)

it('the committed model is what a fit writes, byte for byte, in less than twelve kilobytes', () => {
  const committed = readFileSync(new URL('../../model.json', import.meta.url), 'utf8')
  expect(modelText(fitModel(reports, [], fitted.today)) === committed, 'run npm run model -- fit').toBe(true)
  expect(committed.length).toBeLessThan(12_000)
})

it('the version of the model changes with any number of it', () => {
  expect(versionOf(fitted)).toBe(fitted.version)
  expect(versionOf({ ...fitted, effect: fitted.effect + 0.0001 })).not.toBe(fitted.version)
  const pay = { ...fitted.sizes.pay, size: fitted.sizes.pay.size + 0.0001 }
  expect(versionOf({ ...fitted, sizes: { ...fitted.sizes, pay } })).not.toBe(fitted.version)
})

it('a model of other lines than these is refused', () => {
  const { pay: _, ...sizes } = fitted.sizes
  expect(() => readModel({ ...fitted, sizes: sizes as typeof fitted.sizes })).toThrow('model.json has no pay')
})

it('how far applicants of a level differ adds up to the variance of their scores', () => {
  for (const level of levelNames) {
    const all = published.levels[level].varied.reduce((sum, variance) => sum + variance, 0)
    expect(all).toBeGreaterThan(0.05)
    expect(all).toBeLessThan(1)
  }
})

describe('what the reported outcomes teach', () => {
  const [before, after] = [fit([]).sizes, fit(reports, 1).sizes]
  const of = (sizes: typeof before, id: string) =>
    sizes[lines.findIndex((line) => line.id === id)] ?? { size: 0, spread: 0 }

  it('the reports bring a line that they contradict near nothing, and do not turn it', () => {
    expect(of(after, 'education').size).toBeLessThan(of(before, 'education').size / 2)
    for (const [k, { shape }] of lines.entries()) if (shape === 'rising') expect(after[k]?.size).toBeGreaterThan(0)
  })

  it('the reports teach nothing of whether someone works, which no report mentions', () => {
    expect(of(after, 'work').size).toBeCloseTo(of(before, 'work').size, 2)
    expect(of(after, 'work').spread / of(before, 'work').spread).toBeGreaterThan(0.97)
  })

  it('sizes do not change when all outcomes of a year are reported more', () => {
    const year = reports.filter(({ cell }) => cell === reports[0]?.cell)
    const ratio = (outcomes: typeof reports) => of(fit(outcomes, 1).sizes, 'residence').size
    const approvals = [...reports, ...year.filter(({ approved }) => approved)]
    expect(Math.abs(ratio(approvals) - ratio(reports))).toBeLessThan(of(after, 'residence').spread / 4)
  })
})
