import { dated } from '@settlesg/contract'
import { withChanges } from '@settlesg/model'
import { casePeople } from '@settlesg/model/cases'
import { describe, expect, it } from 'vitest'
import { answersIn, choose, fits, monthChoices, payChoices, together } from './what-if-changes.ts'

const pay = { work: { monthly_pay: 9_000 } }
const month = { route: { apply_month: '2027-05' } }
const degree = { education: { highest: 'master' } }
const pass = { route: { pass: 'ep' } }

describe('the changes of a what-if', () => {
  it('at most three answers can be changed at once, however they are spread over the controls', () => {
    const three = [pay, month, degree].reduce<ReturnType<typeof choose>>(
      (chosen, changes, index) => choose(chosen, `${index}`, changes),
      [],
    )
    expect(answersIn(together(three))).toBe(3)
    expect(fits(three, 'pass', pass)).toBe(false)
    expect(fits(three.slice(1), 'pass', pass)).toBe(true)
    const job = { work: { work_status: 'employee', monthly_pay: 6_000, employer_since: '2026-11' } }
    expect([fits([], 'job', job), fits(three.slice(0, 1), 'job', job), fits(three.slice(1, 2), 'job', job)]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('a control takes back its own earlier change and leaves the others alone', () => {
    const both = choose(choose([], 'pay', pay), 'month', month)
    expect(together(both)).toEqual({ ...pay, ...month })
    expect(together(choose(both, 'month', null))).toEqual(pay)
    expect(together(choose(both, 'pay', { work: { monthly_pay: 9_900 } }))).toEqual({
      ...month,
      work: { monthly_pay: 9_900 },
    })
    expect(together(choose(choose([], 'month', month), 'pass', pass))).toEqual({
      route: { apply_month: '2027-05', pass: 'ep' },
    })
  })

  it('the model takes every pay and every month that is offered to any made-up person', () => {
    for (const { profile } of casePeople) {
      const offered = [...payChoices(profile), ...monthChoices(dated(profile, '2026-11').route.apply_month)]
      for (const { changes } of offered)
        expect(withChanges(dated(profile, '2026-11'), changes)).toHaveProperty('profile')
    }
  })

  it('no pay is offered to those who have none', () => {
    const idle = casePeople.filter(({ profile }) => profile.work.monthly_pay == null)
    expect(idle.length).toBeGreaterThan(2)
    for (const { profile } of idle) expect(payChoices(profile)).toEqual([])
  })
})
