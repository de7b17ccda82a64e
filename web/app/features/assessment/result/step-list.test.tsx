import { exampleProfile, spouseProfile } from '@settlesg/model/testing'
import { render } from '@testing-library/react'
import i18next from 'i18next'
import { beforeEach, describe, expect, it } from 'vitest'
import StepList, { type StepListProps } from './step-list.tsx'

beforeEach(() => i18next.loadNamespaces(['advice', 'form', 'model', 'result']))

const stepsOf = (route: StepListProps['route'], profile: StepListProps['profile']) =>
  render(<StepList route={route} profile={profile} today="2026-11-22" />).container.textContent

describe('the next steps of a result', () => {
  it('name the employer of the sponsor to someone who has none', () => {
    const atHome = stepsOf('spouse_of_citizen', spouseProfile)
    expect(atHome).toContain("Ask for the letter of your sponsor's employer")
    expect(stepsOf('pts', exampleProfile)).not.toContain('sponsor')
  })

  it('wait for a change where nothing has changed since a refusal', () => {
    const refused = (changed: 'nothing' | 'job') =>
      stepsOf('pts', {
        ...exampleProfile,
        history: { ...exampleProfile.history, previous: 'rejected_once', last_decision: '2026-05', changed: [changed] },
      })
    expect(refused('nothing')).toContain('Once something has, these are the steps.')
    expect(refused('job')).not.toContain('Once something has')
  })
})
