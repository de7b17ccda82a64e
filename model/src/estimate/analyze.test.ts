import { AnalysisOutlook, type DatedProfile, factorGroups, monthsBetween } from '@settlesg/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { long } from '../../../testing/long.ts'
import { exampleProfile, profileArbitrary, spouseProfile } from '../../testing/profiles.ts'
import { advise } from '../advice/advise.ts'
import { later } from '../rules/later.ts'
import { readQuestion } from '../rules/question.ts'
import { analyze, assess } from './analyze.ts'
import { predict } from './predict.ts'

/** Profiles that get an estimate. */
const assessable = profileArbitrary.filter((profile) => readQuestion(profile).no_estimate_reason === null)
const numRuns = long(15, 500)
const hundredths = (values: { value: number }[]) => values.reduce((sum, { value }) => sum + Math.round(100 * value), 0)
const endedBy = ({ residence }: DatedProfile, month: string) =>
  residence.pass_expires == null ? null : residence.pass_expires < month

describe('an analysis, whatever the answers', () => {
  it('an analysis has exactly the shape of the contract, and no number that is NaN', () => {
    fc.assert(
      fc.property(assessable, (profile) => {
        const found = analyze(profile)
        expect(AnalysisOutlook.parse(found)).toEqual(found)
        // What is sent is the same: nothing is lost as text.
        expect(JSON.parse(JSON.stringify(found))).toEqual(found)
      }),
      { numRuns },
    )
  })

  it('an analysis says what the prediction says, and more', () => {
    fc.assert(
      fc.property(assessable, (profile) => {
        const { sources, ...outlook } = predict(profile)
        const found = analyze(profile)
        expect(found).toMatchObject(outlook)
        for (const source of sources) expect(found.sources).toContainEqual(source)
      }),
      { numRuns },
    )
  })

  it('one run gives the very outlook and analysis that are made alone, also without an estimate', () => {
    fc.assert(
      fc.property(profileArbitrary, (profile) => {
        const alone = { outlook: predict(profile), analysis: analyze(profile) }
        expect(JSON.stringify(assess(profile))).toBe(JSON.stringify(alone))
      }),
      { numRuns },
    )
  })

  it('an analysis has every reason as a factor, in ICA’s six groups, which add up', () => {
    fc.assert(
      fc.property(assessable, (profile) => {
        const { factors, groups, reasons } = analyze(profile)
        expect(groups.map(({ group }) => group)).toEqual([...factorGroups])
        expect(new Set(factors.map(({ group }) => group))).toEqual(new Set(factorGroups))
        expect(factors.map(({ answered: _, ...reason }) => reason)).toEqual(expect.arrayContaining(reasons))
        expect(factors).toHaveLength(reasons.length)
        for (const { group, value } of groups)
          expect(Math.round(100 * value)).toBe(hundredths(factors.filter((factor) => factor.group === group)))
        expect(hundredths(groups)).toBe(hundredths(reasons))
      }),
      { numRuns },
    )
  })

  it('an analysis adds up from the base to the middle, unless that is past the ends', () => {
    fc.assert(
      fc.property(assessable, (profile) => {
        const { estimate, groups } = analyze(profile)
        const sum = (Math.round(100 * (estimate?.base.value ?? 0)) + hundredths(groups)) / 100
        expect(sum).toBeGreaterThanOrEqual(0)
        expect(sum).toBeLessThanOrEqual(100)
        const shown = sum
        // Half a person for the rounding to whole people, half a hundredth for that of the sum.
        if (estimate && estimate.low < estimate.mid && estimate.mid < estimate.high)
          expect(Math.abs(estimate.mid - shown)).toBeLessThanOrEqual(0.506)
      }),
      { numRuns },
    )
  })

  it('an analysis looks at the same answers now, half a year and a year ahead', () => {
    fc.assert(
      fc.property(assessable, (profile) => {
        const { estimate, route, timeline } = analyze(profile)
        const [now, ...ahead] = timeline
        expect(now).toEqual({
          months_ahead: 0,
          apply_month: profile.route.apply_month,
          route,
          estimate: { low: estimate?.low, mid: estimate?.mid, high: estimate?.high },
          no_estimate_reason: null,
          pass_ended: endedBy(profile, profile.route.apply_month),
          children_turned_21: 0,
          difference: null,
        })
        // The last month there is: December 2099.
        const fitting = [6, 12].filter((months) => monthsBetween(profile.route.apply_month, '2099-12') >= months)
        expect(ahead.map(({ months_ahead }) => months_ahead)).toEqual(fitting)
        for (const point of ahead) {
          expect(monthsBetween(profile.route.apply_month, point.apply_month)).toBe(point.months_ahead)
          const moved = later({ ...profile, route: { ...profile.route, route } }, point.months_ahead)
          if (!moved) throw new RangeError('There is no such month')
          const then = predict(moved)
          const shown = then.estimate && { low: then.estimate.low, mid: then.estimate.mid, high: then.estimate.high }
          expect(point).toMatchObject({
            route: then.route,
            estimate: shown,
            no_estimate_reason: then.no_estimate_reason,
            pass_ended: endedBy(profile, point.apply_month),
          })
          expect(point.difference === null).toBe(shown === null)
        }
      }),
      { numRuns },
    )
  })

  it('an analysis is the same each time, and leaves the answers as they were', () => {
    fc.assert(
      fc.property(assessable, (profile) => {
        const before = structuredClone(profile)
        const found = JSON.stringify(analyze(profile))
        expect(JSON.stringify(analyze(before))).toBe(found)
        expect(profile).toEqual(before)
      }),
      { numRuns },
    )
  })
})

