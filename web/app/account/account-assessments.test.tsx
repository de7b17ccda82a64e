import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { emptyDraft, loadDraft, saveDraft } from '../drafts/draft.ts'
import { assessment, held, holdTwoAssessments, openAccount, owner, refuses, section } from '../testing/account-page.tsx'
import { server } from '../testing/api-server.ts'

beforeEach(holdTwoAssessments)

describe('the assessments', () => {
  it('the account page leads to the tool while there are no assessments', async () => {
    held.assessments = []
    await openAccount()
    expect(await section('Cases').findByRole('link', { name: 'Open the tool' })).toBeTruthy()
  })

  it('an assessment is listed by its name or its date, and leads to its result and details', async () => {
    await openAccount()
    const link = await screen.findByRole('link', { name: 'After my promotion' })
    expect(link.getAttribute('href')).toMatch(/^\/tool\/result\/[\w-]{22}$/)
    expect(screen.getByRole('link', { name: 'Case of 26 Nov 2026' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Details: After my promotion' })).toBeTruthy()
    expect(section('Cases').getAllByText(/20 to 38 of 100/)).toHaveLength(2)
  })

  it.each([
    ['2026-09', /You have waited 2 months\..*fewer than one in ten had heard/],
    [
      '2026-02',
      /You have waited 9 months\. Of those who reported a decision from 2022-24, half had heard by this point/,
    ],
    ['2025-12', /You have waited 11 months\..*half had heard by this point/],
    ['2025-11', /You have waited 12 months\..*three in four had heard by this point/],
  ])('an application since %s shows its place among those decided, which is no verdict', async (applied, text) => {
    const reported_at = '2026-11-20T03:00:00.000Z'
    held.assessments = [{ ...assessment(1), outcome: { outcome: 'waiting', applied, decided: null, reported_at } }]
    await openAccount()
    expect((await screen.findByText(/It does not show what the answer will be/)).textContent).toMatch(text)
  })

  it('an application that was decided shows nothing about waiting', async () => {
    const reported_at = '2026-11-20T03:00:00.000Z'
    const approved = { outcome: 'approved', applied: '2025-11', decided: '2026-09', reported_at } as const
    const waiting = { outcome: 'waiting', applied: '2025-11', decided: null, reported_at } as const
    held.assessments = [
      { ...assessment(1, 'Decided'), outcome: approved },
      { ...assessment(2, 'Waiting'), outcome: waiting },
    ]
    await openAccount()
    await screen.findByText(/You have waited/)
    const item = (name: string) => screen.getByRole('link', { name }).closest('li')?.textContent
    expect([item('Decided'), item('Waiting')]).toEqual([
      expect.not.stringContaining('You have waited'),
      expect.stringContaining('You have waited'),
    ])
  })

  it('an assessment can be renamed, with at most 60 characters', async () => {
    server.use(
      http.patch<{ id: string }, { label: string | null }>('/api/v1/assessments/:id', async ({ params, request }) => {
        const { label } = await request.json()
        held.assessments = held.assessments.map((one) => (one.id === params.id ? { ...one, label } : one))
        return HttpResponse.json(held.assessments.find((one) => one.id === params.id))
      }),
    )
    await openAccount()
    fireEvent.click(await screen.findByRole('button', { name: 'Rename: After my promotion' }))
    const field = screen.getByLabelText<HTMLInputElement>('Name of this case')
    expect(document.activeElement).toBe(field)
    expect(field.maxLength).toBe(60)
    fireEvent.change(field, { target: { value: 'Second try' } })
    fireEvent.click(section('Cases').getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('link', { name: 'Second try' })).toBeTruthy()
    expect(screen.getByText('Renamed to Second try.')).toBeTruthy()
  })

  it('a name that a report cannot print is refused at its field, with its letters and advice', async () => {
    await openAccount()
    fireEvent.click(await screen.findByRole('button', { name: 'Rename: After my promotion' }))
    const field = screen.getByLabelText<HTMLInputElement>('Name of this case')
    fireEvent.change(field, { target: { value: 'Kim 김 🏠 Thị' } })
    fireEvent.click(section('Cases').getByRole('button', { name: 'Save' }))
    expect(screen.getByText(/^A report cannot print 김 🏠\. Write this name in Latin letters/).id).toBe(
      field.getAttribute('aria-describedby')?.split(' ').at(-1),
    )
  })

  it('an assessment is deleted only after a question, and the draft no longer refers to it', async () => {
    const [first] = held.assessments
    saveDraft(owner, { ...emptyDraft, assessed: { id: first?.id ?? '', month: '2026-11' } })
    server.use(
      http.delete<{ id: string }>('/api/v1/assessments/:id', ({ params }) => {
        held.assessments = held.assessments.filter((one) => one.id !== params.id)
        return HttpResponse.json({ message: 'Assessment deleted' })
      }),
    )
    await openAccount()
    fireEvent.click(await screen.findByRole('button', { name: 'Delete: After my promotion' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this case?' }))
    expect(held.assessments).toHaveLength(2)
    fireEvent.click(dialog.getByRole('button', { name: 'Delete it' }))
    expect(await screen.findByText('After my promotion is deleted.')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('link', { name: 'After my promotion' })).toBeNull())
    expect(loadDraft(owner)?.assessed).toBeNull()
  })

  it('an assessment stays when deleting it fails, and the dialog says so', async () => {
    refuses('delete', '/assessments/:id', 503, 'unavailable')
    await openAccount()
    fireEvent.click(await screen.findByRole('button', { name: 'Delete: After my promotion' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this case?' }))
    fireEvent.click(dialog.getByRole('button', { name: 'Delete it' }))
    expect(await dialog.findByRole('alert')).toBeTruthy()
    expect(held.assessments).toHaveLength(2)
  })
})
