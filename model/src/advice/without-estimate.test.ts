import { type DatedProfile, noEstimateReasons, routeIds } from '@settlesg/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { person } from '../../testing/example-person.ts'
import type { Changes } from '../../testing/for-everyone.ts'
import { profileArbitrary, spouseProfile } from '../../testing/profiles.ts'
import { readQuestion } from '../rules/question.ts'
import { adviceWithoutEstimate, cameAbout } from './without-estimate.ts'

type Route = Partial<DatedProfile['route']>

const today = '2026-11-27'
const adviceTo = (profile: DatedProfile) => adviceWithoutEstimate(profile, { today })
const steps = (profile: DatedProfile) => adviceTo(profile)?.next_steps.map(({ id }) => id)
const dates = (profile: DatedProfile) => adviceTo(profile)?.dates.map(({ id, month }) => `${id} ${month}`)

const student = person({
  route: { pass: 'student_pass', links: ['child_of_citizen_or_pr'] },
  you: { birth_month: '2005-12', sex: 'male' },
  work: { work_status: 'student', monthly_pay: null },
})
const onPass = (pass: DatedProfile['route']['pass'], route: Route = {}): Changes => ({ route: { pass, ...route } })
const pupil = (national_exam: boolean | null, birth_month = '2009-11'): Changes => ({
  ...{ ...onPass('student_pass'), residence: { national_exam }, you: { birth_month } },
})
const parent = (birth_month: string, route: Route = { links: ['parent_of_citizen'] }): Changes => ({
  ...{ ...onPass('ltvp', route), you: { birth_month } },
  family: { children: [{ birth_month: '1985-04', status: 'citizen' }] },
})
const widow = (links: DatedProfile['route']['links']): Changes => ({
  ...onPass('visit_or_abroad', { links }),
  family: { marital_status: 'widowed', children: [{ birth_month: '2019-04', status: 'citizen' }] },
})
const permitted = (marriage_approved: boolean | null): Changes =>
  person({ route: { pass: 'work_permit', marriage_approved }, work: { work_status: 'employee' } }, spouseProfile)
const again = (changed: DatedProfile['history']['changed']) =>
  person({ history: { previous: 'rejected_once', changed } }, student)
const abroad = (history: DatedProfile['history'], pass: 'visit_or_abroad' | 'already_pr' = 'visit_or_abroad') =>
  person({ ...onPass(pass), work: { work_status: 'not_working', monthly_pay: null }, history })
const resident = (re_entry_permit_expires: string) => abroad({ re_entry_permit_expires }, 'already_pr')
const lapsed = (re_entry_permit_expires: string, more: DatedProfile['history'] = {}) => ({
  history: { former_pr: 'lapsed' as const, re_entry_permit_expires, ...more },
})
const pendingVisitor = person({ ...onPass('visit_or_abroad'), history: { pending: true } }, spouseProfile)
const convict = lapsed('2026-09', { conviction: 'yes' })
const applicant = lapsed('2026-09', { pending: true })
const wayOn = ['own_work_pass', 'family_tie', 'find_a_route']

