import {
  type Answers,
  answerProblems,
  earlyAnswer,
  quickQuestions,
  readAnswers,
  relevantAnswers,
  withAnswer,
} from '@settlesg/form-logic'
import { anyAnswers } from '@settlesg/form-logic/testing/arbitrary-answers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import form from '../../../../locales/en/form.json' with { type: 'json' }
import en from '../../../../locales/en/home.json' with { type: 'json' }
import { long } from '../../../../testing/long.ts'
import { overAnswers } from '../draft/kept-answers.ts'
import { rangeSoFar } from '../form/range-so-far.ts'
import { placeAfter, quickOutcome, quickQuestionsLeft } from './quick-outcome.ts'

const thisMonth = '2026-11'
const passHolder = readAnswers({
  route: { links: [], pass: 'ep' },
  history: { pending: false, conviction: 'no', former_pr: 'no', previous: 'none' },
  you: { birth_month: '1990-04' },
  residence: { in_singapore_since: '2018-07' },
  work: { work_status: 'employee', monthly_pay: 9_500 },
  education: { highest: 'bachelor' },
})
/** The pass holder with other answers. */
const changed = (changes: Record<string, unknown>): Answers =>
  Object.entries(changes).reduce((answers, [path, value]) => withAnswer(answers, path, value), passHolder)
const outcome = (answers: Answers) => {
  const found = quickOutcome(answers, thisMonth)
  if (!found) throw new Error('These answers have no outcome')
  return found
}

describe('the questions of the quick check', () => {
  it('an Employment Pass holder gets eight questions, and nobody more than eleven', () => {
    expect(quickQuestions(passHolder, thisMonth)).toHaveLength(8)
    for (const pass of ['work_permit', 'student_pass']) {
      const answers = changed({ 'route.pass': pass, 'route.links': ['spouse_of_citizen'] })
      expect(quickQuestions(answers, thisMonth).length).toBeLessThanOrEqual(11)
    }
  })

  it('pay is a question only with work, arrival only for those here; their answers go as well', () => {
    const elsewhere = changed({ 'work.work_status': 'caring_for_family', 'route.pass': 'visit_or_abroad' })
    const paths = quickQuestions(elsewhere, thisMonth).map(({ path }) => path)
    expect(paths).not.toContain('work.monthly_pay')
    expect(paths).not.toContain('residence.in_singapore_since')
    const left = relevantAnswers(elsewhere, thisMonth)
    expect([left.work.monthly_pay, left.residence.in_singapore_since]).toEqual([undefined, undefined])
  })

  it('the holder of a Long-Term Visit Pass who lives abroad gets a range, and names no arrival', () => {
    const abroad = changed({ 'route.pass': 'ltvp_abroad', 'route.links': ['spouse_of_citizen'] })
    const asked = quickQuestions(abroad, thisMonth).map(({ path }) => path)
    expect(asked).not.toContain('residence.in_singapore_since')
    expect(outcome(relevantAnswers(abroad, thisMonth))).toMatchObject({ route: 'spouse_of_citizen', reason: null })
  })

  it.each(['ep', 's_pass', 'work_permit', 'student_pass'])(
    'who lives abroad and commutes on a %s names no arrival, and the answers can be used',
    (pass) => {
      const commuter = relevantAnswers(changed({ 'route.pass': pass, 'residence.commutes': true }), thisMonth)
      expect(commuter.residence.in_singapore_since).toBeUndefined()
      expect(quickQuestions(commuter, thisMonth).map(({ path }) => path)).not.toContain('residence.in_singapore_since')
      const wrong = answerProblems(withAnswer(commuter, 'residence.national_exam', true), thisMonth)
      expect(wrong.filter(({ path }) => path.startsWith('residence.'))).toEqual([])
      if (pass === 'ep' || pass === 's_pass') expect(outcome(commuter)).toMatchObject({ route: 'pts', reason: null })
    },
  )

  it.each([
    ['you.birth_month', undefined, 'missing.month'],
    ['you.birth_month', '1990-', 'month_missing'],
    ['you.birth_month', '19-04', 'unreadable.year'],
    ['you.birth_month', '1890-04', 'between.year'],
    ['you.birth_month', '1920-04', 'rule.age_at_most_100'],
    ['you.birth_month', '2026-12', 'rule.not_after_apply_month'],
    ['residence.in_singapore_since', '1989-01', 'rule.not_before_birth'],
    ['residence.in_singapore_since', '2027-01', 'rule.not_after_apply_month'],
    ['work.monthly_pay', 'a lot', 'unreadable.amount'],
    ['work.monthly_pay', 1_000_001, 'between.amount'],
    ['history.previous', undefined, 'missing.choice'],
    ['route.pass', undefined, 'missing.choice'],
  ] as const)('an answer to %s that cannot be used names how to mend it: %j', (path, answer, key) => {
    const found = answerProblems(changed({ [path]: answer }), thisMonth).find((one) => one.path === path)
    expect(found?.key).toBe(key)
  })

  it('an unanswered question has a problem of its own before later ones are reached', () => {
    const problem = (answers: unknown, path: string) =>
      answerProblems(readAnswers(answers), thisMonth).find((one) => one.path === path)?.key
    expect(problem({ route: { links: [] } }, 'route.pass')).toBe('missing.choice')
    expect(problem({ route: { links: [], pass: 'ep' } }, 'history.gates')).toBe('missing.set')
    expect(problem({ route: { links: [], pass: 'student_pass' } }, 'residence.national_exam')).toBe('missing.yes_no')
  })

  it('the first question names the ties in the words of the form', () => {
    expect(en.quick.link).toEqual(form.option.link)
    expect(en.quick.links_missing).toBe(form.problem.missing.set)
    expect(en.quick.none).toBe(form.none_of_these)
  })
})

