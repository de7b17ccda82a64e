import { type DatedProfile, noEstimateReasons, routeIds } from '@settlesg/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import en from '../../../locales/en/advice.json' with { type: 'json' }
import { person } from '../../testing/example-person.ts'
import { exampleProfile, profileArbitrary, spouseProfile } from '../../testing/profiles.ts'
import { sources } from '../evidence/sources.ts'
import { readQuestion } from '../rules/question.ts'
import { nextStepIds } from './steps-without-estimate.ts'
import { adviceWithoutEstimate, cameAbout, dateIds } from './without-estimate.ts'

const today = '2026-11-27'
const known = sources.map(({ id }) => id)
const steps = (profile: DatedProfile) => adviceWithoutEstimate(profile, { today })?.next_steps.map(({ id }) => id)
const dates = (profile: DatedProfile) =>
  adviceWithoutEstimate(profile, { today })?.dates.map(({ id, month }) => `${id} ${month}`) ?? []

const student = person({
  route: { pass: 'student_pass', links: ['child_of_citizen_or_pr'] },
  you: { birth_month: '2005-12', sex: 'male' },
  work: { work_status: 'student', monthly_pay: null },
})

describe('the advice where there is no estimate', () => {
  it('advice without an estimate exists exactly where there is no estimate', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(profileArbitrary, fc.constantFrom(...routeIds, null), (profile, route) => {
        const onRoute = { ...profile, route: { ...profile.route, route } }
        const advice = adviceWithoutEstimate(onRoute, { today })
        expect(advice?.reason ?? null).toBe(readQuestion(onRoute).no_estimate_reason)
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

  it('advice without an estimate has a next step for every reason', () => {
    const gate = (history: DatedProfile['history']) => steps({ ...exampleProfile, history })
    expect(gate({ conviction: 'yes' })).toEqual(['speak_to_lawyer', 'answer_in_full'])
    expect(gate({ pending: true })).toEqual(['wait_for_answer', 'keep_pass_valid'])
    expect(gate({ former_pr: 'gave_up' })).toEqual(['ask_ica_first', 'gather_papers'])
    expect(steps(student)).toEqual(['apply_in_time', 'gather_papers'])
    expect(steps(person({ route: { route: 'gip' } }))).toEqual(['apply_to_edb'])
    expect(steps(person({ route: { route: 'forarts' } }))).toEqual(['apply_to_nac'])
    for (const text of [en.next_step.apply_to_edb, en.next_step.apply_to_nac])
      expect(text).toMatch(/^If you meet its condition, apply to /)
    expect(steps(person({ route: { pass: 'work_permit' } }))).toEqual(['own_work_pass', 'find_a_route'])
    const employed = { work_status: 'employee', monthly_pay: 3000 } as const
    const waiting = person({ route: { pass: 'work_permit' }, work: employed }, spouseProfile)
    expect(steps(waiting)).toEqual(['approval_first', 'gather_papers'])
    expect(steps(person({ route: { pass: 'already_pr' } }))).toEqual(['find_out_permit', 'permit_before_travel'])
  })

  it('advice without an estimate has papers for children and parents, not if closed', () => {
    const parent = person({ route: { pass: 'ltvp', links: ['parent_of_citizen'] }, you: { birth_month: '1960-04' } })
    for (const profile of [student, parent])
      expect(adviceWithoutEstimate(profile, { today })?.documents.length).toBeGreaterThan(8)
    const closed = adviceWithoutEstimate(person({ route: { route: 'student' } }), { today })
    expect(closed).toMatchObject({ reason: 'no_open_route', route: 'student', documents: [], plan: [] })
  })
})

describe('its dates', () => {
  it('its dates are those to come, the earliest first', () => {
    const ending = { ...student, residence: { ...student.residence, pass_expires: '2027-06' } }
    expect(dates(ending)).toEqual(['turns_21 2026-12', 'answer_expected 2027-05', 'pass_expires 2027-06'])
  })

  it('its dates are not said again where a note names them', () => {
    const ending = adviceWithoutEstimate(
      { ...student, residence: { ...student.residence, pass_expires: '2027-02' } },
      { today },
    )
    expect(ending?.dates.map(({ id }) => id)).toEqual(['turns_21', 'answer_expected'])
    expect(ending?.consistency.map(({ id }) => id)).toContain('pass_ends_during')
    expect(ending?.family.map(({ id }) => id)).not.toContain('applicant_under_21')
  })

  it('its dates name no decision where nothing is handed in, and no unknown birthday', () => {
    const pending = { ...exampleProfile, history: { pending: true } }
    expect(dates(pending)).toEqual(['pass_expires 2028-01'])
    const early = adviceWithoutEstimate(student, { today, isBirthTold: false })
    expect(early?.dates.map(({ id }) => id)).toEqual(['answer_expected', 'pass_expires'])
    expect(early?.family.map(({ id }) => id)).not.toContain('ns_you_turn_18')
  })
})

describe('the advice for those who can do something first', () => {
  const workPermit = (route: Partial<DatedProfile['route']>) =>
    person(
      { route: { pass: 'work_permit', ...route }, work: { work_status: 'employee', monthly_pay: 3000 } },
      spouseProfile,
    )

  it('a work permit holder whose marriage is not approved is told to ask the ministry', () => {
    expect(steps(workPermit({ marriage_approved: false }))).toEqual([
      'approval_missing',
      'own_work_pass',
      'find_a_route',
    ])
    expect(steps(workPermit({ marriage_approved: null }))).toEqual(['approval_first', 'gather_papers'])
  })

  it('who has no route is told first what would open one, and nothing of it who has one', () => {
    const holder = (pass: DatedProfile['route']['pass'], route: Partial<DatedProfile['route']> = {}) =>
      steps(person({ route: { pass, ...route } }))
    for (const pass of ['dependant_pass', 'visit_or_abroad'] as const)
      expect(holder(pass), pass).toEqual(['own_work_pass', 'family_tie', 'find_a_route'])
    expect(holder('dependant_pass', { links: ['child_of_citizen_or_pr'] })).toEqual(['own_work_pass', 'find_a_route'])
    expect(holder('ep', { route: 'student' })).toEqual(['find_a_route'])
  })

  it('a dependant reads in which month a parent can no longer include them, and later that it has come', () => {
    const dependant = (birth_month: string, marital_status: 'single' | 'married' = 'single') =>
      person({ route: { pass: 'dependant_pass' }, you: { birth_month }, family: { marital_status } })
    const young = adviceWithoutEstimate(dependant('2006-01'), { today })
    expect(young?.dates.map(({ id, month }) => `${id} ${month}`)).toContain('leaves_family 2027-01')
    expect(young && cameAbout(young, '2027-01')).toEqual([])
    expect(young && cameAbout(young, '2028-07').map(({ id }) => id)).toContain('leaves_family')
    for (const other of [dependant('2005-10'), dependant('2006-01', 'married')])
      expect(dates(other)?.join()).not.toContain('leaves_family')
  })

  it('who may be stateless and has no route reads that ICA evaluates each application all the same', () => {
    for (const pass of ['ltvp', 'ltvp_plus', 'other'] as const)
      expect(steps(person({ route: { pass } })), pass).toEqual([
        ...['own_work_pass', 'family_tie', 'find_a_route', 'stateless'],
      ])
    expect(steps(person({ route: { pass: 'ltvp', links: ['parent_of_citizen'] } }))).not.toContain('stateless')
  })

  it('a refused child with nothing new is told in one sentence to wait until when', () => {
    const again = (changed: DatedProfile['history']['changed']) =>
      steps({ ...student, history: { previous: 'rejected_once', changed } })
    expect(again(['nothing'])).toEqual(['apply_again_in_time', 'gather_papers'])
    expect(again(null)).toEqual(['apply_again_in_time', 'gather_papers'])
    expect(again(['job'])).toEqual(['apply_in_time', 'gather_papers'])
    const waiting = { ...student, history: { previous: 'rejected_once', changed: ['nothing'] } } satisfies DatedProfile
    expect(dates(waiting)).toEqual(['turns_21 2026-12', 'pass_expires 2028-01'])
  })

  it('a student is told which exam is missing and which condition is not known', () => {
    const pupil = (national_exam: boolean | null) =>
      steps(person({ route: { pass: 'student_pass' }, residence: { national_exam } }))
    expect(pupil(false)).toEqual(['pass_exam', 'own_work_pass', 'family_tie', 'find_a_route', 'stateless'])
    expect(pupil(null)).toEqual(['settle_unknown', 'gather_papers'])
    const child = (birth_month: string) =>
      steps(person({ route: { pass: 'student_pass' }, you: { birth_month }, residence: { national_exam: false } }))
    expect(child('2009-12')).toEqual(['pass_exam_at_school', 'family_tie', 'find_a_route', 'stateless'])
    expect(child('2009-11')).toEqual(pupil(false))
    expect(en.next_step.pass_exam).not.toMatch(/PSLE|Integrated/)
  })

  it('a parent below the age we take for granted is sent to ICA first, without papers', () => {
    const young = person({ route: { pass: 'ltvp', links: ['parent_of_citizen'] }, you: { birth_month: '1990-04' } })
    expect(adviceWithoutEstimate(young, { today })).toMatchObject({ route: 'aged_parent', documents: [], dates: [{}] })
    expect(steps(young)).toEqual(['ask_if_aged'])
    expect(adviceWithoutEstimate(young, { today })?.family.map(({ id }) => id)).toEqual([])
  })

  it('an old parent of a grown-up citizen is told to name the tie before anything else', () => {
    const old = (route: Partial<DatedProfile['route']>) =>
      steps(
        person({
          route: { pass: 'ltvp', ...route },
          you: { birth_month: '1954-05' },
          family: { children: [{ birth_month: '1985-04', status: 'citizen' }] },
        }),
      )
    expect(old({})).toEqual(['name_the_tie', 'find_a_route'])
    expect(old({ route: 'aged_parent' })?.[0]).toBe('name_the_tie')
    expect(old({ route: 'aged_parent', links: ['parent_of_citizen'] })).not.toContain('name_the_tie')
  })

  it('who brings up a citizen after the marriage ended is sent to ICA first', () => {
    const children = [{ birth_month: '2019-04', status: 'citizen' as const }]
    const widow = (links: DatedProfile['route']['links']) =>
      steps(person({ route: { pass: 'visit_or_abroad', links }, family: { marital_status: 'widowed', children } }))
    expect(widow([])).toEqual(['ask_ica_first', 'own_work_pass', 'family_tie', 'find_a_route'])
    expect(widow(['parent_of_citizen'])).toEqual(['ask_ica_first'])
  })
})

describe('the advice of a re-entry permit', () => {
  const abroad = (history: DatedProfile['history'], pass: DatedProfile['route']['pass'] = 'visit_or_abroad') =>
    person({ route: { pass }, work: { work_status: 'not_working', monthly_pay: null }, history })
  const first = (profile: DatedProfile) => adviceWithoutEstimate(profile, { today })?.next_steps[0]

  it('a visitor whose permit ended two months ago hears the last day of the 180 first', () => {
    const visitor = abroad({ former_pr: 'lapsed', re_entry_permit_expires: '2026-09' })
    expect(first(visitor)).toMatchObject({ id: 'apply_for_permit', month: '2026-09', last_day: '2027-02-28' })
    expect(steps(visitor)).toEqual(['apply_for_permit'])
    expect(adviceWithoutEstimate(visitor, { today })).toMatchObject({
      reason: 're_entry_permit',
      documents: [],
      plan: [],
    })
  })

  it('a permanent resident hears how the permit stands, and not to travel without one', () => {
    const resident = (re_entry_permit_expires: string) => steps(abroad({ re_entry_permit_expires }, 'already_pr'))
    expect(resident('2031-05')).toEqual(['keep_permit'])
    expect(resident('2027-02')).toEqual(['renew_permit', 'permit_before_travel'])
    expect(resident('2026-11')).toEqual(['apply_for_permit', 'permit_before_travel'])
    expect(resident('2026-05')).toEqual(['apply_for_permit_today', 'permit_before_travel'])
    expect(resident('2025-12')).toEqual(['permit_over', 'permit_before_travel'])
  })

  it('a conviction or a pending application is not forgotten over the permit', () => {
    const lapsed = { former_pr: 'lapsed', re_entry_permit_expires: '2026-09' } as const
    expect(steps(person({ history: { ...lapsed, conviction: 'yes' } }))).toEqual([
      'apply_for_permit',
      'speak_to_lawyer',
      'answer_in_full',
    ])
    expect(steps(person({ history: { ...lapsed, pending: true } }))).toContain('wait_for_answer')
  })

  it('once the days are over it says so, then what is left as for anybody who held the status', () => {
    const over = { former_pr: 'lapsed', re_entry_permit_expires: '2025-12' } as const
    expect(steps(person({ history: over }))).toEqual(['permit_over', 'ask_ica_first', 'gather_papers'])
    expect(steps(abroad(over))).toEqual(['permit_over', 'own_work_pass', 'family_tie', 'find_a_route'])
    expect(steps(abroad({ former_pr: 'lapsed', re_entry_permit_expires: '2019-03' }))?.[0]).toBe('own_work_pass')
  })
})

describe('what is left out of the advice', () => {
  it('the advice leaves out all papers while an application is with ICA', () => {
    const children = [{ birth_month: '2012-03', status: 'foreign' as const, sex: 'male' as const }]
    const pending = person({
      residence: { pass_expires: '2026-12' },
      family: { marital_status: 'married', children },
      history: { previous: 'rejected_once', changed: ['nothing'], pending: true },
    })
    expect(adviceWithoutEstimate(pending, { today })).toMatchObject({
      documents: [],
      plan: [],
      reapplication: null,
      consistency: [],
    })
    expect(adviceWithoutEstimate(pending, { today })?.family.map(({ id }) => id)).not.toContain(
      'spouse_can_be_included',
    )
    expect(adviceWithoutEstimate(pending, { today })?.family.map(({ id }) => id)).not.toContain('child_can_be_included')
    expect(dates(pending)).toEqual(['pass_expires 2026-12'])
  })

  it('the advice leaves out keeping a pass valid where there is none', () => {
    const abroad = person({ route: { pass: 'visit_or_abroad' }, history: { pending: true } }, spouseProfile)
    expect(steps(abroad)).toEqual(['wait_for_answer', 'tell_changes'])
  })

  it('the advice leaves out everything but the permit for permanent residents', () => {
    const resident = person({ route: { pass: 'already_pr' }, history: { former_pr: 'lapsed', pending: true } })
    const nothing = {
      documents: [],
      plan: [],
      reapplication: null,
      consistency: [],
      family: [],
      dates: [],
    }
    expect(adviceWithoutEstimate(resident, { today })).toMatchObject(nothing)
    expect(steps(resident)).toEqual(['find_out_permit', 'permit_before_travel'])
  })

  it('the advice keeps the word on a pass that is no route where there is no tie', () => {
    const noteOf = (route: Partial<DatedProfile['route']>) =>
      adviceWithoutEstimate(person({ route }), { today })?.pass_note
    expect(noteOf({ pass: 'work_permit' })).toBe('work_permit_note')
    expect(noteOf({ pass: 'dependant_pass' })).toBe('dependant_pass_note')
    expect(noteOf({ pass: 'work_permit', links: ['parent_of_citizen'] })).toBeNull()
    expect(noteOf({ pass: 'ltvp' })).toBeNull()
  })

  it('the advice leaves out custody papers for a parent of grown-up children', () => {
    const parent = person({
      route: { pass: 'ltvp', links: ['parent_of_citizen'] },
      you: { birth_month: '1960-04' },
      family: { marital_status: 'widowed' },
    })
    const papers = adviceWithoutEstimate(parent, { today })?.documents.map(({ id }) => id)
    expect(papers).toContain('marriage_certificate')
    expect(papers).not.toContain('custody_papers')
  })
})
