import { errors } from '@settlesg/contract'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { HttpResponse, http } from 'msw'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { refuse } from '../../mocks/answers.ts'
import { queryClient } from '../../query-client.ts'
import { server } from '../../testing/api-server.ts'
import { recordCalls, to } from '../../testing/record-calls.ts'
import { beSignedIn, renderSite } from '../../testing/render-site.tsx'
import { ReportActions } from './report-actions.tsx'

const assessmentId = '0b8f1c1e-3c59-4b7f-9d0a-6f3f0c6e2a01'
const number = '7K3M-9QRT-2XWD'
const saved: string[] = []

beforeEach(() => {
  saved.length = 0
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:report')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})

function openActions() {
  beSignedIn()
  const router = createMemoryRouter([{ path: '/', element: <ReportActions assessmentId={assessmentId} label="Plan B" /> }])
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
const button = (name: string) => screen.findByRole('button', { name })

describe('the buttons of a report', () => {
  it('downloading saves the file in the chosen language, and says its name and what identifies it', async () => {
    openActions()
    const sent = recordCalls()
    fireEvent.click(await screen.findByLabelText('中文'))
    fireEvent.click(await button('Download report'))
    await screen.findByText(`Saved as SettleSG-${number}.pdf.`, { exact: false })
    expect(saved).toEqual([`SettleSG-${number}.pdf`])
    expect(screen.getByText('a'.repeat(64))).toBeVisible()
    expect(to(sent, '/users/generate-pr-report')[0]?.body).toEqual({
      assessment_id: assessmentId,
      language: 'zh',
      label: 'Plan B',
    })
  })

  it('mailing says where the report goes', async () => {
    openActions()
    fireEvent.click(await button('E-mail me the report'))
    await screen.findByText(/The report is on its way to .+@/)
  })

  it('a report that is refused says why, and one that fails what to do', async () => {
    openActions()
    server.use(http.post('/api/v1/users/generate-pr-report', () => refuse(errors.locked)))
    fireEvent.click(await button('Download report'))
    expect(await screen.findByRole('alert')).toHaveTextContent('not unlocked')
    server.use(http.post('/api/v1/users/generate-pr-report', () => refuse(errors.unavailable)))
    fireEvent.click(await button('Download report'))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Please try again'))
    expect(saved).toEqual([])
  })
})

describe('checking a report', () => {
  const choose = async (content: string) => {
    const field = await screen.findByLabelText('Choose a file')
    fireEvent.change(field, { target: { files: [new File([content], 'report.pdf', { type: 'application/pdf' })] } })
  }

  it('asks about the SHA-256 of the file alone, and says that it was issued, with number and date', async () => {
    await renderSite('/verify')
    const sent = recordCalls()
    const check = { issued: true, number, issued_on: '2026-11-21', is_example: false }
    server.use(http.get('/api/v1/reports/verify/:sha256', () => HttpResponse.json(check)))
    await choose('abc')
    await screen.findByRole('heading', { name: 'This report was issued by us' })
    expect(screen.getByText(number)).toBeVisible()
    expect(screen.getByText('21 Nov 2026')).toBeVisible()
    expect(sent.filter(({ path }) => path.includes('verify')).map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/v1/reports/verify/ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    ])
  })

  it('says that a file was not issued, and that a check failed', async () => {
    await renderSite('/verify')
    await choose('another')
    await screen.findByRole('heading', { name: 'We did not issue this file' })
    server.use(http.get('/api/v1/reports/verify/:sha256', () => refuse(errors.unavailable)))
    await choose('again')
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again')
  })
})
