import { dated, Profile, profileProblems } from '@settlesg/contract'
import { eligibility, openRoutes } from '@settlesg/model'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { long } from '../../testing/long.ts'
import { anyAnswers, thisMonth } from '../testing/arbitrary-answers.ts'
import { type Answers, answerAt, noAnswers, readAnswers, withAnswer } from './answers.ts'
import { exclusionsField, withExclusions } from './exclusions.ts'
import { allFields } from './fields.ts'
import { type AnswerProblem, answerProblems, fieldAt, problemsFromServer } from './problems.ts'
import { isShown, relevantAnswers, shownRowFields } from './relevance.ts'
import { describeSituation } from './situation.ts'
import { toProfile, wholeMonth } from './to-profile.ts'

const runs = { numRuns: long(100, 3_000) }

/** The least that a pass holder has to answer. */
const few: Answers = readAnswers({
  route: { pass: 'ep', links: [] },
  you: { birth_month: '1994-03' },
  residence: { in_singapore_since: '2019-06' },
  work: { work_status: 'employee', monthly_pay: 9000 },
  education: { highest: 'bachelor' },
  family: { marital_status: 'single' },
  history: { pending: false, former_pr: 'no', previous: 'none', conviction: 'no' },
})

const isAsked = (answers: Answers, path: string) => {
  if (path === exclusionsField.path) return true
  const situation = describeSituation(answers, thisMonth)
  const { field, cell } = fieldAt(path) ?? {}
  if (!field || !isShown(field, situation)) return false
  if (field.kind !== 'rows' || !cell) return true
  const row = answerAt(answers, path.split('.').slice(0, -1).join('.'))
  return shownRowFields(field.row, row, situation).includes(cell)
}

/** A good answer to a question that must be answered, as a person would give it. */
function goodAnswer(answers: Answers, path: string, round: number): unknown {
  const { field, cell } = fieldAt(path) ?? {}
  const question = cell ?? field
  switch (question?.kind) {
    case 'choice':
      return question.path === 'family.marital_status'
        ? 'married'
        : (question.optionsNow?.(describeSituation(answers, thisMonth)) ?? question.options)[0]
    case 'set':
      return []
    case 'yes_no':
      return true
    case 'number':
      return question.path === 'year' ? 2026 - Number(path.split('.')[2]) - 3 * round : question.max
    case 'month':
      // Never before a birth nor after the application, whenever that is.
      return question.path === 'you.birth_month' ? '1990-01' : (wholeMonth(answers.route.apply_month) ?? thisMonth)
    default:
      return undefined
  }
}

/** What a person does who follows every message: answers what is missing, corrects or clears what is wrong. */
function mend(answers: Answers, problems: AnswerProblem[], round: number): Answers {
  return problems.reduce((left, { path, key }) => {
    if (path === exclusionsField.path) return withExclusions(left, [])
    const { field, cell } = fieldAt(path) ?? {}
    const needed = (cell ?? field)?.required
    return withAnswer(left, path, needed || key.startsWith('missing') ? goodAnswer(left, path, round) : undefined)
  }, answers)
}

/** Follows the messages until there are none, a few rounds at most. */
function mended(start: Answers): Answers {
  let answers = relevantAnswers(start, thisMonth)
  for (let round = 0; round < 8; round++) {
    const problems = answerProblems(answers, thisMonth)
    if (problems.length === 0) break
    answers = relevantAnswers(mend(answers, problems, round), thisMonth)
  }
  return answers
}

it('who commuted on a work pass and holds a pass of the family now is asked since when they live here', () => {
  const commuter = withAnswer(withAnswer(few, 'residence.in_singapore_since', undefined), 'residence.commutes', true)
  const isDropped = (pass: string) =>
    answerAt(relevantAnswers(withAnswer(commuter, 'route.pass', pass), thisMonth), 'residence.commutes') === undefined
  expect([isDropped('ep'), isDropped('dependant_pass'), isDropped('ltvp')]).toEqual([false, true, true])
})

describe('the answers', () => {
  it('stored answers are read whatever they hold, and what cannot be an answer is left out', () => {
    fc.assert(
      fc.property(fc.anything(), (junk) => {
        expect(readAnswers(junk)).toBeDefined()
      }),
      runs,
    )
    expect(readAnswers({ route: { pass: 'royal', links: ['friend'] }, you: 3, extra: 1 })).toEqual(noAnswers)
  })

  it('setting or removing one answer at any depth leaves the original answers unchanged', () => {
    const given = withAnswer(withAnswer(few, 'family.children', [{}, {}]), 'family.children.1.status', 'citizen')
    expect(answerAt(given, 'family.children.1.status')).toBe('citizen')
    expect(answerAt(given, 'family.children.0.status')).toBeUndefined()
    expect(withAnswer(given, 'family.children', undefined)).toEqual(few)
    expect(few.family.children).toBeUndefined()
  })
})

