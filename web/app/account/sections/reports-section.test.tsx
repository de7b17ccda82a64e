import { errors, type ReportSummary } from '@settlesg/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { api } from '../../base/api.ts'
import { AuthenticationProvider } from '../../base/session/authentication.tsx'
import { demo } from '../../mocks/db.ts'
import { refuse } from '../../mocks/mock.ts'
import { server } from '../../testing/api-server.ts'
import { recordCalls, to } from '../../testing/record-calls.ts'
import { beSignedIn } from '../../testing/render-site.tsx'
import { ReportsSection } from './reports-section.tsx'

const numbered = (index: number): ReportSummary => ({
  number: `7K3M-9QRT-${String(index).padStart(4, '0')}`,
  sha256: String(index).padStart(64, '0'),
  assessment_id: '6f1c0a52-8a34-4c57-9d4e-3f5b7f0a9b11',
  language: 'en',
  label: null,
  model_version: 'outcomes-2',
  issued_on: '2026-11-21',
  made_at: '2026-11-21T04:00:00.000Z',
  has_file: true,
})

let kept: ReportSummary[]
/** The names under which files were given to the browser to save. */
let saved: string[]
let uploaded: MockInstance<typeof api.mailUploadedReport>
beforeEach(async () => {
  kept = []
  saved = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  // The simulated browser has no body of a form that a server could read.
  uploaded = vi.spyOn(api, 'mailUploadedReport').mockResolvedValue({ message: 'The report is on its way' })
  URL.createObjectURL = () => 'blob:a-report'
  URL.revokeObjectURL = () => {}
  beSignedIn()
  await i18next.loadNamespaces(['issued', 'account'])
  const file = (number: string) =>
    new HttpResponse('%PDF-', {
      headers: { 'content-type': 'application/pdf', 'x-report-number': number, 'x-report-sha256': 'a'.repeat(64) },
    })
  server.use(
    http.get('/api/v1/reports', ({ request }) => {
      const { searchParams } = new URL(request.url)
      const skip = Number(searchParams.get('skip'))
      const data = kept.slice(skip, skip + Number(searchParams.get('limit')))
      return HttpResponse.json({ data, count: kept.length })
    }),
    http.get('/api/v1/reports/:sha256', ({ params }) => {
      const found = kept.find(({ sha256, has_file }) => sha256 === params.sha256 && has_file)
      return found ? file(found.number) : refuse(errors.reportNotFound)
    }),
    http.post('/api/v1/users/generate-pr-report', () => {
      kept = [numbered(99), ...kept]
      return file(numbered(99).number)
    }),
  )
})
afterEach(() => i18next.changeLanguage('en'))

const show = () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queries}>
      <AuthenticationProvider>
        <MemoryRouter>
          <ReportsSection />
        </MemoryRouter>
      </AuthenticationProvider>
    </QueryClientProvider>,
  )
}
const itemOf = async (index: number) => {
  const item = (await screen.findByText(`Report ${numbered(index).number}`)).closest('li')
  if (!item) throw new Error('It stands in no list')
  return within(item)
}
const press = (item: Awaited<ReturnType<typeof itemOf>>, name: string) =>
  fireEvent.click(item.getByRole('button', { name }))

