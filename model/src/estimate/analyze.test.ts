import { AnalysisOutlook, type DatedProfile, factorGroups, monthsBetween } from '@settlesg/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { long } from '../../../testing/long.ts'
import { person } from '../../testing/example-person.ts'
import { exampleProfile, profileArbitrary, spouseProfile } from '../../testing/profiles.ts'
import { advise } from '../advice/advise.ts'
import { later } from '../rules/later.ts'
import { readQuestion } from '../rules/question.ts'
import { analyze, assess } from './analyze.ts'
import { predict } from './predict.ts'

/** Profiles that get an estimate. */
const assessable = profileArbitrary.filter((profile) => readQuestion(profile).no_estimate_reason === null)
const hundredths = (values: { value: number }[]) => values.reduce((sum, { value }) => sum + Math.round(100 * value), 0)
const endedBy = ({ residence }: DatedProfile, month: string) =>
  residence.pass_expires == null ? null : residence.pass_expires < month
const peopleOf = ({ estimate }: Pick<AnalysisOutlook, 'estimate'>) =>
  estimate && { low: estimate.low, mid: estimate.mid, high: estimate.high }

describe('an analysis, whatever the answers', () => {
  const forAll = (check: (found: AnalysisOutlook, profile: DatedProfile) => void, profiles = assessable) =>
    fc.assert(
      fc.property(profiles, (profile) => check(analyze(profile), profile)),
      { numRuns: long(15, 500) },
    )

  it('an analysis has the shape of the contract, also as text, and says what the prediction says', () => {
    forAll((found, profile) => {
      expect(AnalysisOutlook.parse(found)).toEqual(found)
      expect(JSON.parse(JSON.stringify(found))).toEqual(found)
      const { sources, ...outlook } = predict(profile)
      expect(found).toMatchObject(outlook)
      for (const source of sources) expect(found.sources).toContainEqual(source)
    })
  })

  it('one run gives the very outlook and analysis that are made alone, and leaves the answers as they were', () => {
    forAll((found, profile) => {
      const before = structuredClone(profile)
      const alone = { outlook: predict(profile), analysis: found }
      expect(JSON.stringify(assess(profile))).toBe(JSON.stringify(alone))
      expect(profile).toEqual(before)
    }, profileArbitrary)
  })

  it('an analysis has every reason as a factor, in ICA’s six groups, which add up', () => {
    forAll(({ factors, groups, reasons }) => {
      expect(groups.map(({ group }) => group)).toEqual([...factorGroups])
      expect(factors.map(({ answered: _, ...reason }) => reason)).toEqual(expect.arrayContaining(reasons))
      expect(factors).toHaveLength(reasons.length)
      for (const { group, value } of groups)
        expect(Math.round(100 * value)).toBe(hundredths(factors.filter((factor) => factor.group === group)))
    })
  })

  it('an analysis looks at the same answers now, half a year and a year ahead', () => {
    forAll(({ estimate, route, timeline }, profile) => {
      // The last month there is: December 2099.
      const fitting = [0, 6, 12].filter((ahead) => monthsBetween(profile.route.apply_month, '2099-12') >= ahead)
      expect(timeline.map(({ months_ahead }) => months_ahead)).toEqual(fitting)
      expect(timeline[0]).toMatchObject({ estimate: peopleOf({ estimate }), children_turned_21: 0, difference: null })
      for (const { months_ahead, difference, ...point } of timeline) {
        expect(monthsBetween(profile.route.apply_month, point.apply_month)).toBe(months_ahead)
        const moved = later(person({ route: { route } }, profile), months_ahead)
        if (!moved) throw new RangeError('There is no such month')
        const then = predict(moved)
        expect(point).toMatchObject({
          route: then.route,
          estimate: peopleOf(then),
          no_estimate_reason: then.no_estimate_reason,
          pass_ended: endedBy(profile, point.apply_month),
        })
        expect(difference === null).toBe(months_ahead === 0 || then.estimate === null)
      }
    })
  })
})

