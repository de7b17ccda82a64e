import { type DatedProfile, profileProblems, workingStatuses } from '@settlesg/contract'
import { profileArbitrary } from '@settlesg/model/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Answers, readAnswers, withAnswer } from './answers.ts'
import { asSpouse, questionsOfSpouse } from './as-spouse.ts'
import { exclusionsField, withExclusions } from './exclusions.ts'
import { answerProblems } from './problems.ts'
import { relevantAnswers } from './relevance.ts'
import { toProfile } from './to-profile.ts'

const workPasses = ['ep', 's_pass', 'pep', 'entrepass', 'one_pass', 'tech_pass'] as const

/** Pass holders who take along a husband or wife with a pass of their own. */
const couples = fc
  .record({
    who: profileArbitrary,
    pass: fc.constantFrom(...workPasses),
    spouse_status: fc.constantFrom('ep', 's_pass', 'other'),
  })
  .map(({ who, pass, spouse_status }): DatedProfile => {
    const { apply_month, includes } = who.route
    const route = { pass, links: [], apply_month, includes: { ...includes, spouse: true } }
    return { ...who, route, family: { ...who.family, marital_status: 'married', spouse_status } }
  })
  .filter((profile) => profileProblems(profile).length === 0)

it('with what is not known answered, a couple the other way round can be sent, with the same children', () => {
  fc.assert(
    fc.property(couples, fc.constantFrom(...workPasses), (profile, pass) => {
      const { route, you, work, education } = profile
      const month = route.apply_month
      const known = asSpouse(profile) ?? expect.fail('There is nobody to swap with')
      const given: Record<string, unknown> = {
        'route.pass': pass,
        'you.birth_month': you.birth_month,
        'residence.in_singapore_since': you.birth_month,
        'work.work_status': 'employee',
        'work.monthly_pay': 6_000,
        'education.highest': 'diploma',
        'history.previous': 'none',
      }
      const answerAll = (now: Answers) =>
        questionsOfSpouse(now, known, month).reduce(
          (left, { path }) =>
            path === exclusionsField.path ? withExclusions(left, []) : withAnswer(left, path, given[path]),
          now,
        )
      // Which pass it is decides whether more is asked.
      const answers = answerAll(answerAll(known))
      expect(answerProblems(answers, month)).toEqual([])
      const [kept, swapped] = [readAnswers(profile), answers].map((one) => toProfile(relevantAnswers(one, month)))
      expect(swapped?.route.includes).toEqual(kept?.route.includes)
      expect(swapped?.family).toEqual({
        ...kept?.family,
        spouse_status: (['ep', 's_pass'] as const).find((one) => one === route.pass) ?? 'other',
        spouse_education: education.highest,
        spouse_monthly_pay: workingStatuses.includes(work.work_status) ? work.monthly_pay : 0,
        relatives_here: undefined,
      })
    }),
  )
})

it('whoever takes along nobody with a work pass is not swapped', () => {
  fc.assert(
    fc.property(couples, (profile) => {
      const { route, family } = profile
      for (const spouse_status of ['dependant_pass', 'ltvp', 'abroad', 'citizen', 'pr', null] as const)
        expect(asSpouse({ ...profile, family: { ...family, spouse_status } })).toBeNull()
      expect(asSpouse({ ...profile, route: { ...route, includes: { spouse: false } } })).toBeNull()
      expect(asSpouse({ ...profile, family: { ...family, marital_status: 'separated' } })).toBeNull()
    }),
  )
})
