import type { Assessment } from '@settlesg/contract'
import { exampleProfile } from '@settlesg/model/testing'
import { act, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { papersPath, resultPath } from '../assessments/reference.ts'
import { api } from '../base/api.ts'
import { emptyDraft, saveDraft } from '../drafts/draft.ts'
import { keptAnswers } from '../drafts/visitor-answers.ts'
import { account, owner } from '../testing/account-page.tsx'
import { server } from '../testing/api-server.ts'
import { fillIn, openDialog, press } from '../testing/fill-in.ts'
import { few } from '../testing/open-form.ts'
import { beSignedIn, renderSite } from '../testing/render-site.tsx'

const home = () => within(screen.getByRole('main'))
const links = () =>
  home()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

/** The demo account has an assessment of the example's person, with these changes. */
async function haveCase(changes: Partial<Assessment> = {}) {
  beSignedIn()
  account.user.credits = 1
  const { assessment_id } = await api.consumeCredits({ body: { profile: exampleProfile } })
  const made = await api.assessment({ id: assessment_id })
  server.use(http.get(`/api/v1/assessments/${made.id}`, () => HttpResponse.json({ ...made, ...changes })))
  return made
}

describe('the home page of a member', () => {
  beforeEach(() => {
    account.assessments = []
  })
  afterEach(() => {
    account.assessments = []
  })

  it('a member’s home has the result, that nothing changed, today’s step, and sells nothing', async () => {
    const { id, low, high } = await haveCase()
    await renderSite('/home')
    await screen.findByRole('heading', { level: 1, name: 'Your case' })
    expect(await home().findByText(`${low} to ${high}`)).toBeTruthy()
    expect(home().getByText(/^Nothing since \d/)).toBeTruthy()
    const step = home().getByText('Next step').nextElementSibling?.textContent
    expect(step).toMatch(/^[A-Z][^{}]{10,}\.$/)
    expect(links()).toEqual([resultPath(id), '/tool'])
    expect(home().queryByRole('region', { name: 'Before you pay' })).toBeNull()
    expect(home().queryByRole('region', { name: 'Quick check' })).toBeNull()
  })

  it.each([
    ['correction', /Changed: Fixed monthly pay.*\(it was 25 to 54\)$/],
    ['undo', /Taken back in time, so not counted: Fixed monthly pay.*\(it was 25 to 54\)$/],
    ['model', /The same answers with a newer model.*\(it was 25 to 54\)$/],
  ] as const)('a member’s home names what changed last, by a %s, and the range before it', async (cause, said) => {
    const made = await haveCase()
    const [first] = made.versions
    if (!first) throw new Error('No version')
    const before = { ...first, low: 25, high: 54 }
    const newest = { ...first, number: 2, cause, changed: ['work.monthly_pay'] }
    server.use(
      http.get(`/api/v1/assessments/${made.id}`, () => HttpResponse.json({ ...made, versions: [newest, before] })),
    )
    await renderSite('/home')
    expect(await home().findByText(said)).toBeTruthy()
  })

  it('a member whose analysis is open is led to the papers as well', async () => {
    const { id } = await haveCase({ is_unlocked: true })
    server.use(http.post('/api/v1/model/analyze/', () => HttpResponse.json({})))
    await renderSite('/')
    await home().findByRole('link', { name: 'Your papers' })
    expect(links()).toContain(papersPath(id))
  })

  it('a member without a case gets the way to the form, and on with one that was begun', async () => {
    beSignedIn()
    const router = await renderSite('/home')
    await screen.findByRole('heading', { level: 1, name: 'Your estimate' })
    expect((await home().findByRole('link', { name: 'Begin the form' })).getAttribute('href')).toBe('/tool')
    expect(home().getByText('At most 14 questions, about four minutes.')).toBeTruthy()
    saveDraft(owner, { ...emptyDraft, answers: { ...emptyDraft.answers, route: { pass: 'ep' } } })
    await act(() => router.navigate('/terms'))
    await act(() => router.navigate('/home'))
    expect(await home().findByRole('link', { name: 'Go on with your form' })).toBeTruthy()
    expect(await home().findByText('At most 13 to go')).toBeTruthy()
  })

  it('a member’s home counts what the answers kept from the quick check leave open', async () => {
    beSignedIn()
    saveDraft(owner, { ...emptyDraft, answers: { ...emptyDraft.answers, route: { pass: 'ep' } } })
    await keptAnswers.keep(few)
    await renderSite('/home')
    expect(await home().findByText('At most 3 to go')).toBeTruthy()
    act(() => keptAnswers.forget())
    expect(await home().findByText('At most 13 to go')).toBeTruthy()
  })

  it('a member’s home leaves kept answers that do not open, to be told of in the form', async () => {
    beSignedIn()
    await keptAnswers.keep(few)
    const kept = JSON.parse(localStorage.getItem('quick_check') ?? '{}')
    localStorage.setItem('quick_check', JSON.stringify({ ...kept, until: kept.until + 60_000 }))
    await renderSite('/home')
    expect(await home().findByText('At most 14 questions, about four minutes.')).toBeTruthy()
    expect(keptAnswers.read()).not.toBeNull()
    keptAnswers.forget()
  })

  it('a member’s home that could not be loaded says so, and can be tried again', async () => {
    server.use(http.get('/api/v1/assessments', () => HttpResponse.error()))
    beSignedIn()
    await renderSite('/home')
    await screen.findByText('Your case could not be loaded.')
    server.resetHandlers()
    press('Try again')
    expect(await screen.findByRole('link', { name: 'Begin the form' })).toBeTruthy()
  })

  it('whoever signs in on the home page finds the focus on the heading of their own', async () => {
    await renderSite('/')
    await openDialog('Sign in')
    fillIn({ 'E-mail': account.user.email, Password: account.password })
    press('Sign in')
    const heading = await screen.findByRole('heading', { level: 1, name: /^Your/ })
    await expect.poll(() => document.activeElement).toBe(heading)
  })
})
