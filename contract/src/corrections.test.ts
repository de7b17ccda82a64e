import { describe, expect, it } from 'vitest'
import { adviceOnly, changedAnswers, copyAnswers } from './corrections.ts'
import type { Profile } from './profile.ts'
import { questionList } from './questions.ts'
import { canonical } from './stored-answers.ts'

const profile: Profile = {
  route: { pass: 'ep', links: ['parent_of_citizen', 'spouse_of_pr'], apply_month: '2026-11' },
  you: { birth_month: '1990-05' },
  residence: { in_singapore_since: '2018-01' },
  work: { work_status: 'employee', monthly_pay: 9000 },
  education: { highest: 'bachelor' },
  family: { marital_status: 'married', children: [] },
  roots: {},
  history: { documents: { passport: 'have' } },
}

describe('the places at which answers changed', () => {
  it('null, absent, an empty group and another order of a set are no change of answers', () => {
    const links = profile.route.links.toReversed()
    const same = { ...profile, route: { ...profile.route, links }, work: { ...profile.work, business: null } }
    expect(changedAnswers(profile, same)).toEqual([])
    expect(changedAnswers(profile, { ...profile, family: { ...profile.family, sponsor: {} } })).toEqual([])
  })

  it('changed places are questions: parts of a group one by one, rows as one', () => {
    const other: Profile = {
      ...profile,
      work: { ...profile.work, monthly_pay: null, business: { years: 2, local_staff: 0, revenue: 'under_100k' } },
      family: { ...profile.family, children: [{ birth_month: '2020-01', status: 'pr' }] },
      history: { documents: { passport: 'missing' } },
    }
    const places = [
      'work.monthly_pay',
      ...['work.business.years', 'work.business.local_staff', 'work.business.revenue'],
      ...['family.children', 'history.documents'],
    ]
    expect(changedAnswers(profile, other)).toEqual(places)
    expect(changedAnswers(other, profile)).toEqual(places)
    expect(copyAnswers(other, profile, places)).toEqual(profile)
    expect(canonical(copyAnswers(profile, other, places))).toBe(canonical(other))
  })
})

it('undoing a correction restores its places only and keeps what was answered since', () => {
  const corrected: Profile = { ...profile, work: { ...profile.work, monthly_pay: 9500 } }
  const ticked: Profile = { ...corrected, roots: { home: 'owned' } }
  const undone = copyAnswers(ticked, profile, changedAnswers(profile, corrected))
  expect(undone).toEqual({ ...profile, roots: { home: 'owned' } })
  expect(ticked.work.monthly_pay).toBe(9500)
})

it('answers for advice only are those of the analysis, without the pass’s expiry', () => {
  const withAnalysis = questionList.filter(({ question }) => question.stage === 'with_analysis').map(({ path }) => path)
  expect(withAnalysis.filter((path) => !adviceOnly.has(path))).toEqual(['residence.pass_expires'])
  expect([...adviceOnly]).toEqual(
    expect.arrayContaining([
      ...['history.documents', 'history.consistent', 'education.certificates', 'education.registration'],
      ...['work.industry', 'work.business.years', 'roots.home', 'roots.activities', 'roots.plan'],
    ]),
  )
})
