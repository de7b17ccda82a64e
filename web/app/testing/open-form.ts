import { type Answers, readAnswers } from '@settlesg/form-logic'
import { fireEvent, screen, within } from '@testing-library/react'
import { type Draft, saveDraft } from '../drafts/draft.ts'
import { demoAccount } from '../mocks/db.ts'
import { press } from './fill-in.ts'
import { beSignedIn, renderSite } from './render-site.tsx'

/* The form of the demo account, opened with a draft, for tests. */

export const account = demoAccount
export const owner = account.drafts

/** The least that a pass holder has to answer. */
export const few: Answers = readAnswers({
  route: { pass: 'ep', links: [] },
  you: { birth_month: '1994-03' },
  residence: { in_singapore_since: '2019-06' },
  work: { work_status: 'employee', monthly_pay: 9000 },
  education: { highest: 'bachelor' },
  family: { marital_status: 'single' },
  history: { pending: false, former_pr: 'no', previous: 'none', conviction: 'no' },
})

export const withDraft = (answers: Answers, reached: Draft['reached'] = 'check') =>
  saveDraft(owner, { answers, reached, assessed: null })

export async function openForm(path = '/tool') {
  beSignedIn()
  return renderSite(path)
}
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
export const question = (name: string | RegExp) => screen.getByRole('group', { name })
export const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
/** Of a question with boxes: "None of these" stands in several. */
export const tick = (asked: RegExp, name: string) =>
  fireEvent.click(within(question(asked)).getByRole('checkbox', { name }))
export const continues = () => press('Continue')