describe('what is relevant', () => {
  const agedParentWithBusiness = readAnswers({
    route: { pass: 'student_pass', links: ['parent_of_citizen'] },
    you: { birth_month: '1900-01' },
    work: { work_status: 'employee', business: { revenue: 'under_100k' } },
    education: { highest: 'below_secondary' },
    family: { marital_status: 'single', sponsor: { monthly_pay: 0 } },
  })

  it('removing irrelevant answers leaves none to a question that is not asked', () => {
    fc.assert(
      fc.property(anyAnswers(), (answers) => {
        const relevant = relevantAnswers(answers, thisMonth)
        const situation = describeSituation(relevant, thisMonth)
        for (const field of allFields)
          if (!isShown(field, situation)) expect(answerAt(relevant, field.path), field.path).toBeUndefined()
        expect(relevantAnswers(relevant, thisMonth)).toEqual(relevant)
      }),
      runs,
    )
  })

  it('removing irrelevant answers keeps every answer to a question that is asked', () => {
    fc.assert(
      fc.property(anyAnswers({ typos: false }), (answers) => {
        const relevant = relevantAnswers(answers, thisMonth)
        for (const { path, kind } of allFields)
          if (kind !== 'rows' && kind !== 'documents' && kind !== 'choice' && isAsked(relevant, path))
            expect(answerAt(relevant, path), path).toEqual(answerAt(answers, path))
      }),
      // A business that is not asked made a student of an aged parent, and so hid the sponsor's pay.
      { ...runs, examples: [[agedParentWithBusiness]] },
    )
  })

  it('meaningless answers are dropped, such as the pay of someone who stopped working', () => {
    const before = withAnswer(withAnswer(few, 'family.marital_status', 'married'), 'family.spouse_monthly_pay', 4000)
    const after = relevantAnswers(
      withAnswer(withAnswer(before, 'family.marital_status', 'single'), 'work.work_status', 'student'),
      thisMonth,
    )
    expect(after.family.spouse_monthly_pay).toBeUndefined()
    expect(after.work.monthly_pay).toBeUndefined()
  })

  it('of several open routes one is taken, and a chosen one that closed is dropped', () => {
    const both = withAnswer(withAnswer(few, 'route.links', ['spouse_of_citizen']), 'family.marital_status', 'married')
    expect(describeSituation(both, thisMonth).routes).toEqual(['pts', 'spouse_of_citizen'])
    const chosen = relevantAnswers(withAnswer(both, 'route.route', 'spouse_of_citizen'), thisMonth)
    expect(chosen.route.route).toBe('spouse_of_citizen')
    expect(relevantAnswers(withAnswer(chosen, 'route.links', []), thisMonth).route.route).toBeUndefined()
  })

  it('the route is asked in the first step, before age and marital status are known', () => {
    const start = readAnswers({ route: { pass: 's_pass', links: ['child_of_citizen_or_pr'] } })
    expect(describeSituation(start, thisMonth).routes).toEqual(['pts', 'child'])
  })

  it('the sponsor is asked on family routes only, the sex only for National Service', () => {
    const paths = (answers: Answers) =>
      allFields.filter((field) => isShown(field, describeSituation(answers, thisMonth))).map(({ path }) => path)
    expect(paths(few)).not.toContain('family.sponsor.home')
    expect(paths(few)).not.toContain('you.sex')
    const parent = withAnswer(withAnswer(few, 'route.links', ['parent_of_citizen']), 'route.pass', 'ltvp')
    expect(paths(withAnswer(parent, 'you.birth_month', '1955-01'))).toContain('family.sponsor.home')
    expect(paths(withAnswer(few, 'route.pass', 'student_pass'))).toContain('you.sex')
  })

  it('a professional register is not asked of students', () => {
    expect(isAsked(few, 'education.registration')).toBe(true)
    expect(isAsked(withAnswer(few, 'work.work_status', 'student'), 'education.registration')).toBe(false)
  })
})

