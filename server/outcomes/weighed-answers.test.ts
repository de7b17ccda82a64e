import { Profile, profileProblems } from '@settlesg/contract'
import { predict } from '@settlesg/model'
import { exampleProfile, profileArbitrary } from '@settlesg/model/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { long } from '../../testing/long.ts'
import { weighedAnswers } from './weighed-answers.ts'

describe('the weighed answers', () => {
  it('the weighed answers are a profile that the model says the same of', () => {
    fc.assert(
      fc.property(profileArbitrary, (profile) => {
        const weighed = Profile.parse(weighedAnswers(profile))
        const dated = { ...weighed, route: { ...weighed.route, apply_month: profile.route.apply_month } }
        expect(weighed.route.apply_month).toBe(profile.route.apply_month)
        const before = predict({ ...profile, history: { ...profile.history, conviction: null } })
        const after = predict(dated)
        expect(after.estimate).toEqual(before.estimate)
        expect(after.no_estimate_reason).toEqual(before.no_estimate_reason)
        expect(after.reasons).toEqual(before.reasons)
      }),
      { numRuns: long(80, 5000) },
    )
  })

  it.each(['2019-10', '2019-11', '2019-12', '2020-01', '2009-10', '2009-11', '2009-12', '2010-01'])(
    'the weighed answers keep whether a child born in %s is of school age at the application',
    (birth_month) => {
      const brother = { birth_month: '2019-04', status: 'foreign' as const, school: 'none' as const }
      const children = [{ birth_month, status: 'pr' as const }, brother]
      const family = { marital_status: 'married' as const, spouse_status: 'dependant_pass' as const, children }
      const profile = { ...exampleProfile, family }
      const weighed = weighedAnswers(profile)
      expect(predict({ ...weighed, route: profile.route }).estimate).toEqual(predict(profile).estimate)
      // The one fact about the month that is weighed, and no more of it.
      expect(weighed.family.children?.[0]?.birth_month).toMatch(/-(01|12)$/)
      expect(weighed.family.children?.[0]?.birth_month.slice(0, 4)).toBe(birth_month.slice(0, 4))
    },
  )

  it.each(['2052-01', '2052-12'])(
    'the weighed answers keep whether a citizen born in %s is old enough to bring in a parent',
    (birth_month) => {
      const children = [{ birth_month, status: 'citizen' as const }]
      const route = { ...exampleProfile.route, route: 'aged_parent' as const, apply_month: '2073-01' as const }
      const profile = { ...exampleProfile, route, family: { ...exampleProfile.family, children } }
      const isOpen = (answers: Profile) =>
        predict({ ...answers, route }).routes.find(({ route: id }) => id === 'aged_parent')?.open
      expect(isOpen(weighedAnswers(profile))).toBe(isOpen(profile))
    },
  )

  it('weighed answers have no free text, advice or checklist, of a child the year of birth', () => {
    const weighed = weighedAnswers({
      ...exampleProfile,
      you: { ...exampleProfile.you, sex: 'female' },
      education: { ...exampleProfile.education, registration: 'nurse' },
      family: {
        ...exampleProfile.family,
        children: [{ birth_month: '2024-09', status: 'citizen', school: 'none', included: true, sex: 'male' }],
        sponsor: { work_status: 'employee', monthly_pay: 5600, age_band: 'under_35', home: 'owned' },
      },
      roots: { home: 'owned', activities: [], plan: 'call me at 91234567' },
      history: { previous: 'rejected_once', last_decision: '2024-03', conviction: 'no', changed: ['job'] },
    })
    expect(JSON.parse(JSON.stringify(weighed))).toEqual({
      route: exampleProfile.route,
      you: { birth_month: '1993-05' },
      residence: { in_singapore_since: '2019-02', away_5y: '1_3' },
      work: { work_status: 'employee', employer_since: '2021-07', occupation: '2', monthly_pay: 8200 },
      education: { highest: 'bachelor', awarded_in_singapore: false },
      family: {
        marital_status: 'single',
        children: [{ birth_month: '2024-01', status: 'citizen', school: 'none' }],
        relatives_here: 0,
        sponsor: { work_status: 'employee', monthly_pay: 5600 },
      },
      roots: {},
      history: { previous: 'rejected_once', changed: ['job'] },
    })
  })

  it('the weighed answers break no rule that the whole answers keep', () => {
    const sameYear = {
      ...exampleProfile,
      family: { ...exampleProfile.family, children: [{ birth_month: '1993-09', status: 'foreign' as const }] },
    }
    fc.assert(
      fc.property(profileArbitrary, (profile) => {
        const weighed = weighedAnswers(profile)
        const route = { ...weighed.route, apply_month: profile.route.apply_month }
        expect(profileProblems({ ...weighed, route })).toEqual([])
      }),
      { numRuns: long(80, 5000), examples: [[sameYear]] },
    )
  })
})
