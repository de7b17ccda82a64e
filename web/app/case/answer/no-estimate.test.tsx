import { type DatedProfile, noEstimateReasons } from '@settlesg/contract'
import { predict } from '@settlesg/model'
import { screen } from '@testing-library/react'
import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { linked, openResult, section, without } from '../../testing/open-result.ts'

describe('no estimate', () => {
  it.each(noEstimateReasons)(
    'a result without an estimate because of %s says why, shows the routes, and gives no range',
    async (reason) => {
      const outlook = predict(without[reason])
      expect(outlook.no_estimate_reason).toBe(reason)
      await openResult(outlook, without[reason])
      expect(section('How strong is your case?').textContent).toContain(i18next.t(`model:no_estimate.${reason}.title`))
      await screen.findByText((text) => text.startsWith(i18next.t(`model:no_estimate.${reason}.body`)))
      section('May you apply?')
      expect(screen.queryByRole('img', { name: /100 figures/ })).toBeNull()
      expect(screen.queryByRole('table', { name: /of 100 applications/ })).toBeNull()
    },
  )

  it('a result without an estimate shows what is known of the route instead', async () => {
    await openResult(predict(without.no_published_rate), without.no_published_rate)
    screen.getByText(i18next.t('model:known_instead.aged_parent'))
  })

  it('a route that hangs on a missing answer is not called closed', async () => {
    const waiting = linked('work_permit', 'spouse_of_citizen')
    const married = { ...waiting, family: { ...waiting.family, marital_status: 'married' as const } }
    await openResult(predict(married), married)
    const why = section('Why there is no range').textContent
    expect(why).toContain('Your route is not closed')
    expect(why).not.toContain('the route is closed')
  })

  it.each([
    ['no_open_route', /A work permit is not a route/, /See which condition closes each route/],
    ['no_published_rate', /Papers/, /Sponsor \(\d+\)/],
    ['former_pr', /You held permanent residence before/, /Papers/],
    ['application_pending', /Mar 2026: your pass ends/, /Wait for ICA's answer/],
    ['re_entry_permit', /at the latest by 28 Feb 2027/, /first day of Sep 2026/],
  ] as const)(
    'a result without an estimate because of %s gives the advice that needs none',
    async (reason, ...texts) => {
      const profile = {
        ...without[reason],
        residence: { ...without[reason].residence, pass_expires: '2026-03' },
      }
      await openResult(predict(profile), profile)
      await screen.findByRole('region', { name: 'Check with ICA' })
      const advice = screen.getByRole('article').textContent
      for (const text of texts) expect(advice).toMatch(text)
      expect(advice).not.toMatch(/\{\{|advice:|form:/)
    },
  )

  it('a result without an estimate of a month that is over says so, and which birthday has come since', async () => {
    const dependant = linked('dependant_pass')
    const old: DatedProfile = {
      ...dependant,
      route: { ...dependant.route, apply_month: '2022-11' },
      you: { birth_month: '2002-01' },
      residence: { in_singapore_since: '2020-01' },
      family: { marital_status: 'single' },
    }
    await openResult(predict(old), old)
    const text = screen.getByRole('article').textContent
    expect(text).toContain(i18next.t('result:month_passed_no_estimate', { month: 'Nov 2022' }))
    expect(text).toContain(i18next.t('advice:date.leaves_family', { month: 'Jan 2023' }))
  })

  it('a permanent resident reads that there is nothing to assess, and of no route and no wait', async () => {
    await openResult(predict(linked('already_pr')), linked('already_pr'))
    await screen.findByText(i18next.t('model:already_pr_note'))
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'May you apply?',
      'Next steps',
      'What holds for you',
      'Check with ICA',
      'What did ICA decide?',
    ])
  })

  it('who may still keep the status reads the permit first, and nowhere that no route is open', async () => {
    await openResult(predict(without.re_entry_permit), without.re_entry_permit)
    expect(section('May you apply?').textContent).toContain('depends on your Re-Entry Permit')
    expect(screen.getByRole('article').textContent).not.toMatch(/no route is open/i)
  })
})
