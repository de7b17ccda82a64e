import { describe, expect, it } from 'vitest'
import { datedSteps } from './plan-dates.ts'

const step = (id: string, from_day: number, to_day: number) => ({ id, from_day, to_day, because: [], source_ids: [] })
const plan = [step('family_papers', -83, -50), step('submit', 0, 0), step('after_submission', 1, 6)]

describe('the dates of the next steps', () => {
  it('the next steps begin today where the month of application leaves them too little time', () => {
    expect(datedSteps(plan, '2026-11', '2026-11-22', null)).toEqual([
      { id: 'family_papers', by: '2026-12-25' },
      { id: 'submit', by: '2027-02-13' },
      { id: 'after_submission', by: '2027-02-19' },
    ])
  })

  it('the next steps count back from the first day of a month of application that is far enough ahead', () => {
    expect(datedSteps(plan, '2027-06', '2026-11-22', null).map(({ by }) => by)).toEqual([
      '2027-04-12',
      '2027-06-01',
      '2027-06-07',
    ])
  })

  it('a plan without steps has no dates', () => {
    expect(datedSteps([], '2027-06', '2026-11-22', null)).toEqual([])
  })
})
