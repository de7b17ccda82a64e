import type { Estimate, Reason } from '@settlesg/contract'
import { predict } from '@settlesg/model'
import { profileArbitrary } from '@settlesg/model/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeByBasis, computeMovement, groupedReasons, groupSums, leadingReasons } from './movement.ts'
import { signedPeople } from './people.ts'

const reason = (factor: string, group: Reason['group'], value: number, rest: Partial<Reason> = {}): Reason => ({
  factor,
  group,
  direction: value > 0 ? 'up' : value < 0 ? 'down' : 'none',
  value,
  low: value - 1,
  high: value + 1,
  answer: null,
  direction_basis: 'published',
  size_basis: 'judgement',
  source_ids: [],
  ...rest,
})
const base = { low: 20, high: 38, value: 28.45, first_time: null, basis: 'judgement' as const, source_ids: [] }
const estimate = (mid: number, value = 28.45): Estimate => ({
  low: mid - 2,
  high: mid + 2,
  mid,
  per: 100,
  base: { ...base, value },
})
const reasons = [
  reason('pay', 'economic_contributions', 3.66),
  reason('age', 'age', 1.71, { direction: 'none', low: -0.24 }),
  reason('education', 'qualifications', 0.73, { direction_basis: 'judgement' }),
  reason('rooted_family', 'family_profile', -1.96, { direction_basis: 'judgement' }),
  reason('relatives', 'family_ties', 0, { low: -0.52, high: 1.61 }),
  reason('not_weighed', 'length_of_residency', 0, { low: 0, high: 0 }),
]

describe('the way from the level to the middle', () => {
  it('the groups of reasons add up in whole people', () => {
    const movement = computeMovement(estimate(33), reasons)
    expect(movement).toEqual({ refusal: null, from: 28, to: 33, change: 5, limited: 0 })
    expect(groupSums(movement, reasons)).toEqual([
      { group: 'family_ties', people: 0, absent: 'not_answered', isAssumed: true },
      { group: 'economic_contributions', people: 4, absent: null, isAssumed: false },
      { group: 'qualifications', people: 1, absent: null, isAssumed: false },
      { group: 'age', people: 2, absent: null, isAssumed: false },
      { group: 'family_profile', people: -2, absent: null, isAssumed: false },
      { group: 'length_of_residency', people: 0, absent: 'not_weighed', isAssumed: false },
    ])
    expect(changeByBasis(movement, reasons)).toEqual({ named: 6, judged: -1 })
  })

  it('a limit at the edge of the range is shown apart from the effect of the answers', () => {
    const strong = [...reasons, reason('work', 'economic_contributions', 65)]
    const movement = computeMovement(estimate(90), strong)
    expect(movement).toEqual({ refusal: null, from: 28, to: 90, change: 70, limited: -8 })
    const people = groupSums(movement, strong).reduce((sum, group) => sum + group.people, 0)
    expect(movement.from + people + movement.limited).toBe(90)
  })

  it('what earlier refusals take leads in whole people from the level of a first application to that of the route', () => {
    const refusalFrom = (first_time: number | null) =>
      computeMovement({ base: { ...base, first_time }, mid: 33 }, reasons).refusal
    expect(refusalFrom(34.5)).toEqual({ first: 35, people: -7 })
    expect([refusalFrom(28.3), refusalFrom(null)]).toEqual([null, null])
  })

  it('level and groups are the middle, reasons are their group and near the model’s, for every estimate', () => {
    fc.assert(
      fc.property(profileArbitrary, (profile) => {
        const { estimate: range, reasons: all } = predict(profile)
        if (!range) return
        const movement = computeMovement(range, all)
        const groups = groupedReasons(range, all)
        const sum = (numbers: readonly { people: number }[]) => numbers.reduce((total, { people }) => total + people, 0)
        expect(Math.round(range.base.value) + sum(groups) + movement.limited).toBe(range.mid)
        const { named, judged } = changeByBasis(movement, all)
        expect(named + judged).toBe(movement.change)
        for (const { people, reasons: members } of groups) {
          expect(sum(members)).toBe(people)
          for (const one of members) {
            expect(Math.abs(one.people - one.value), one.factor).toBeLessThan(1.5)
            // Of one sign with what it stands for.
            if (Math.abs(one.value) >= 0.5) expect(one.people * one.value, one.factor).toBeGreaterThanOrEqual(0)
          }
        }
      }),
      { numRuns: 200 },
    )
  })

  it('who is married to no citizen, and so for no years to one, is one reason with both sizes and all sources', () => {
    const both = [
      reason('citizen_spouse', 'family_ties', -0.7, { answer: { spouse_status: 'ep' }, source_ids: ['one', 'two'] }),
      reason('marriage_length', 'family_ties', -0.7, { answer: {}, source_ids: ['two', 'three'] }),
    ]
    const ties = (all: Reason[]) => groupedReasons(estimate(27), all)[0]?.reasons
    expect(ties(both)).toMatchObject([
      { factor: 'citizen_spouse', value: -1.4, people: -1, source_ids: ['one', 'two', 'three'] },
    ])
    const married = both.map((one) => ({ ...one, answer: { months: 30 } }))
    expect(ties(married)).toHaveLength(2)
  })
})

describe('what is named', () => {
  it('the strongest reason of each group is named on its side, unless it rounds to nobody', () => {
    const many = [
      ...reasons,
      ...[1, 2, 3, 0.4].map((value) => reason(`up_${value}`, 'age', value)),
      ...[-0.3, -4].map((value) => reason(`down_${value}`, 'age', value)),
    ]
    const names = (side: 'up' | 'down') => leadingReasons(estimate(36), many)[side].map(({ factor }) => factor)
    expect(names('up')).toEqual(['pay', 'up_3', 'education'])
    expect(names('down')).toEqual(['down_-4', 'rooted_family'])
  })

  it('a tie that somebody does not have is counted, and never held up against them', () => {
    const answer = { marital_status: 'single' }
    const ties = [-5, 4].map((value) => reason(`tie_${value}`, 'family_ties', value, { answer }))
    const { up, down } = leadingReasons(estimate(27), [
      ...ties,
      reason('pay', 'economic_contributions', -1, { answer }),
    ])
    expect([up, down].map((side) => side.map(({ factor }) => factor))).toEqual([['tie_4'], ['pay']])
  })

  it('an open answer is never named for or against a person, though the sums include it', () => {
    const named = [
      reason('pay', 'economic_contributions', 3, { answer: { monthly_pay: 9000 } }),
      reason('relatives', 'family_ties', -2),
    ]
    const leading = leadingReasons(estimate(29), named)
    expect([...leading.up, ...leading.down].map(({ factor }) => factor)).toEqual(['pay'])
    const sums = groupSums(computeMovement(estimate(29), named), named)
    expect(sums.find(({ group }) => group === 'family_ties')).toMatchObject({ absent: null, isAssumed: true })
  })

  it('a number of people in a reason carries its sign', () => {
    expect([3, -2, 0, -0.4].map((people) => signedPeople(people))).toEqual(['+3', '−2', '0', '0'])
    expect([2.44, -0.6, 0.04].map((people) => signedPeople(people, 1))).toEqual(['+2.4', '−0.6', '0'])
  })
})
