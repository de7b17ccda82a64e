import type { DatedProfile } from '@settlesg/contract'
import { predict } from '@settlesg/model'
import { cleanup, render, within } from '@testing-library/react'
import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { estimate, linked, openResult, section, without } from '../../testing/open-result.ts'
import { Routes } from './routes.tsx'

describe('the other routes of a result', () => {
  it('a result lists for each closed route what it would need', async () => {
    await openResult(estimate)
    const others = section('Other routes').textContent
    expect(others).toContain("Student in SingaporeWould need: a Student's Pass")
    expect(others).toContain(
      'Husband or wife of a citizenWould need: a husband or wife who is a citizen; being married',
    )
    expect(others).toContain('Global Investor Programme (GIP)Depends on: an investment of S$10 million or more')
  })

  it('a result shows a work permit holder that a marriage would need its approval too', async () => {
    await openResult(predict(without.no_open_route), without.no_open_route)
    const others = section('Other routes').textContent
    expect(others).toContain(
      "a husband or wife who is a citizen; being married; the Ministry of Manpower's approval of your marriage",
    )
    expect(i18next.t('model:work_permit_note')).toMatch(/needs the approval of the Ministry of Manpower to marry/)
  })

  it('other routes begin with a work pass and end with the scheme for investors, in the early answer too', async () => {
    await openResult(predict(without.no_open_route), without.no_open_route)
    const [pass, gip] = [i18next.t('model:route.pts'), i18next.t('model:route.gip')]
    const listed = [...section('Other routes').querySelectorAll('[data-standing]')].map(
      ({ textContent }) => textContent,
    )
    expect(listed[0]?.startsWith(pass)).toBe(true)
    expect(listed.at(-1)?.startsWith(gip)).toBe(true)
    cleanup()
    const outlook = predict(without.no_open_route)
    render(<Routes outlook={outlook} />)
    const names = [...document.querySelectorAll('summary')].map(({ textContent }) => textContent)
    expect(names[0]?.startsWith(pass)).toBe(true)
    expect(names.at(-1)?.startsWith(gip)).toBe(true)
  })

  it('other open routes stand beside the one assessed, with their ranges', async () => {
    const profile: DatedProfile = { ...linked('ep', 'spouse_of_citizen'), family: { marital_status: 'married' } }
    const outlook = predict(profile)
    await openResult(outlook)
    const rows = within(section('Other routes')).getAllByRole('row').slice(1)
    const [other] = outlook.other_routes
    expect(rows).toHaveLength(2)
    expect(rows[0]?.textContent).toContain(
      `Husband or wife of a citizen${outlook.estimate?.low} to ${outlook.estimate?.high}`,
    )
    expect(rows[1]?.textContent).toContain(
      `Work pass holder (PTS scheme)${other?.estimate.low} to ${other?.estimate.high}`,
    )
  })
})
