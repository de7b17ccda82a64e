import { type DatedProfile, noEstimateReasons, routeIds } from '@settlesg/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { person } from '../../testing/example-person.ts'
import { exampleProfile, profileArbitrary, spouseProfile } from '../../testing/profiles.ts'
import { sources } from '../evidence/sources.ts'
import { questionOf } from '../rules/question.ts'
import { adviceWithoutEstimate, dateIds, nextStepIds } from './without-estimate.ts'

const known = sources.map(({ id }) => id)
const steps = (profile: DatedProfile) => adviceWithoutEstimate(profile)?.next_steps.map(({ id }) => id)
const dates = (profile: DatedProfile) =>
  adviceWithoutEstimate(profile)?.dates.map(({ id, month }) => `${id} ${month}`) ?? []

const student = person({
  route: { pass: 'student_pass', links: ['child_of_citizen_or_pr'] },
  you: { birth_month: '2005-12', sex: 'male' },
  work: { work_status: 'student', monthly_pay: null },
})

describe('the advice where there is no estimate', () => {
  it('is there exactly then, for every valid profile and every route that may be chosen', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(profileArbitrary, fc.constantFrom(...routeIds, null), (profile, route) => {
        const asked = { ...profile, route: { ...profile.route, route } }
        const advice = adviceWithoutEstimate(asked)
        expect(advice?.reason ?? null).toBe(questionOf(asked).no_estimate_reason)
        if (!advice) return
        seen.add(advice.reason)
        expect(known).toEqual(expect.arrayContaining(advice.source_ids))
        expect(advice.dates.map(({ month }) => month)).toEqual(advice.dates.map(({ month }) => month).toSorted())
        for (const { id } of advice.dates) expect(dateIds).toContain(id)
        for (const { id } of advice.next_steps) expect(nextStepIds).toContain(id)
      }),
      { numRuns: 400 },
    )
    expect([...seen].toSorted()).toEqual([...noEstimateReasons].toSorted())
  })

  it('gives a next step for every reason, but to permanent residents', () => {
    const gate = (history: DatedProfile['history']) => steps({ ...exampleProfile, history })
    expect(gate({ conviction: 'yes' })).toEqual(['speak_to_lawyer', 'answer_in_full'])
    expect(gate({ pending: true })).toEqual(['wait_for_answer', 'keep_pass_valid'])
    expect(gate({ former_pr: 'lapsed' })).toEqual(['ask_ica_first', 'gather_papers'])
    expect(steps(student)).toEqual(['apply_in_time', 'gather_papers'])
    expect(steps(person({ route: { route: 'gip' } }))).toEqual(['other_authority'])
    expect(steps(person({ route: { pass: 'work_permit' } }))).toEqual(['find_a_route'])
    const waiting = person({ route: { pass: 'work_permit' } }, spouseProfile)
    expect(steps(waiting)).toEqual(['approval_first', 'gather_papers'])
    expect(steps(person({ route: { pass: 'already_pr' } }))).toEqual([])
  })

  it('has papers for children and parents, and none for a route that is closed', () => {
    const parent = person({ route: { pass: 'ltvp', links: ['parent_of_citizen'] }, you: { birth_month: '1960-04' } })
    for (const profile of [student, parent]) expect(adviceWithoutEstimate(profile)?.documents.length).toBeGreaterThan(8)
    const closed = adviceWithoutEstimate(person({ route: { route: 'student' } }))
    expect(closed).toMatchObject({ reason: 'no_open_route', route: 'student', documents: [], plan: [] })
  })
})

describe('its dates', () => {
  it('are those to come, the earliest first, and the end of the pass before the decision among them', () => {
    const ending = { ...student, residence: { ...student.residence, pass_expires: '2027-02' } }
    expect(dates(ending)).toEqual(['turns_21 2026-12', 'pass_expires 2027-02', 'answer_expected 2027-05'])
    const young = { ...student, you: { birth_month: '2010-06', sex: 'male' as const } }
    expect(dates(young)).toContain('turns_18 2028-06')
    expect(dates({ ...young, you: { ...young.you, sex: 'female' } }).join()).not.toContain('turns_18')
  })

  it('do not name a decision where nothing is to be handed in now, nor a birthday that was not told', () => {
    const pending = { ...exampleProfile, history: { pending: true } }
    expect(dates(pending)).toEqual(['pass_expires 2028-01'])
    const early = adviceWithoutEstimate(student, { isBirthTold: false })
    expect(early?.dates.map(({ id }) => id)).toEqual(['answer_expected', 'pass_expires'])
    expect(early?.family.map(({ id }) => id)).not.toContain('applicant_under_21')
  })

  it('name each child of a pass holder who turns 21', () => {
    const children = ['2006-03', '2000-01'].map((birth_month) => ({ birth_month, status: 'foreign' as const }))
    const former = { ...exampleProfile, family: { marital_status: 'divorced' as const, children } }
    const found = adviceWithoutEstimate({ ...former, history: { former_pr: 'lapsed' } })?.dates
    expect(found?.filter(({ id }) => id === 'child_turns_21')).toMatchObject([{ month: '2027-03', index: 0 }])
  })
})
