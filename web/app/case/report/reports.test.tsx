import { errors } from '@settlesg/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { refuse } from '../../mocks/mock.ts'
import { server } from '../../testing/api-server.ts'
import { recordCalls } from '../../testing/record-calls.ts'
import { renderSite } from '../../testing/render-site.tsx'

const number = '7K3M-9QRT-2XWD'

describe('checking a report', () => {
  const choose = async (content: string) => {
    const field = await screen.findByLabelText('Choose a file')
    fireEvent.change(field, { target: { files: [new File([content], 'report.pdf', { type: 'application/pdf' })] } })
  }

  it('checking a report sends its SHA-256 alone, and an issued one has number and date', async () => {
    await renderSite('/verify')
    const sent = recordCalls()
    const check = { issued: true, number, issued_on: '2026-11-21', is_example: false }
    server.use(http.get('/api/v1/reports/verify/:sha256', () => HttpResponse.json(check)))
    await choose('abc')
    await screen.findByRole('heading', { name: 'This report was issued by us' })
    screen.getByText(number)
    screen.getByText('21 Nov 2026')
    expect(sent.filter(({ path }) => path.includes('verify')).map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/v1/reports/verify/ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    ])
  })

  it('checking a report says where a file was not issued, and where the check failed', async () => {
    await renderSite('/verify')
    await choose('another')
    await screen.findByRole('heading', { name: 'We did not issue this file' })
    server.use(http.get('/api/v1/reports/verify/:sha256', () => refuse(errors.unavailable)))
    await choose('again')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Please try again'))
  })
})