describe('an analysis of two people', () => {
  it.each([
    ['a worker', exampleProfile],
    ["a citizen's spouse", spouseProfile],
  ])('%s: what-ifs start from now, and time moves them', (_, profile) => {
    const { estimate, what_ifs, timeline, compared } = analyze(profile)
    const now = { low: estimate?.low, mid: estimate?.mid, high: estimate?.high }
    expect(compared).toBeNull()
    expect(what_ifs.length).toBeGreaterThan(2)
    for (const { before, after, weighed, difference } of what_ifs) {
      expect(before).toEqual(now)
      if (!weighed) {
        expect(after).toEqual(before)
        expect(difference).toEqual({ value: 0, low: 0, high: 0, effect: 'none' })
      }
    }
    expect(timeline.map(({ months_ahead }) => months_ahead)).toEqual([0, 6, 12])
    const [half, whole] = timeline.slice(1).map(({ difference }) => difference)
    expect(half).not.toEqual(whole)
    expect(half?.effect).not.toBe('down')
  })

  it('an analysis of two people marks which factors rest on an answer', () => {
    const { factors } = analyze(exampleProfile)
    const answered = (id: string) => factors.find(({ factor }) => factor === id)?.answered
    expect(answered('pay')).toBe(true)
    expect(answered('gap')).toBe(false)
  })
})

describe('time', () => {
  it('time takes a child of 21 out of the application', () => {
    const born = { birth_month: '2006-02', status: 'foreign' as const, included: true }
    const parent: DatedProfile = {
      ...exampleProfile,
      route: { ...exampleProfile.route, includes: { spouse: true, children: 1 } },
      family: { marital_status: 'married', spouse_status: 'abroad', children: [born] },
    }
    const fallenOut = (profile: DatedProfile) => analyze(profile).timeline.map((point) => point.children_turned_21)
    expect(fallenOut(parent)).toEqual([0, 1, 1])
    const left = { ...parent.route, includes: { spouse: true, children: 0 } }
    const outside = { ...parent.family, children: [{ ...born, included: false }] }
    expect(fallenOut({ ...parent, route: left, family: outside })).toEqual([0, 0, 0])
  })

  it('time that opens a second route leaves the question with the first', () => {
    const route = { ...exampleProfile.route, links: ['parent_of_citizen' as const] }
    const parent = { ...exampleProfile, route, you: { birth_month: '1972-03' } }
    const points = analyze(parent).timeline
    expect(points.map((point) => point.route)).toEqual(['pts', 'pts', 'pts'])
    for (const { estimate } of points) expect(estimate).not.toBeNull()
  })
})

describe('an analysis with changes', () => {
  it('an analysis with changes is that of the changed answers, compared with those before', () => {
    const changes = { work: { monthly_pay: 16_400 }, education: { awarded_in_singapore: true } } as const
    const found = analyze(exampleProfile, changes)
    const { compared, ...others } = found
    const changed = {
      ...exampleProfile,
      work: { ...exampleProfile.work, monthly_pay: 16_400 },
      education: { ...exampleProfile.education, awarded_in_singapore: true },
    }
    const { compared: nothing, ...alone } = analyze(changed)
    expect(nothing).toBeNull()
    expect(others).toEqual(alone)
    const people = ({ estimate }: Pick<AnalysisOutlook, 'estimate'>) =>
      estimate && { low: estimate.low, mid: estimate.mid, high: estimate.high }
    expect(compared).toMatchObject({ before: people(predict(exampleProfile)), after: people(predict(changed)) })
    expect(compared?.difference).toMatchObject({ effect: 'up' })
    expect(AnalysisOutlook.parse(found)).toEqual(found)
  })

  it('the same answers again make no difference', () => {
    const { compared } = analyze(exampleProfile, { work: { monthly_pay: exampleProfile.work.monthly_pay } })
    expect(compared?.difference).toEqual({ value: 0, low: 0, high: 0, effect: 'none' })
  })

  it('an analysis with changes that are refused throws and says where', () => {
    expect(() => analyze(exampleProfile, { you: { birth_month: '2000-01' } })).toThrow(
      new RangeError('changes.you.birth_month: This answer is not one that a person can change'),
    )
  })
})

describe('where there is no estimate', () => {
  it.each<[string, DatedProfile]>([
    ['conviction', { ...exampleProfile, history: { conviction: 'yes' } }],
    ['application_pending', { ...exampleProfile, history: { previous: 'pending' } }],
    ['no_open_route', { ...exampleProfile, route: { ...exampleProfile.route, pass: 'work_permit' } }],
    ['thin_route', { ...exampleProfile, route: { ...exampleProfile.route, route: 'gip' } }],
  ])('an analysis says why, and has advice where there is a route: %s', (reason, profile) => {
    const analysis = analyze(profile)
    expect(analysis).toMatchObject({ ...predict(profile), no_estimate_reason: reason, factors: [], timeline: [] })
    const { documents, plan, consistency } = advise(profile, analysis.route)
    expect(analysis).toMatchObject(analysis.route ? { documents, plan } : { documents: [], plan: [] })
    expect(analysis.consistency).toEqual(consistency)
  })

  it('changes that end the estimate are compared with the one before', () => {
    const { low, mid, high } = predict(exampleProfile).estimate ?? {}
    const analysis = analyze(exampleProfile, { route: { pass: 'work_permit' } })
    expect(analysis).toMatchObject({ no_estimate_reason: 'no_open_route', what_ifs: [] })
    expect(analysis.compared).toEqual({ before: { low, mid, high }, after: null, difference: null })
  })
})
