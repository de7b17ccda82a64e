import { webcrypto } from 'node:crypto'
import { answersSchema, errors } from '@settlesg/contract'
import { readAnswers, withAnswer } from '@settlesg/form-logic'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import form from '../../../locales/en/form.json' with { type: 'json' }
import quick from '../../../locales/en/quick.json' with { type: 'json' }
import { exampleProfile } from '../../facts/example-profile.ts'
import { resultPath } from '../assessments/reference.ts'
import { api, queryClient } from '../base/api.ts'
import { session } from '../base/session/session.ts'
import { sealText } from '../base/storage/sealed-text.ts'
import { takeKeptAnswers } from '../check/draft/kept-answers.ts'
import { draftAnswers, emptyDraft, loadDraft, saveDraft } from '../drafts/draft.ts'
import { keptAnswers } from '../drafts/visitor-answers.ts'
import { move } from '../mocks/db.ts'
import { server } from '../testing/api-server.ts'
import { press } from '../testing/fill-in.ts'
import { account, few, heading, openForm, owner, tick, withDraft } from '../testing/open-form.ts'
import { beSignedIn, renderSite } from '../testing/render-site.tsx'

/** Answers that the form does not ask for: they were given beside it. */
const beside = {
  residence: { in_singapore_since: '2018-06', away_5y: '4_12', pass_expires: '2031-01' },
  roots: { home: 'owned', plan: 'We want to stay.' },
  history: { previous: 'none', conviction: 'no', consistent: 'mostly' },
} as const

const somebodyElse = { ...owner, user_id: 'somebody else' }

describe('nothing typed into the form is lost', () => {
  it('going back to an earlier step of the form keeps the answers', async () => {
    withDraft(withAnswer(few, 'work.monthly_pay', 7250), 'you')
    const router = await openForm('/tool?step=you')
    fireEvent.change(screen.getByLabelText(/^Fixed monthly pay/), { target: { value: 'S$8,100' } })
    await act(() => router.navigate('/tool?step=route'))
    await heading('Where you stand')
    await act(() => router.navigate('/tool?step=you'))
    await heading('You, work and education')
    expect(screen.getByLabelText<HTMLInputElement>(/^Fixed monthly pay/).value).toBe('8,100')
  })

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

describe('nothing typed into a case is lost', () => {
  const pay = 7_654
  async function openCase() {
    beSignedIn()
    move(account, 1, 'trial')
    const profile = { ...exampleProfile, work: { ...exampleProfile.work, monthly_pay: pay } }
    const { assessment_id } = await api.consumeCredits({ body: { profile } })
    await renderSite(resultPath(assessment_id))
    return assessment_id
  }
  const pressed = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
  const payField = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Fixed monthly salary|pay/i })
  async function typePay(value: string) {
    await pressed(/^S\$7,654 a month before tax\.Change/)
    fireEvent.change(await payField(), { target: { value } })
  }

  it('what another window kept meanwhile is shown first, and both changes are kept', async () => {
    const id = await openCase()
    await typePay('14000')
    const { profile } = await api.assessment({ id })
    const education = { ...profile.education, highest: 'master' as const }
    await api.sharpen({ id, body: { profile: { ...profile, education } } })
    await pressed(/^Keep: /)
    const notice = await screen.findByText(/was changed in another window in the meantime: .*aster/)
    expect((await payField()).value).toBe('14000')
    expect((await api.assessment({ id })).profile.work.monthly_pay).toBe(pay)
    expect(notice.textContent).toContain('nothing of yours is lost')
    await pressed(/^Keep: /)
    await screen.findByText(/^Noted: S\$14,000/)
    const { profile: now } = await api.assessment({ id })
    expect([now.work.monthly_pay, now.education.highest]).toEqual([14_000, 'master'])
  })

  it.each([
    ['offline', () => HttpResponse.error(), /There is no connection. Your answer is kept here/],
    ['after the session has ended', () => HttpResponse.json(errors.notAuthenticated, { status: 401 }), null],
  ])('a change made %s stays, also after the page is reopened, and can be kept then', async (_, answer, text) => {
    const id = await openCase()
    await typePay('14000')
    server.use(http.post('/api/v1/assessments/:id/answers', answer, { once: true }))
    await pressed(/^Keep: /)
    if (text) await screen.findByText(text)
    else await waitFor(() => expect(localStorage.getItem('access_token')).toBeNull())
    cleanup()
    beSignedIn()
    await renderSite(resultPath(id))
    expect((await payField()).value).toBe('14,000')
    await pressed('Keep: S$14,000 a month before tax')
    await screen.findByText(/^Noted: S\$14,000/)
  })
})