describe('the advice where there is no estimate', () => {
  it('advice without an estimate exists exactly where there is no estimate, its dates the earliest first', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(profileArbitrary, fc.constantFrom(...routeIds, null), (profile, route) => {
        const onRoute = person({ route: { route } }, profile)
        const advice = adviceTo(onRoute)
        expect(advice?.reason ?? null).toBe(readQuestion(onRoute).no_estimate_reason)
        if (!advice) return
        seen.add(advice.reason)
        expect(advice.dates.map(({ month }) => month)).toEqual(advice.dates.map(({ month }) => month).toSorted())
      }),
      { numRuns: 400 },
    )
    expect([...seen].toSorted()).toEqual([...noEstimateReasons].toSorted())
  })

  it.each<[who: string, told: DatedProfile | Changes, steps: string[]]>([
    ['a convicted person', { history: { conviction: 'yes' } }, ['speak_to_lawyer', 'answer_in_full']],
    ['who has applied', { history: { pending: true } }, ['wait_for_answer', 'keep_pass_valid']],
    ['who gave up the status', { history: { former_pr: 'gave_up' } }, ['ask_ica_first', 'gather_papers']],
    ['a child of a citizen', student, ['apply_in_time', 'gather_papers']],
    ['a refused child with nothing new', again(['nothing']), ['apply_again_in_time', 'gather_papers']],
    ['a refused child who did not say', again(null), ['apply_again_in_time', 'gather_papers']],
    ['a refused child with something new', again(['job']), ['apply_in_time', 'gather_papers']],
    ['an investor', { route: { route: 'gip' } }, ['apply_to_edb']],
    ['an artist', { route: { route: 'forarts' } }, ['apply_to_nac']],
    ['a work permit holder', onPass('work_permit'), ['own_work_pass', 'find_a_route']],
    ['whose marriage may be approved', permitted(null), ['approval_first', 'gather_papers']],
    ['whose marriage is not approved', permitted(false), ['approval_missing', 'own_work_pass', 'find_a_route']],
    ['a dependant', onPass('dependant_pass'), wayOn],
    ['a visitor', onPass('visit_or_abroad'), wayOn],
    ['a tied one', onPass('dependant_pass', { links: ['child_of_citizen_or_pr'] }), ['own_work_pass', 'find_a_route']],
    ['a worker who asks of another route', onPass('ep', { route: 'student' }), ['find_a_route']],
    ['who may be stateless on LTVP', onPass('ltvp'), [...wayOn, 'stateless']],
    ['who may be stateless on LTVP+', onPass('ltvp_plus'), [...wayOn, 'stateless']],
    ['who may be stateless otherwise', onPass('other'), [...wayOn, 'stateless']],
    ['a student without the exam', pupil(false), ['pass_exam', ...wayOn, 'stateless']],
    ['a student at school', pupil(false, '2009-12'), ['pass_exam_at_school', ...wayOn.slice(1), 'stateless']],
    ['a student who did not say', pupil(null), ['settle_unknown', 'gather_papers']],
    ['a young parent', parent('1990-04'), ['ask_if_aged']],
    ['an old parent', parent('1960-04'), ['gather_papers']],
    ['an old parent without the tie', parent('1954-05', {}), ['name_the_tie', 'find_a_route']],
    ['who brings up a citizen', widow([]), ['ask_ica_first', ...wayOn]],
    ['who brings up one and named the tie', widow(['parent_of_citizen']), ['ask_ica_first']],
    ['a pending visitor', pendingVisitor, ['wait_for_answer', 'tell_changes']],
    ['a permanent resident', onPass('already_pr'), ['find_out_permit', 'permit_before_travel']],
    ['whose permit runs', resident('2031-05'), ['keep_permit']],
    ['whose permit soon ends', resident('2027-02'), ['renew_permit', 'permit_before_travel']],
    ['whose permit has ended', resident('2026-11'), ['apply_for_permit', 'permit_before_travel']],
    ['whose days may be over', resident('2026-05'), ['apply_for_permit_today', 'permit_before_travel']],
    ['whose days are over', resident('2025-12'), ['permit_over', 'permit_before_travel']],
    ['a lapsed visitor', abroad(lapsed('2026-09').history), ['apply_for_permit']],
    ['a lapsed convict', convict, ['apply_for_permit', 'speak_to_lawyer', 'answer_in_full']],
    ['a lapsed applicant', applicant, ['apply_for_permit', 'wait_for_answer', 'keep_pass_valid']],
    ['a lapsed one too late', lapsed('2025-12'), ['permit_over', 'ask_ica_first', 'gather_papers']],
    ['a lapsed visitor too late', abroad(lapsed('2025-12').history), ['permit_over', ...wayOn]],
    ['lapsed before the rule', abroad(lapsed('2019-03').history), wayOn],
  ])('%s is told what to do next', (_, told, expected) => {
    expect(steps(person(told))).toEqual(expected)
  })

  it.each([
    ['for a child', student, true],
    ['for an old parent', person(parent('1960-04')), true],
    ['not for a parent of whom ICA alone knows', person(parent('1990-04')), false],
    ['not while a permit may still keep the status', person(lapsed('2026-09')), false],
    ['not for a closed route', person({ route: { route: 'student' } }), false],
  ])('advice without an estimate has papers %s', (_, profile, has) => {
    const advice = adviceTo(profile)
    expect([advice?.documents.length !== 0, advice?.plan.length !== 0]).toEqual([has, has])
  })
})

