import { readAnswers } from '@settlesg/answers'
import { describe, expect, it } from 'vitest'
import form from '../../../../locales/en/form.json' with { type: 'json' }
import en from '../../../../locales/en/home.json' with { type: 'json' }
import { askedOnly, inFormOf, problemOf, type QuickAnswers, questionsFor } from './quick-answers.ts'
import { earlyOutcome, outcomeOf } from './quick-outcome.ts'
import { overAnswers } from './stored-answers-dialog.tsx'

const thisMonth = '2026-11'
const passHolder: QuickAnswers = {
  links: [],
  pass: 'ep',
  gates: [],
  previous: 'none',
  birth_month: '1990-04',
  in_singapore_since: '2018-07',
  work_status: 'employee',
  monthly_pay: 9_500,
  highest: 'bachelor',
}
const without = (...names: (keyof QuickAnswers)[]): QuickAnswers =>
  Object.fromEntries(Object.entries(passHolder).filter(([name]) => !names.some((one) => one === name)))
const early = (answers: QuickAnswers) => earlyOutcome(answers, thisMonth)

describe('the questions of the quick check', () => {
  it('a pass holder who works gets nine questions, and nobody more than eleven', () => {
    expect(questionsFor(passHolder)).toHaveLength(9)
    for (const pass of ['work_permit', 'student_pass'] as const)
      expect(questionsFor({ ...passHolder, pass, links: ['spouse_of_citizen'] }).length).toBeLessThanOrEqual(11)
  })

  it('pay is a question only with work, arrival only for those here; their answers go as well', () => {
    const left = askedOnly({ ...passHolder, work_status: 'caring_for_family', pass: 'visit_or_abroad' })
    expect(left).not.toHaveProperty('monthly_pay')
    expect(left).not.toHaveProperty('in_singapore_since')
  })

  it.each([
    ['birth_month', {}, 'month'],
    ['birth_month', { birth_month: '1990-' }, 'month_missing'],
    ['birth_month', { birth_month: '19-04' }, 'unreadable.year'],
    ['birth_month', { birth_month: '1890-04' }, 'between.year'],
    ['birth_month', { birth_month: '1920-04' }, 'rule.age_at_most_100'],
    ['birth_month', { birth_month: '2026-12' }, 'rule.not_after_apply_month'],
    ['in_singapore_since', { birth_month: '1990-04', in_singapore_since: '1989-01' }, 'rule.not_before_birth'],
    ['in_singapore_since', { in_singapore_since: '2027-01' }, 'rule.not_after_apply_month'],
    ['monthly_pay', { monthly_pay: 'a lot' }, 'unreadable.amount'],
    ['monthly_pay', { monthly_pay: 1_000_001 }, 'between.amount'],
    ['gates', {}, 'missing.set'],
    ['previous', {}, 'missing.choice'],
    ['pass', {}, 'missing.choice'],
    ['national_exam', {}, 'missing.yes_no'],
  ] as const)('an answer to %s that cannot be used names how to mend it: %j', (name, answers, key) => {
    expect(problemOf(name, answers, thisMonth)?.key).toBe(key)
  })

  it('the first question names the ties in the words of the form', () => {
    expect(en.quick.link).toEqual(form.option.link)
    expect(en.quick.links_missing).toBe(form.problem.missing.set)
    expect(en.quick.none).toBe(form.none_of_these)
  })
})

describe('what the quick check answers', () => {
  it('an employed pass holder gets a range on the route of pass holders', () => {
    expect(early(passHolder)).toBeNull()
    const { route, open, reason, range } = outcomeOf(passHolder, thisMonth)
    expect({ route, open, reason }).toEqual({ route: 'pts', open: ['pts'], reason: null })
    expect(range?.low).toBeGreaterThan(0)
    expect(range?.high).toBeGreaterThan((range?.low ?? 0) + 4)
    expect(range?.high).toBeLessThan(99)
  })

  it('an earlier refusal lowers the range; an open answer falls between, with what was assumed', () => {
    const told = (previous: QuickAnswers['previous']) => outcomeOf({ ...passHolder, previous }, thisMonth)
    const high = (previous: QuickAnswers['previous']) => told(previous).range?.high ?? 0
    expect(high('rejected_more')).toBeLessThan(high('rejected_once'))
    expect(high('rejected_once')).toBeLessThan(high('none'))
    expect(high('rather_not_say')).toBeGreaterThan(high('rejected_more'))
    expect(high('rather_not_say')).toBeLessThanOrEqual(high('none'))
    expect(told('rather_not_say').assumedRefusals).toEqual({ once: 18, more: 10, basis: 'judgement' })
    expect(told('rejected_once').assumedRefusals).toBeNull()
  })

  it("a citizen's spouse is on the spouses' route, and the pass holders' is open beside it", () => {
    const { route, open } = outcomeOf({ ...passHolder, links: ['spouse_of_citizen'] }, thisMonth)
    expect(route).toBe('spouse_of_citizen')
    expect(open).toEqual(['pts', 'spouse_of_citizen'])
  })

  it.each([
    ['a work permit without a tie', { links: [], pass: 'work_permit' }, 'no_open_route'],
    ['a permanent resident', { links: [], pass: 'already_pr' }, 'no_open_route'],
    ['an aged parent', { links: ['parent_of_citizen'], pass: 'ltvp' }, 'no_published_rate'],
    ['a child of a citizen', { links: ['child_of_citizen_or_pr'], pass: 'dependant_pass' }, 'no_published_rate'],
    ['an application that waits', { links: [], pass: 'ep', gates: ['pending'] }, 'application_pending'],
    ['a conviction', { links: [], pass: 'ep', gates: ['conviction'] }, 'conviction'],
    ['residence held before', { links: [], pass: 'ep', gates: ['lapsed'] }, 'former_pr'],
    ['a student without the exam', { links: [], pass: 'student_pass', national_exam: false }, 'no_open_route'],
  ] satisfies [string, QuickAnswers, string][])('%s is answered before the other questions', (_, answers, reason) => {
    expect(early(answers)?.reason).toBe(reason)
  })

  it('nothing is answered early while a range is still possible', () => {
    expect(early({ links: [] })).toBeNull()
    expect(early({ links: [], pass: 'student_pass' })).toBeNull()
    expect(early({ links: ['spouse_of_citizen'], pass: 'work_permit' })).toBeNull()
    expect(early({ ...without('birth_month'), gates: ['rather_not_say'] })).toBeNull()
  })
})

describe('answers that are laid over others', () => {
  it('kept answers go over those of a draft, question by question, and leave the others', () => {
    const draft = readAnswers({
      route: { pass: 's_pass' },
      work: { occupation: '2' },
      family: { marital_status: 'single' },
    })
    const over = overAnswers(draft, JSON.parse(JSON.stringify(inFormOf(passHolder))))
    expect(over.route).toEqual({ pass: 'ep', links: [] })
    expect(over.work).toEqual({ occupation: '2', work_status: 'employee', monthly_pay: 9_500 })
    expect(over.family).toEqual({ marital_status: 'single' })
    expect(over.history).toMatchObject({ pending: false, conviction: 'no', former_pr: 'no', previous: 'none' })
    expect(over.you.birth_month).toBe('1990-04')
  })
})