describe('the problems', () => {
  it('every problem belongs to a question that is asked', () => {
    fc.assert(
      fc.property(anyAnswers(), (answers) => {
        const relevant = relevantAnswers(answers, thisMonth)
        for (const { path } of answerProblems(answers, thisMonth)) expect(isAsked(relevant, path), path).toBe(true)
      }),
      runs,
    )
  })

  it('correcting one reported problem after another always leads to a profile that is accepted', () => {
    fc.assert(
      fc.property(anyAnswers(), (start) => {
        expect(answerProblems(mended(start), thisMonth)).toEqual([])
      }),
      runs,
    )
  })

  it('there are no problems exactly when schema and rules accept the profile', () => {
    fc.assert(
      fc.property(anyAnswers(), (start) => {
        const profile = toProfile(mended(start))
        if (!profile) throw new Error('These answers must make a profile')
        const whole = dated(profile, thisMonth)
        expect(profileProblems(whole)).toEqual([])
        expect(Profile.parse(JSON.parse(JSON.stringify(profile)))).toEqual(profile)
        const open = openRoutes(eligibility(whole))
        expect(profile.route.route == null || open.includes(profile.route.route)).toBe(true)
      }),
      runs,
    )
  })

  it('an empty form reports every required question, in the order of the form', () => {
    expect(answerProblems(noAnswers, thisMonth).map(({ path, key }) => `${path} ${key}`)).toEqual([
      'route.links missing.set',
      'route.pass missing.choice',
      'you.birth_month missing.month',
      'history.gates missing.set',
      'history.previous missing.choice',
      'residence.in_singapore_since missing.month',
      'work.work_status missing.choice',
      'education.highest missing.choice',
      'family.marital_status missing.choice',
    ])
  })

  it('a problem says how to correct it, such as half a month or a contradiction', () => {
    const keyAt = (path: string, value: unknown) =>
      answerProblems(withAnswer(few, path, value), thisMonth).find((problem) => problem.path === path)
    expect(keyAt('you.birth_month', '1994-')).toMatchObject({ key: 'month_missing' })
    expect(keyAt('you.birth_month', '-03')).toMatchObject({ key: 'missing_number.year' })
    expect(keyAt('you.birth_month', '94-03')).toMatchObject({ key: 'unreadable.year' })
    expect(keyAt('you.birth_month', '1894-03')).toMatchObject({
      key: 'between.year',
      values: { min: 1900, max: 2099 },
    })
    expect(keyAt('work.monthly_pay', '9k')).toMatchObject({ key: 'unreadable.amount' })
    expect(keyAt('work.monthly_pay', 1_000_001)).toMatchObject({ key: 'between.amount' })
    expect(keyAt('work.longest_gap_months_5y', '1.5')).toMatchObject({ key: 'unreadable.number' })
    expect(keyAt('work.longest_gap_months_5y', 61)).toMatchObject({
      key: 'between.number',
      values: { min: 0, max: 60 },
    })
    expect(keyAt('residence.in_singapore_since', '1990-01')).toMatchObject({ key: 'rule.not_before_birth' })
    expect(keyAt('route.apply_month', '2026-10')).toMatchObject({ key: 'apply_month_passed' })
    expect(keyAt('roots.plan', 'x'.repeat(601))).toMatchObject({ key: 'too_long', values: { max: 600 } })
  })

  it('problems from the server are shown at their question, others are left out', () => {
    const problem = (loc: (string | number)[], ctx?: Record<string, unknown>, type = 'value_error') => ({
      type,
      loc: ['body', 'profile', ...loc],
      msg: '',
      ...(ctx && { ctx }),
    })
    expect(
      problemsFromServer([
        problem(['family', 'children', 1, 'birth_month'], { rule: 'not_before_birth' }),
        problem(['route', 'pass'], undefined, 'missing'),
        problem(['route', 'nickname'], undefined, 'extra_forbidden'),
        { type: 'missing', loc: ['body'], msg: '' },
      ]),
    ).toEqual([
      { path: 'route.pass', key: 'missing.choice' },
      { path: 'family.children.1.birth_month', key: 'rule.not_before_birth' },
    ])
  })
})

describe('the profile', () => {
  it('reusing the answers of an assessment gives the same profile again', () => {
    fc.assert(
      fc.property(anyAnswers({ typos: false }), (start) => {
        const profile = toProfile(relevantAnswers(start, thisMonth))
        if (profile) expect(toProfile(readAnswers(profile))).toEqual(profile)
      }),
      runs,
    )
  })

  it('cleared answers give the same profile as answers never entered', () => {
    const touched = readAnswers({
      ...few,
      work: { ...few.work, assessed_income: [], business: {} },
      roots: { activities: [], plan: '  ' },
      history: { ...few.history, documents: {}, changed: [] },
    })
    expect(toProfile(touched)).toEqual(toProfile(few))
  })
})