describe('the dates of the advice', () => {
  const ending = (pass_expires: string) => person({ residence: { pass_expires } }, student)
  const dependant = (birth_month: string, marital_status: 'single' | 'married' = 'single') =>
    person({ ...onPass('dependant_pass'), you: { birth_month }, family: { marital_status } })

  it.each([
    ['to come', ending('2027-06'), ['turns_21 2026-12', 'answer_expected 2027-05', 'pass_expires 2027-06']],
    ['without one that a note names', ending('2027-02'), ['turns_21 2026-12', 'answer_expected 2027-05']],
    ['without a decision where nothing is handed in', person({ history: { pending: true } }), ['pass_expires 2028-01']],
    ['without a decision for who should wait', again(['nothing']), ['turns_21 2026-12', 'pass_expires 2028-01']],
    ['in which a parent no longer can', dependant('2006-01'), ['leaves_family 2027-01', 'pass_expires 2028-01']],
    ['of no birthday that is over', dependant('2005-10'), ['pass_expires 2028-01']],
    ['of no birthday of the married', dependant('2006-01', 'married'), ['pass_expires 2028-01']],
  ])('the dates are those %s', (_, profile, expected) => {
    expect(dates(profile)).toEqual(expected)
  })

  it('what a date or a note names is not said twice', () => {
    const advice = adviceTo(ending('2027-02'))
    expect(advice?.consistency.map(({ id }) => id)).toContain('pass_ends_during')
    expect(advice?.family.map(({ id }) => id)).not.toContain('applicant_under_21')
  })

  it('before the month of birth is told no date hangs on it', () => {
    const early = adviceWithoutEstimate(student, { today, isBirthTold: false })
    expect(early?.dates.map(({ id }) => id)).toEqual(['answer_expected', 'pass_expires'])
    expect(early?.family.map(({ id }) => id)).not.toContain('ns_you_turn_18')
  })

  it('a birthday has come about once its month is over', () => {
    const young = adviceTo(dependant('2006-01'))
    const came = (month: string) => young && cameAbout(young, month).map(({ id }) => id)
    expect([came('2027-01'), came('2027-02')]).toEqual([[], ['leaves_family']])
  })
})

describe('what is left out of the advice', () => {
  const nothing = { documents: [], plan: [], reapplication: null, consistency: [] }
  it('while an application is with ICA the advice has no papers, nor who could be included', () => {
    const pending = person({
      ...{
        residence: { pass_expires: '2026-12' },
        family: { marital_status: 'married', children: [{ birth_month: '2012-03', status: 'foreign' }] },
      },
      history: { previous: 'rejected_once', changed: ['nothing'], pending: true },
    })
    expect(adviceTo(pending)).toMatchObject({ ...nothing, dates: [{ id: 'pass_expires', month: '2026-12' }] })
    expect(
      adviceTo(pending)
        ?.family.map(({ id }) => id)
        .join(),
    ).not.toContain('can_be_included')
  })

  it('permanent residents hear of the permit alone', () => {
    const resident = person({ ...onPass('already_pr'), history: { former_pr: 'lapsed', pending: true } })
    expect(adviceTo(resident)).toMatchObject({ ...nothing, family: [], dates: [] })
  })

  it('the word on a pass that is no route is kept where there is no tie', () => {
    const noteOf = (pass: DatedProfile['route']['pass'], route: Route = {}) =>
      adviceTo(person(onPass(pass, route)))?.pass_note
    expect([noteOf('work_permit'), noteOf('dependant_pass')]).toEqual(['work_permit_note', 'dependant_pass_note'])
    expect([noteOf('work_permit', { links: ['parent_of_citizen'] }), noteOf('ltvp')]).toEqual([null, null])
  })

  it('a parent of grown-up children proves the end of the marriage, and no custody', () => {
    const old = person({ ...parent('1960-04'), family: { marital_status: 'widowed' } })
    const papers = adviceTo(old)?.documents.map(({ id }) => id)
    expect(papers).toContain('marriage_certificate')
    expect(papers).not.toContain('custody_papers')
  })
})
