import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { exampleProfile } from '../../facts/example-profile.ts'
import { resultPath } from '../assessments/reference.ts'
import { api } from '../base/api.ts'
import { demo, findAccount } from '../mocks/db.ts'
import { recordCalls, to } from '../testing/record-calls.ts'
import { beSignedIn, renderSite } from '../testing/render-site.tsx'

const account = findAccount(demo.email)
const header = () => within(screen.getByRole('banner'))
const ways = () => header().queryAllByRole('link', { name: 'Your case', hidden: true })

it('a member finds the newest case in the header and in the menu of every page', async () => {
  beSignedIn()
  if (!account) throw new Error('The mocked API has no demo account')
  Object.assign(account, { assessments: [], records: [] })
  account.user.credits = 5
  const assess = (birth_month: string) =>
    api.consumeCredits({ body: { profile: { ...exampleProfile, you: { birth_month } } } })
  await assess('1990-01')
  const { assessment_id: newest } = await assess('1991-02')
  await renderSite('/terms')
  await waitFor(() => expect(ways()).toHaveLength(2))
  expect(new Set(ways().map((way) => way.getAttribute('href')))).toEqual(new Set([resultPath(newest)]))
})

it('a member without a case, and a visitor, see no way to one, and no call is made for a visitor', async () => {
  const calls = recordCalls()
  await renderSite('/terms')
  await header().findByRole('button', { name: 'Log In' })
  expect(ways()).toEqual([])
  expect(to(calls, '/assessments')).toEqual([])
})
