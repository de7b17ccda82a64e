import type { DatedProfile, RouteId } from '@settlesg/contract'
import { exampleProfile, spouseProfile } from '@settlesg/model/testing'
import { render } from '@testing-library/react'
import i18next from 'i18next'
import { beforeEach, describe, expect, it } from 'vitest'
import { NextSteps, nextStepDates } from './next-steps.tsx'

beforeEach(() => i18next.loadNamespaces(['advice', 'form', 'model', 'result']))

const stepsOf = (route: RouteId, profile: DatedProfile) =>
  render(<NextSteps route={route} profile={profile} today="2026-11-22" />).container.textContent

describe('the next steps of a result', () => {
  it('the next steps of someone without an employer name that of the sponsor', () => {
    const atHome = stepsOf('spouse_of_citizen', spouseProfile)
    expect(atHome).toContain("Ask for the letter of your sponsor's employer")
    expect(stepsOf('pts', exampleProfile)).not.toContain('sponsor')
  })

  it('the next steps wait for a change where nothing has changed since a refusal', () => {
    const refused = (changed: 'nothing' | 'job') =>
      stepsOf('pts', {
        ...exampleProfile,
        history: { ...exampleProfile.history, previous: 'rejected_once', last_decision: '2026-05', changed: [changed] },
      })
    expect(refused('nothing')).toContain('Once something has, these are the steps.')
    expect(refused('job')).not.toContain('Once something has')
  })
})

const step = (id: string, from_day: number, to_day: number) => ({ id, from_day, to_day, because: [], source_ids: [] })
const plan = [step('family_papers', -83, -50), step('submit', 0, 0), step('after_submission', 1, 6)]

describe('the dates of the next steps', () => {
  it('the next steps begin today where the month of application leaves them too little time', () => {
    expect(nextStepDates(plan, '2026-11', '2026-11-22', null)).toEqual([
      { id: 'family_papers', by: '2026-12-25' },
      { id: 'submit', by: '2027-02-13' },
      { id: 'after_submission', by: '2027-02-19' },
    ])
  })

  it('the next steps count back from the first day of a month that is far enough ahead', () => {
    expect(nextStepDates(plan, '2027-06', '2026-11-22', null).map(({ by }) => by)).toEqual([
      '2027-04-12',
      '2027-06-01',
      '2027-06-07',
    ])
  })

  it('a plan without steps has no dates', () => {
    expect(nextStepDates([], '2027-06', '2026-11-22', null)).toEqual([])
  })
})
