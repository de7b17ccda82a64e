import { changedAnswers, copyAnswers, type DatedProfile, questionList } from '@settlesg/contract'
import { readAnswers } from '@settlesg/form-logic'
import { predict } from '@settlesg/model'
import { exampleProfile, profileArbitrary, spouseProfile } from '@settlesg/model/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { long } from '../../../../testing/long.ts'
import { changeAnswers, previewOf } from './preview.ts'

const month = '2026-11'
const fixed = ['you.birth_month', 'route.links', 'route.route', 'route.apply_month', 'history.documents']
const places = questionList.map(({ path }) => path).filter((path) => !fixed.includes(path))

/** Answers of somebody with an estimate, some of them changed to those of anybody. */
const changedProfile = fc
  .tuple(fc.constantFrom<DatedProfile>(exampleProfile, spouseProfile), profileArbitrary, fc.subarray(places))
  .map(([profile, other, changed]): DatedProfile => {
    const { route, ...answers } = copyAnswers(profile, other, changed.slice(0, 4))
    return { ...answers, route: { ...route, apply_month: profile.route.apply_month } }
  })

describe('the preview of a change', () => {
  it('a preview is at most one person from what the server keeps, at either end', () => {
    let compared = 0
    fc.assert(
      fc.property(changedProfile, (profile) => {
        const preview = previewOf(profile, profile.route.apply_month)
        if (preview === null) return
        const { estimate, no_estimate_reason } = predict(profile)
        if ('reason' in preview) {
          expect(preview.reason).toBe(no_estimate_reason)
          return
        }
        compared += 1
        expect(Math.abs(preview.low - (estimate?.low ?? 0))).toBeLessThanOrEqual(1)
        expect(Math.abs(preview.high - (estimate?.high ?? 0))).toBeLessThanOrEqual(1)
      }),
      { numRuns: long(30, 300), endOnFailure: true },
    )
    expect(compared).toBeGreaterThan(5)
  })

  it('a changed answer changes its own place and nothing else of what is stored', () => {
    const stored = { ...exampleProfile, roots: { ...exampleProfile.roots, plan: 'to stay' } }
    const { profile, places: changed } = changeAnswers({ profile: stored, apply_month: month }, [
      ['work.monthly_pay', 12_000],
    ])
    expect(changed).toEqual(['work.monthly_pay'])
    expect(profile && changedAnswers(stored, profile)).toEqual(['work.monthly_pay'])
  })

  it('what is typed back, or cannot be read, is no change that could be kept', () => {
    const base = { profile: exampleProfile, apply_month: month }
    const { monthly_pay } = readAnswers(exampleProfile).work
    expect(changeAnswers(base, [['work.monthly_pay', monthly_pay]]).places).toEqual([])
    const unreadable = changeAnswers(base, [['work.monthly_pay', 'a lot']])
    expect(unreadable.profile).toBeNull()
    expect(unreadable.problems.map(({ path }) => path)).toEqual(['work.monthly_pay'])
  })

  it('an answer that another one now needs is missing', () => {
    const base = {
      profile: { ...exampleProfile, work: { work_status: 'not_working' as const } },
      apply_month: month,
    }
    const { problems } = changeAnswers(base, [['work.work_status', 'employee']])
    expect(problems.map(({ path }) => path)).toEqual(['work.monthly_pay'])
  })
})