describe('nothing that a visitor typed is lost with an account', () => {
  const visitor = withAnswer(withAnswer(few, 'family', {}), 'work.monthly_pay', 9_500)
  beforeEach(() => vi.stubGlobal('crypto', webcrypto))
  afterEach(() => {
    keptAnswers.forget()
    vi.unstubAllGlobals()
  })
  const otherDraft = () =>
    saveDraft(owner, {
      ...emptyDraft,
      answers: readAnswers({ route: { pass: 's_pass' }, family: { marital_status: 'single' } }),
    })
  const drafted = () => {
    const { route, family, work } = loadDraft(owner)?.answers ?? emptyDraft.answers
    return [route.pass, family.marital_status, work.monthly_pay]
  }

  it('whoever agreed on their home is not asked again, and keeps what the answers leave open', async () => {
    otherDraft()
    await keptAnswers.keep(visitor)
    await openForm('/home')
    fireEvent.click(await screen.findByRole('link', { name: quick.ask.use }))
    await heading(form.step.you.title)
    expect(drafted()).toEqual(['ep', 'single', 9_500])
  })

  it('kept answers go without a question into a draft that says nothing else', async () => {
    saveDraft(owner, { ...emptyDraft, answers: readAnswers({ family: { marital_status: 'single' } }) })
    await keptAnswers.keep(visitor)
    await openForm('/tool')
    await heading(form.step.you.title)
    expect(drafted()).toEqual(['ep', 'single', 9_500])
  })

  it('a draft with another answer to the same question is replaced only after a question', async () => {
    otherDraft()
    await keptAnswers.keep(visitor)
    await openForm('/tool')
    await screen.findByRole('dialog', { name: quick.ask.title })
    expect(drafted()[0]).toBe('s_pass')
    fireEvent.click(await screen.findByRole('button', { name: quick.ask.use }))
    await heading(form.step.you.title)
    expect(drafted()).toEqual(['ep', 'single', 9_500])
    expect(screen.getByLabelText<HTMLInputElement>(/^Fixed monthly pay/).value).toBe('9,500')
  })

  it('answers that are refused after signing in are removed, and the draft stays as it was', async () => {
    await keptAnswers.keep(visitor)
    await openForm('/home')
    fireEvent.click(await screen.findByRole('button', { name: quick.ask.no }))
    expect(keptAnswers.read()).toBeNull()
    expect(loadDraft(owner)).toBeNull()
  })

  it('a form that is shown twice at once takes the kept answers once, and both have them', async () => {
    await keptAnswers.keep({ you: { birth_month: '1990-04' } })
    const opening = vi.spyOn(keptAnswers, 'open')
    const [first, second] = await Promise.all([1, 2].map(() => takeKeptAnswers(owner, '2026-11', false)))
    expect(first).toMatchObject({ taken: 1 })
    expect(second).toEqual(first)
    expect(opening).toHaveBeenCalledTimes(1)
    expect(await takeKeptAnswers(owner, '2026-11', false)).toBeNull()
  })

  it('answers that another tab takes while they are opened are not called damaged', async () => {
    await keptAnswers.keep({ you: { birth_month: '1990-04' } })
    const taking = takeKeptAnswers(owner, '2026-11', false)
    keptAnswers.forget()
    expect(await taking).toBeNull()
  })
})
