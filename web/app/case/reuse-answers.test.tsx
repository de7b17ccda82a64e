import type { Profile } from '@settlesg/contract'
import { readAnswers } from '@settlesg/form-logic'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { resultPath } from '../assessments/reference.ts'
import { api } from '../base/api.ts'
import { emptyDraft, loadDraft, saveDraft } from '../drafts/draft.ts'
import { demo, findAccount } from '../mocks/db.ts'
import { beSignedIn, renderSite } from '../testing/render-site.tsx'

const account = findAccount(demo.email)
if (!account) throw new Error('The mocked API has no demo account')
const owner = account.drafts

const profile = (pay: number): Profile => ({
  route: { pass: 'ep', links: [], apply_month: '2026-12' },
  you: { birth_month: '1994-03' },
  residence: { in_singapore_since: '2019-06' },
  work: { work_status: 'employee', monthly_pay: pay },
  education: { highest: 'bachelor' },
  family: { marital_status: 'married', children: [{ birth_month: '2021-02', status: 'citizen' }] },
  roots: {},
  history: { pending: false, former_pr: 'no', previous: 'none', conviction: 'no' },
})

/** Makes assessments through the mocked API, the last one is the newest. */
const assessed = async (...pays: number[]) => {
  beSignedIn()
  account.assessments = []
  account.user.credits = pays.length
  const ids: string[] = []
  for (const pay of pays) ids.push((await api.consumeCredits({ body: { profile: profile(pay) } })).assessment_id)
  return ids
}

describe('the answers of an assessment', () => {
  it('an earlier assessment’s answers can be put into the form, dated to the current month', async () => {
    const [id = ''] = await assessed(7000)
    await renderSite(resultPath(id))
    fireEvent.click(await screen.findByRole('button', { name: 'Use these answers again' }))
    await screen.findByRole('heading', { level: 1, name: 'Check your answers' })
    expect(loadDraft(owner)?.answers.work.monthly_pay).toBe(7000)
    expect(loadDraft(owner)?.answers.route.apply_month).toBeUndefined()
  })

  it('unassessed answers are replaced by those of an earlier assessment only after a question', async () => {
    const [id = ''] = await assessed(7000)
    saveDraft(owner, { ...emptyDraft, answers: readAnswers(profile(1234)) })
    await renderSite(resultPath(id))
    fireEvent.click(await screen.findByRole('button', { name: 'Use these answers again' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Replace the answers in your form?' }))
    expect(loadDraft(owner)?.answers.work.monthly_pay).toBe(1234)
    fireEvent.click(dialog.getByRole('button', { name: 'Replace them' }))
    await screen.findByRole('heading', { level: 1, name: 'Check your answers' })
    expect(loadDraft(owner)?.answers.work.monthly_pay).toBe(7000)
  })
})
