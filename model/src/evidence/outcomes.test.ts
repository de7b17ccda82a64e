import { describe, expect, it } from 'vitest'
import { shareOf } from './distribution.ts'
import { logLikelihood } from './fit-facts.ts'
import { calibration, chanceIn, constantOf, decidedCases, logLikelihoodWith } from './outcomes.ts'
import { pool } from './pool.ts'
import { worlds } from './posterior.ts'
import { exampleProfile, spouseProfile } from './profile.arbitrary.ts'

const world = worlds[0]
if (!world) throw new RangeError('The posterior has no world')

describe('reported outcomes', () => {
  it('are learnt from when they were decided, on a route with an estimate', () => {
    const thin = { ...exampleProfile, route: { ...exampleProfile.route, route: 'gip' as const } }
    const closed = { ...exampleProfile, route: { ...exampleProfile.route, pass: 'work_permit' as const } }
    const both = { ...spouseProfile, route: { ...spouseProfile.route, pass: 'ep' as const } }
    const cases = decidedCases([
      { outcome: 'approved', profile: exampleProfile },
      { outcome: 'rejected', profile: spouseProfile },
      { outcome: 'waiting', profile: exampleProfile },
      { outcome: 'withdrawn', profile: exampleProfile },
      { outcome: 'approved', profile: thin },
      { outcome: 'approved', profile: closed },
      { outcome: 'approved', profile: both },
      { outcome: 'approved', profile: { ...both, route: { ...both.route, route: 'pts' } } },
    ])
    expect(cases.map(({ route, approved }) => [route, approved])).toEqual([
      ['pts', true],
      ['spouse_of_citizen', false],
      ['pts', true],
    ])
  })

  it('weigh a world by the chances it gave to what happened, moved by who reports', () => {
    const cases = decidedCases([
      { outcome: 'approved', profile: exampleProfile },
      { outcome: 'rejected', profile: spouseProfile },
    ])
    for (const reporting of [-0.5, 0, 0.5]) {
      const told = { ...world, reporting }
      const [yes = 0, no = 0] = cases.map((one) => chanceIn(told, constantOf(told, one.route), one, reporting))
      expect(logLikelihoodWith(cases)(told)).toBeCloseTo(logLikelihood(told) + Math.log(yes) + Math.log(1 - no), 9)
    }
  })

  it('a chance of one whose answers are missing is the mean over the pool', () => {
    const [one] = decidedCases([{ outcome: 'approved', profile: exampleProfile }])
    if (!one) throw new RangeError('No case')
    const nothing = { ...one, answers: one.answers.map(() => null) }
    expect(chanceIn(world, constantOf(world, 'pts'), nothing)).toBeCloseTo(shareOf(world.levels.everyone_else), 9)
  })
})

describe('a level', () => {
  it('is what the pool of its route reaches on average', () => {
    const people = pool('pts', 2_000, 4).map(({ profile }) => ({ outcome: 'approved' as const, profile }))
    const cases = decidedCases(people)
    const chances = cases.map((one) => chanceIn(world, constantOf(world, 'pts'), one))
    const average = chances.reduce((sum, chance) => sum + chance, 0) / chances.length
    // 32 people stand for them all.
    expect(Math.abs(average - shareOf(world.levels.everyone_else))).toBeLessThan(0.03)
  })
})

describe('a calibration', () => {
  const told = (count: number, chance: number, approved: number) =>
    Array.from({ length: count }, (_, index) => ({ chance, approved: index < approved }))

  it('has ten bins, whose ends belong to the bin above, but for 1', () => {
    const bins = calibration([0, 0.1, 0.999, 1].flatMap((chance) => told(1, chance, 1)))
    expect(bins.map(({ from, to }) => [from, to])).toEqual(
      Array.from({ length: 10 }, (_, bin) => [10 * bin, 10 * bin + 10]),
    )
    expect(bins.map(({ cases }) => cases)).toEqual([1, 1, 0, 0, 0, 0, 0, 0, 0, 2])
  })

  it('says nothing of a bin under 30 cases but how many there were', () => {
    const few = calibration(told(29, 0.25, 10))[2]
    expect(few).toEqual({ from: 20, to: 30, cases: 29, predicted: null, approved: null })
    const enough = calibration(told(30, 0.25, 9))[2]
    expect(enough).toMatchObject({ cases: 30, predicted: 0.25, approved: 0.3 })
  })
})