describe('what the quick check answers', () => {
  it('an employed pass holder gets a range on the route of pass holders', () => {
    expect(earlyAnswer(passHolder, thisMonth)).toBeNull()
    const { route, open, reason, range } = outcome(passHolder)
    expect({ route, open, reason }).toEqual({ route: 'pts', open: ['pts'], reason: null })
    expect(range?.low).toBeGreaterThan(0)
    expect(range?.high).toBeGreaterThan((range?.low ?? 0) + 4)
    expect(range?.high).toBeLessThan(99)
  })

  it('an earlier refusal lowers the range; an open answer falls between, with what was assumed', () => {
    const after = (previous: string) => outcome(changed({ 'history.previous': previous }))
    const high = (previous: string) => after(previous).range?.high ?? 0
    expect(high('rejected_more')).toBeLessThan(high('rejected_once'))
    expect(high('rejected_once')).toBeLessThan(high('none'))
    expect(high('rather_not_say')).toBeGreaterThan(high('rejected_more'))
    expect(high('rather_not_say')).toBeLessThanOrEqual(high('none'))
    expect(after('rather_not_say').assumedRefusals).toEqual({ once: 18, more: 10, basis: 'judgement' })
    expect(after('rejected_once').assumedRefusals).toBeNull()
  })

  it("a citizen's spouse is on the spouses' route, and the pass holders' is open beside it", () => {
    const { route, open } = outcome(changed({ 'route.links': ['spouse_of_citizen'] }))
    expect(route).toBe('spouse_of_citizen')
    expect(open).toEqual(['pts', 'spouse_of_citizen'])
  })

  const none = { pending: false, conviction: 'no', former_pr: 'no' }
  it.each([
    ['a work permit without a tie', { route: { links: [], pass: 'work_permit' } }, 'no_open_route'],
    ['a permanent resident', { route: { links: [], pass: 'already_pr' } }, 're_entry_permit'],
    [
      'an aged parent',
      { route: { links: ['parent_of_citizen'], pass: 'ltvp' }, you: { birth_month: '1955-01' } },
      'no_published_rate',
    ],
    [
      'a child of a citizen',
      { route: { links: ['child_of_citizen_or_pr'], pass: 'dependant_pass' }, you: { birth_month: '2015-01' } },
      'no_published_rate',
    ],
    [
      'an application that waits',
      { route: { links: [], pass: 'ep' }, history: { ...none, pending: true } },
      'application_pending',
    ],
    ['a conviction', { route: { links: [], pass: 'ep' }, history: { ...none, conviction: 'yes' } }, 'conviction'],
    [
      'residence held before',
      { route: { links: [], pass: 'ep' }, history: { ...none, former_pr: 'gave_up' } },
      'former_pr',
    ],
    [
      'residence that lapsed',
      { route: { links: [], pass: 'visit_or_abroad' }, history: { ...none, former_pr: 'lapsed' } },
      're_entry_permit',
    ],
    [
      'a student without the exam',
      { route: { links: [], pass: 'student_pass' }, residence: { national_exam: false } },
      'no_open_route',
    ],
  ])('%s is answered before the other questions', (_, answers, reason) => {
    const told = readAnswers({ history: none, ...answers })
    expect(quickOutcome(told, thisMonth)).toMatchObject({ reason, isSettled: true })
  })

  it.each([
    [
      'a work permit without a tie',
      { route: { links: [], pass: 'work_permit' }, you: { birth_month: '1985-05' } },
      ['own_work_pass'],
    ],
    [
      'a child at school',
      { route: { links: [], pass: 'dependant_pass' }, you: { birth_month: '2015-01' } },
      ['family_tie'],
    ],
    [
      'a student without the exam',
      {
        route: { links: [], pass: 'student_pass' },
        you: { birth_month: '2004-01' },
        residence: { national_exam: false },
      },
      ['pass_exam', 'own_work_pass', 'family_tie'],
    ],
    ['an Employment Pass', { route: { links: [], pass: 'ep' }, history: { ...none, conviction: 'yes' } }, null],
  ])('what would open a route, by %s', (_, answers, ways) => {
    const told = readAnswers({ history: none, ...answers })
    expect(quickOutcome(told, thisMonth)?.ways).toEqual(ways)
  })

  it('a visitor is asked whether a status lapsed before it is said that no route is open', () => {
    const visitor = readAnswers({ route: { links: [], pass: 'visit_or_abroad' }, you: { birth_month: '1985-05' } })
    expect(quickOutcome(visitor, thisMonth)).toMatchObject({ reason: 'no_open_route', isSettled: false })
    const lapsed = withAnswer(visitor, 'history.former_pr', 'lapsed')
    expect(quickOutcome(lapsed, thisMonth)).toMatchObject({ reason: 're_entry_permit', isSettled: true })
  })

  it.each([
    ['an aged parent', { route: { links: ['parent_of_citizen'], pass: 'ltvp' } }, '1955-01', ['aged_parent']],
    ['a parent of fifty', { route: { links: ['parent_of_citizen'], pass: 'ltvp' } }, '1976-01', []],
    ['a small child', { route: { links: ['child_of_citizen_or_pr'], pass: 'dependant_pass' } }, '2015-01', ['child']],
    ['a grown-up child', { route: { links: ['child_of_citizen_or_pr'], pass: 'dependant_pass' } }, '1990-01', []],
  ])('%s is asked the age before it is said whether one may apply', (_, answers, birth, open) => {
    expect(quickOutcome(readAnswers(answers), thisMonth)).toMatchObject({ isSettled: false, open: [] })
    const complete = withAnswer(readAnswers({ history: none, ...answers }), 'you.birth_month', birth)
    expect(quickOutcome(complete, thisMonth)).toMatchObject({ isSettled: true, open })
  })

  it.each([
    [{ route: { links: [] } }],
    [{ route: { links: [], pass: 'student_pass' } }],
    [{ route: { links: ['spouse_of_citizen'], pass: 'work_permit' } }],
    [{ route: { links: [], pass: 'ep' }, history: { ...none, conviction: 'rather_not_say' } }],
  ])('nothing is answered early while a range is still possible: %j', (answers) => {
    expect(quickOutcome(readAnswers(answers), thisMonth)).toBeNull()
  })
})