describe('the reports of an account', () => {
  it('an empty list of reports says where they come from and shows an example', async () => {
    show()
    await screen.findByText('You have made no report yet. Reports come with an analysis.')
    expect(screen.queryByRole('listitem')).toBeNull()
    expect(screen.getByRole('link', { name: 'See an example result' }).getAttribute('href')).toBe('/example')
  })

  it('a listed report has its date, its language and its name', async () => {
    kept = [numbered(1), { ...numbered(2), language: 'zh', label: 'Plan B', has_file: false }]
    show()
    const first = await itemOf(1)
    first.getByText('Made on 21 Nov 2026, English')
    expect(first.queryByText(/Name:/)).toBeNull()
    const second = await itemOf(2)
    second.getByText('Made on 21 Nov 2026, 中文')
    second.getByText('Name: Plan B')
    second.getByText('We no longer keep the file.')
  })

  it('the list of reports has pages of five, newest first, with links to older and newer ones', async () => {
    kept = Array.from({ length: 7 }, (_, index) => numbered(index + 1))
    show()
    await itemOf(5)
    expect(screen.getAllByRole('listitem')).toHaveLength(5)
    fireEvent.click(screen.getByRole('button', { name: 'Older' }))
    await itemOf(7)
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Older' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Newer' }))
    await itemOf(1)
  })

  it('the file of a report that is kept is saved, and its name is shown', async () => {
    kept = [numbered(1)]
    show()
    const calls = recordCalls()
    const item = await itemOf(1)
    press(item, 'Download again')
    await item.findByText(`Saved as SettleSG-${numbered(1).number}.pdf.`)
    expect(saved).toEqual([`SettleSG-${numbered(1).number}.pdf`])
    expect(to(calls, '/users/generate-pr-report')).toEqual([])
  })

  it('a report whose file is no longer kept is made anew from the same, and listed', async () => {
    kept = [{ ...numbered(1), label: 'Plan B', has_file: false }]
    show()
    const calls = recordCalls()
    press(await itemOf(1), 'Make it again')
    await itemOf(99)
    expect(saved).toEqual([`SettleSG-${numbered(99).number}.pdf`])
    const { assessment_id, language } = numbered(1)
    expect(to(calls, '/users/generate-pr-report').map(({ body }) => JSON.parse(body))).toEqual([
      { assessment_id, language, label: 'Plan B' },
    ])
  })

  it('the very file that is kept is mailed once, however often pressed, to the named address', async () => {
    kept = [numbered(1)]
    show()
    const calls = recordCalls()
    const item = await itemOf(1)
    const button = item.getByRole('button', { name: 'E-mail it to me' })
    fireEvent.click(button)
    fireEvent.click(button)
    await item.findByText(`The report is on its way to ${demo.email}. It may take a minute.`)
    expect(uploaded).toHaveBeenCalledTimes(1)
    expect(await uploaded.mock.calls[0]?.[0].report_pdf.text()).toBe('%PDF-')
    expect(to(calls, '/users/send_pr1')).toEqual([])
  })

  it('a report whose file is no longer kept is made anew to be mailed', async () => {
    kept = [{ ...numbered(1), has_file: false }]
    show()
    const calls = recordCalls()
    const item = await itemOf(1)
    press(item, 'E-mail it to me')
    await item.findByText(/is on its way to/)
    const { assessment_id, language } = numbered(1)
    expect(to(calls, '/users/send_pr1').map(({ body }) => JSON.parse(body))).toEqual([
      { assessment_id, language, label: null },
    ])
  })

  it.each([
    ['Download again', '/reports/:sha256', 'We could not load the file. Please try again.', /Saved as/],
    ['E-mail it to me', '/reports/:sha256', 'We could not send the mail. Please try again.', /is on its way/],
  ] as const)('a failure of “%s” (%s) says what to do, and the next try works', async (name, path, said, after) => {
    kept = [numbered(1)]
    show()
    const item = await itemOf(1)
    server.use(http.get(`/api/v1${path}`, () => refuse(errors.unavailable), { once: true }))
    press(item, name)
    expect((await item.findByRole('alert')).textContent).toContain(said)
    expect(saved).toEqual([])
    press(item, name)
    await item.findByText(after)
    expect(item.queryByRole('alert')).toBeNull()
  })

  it.each(['Download again', 'E-mail it to me'])(
    '“%s” of a report that was deleted meanwhile says that it is gone',
    async (name) => {
      kept = [numbered(1)]
      show()
      const item = await itemOf(1)
      kept = []
      press(item, name)
      expect((await item.findByRole('alert')).textContent).toContain('This report is gone')
      expect(saved).toEqual([])
    },
  )

  it('a list of reports that cannot be loaded says so, and can be loaded again', async () => {
    kept = [numbered(1)]
    server.use(http.get('/api/v1/reports', () => refuse(errors.unavailable), { once: true }))
    show()
    await screen.findByRole('alert')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await itemOf(1)
  })

  it('the list of reports is in Chinese where the page is', async () => {
    await i18next.changeLanguage('zh')
    kept = [numbered(1)]
    show()
    await screen.findByText(`报告 ${numbered(1).number}`)
    fireEvent.click(screen.getByRole('button', { name: '发到我的邮箱' }))
    await screen.findByText(`报告正在发往 ${demo.email}，可能需要一分钟。`)
  })
})