it.each([
  ['a worker', exampleProfile],
  ["a citizen's spouse", spouseProfile],
])('the what-ifs of %s start from now', (_, profile) => {
  const { what_ifs, compared, ...found } = analyze(profile)
  expect(compared).toBeNull()
  expect(what_ifs.length).toBeGreaterThan(2)
  for (const { before, after, weighed, difference } of what_ifs) {
    expect(before).toEqual(peopleOf(found))
    if (weighed) continue
    expect(after).toEqual(before)
    expect(difference).toEqual({ value: 0, low: 0, high: 0, effect: 'none' })
  }
})

it('a change of school names the admission test as its source', () => {
  const child = { birth_month: '2014-03', status: 'foreign', school: 'international' } as const
  const { sources } = analyze(person({ family: { marital_status: 'divorced', children: [child] } }))
  expect(sources.map(({ id }) => id)).toContain('aeis-2014')
})

it('an analysis marks which factors rest on an answer', () => {
  const answered = analyze(exampleProfile).factors.flatMap((one) => (one.answered ? [one.factor] : []))
  expect(answered).toContain('pay')
  expect(answered).not.toContain('gap')
})

describe('time', () => {
  it.each([
    [true, [0, 1, 1]],
    [false, [0, 0, 0]],
  ])('time takes a child of 21 out of the application, if included: %s', (included, fallenOut) => {
    const child = { birth_month: '2006-02', status: 'foreign' as const, included }
    const parent = person({
      route: { includes: { spouse: true, children: Number(included) } },
      family: { marital_status: 'married', spouse_status: 'abroad', children: [child] },
    })
    expect(analyze(parent).timeline.map((point) => point.children_turned_21)).toEqual(fallenOut)
  })

  it('time that opens a second route leaves the question with the first', () => {
    const parent = person({ route: { links: ['parent_of_citizen'] }, you: { birth_month: '1972-03' } })
    const points = analyze(parent).timeline
    expect(points.map((point) => point.route)).toEqual(['pts', 'pts', 'pts'])
    for (const { estimate } of points) expect(estimate).not.toBeNull()
  })
})

describe('an analysis with changes', () => {
  it('an analysis with changes is that of the changed answers, compared with those before', () => {
    const changes = { work: { monthly_pay: 16_400 }, education: { awarded_in_singapore: true } } as const
    const changed = person(changes)
    const { compared, ...found } = analyze(exampleProfile, changes)
    expect({ ...found, compared: null }).toEqual(analyze(changed))
    expect(compared).toMatchObject({ before: peopleOf(predict(exampleProfile)), after: peopleOf(predict(changed)) })
    expect(compared?.difference).toMatchObject({ effect: 'up' })
  })

  it('an analysis with changes that are refused throws and says where', () => {
    expect(() => analyze(exampleProfile, { you: { birth_month: '2000-01' } })).toThrow(
      new RangeError('changes.you.birth_month: This answer is not one that a person can change'),
    )
  })

  it('changes that end the estimate are compared with the one before', () => {
    const analysis = analyze(exampleProfile, { route: { pass: 'work_permit' } })
    expect(analysis).toMatchObject({ no_estimate_reason: 'no_open_route', what_ifs: [] })
    expect(analysis.compared).toEqual({ before: peopleOf(predict(exampleProfile)), after: null, difference: null })
  })
})

it.each<[string, DatedProfile]>([
  ['conviction', person({ history: { conviction: 'yes' } })],
  ['no_open_route', person({ route: { pass: 'work_permit' } })],
])('an analysis without an estimate says why, and has advice where there is a route: %s', (reason, profile) => {
  const analysis = analyze(profile)
  expect(analysis).toMatchObject({ ...predict(profile), no_estimate_reason: reason, factors: [], timeline: [] })
  const { documents, plan, consistency } = advise(profile, analysis.route)
  expect(analysis).toMatchObject(analysis.route ? { documents, plan } : { documents: [], plan: [] })
  expect(analysis.consistency).toEqual(consistency)
})