describe('answers that are laid over others', () => {
  it('kept answers go over those of a draft, question by question, and leave the others', () => {
    const draft = readAnswers({
      route: { pass: 's_pass' },
      work: { occupation: '2' },
      family: { marital_status: 'single' },
    })
    const over = overAnswers(draft, passHolder)
    expect(over.route).toEqual({ pass: 'ep', links: [] })
    expect(over.work).toEqual({ occupation: '2', work_status: 'employee', monthly_pay: 9_500 })
    expect(over.family).toEqual({ marital_status: 'single' })
    expect(over.history).toMatchObject({ pending: false, conviction: 'no', former_pr: 'no', previous: 'none' })
    expect(over.you.birth_month).toBe('1990-04')
  })
})

describe('answers given by halves', () => {
  it('they lead to an answer or a question, whatever they are', () => {
    fc.assert(
      // Half of them with every question of the check answered: others seldom get to its end.
      fc.property(anyAnswers(), fc.boolean(), (given, isAtEnd) => {
        const answers = relevantAnswers(isAtEnd ? overAnswers(given, passHolder) : given, thisMonth)
        const place = placeAfter(null, answers, thisMonth)
        const found = quickOutcome(answers, thisMonth)
        if (place === 'outcome') expect(found?.range ?? found?.reason).toBeTruthy()
        else expect(quickQuestionsLeft(answers, thisMonth).map(({ path }) => path)).toContain(place)
      }),
      { numRuns: long(50, 2_000) },
    )
  })

  it.each([
    ['family.children', [{}]],
    ['family.children', [{ status: 'citizen' }, { birth_month: '2019-' }]],
    ['work.assessed_income', [{ year: 2025 }]],
    ['work.business', { revenue: 'under_100k' }],
    ['residence.pass_expires', '2027-'],
  ])('an unfinished answer to %s takes no range away, is said to be left out, and stays open', (path, answer) => {
    const answers = changed({ 'work.work_status': 'both', [path]: answer })
    const whole = outcome(changed({ 'work.work_status': 'both' }))
    expect(outcome(answers)).toEqual({ ...whole, notCounted: [expect.stringContaining(path)] })
    expect(rangeSoFar(answers, thisMonth)).toEqual({ range: whole.range, notCounted: outcome(answers).notCounted })
    expect(answerProblems(answers, thisMonth).some((one) => one.path.startsWith(path))).toBe(true)
  })

  it('of several children those that are whole count', () => {
    const one = { birth_month: '2020-01', status: 'foreign' }
    const { range } = outcome(changed({ 'family.children': [one] }))
    expect(outcome(changed({ 'family.children': [{}, one] }))).toMatchObject({ range, notCounted: ['family.children'] })
  })
})
