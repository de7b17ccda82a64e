import { copyAnswers, type DatedProfile, dated, questionList } from '@settlesg/contract'
import { answerProblems, readAnswers, relevantAnswers, toProfile, withAnswer } from '@settlesg/form-logic'
import { predict } from '@settlesg/model'
import { exampleProfile, profileArbitrary, spouseProfile } from '@settlesg/model/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { long } from '../../../../testing/long.ts'
import { few } from '../../testing/open-form.ts'
import { rangeSoFar } from './range-so-far.ts'

const month = '2026-11'

describe('the range while answering', () => {
  it('the range of the form is at most one person from that of the result, at either end', () => {
    let compared = 0
    const places = questionList.map(({ path }) => path).filter((path) => !/^(route|history)/.test(path))
    const anyone = fc
      .tuple(fc.constantFrom<DatedProfile>(exampleProfile, spouseProfile), profileArbitrary, fc.subarray(places))
      .map(([profile, other, changed]): DatedProfile => {
        const { route, ...answers } = copyAnswers(profile, other, changed.slice(0, 6))
        return { ...answers, route: { ...route, apply_month: month }, history: few.history }
      })
    fc.assert(
      fc.property(anyone, (profile) => {
        const answers = readAnswers(profile)
        const soFar = rangeSoFar(answers, month)
        if (answerProblems(answers, month).length > 0 || !soFar || !('range' in soFar)) return
        // What the form sends of these answers.
        const sent = toProfile(relevantAnswers(answers, month))
        const estimate = sent && predict(dated(sent, month)).estimate
        compared += 1
        expect(Math.abs(soFar.range.low - (estimate?.low ?? 0))).toBeLessThanOrEqual(1)
        expect(Math.abs(soFar.range.high - (estimate?.high ?? 0))).toBeLessThanOrEqual(1)
      }),
      { numRuns: long(30, 300), endOnFailure: true },
    )
    expect(compared).toBeGreaterThan(5)
  })

  it('it says how many answers are missing, down to the last one of the quick check', () => {
    const without = (path: string) => rangeSoFar(withAnswer(few, path, undefined), month)
    expect(rangeSoFar(readAnswers({}), month)).toEqual({ missing: 8 })
    expect(without('education.highest')).toEqual({ missing: 1 })
    expect(without('history.previous')).toEqual({ missing: 1 })
    expect(without('family.marital_status')).toHaveProperty('range')
  })

  it('an answer that is half typed counts as not answered, and takes no range away', () => {
    const before = rangeSoFar(few, month)
    for (const [path, answer] of [
      ['work.employer_since', '2019-'],
      ['family.children', [{}]],
    ] as const)
      expect(rangeSoFar(withAnswer(few, path, answer), month)).toEqual({ ...before, notCounted: [path] })
    expect(rangeSoFar(withAnswer(few, 'work.monthly_pay', '9k'), month)).toEqual({ missing: 1 })
  })

  it('where the rules give no estimate there is no range', () => {
    for (const [path, answer] of [
      ['history.conviction', 'yes'],
      ['history.pending', true],
      ['route.links', ['parent_of_citizen']],
      ['route.pass', 'work_permit'],
    ] as const)
      expect(rangeSoFar(withAnswer(withAnswer(few, 'route.pass', 'ltvp'), path, answer), month), path).toBeNull()
  })
})
