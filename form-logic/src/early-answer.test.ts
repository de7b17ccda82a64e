import { links, maritalStatuses, passes } from '@settlesg/contract'
import { adviceWithoutEstimate, readQuestion } from '@settlesg/model'
import { exampleProfile } from '@settlesg/model/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { thisMonth } from '../testing/arbitrary-answers.ts'
import { readAnswers, withAnswer } from './answers.ts'
import { commonAdvice, earlyAnswer } from './early-answer.ts'
import { openQuestions, questionsLeft } from './form-questions.ts'
import { describeSituation } from './situation.ts'

const parent = readAnswers({ route: { pass: 'ltvp', links: ['parent_of_citizen'] } })

describe('the answer before all questions are answered', () => {
  it('it is told only where no answer still to come can lead to an estimate', () => {
    const deciding = fc.record({
      pass: fc.constantFrom(...passes),
      links: fc.subarray([...links]),
      birth_month: fc.constantFrom('1950-01', '1990-01', '2005-11', '2012-01'),
      marital_status: fc.constantFrom(...maritalStatuses),
      national_exam: fc.boolean(),
      marriage_approved: fc.boolean(),
      pending: fc.boolean(),
    })
    fc.assert(
      fc.property(
        deciding,
        ({ pass, links, marriage_approved, birth_month, marital_status, national_exam, pending }) => {
          const early = earlyAnswer(readAnswers({ route: { pass, links } }), thisMonth)
          if (!early) return
          const whole = {
            ...exampleProfile,
            route: { pass, links, marriage_approved, apply_month: thisMonth },
            you: { birth_month },
            residence: { ...exampleProfile.residence, national_exam },
            family: { marital_status },
            history: { pending },
          }
          expect(readQuestion(whole).no_estimate_reason).not.toBeNull()
        },
      ),
      { numRuns: 300 },
    )
  })

  it('a citizen’s parent gets an early answer from pass and ties, the age left unknown', () => {
    const early = earlyAnswer(parent, thisMonth)
    expect(early).toMatchObject({ route: 'aged_parent', reason: 'no_published_rate' })
    const verdict = early?.routes.find(({ route }) => route === 'aged_parent')
    expect(verdict).toMatchObject({ open: null })
    expect(verdict?.conditions.find(({ id }) => id === 'aged')).toMatchObject({ met: null })
    expect(earlyAnswer(withAnswer(parent, 'route.pass', 'ep'), thisMonth)).toBeNull()
  })

  it('its advice names only papers and notes that every way to go on has in common', () => {
    const early = earlyAnswer(parent, thisMonth)
    const all = (early?.profiles ?? []).flatMap(
      (profile) => adviceWithoutEstimate(profile, { today: '2026-11-27', isBirthTold: false }) ?? [],
    )
    const common = commonAdvice(all, parent)
    expect(all.length).toBeGreaterThan(1)
    expect(common?.documents.length).toBeGreaterThan(0)
    for (const paper of common?.documents ?? [])
      for (const { documents } of all)
        expect(documents.some(({ id, person }) => id === paper.id && person === paper.person)).toBe(true)
    expect(common?.consistency).toEqual([])
  })
})

describe('what is left open', () => {
  it('an Employment Pass holder has at most fourteen questions, fewer with every answer', () => {
    const given = [
      ['route.links', []],
      ['route.pass', 'ep'],
      ['you.birth_month', '1990-03'],
      ['work.monthly_pay', 9_000],
      ['family.marital_status', 'single'],
      ['family.children', []],
    ] as const
    let answers = readAnswers({})
    const left = () => questionsLeft(answers, thisMonth).length
    let before = left()
    expect(before).toBe(14)
    for (const [path, answer] of given) {
      answers = withAnswer(answers, path, answer)
      expect(left(), path).toBeLessThan(before)
      before = left()
    }
  })

  it('open questions are those that apply: no tax years of someone who never worked', () => {
    const paths = (profile: unknown) =>
      openQuestions(describeSituation(readAnswers(profile), thisMonth), thisMonth).map((field) => field.path)
    const open = paths({ ...exampleProfile, work: { work_status: 'employee', monthly_pay: 6000 } })
    expect(open).toContain('work.assessed_income')
    expect(open).not.toContain('family.sponsor.monthly_pay')
    expect(open).not.toContain('route.apply_month')
    expect(paths({ ...exampleProfile, work: { work_status: 'student' } })).not.toContain('work.assessed_income')
    expect(paths({ ...exampleProfile, education: { highest: 'ite' } })).toContain('education.awarded_in_singapore')
  })
})
