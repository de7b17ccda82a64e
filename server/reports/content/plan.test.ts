import { type DatedProfile, daysBetween, type Language } from '@settlesg/contract'
import { exampleProfile, spouseProfile } from '@settlesg/model/testing'
import { describe, expect, it } from 'vitest'
import { makeContent } from '../testing/make-content.ts'

/** The example person, married, with a child who is part of the application. */
const withChildBorn = (birth_month: string): DatedProfile => ({
  ...exampleProfile,
  route: { ...exampleProfile.route, apply_month: '2026-11', includes: { spouse: false, children: 1 } },
  family: {
    ...exampleProfile.family,
    marital_status: 'married',
    married_since: '2004-01',
    spouse_status: 'abroad',
    children: [{ birth_month, status: 'foreign', included: true }],
  },
})

/** Someone at home, married to a citizen who is employed. */
const homemaker: DatedProfile = {
  ...spouseProfile,
  work: { work_status: 'not_working' },
  family: { ...spouseProfile.family, sponsor: { ...spouseProfile.family.sponsor, work_status: 'employee' } },
}

describe('the plan in the report', () => {
  it('the plan in the report names the employers of sponsor and applicant as there are', () => {
    const letters = (profile: DatedProfile, language: Language) =>
      makeContent(profile, language).plan.steps.find(({ title }) => /letter|写/.test(title))
    expect(letters(homemaker, 'en')).toMatchObject({ title: "Ask for the letter of your sponsor's employer" })
    expect(letters(homemaker, 'zh')?.title).toContain('担保人')
    const both = { ...homemaker, work: { ...spouseProfile.work, work_status: 'employee' } } as const
    expect(letters(both, 'en')?.body).toContain('You need two sets')
    expect(letters(exampleProfile, 'en')?.title).toBe("Ask for the employer's letter")
  })

  it('the plan in the report says why its day is later than the estimate’s month', () => {
    const ending = (pass_expires: string) =>
      makeContent({ ...exampleProfile, residence: { ...exampleProfile.residence, pass_expires } }, 'en').plan
    expect(ending('2027-02').differs).toMatch(
      /^Your estimate is for Nov 2026, but the first possible day is 13 Feb 2027: from 22 Nov 2026 the steps need 83 days/,
    )
    expect(ending('2027-02').pass_ends).toContain('ends in Feb 2027')
    expect(ending('2028-02').pass_ends).toBe('')
  })

  it('the plan in the report waits for a change where nothing has changed since a refusal', () => {
    const refused = (changed: 'nothing' | 'job') =>
      makeContent(
        {
          ...exampleProfile,
          history: {
            ...exampleProfile.history,
            previous: 'rejected_once',
            last_decision: '2026-05',
            changed: [changed],
          },
        },
        'en',
      ).plan.about
    expect(refused('nothing')).toContain('Once something has, these are the steps.')
    expect(refused('job')).not.toContain('Once something has')
  })

  it('the plan in the report ends before an included child turns 21, and says so', () => {
    const { plan } = makeContent(withChildBorn('2006-01'), 'en')
    expect(plan.closes).toMatch(/^A child turns 21 in Jan 2027/)
    expect(plan.about).toContain('31 Dec 2026')
    expect(plan.first_day).toBeGreaterThanOrEqual(daysBetween('2026-12-31', '2026-11-22'))
    for (const { from_day, to_day } of plan.steps) expect(from_day).toBeLessThanOrEqual(to_day)
    expect(plan.steps.filter(({ title }) => title.includes('shortened')).length).toBeGreaterThan(0)
    expect(makeContent(withChildBorn('2006-01'), 'zh').plan.closes).toContain('年满 21 岁')
  })

  it('the plan in the report says nothing of a birthday that is years ahead', () => {
    const { plan } = makeContent(withChildBorn('2018-01'), 'en')
    expect(plan.closes).toBe('')
    expect(plan.steps.filter(({ title }) => title.includes('shortened'))).toEqual([])
  })

  it('papers in the report are named exactly, such as the child’s birth certificate', () => {
    const names = makeContent(withChildBorn('2018-01'), 'en').papers.persons.flatMap(({ rows }) =>
      rows.map(({ name }) => name),
    )
    expect(names).toEqual(expect.arrayContaining(["Child's birth certificate", 'Marriage certificate']))
    expect(names).not.toContain("Children's birth certificates")
  })
})
