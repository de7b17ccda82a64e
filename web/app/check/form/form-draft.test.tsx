import { answersSchema } from '@settlesg/contract'
import { readAnswers, withAnswer } from '@settlesg/form-logic'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { queryClient } from '../../base/api.ts'
import { session } from '../../base/session/session.ts'
import { sealText } from '../../base/storage/sealed-text.ts'
import { draftAnswers, emptyDraft, loadDraft, saveDraft } from '../../drafts/draft.ts'
import { server } from '../../testing/api-server.ts'
import { press } from '../../testing/fill-in.ts'
import { few, heading, openForm, owner, tick, withDraft } from '../../testing/open-form.ts'

/** Answers that the form does not ask for: they were given beside it. */
const beside = {
  residence: { in_singapore_since: '2018-06', away_5y: '4_12', pass_expires: '2031-01' },
  roots: { home: 'owned', plan: 'We want to stay.' },
  history: { previous: 'none', conviction: 'no', consistent: 'mostly' },
} as const

const somebodyElse = { ...owner, user_id: 'somebody else' }

describe('the draft', () => {
  it('a draft survives a reload and opens at the step that was reached', async () => {
    withDraft(few, 'you')
    await openForm('/tool')
    await heading('You, work and education')
    expect(screen.getByLabelText<HTMLInputElement>(/^Fixed monthly pay/).value).toBe('9,000')
  })

  it('no answer is readable in the browser after the session, but its owner finds all again', async () => {
    withDraft(withAnswer(few, 'history.conviction', 'yes'), 'you')
    await openForm('/tool?step=you')
    fireEvent.change(await screen.findByLabelText(/^Fixed monthly pay/), { target: { value: '9876' } })
    act(() => session.end('expired'))
    await waitFor(() => expect(window.location.pathname).toBe('/home'))

    const stored = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage))
    expect(stored.map(([place]) => place)).toEqual([draftAnswers.placeOf(owner.user_id)])
    expect(JSON.stringify(stored)).not.toMatch(/pay|conviction|birth|answers/)
    const cached = queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.data !== undefined)
    expect(cached.map(({ queryKey }) => queryKey)).toEqual([['site']])

    await openForm('/tool?step=you')
    expect((await screen.findByLabelText<HTMLInputElement>(/^Fixed monthly pay/)).value).toBe('9,876')
  })

  it('the form waits for its draft, says where that fails, and opens on the second try', async () => {
    withDraft(few, 'you')
    let isUp = false
    server.use(http.get('/api/v1/users/me/draft-keys', () => (isUp ? undefined : HttpResponse.error())))
    await openForm()
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByRole('radio')).toBeNull()
    isUp = true
    fireEvent.click(again)
    await heading('You, work and education')
    expect(loadDraft(owner)?.answers).toEqual(few)
  })

  it('a draft with answers beside the form shows them all, and asks only for what is open', async () => {
    withDraft(readAnswers({ ...few, ...beside }))
    await openForm('/tool')
    await heading('Where you stand')
    expect(screen.getAllByRole('link', { name: /^Does any of these apply/ })).toHaveLength(1)
    tick(/^Does any/, 'None of these')
    press('Save and check')
    await heading('Check your answers')
    const more = screen.getByRole('region', { name: 'More answers' })
    for (const text of ['How long were you abroad in the last five years, in all? 4 to 12 months', /We want to stay/])
      expect(within(more).getByText(text)).toBeTruthy()
    expect(loadDraft(owner)?.answers).toMatchObject(beside)
  })

  it('the draft of another person is not shown, and is removed from the device', async () => {
    saveDraft(somebodyElse, { ...emptyDraft, answers: few })
    await openForm()
    await heading('Where you stand')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Employment Pass (EP)' }).checked).toBe(false)
    expect(loadDraft(somebodyElse)).toBeNull()
  })

  it('a damaged draft opens as an empty form, without a crash', async () => {
    const damaged = { version: answersSchema, answers: { route: { pass: ['ep'] } }, reached: 'check' }
    localStorage.setItem(draftAnswers.placeOf(owner.user_id), sealText(owner.keys[0] ?? '', JSON.stringify(damaged)))
    await openForm()
    await heading('Where you stand')
  })

  it('the form takes over a change of the draft made in another tab, and says so', async () => {
    await openForm()
    await heading('Where you stand')
    saveDraft(owner, { ...emptyDraft, answers: readAnswers({ route: { pass: 's_pass' } }) })
    const newValue = localStorage.getItem(draftAnswers.placeOf(owner.user_id))
    act(
      () =>
        void window.dispatchEvent(new StorageEvent('storage', { key: draftAnswers.placeOf(owner.user_id), newValue })),
    )
    expect(screen.getByText('Your answers were changed in another tab. This tab follows it.')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'S Pass' }).checked).toBe(true)
  })

  it('"Start again" removes the draft once it is confirmed', async () => {
    withDraft(few, 'check')
    await openForm('/tool?step=check')
    press('Start again')
    const dialog = await screen.findByRole('dialog', { name: 'Start again?' })
    expect(loadDraft(owner)?.answers).toEqual(few)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Remove my answers' }))
    await heading('Where you stand')
    expect(loadDraft(owner)).toBeNull()
  })
})
