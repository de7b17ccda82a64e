import type { DatedProfile, RouteId } from '@settlesg/contract'
import { exampleProfile, spouseProfile } from '@settlesg/model/testing'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { saveFile } from '../../kit/save-file.ts'
import { NextSteps } from './next-steps.tsx'

vi.mock('../../kit/save-file.ts', () => ({ saveFile: vi.fn() }))

beforeEach(() => i18next.loadNamespaces(['advice', 'analysis', 'form', 'model', 'result']))

const stepsOf = (route: RouteId, profile: DatedProfile) =>
  render(<NextSteps route={route} profile={profile} today="2026-11-22" />).container.textContent

describe('the next steps of a result', () => {
  it('the next steps of someone without an employer name that of the sponsor', () => {
    const atHome = stepsOf('spouse_of_citizen', spouseProfile)
    expect(atHome).toContain("Ask for the letter of your sponsor's employer")
    expect(stepsOf('pts', exampleProfile)).not.toContain('your sponsor')
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

const datesOf = (apply_month: string) => {
  const page = render(
    <NextSteps
      route="pts"
      profile={{ ...exampleProfile, route: { ...exampleProfile.route, apply_month } }}
      today="2026-11-22"
    />,
  ).container
  return [...page.querySelectorAll('li')].map((step) => step.querySelector('.small')?.textContent)
}

describe('the dates of the next steps', () => {
  it('the next steps begin today where the month of application leaves them too little time', () => {
    expect(datesOf('2026-11').slice(0, 2)).toEqual(['by 25 Dec 2026', 'by 25 Dec 2026'])
    expect(stepsOf('pts', exampleProfile)).toContain('Nov 2026, but the first possible day is 13 Feb 2027')
  })

  it('the next steps count back from the first day of a month that is far enough ahead', () => {
    expect(datesOf('2027-06').slice(0, 2)).toEqual(['by 12 Apr 2027', 'by 12 Apr 2027'])
  })

  it('a plan without steps has no dates', () => {
    const page = render(<NextSteps route="gip" profile={exampleProfile} today="2026-11-22" />).container
    expect(page.querySelectorAll('li')).toHaveLength(0)
  })
})

describe('the days of the next steps in a calendar', () => {
  it('the days of a free answer are saved as a calendar file with neutral titles', async () => {
    render(<NextSteps route="pts" profile={exampleProfile} today="2026-11-22" assessmentId="a1" />)
    fireEvent.click(screen.getByRole('button', { name: 'Save the days to a calendar' }))
    await waitFor(() => expect(saveFile).toHaveBeenCalled())
    const [name, file] = vi.mocked(saveFile).mock.lastCall ?? []
    expect(name).toBe('paper-days.ics')
    const text = (await file?.text()) ?? ''
    expect(text).toContain('SUMMARY:Family papers')
    expect(text).toContain('UID:photos-a1')
    expect(text).not.toMatch(/SUMMARY:.*(resid|\bICA\b|immigra|apply|applic)/i)
  })

  it('a made-up person and a plan without steps have no days to save', () => {
    render(<NextSteps route="pts" profile={exampleProfile} today="2026-11-22" />)
    render(<NextSteps route="gip" profile={exampleProfile} today="2026-11-22" assessmentId="a1" />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
