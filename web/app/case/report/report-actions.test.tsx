import { errors } from '@settlesg/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AuthenticationProvider } from '../../base/session/authentication.tsx'
import { demo } from '../../mocks/db.ts'
import { refuse } from '../../mocks/mock.ts'
import { server } from '../../testing/api-server.ts'
import { recordCalls, to } from '../../testing/record-calls.ts'
import { beSignedIn } from '../../testing/render-site.tsx'
import { ReportActions } from './report-actions.tsx'

const id = '6f1c0a52-8a34-4c57-9d4e-3f5b7f0a9b11'
const pdfPath = '/users/generate-pr-report'
const mailPath = '/users/send_pr1'

/** The names under which files were given to the browser to save. */
let saved: string[]
beforeEach(async () => {
  saved = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  URL.createObjectURL = () => 'blob:a-report'
  URL.revokeObjectURL = () => {}
  beSignedIn()
  await i18next.loadNamespaces('issued')
})
afterEach(() => i18next.changeLanguage('en'))

function show(label: string | null = null) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queries}>
      <AuthenticationProvider>
        <ReportActions assessmentId={id} label={label} />
      </AuthenticationProvider>
    </QueryClientProvider>,
  )
}
const press = async (name: string, times = 1) => {
  const button = await screen.findByRole('button', { name })
  for (let time = 0; time < times; time++) fireEvent.click(button)
}

describe('the report of an analysis', () => {
  it('downloading shows that the PDF is being made, then its name and what identifies it', async () => {
    show('Plan B')
    const calls = recordCalls()
    await press('Download report', 2)
    screen.getByText('Making the PDF…')
    await screen.findByText(/Saved as SettleSG-7K3M-9QRT-2XWD\.pdf\./)
    screen.getByText('a'.repeat(64))
    expect(saved).toEqual(['SettleSG-7K3M-9QRT-2XWD.pdf'])
    expect(to(calls, pdfPath).map(({ body }) => JSON.parse(body))).toEqual([
      { assessment_id: id, language: 'en', label: 'Plan B' },
    ])
  })

  it.each(['MicroMessenger/8.0.50', '[FBAN/FBIOS;FBAV/400]', 'Instagram 300.0', 'Line/13.1', 'musical_ly_30'])(
    'inside another app (%s) no file is called saved, and it says what to do if none arrives',
    async (mark) => {
      vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 ${mark}`)
      const revoked = vi.spyOn(URL, 'revokeObjectURL')
      show()
      await press('Download report')
      await screen.findByText(/^The download has begun\. If nothing arrives, open this page in your browser/)
      expect(screen.queryByText(/Saved as/)).toBeNull()
      expect(saved).toEqual(['SettleSG-7K3M-9QRT-2XWD.pdf'])
      expect(revoked).not.toHaveBeenCalled()
    },
  )

  it('where a report cannot print its case’s name, it says which letters and where to rename', async () => {
    show('Kim 김')
    const detail = [{ type: 'value_error', loc: ['body', 'label'], msg: 'Value error', ctx: { rule: 'unprintable' } }]
    server.use(http.post(`/api/v1${pdfPath}`, () => HttpResponse.json({ detail, code: 'validation' }, { status: 422 })))
    await press('Download report')
    expect((await screen.findByRole('alert')).textContent).toContain('has 김, which a report cannot print')
  })

  it('a report is made in the language of the page, or in the other where that is chosen', async () => {
    await i18next.changeLanguage('zh')
    show()
    const calls = recordCalls()
    await press('下载报告')
    await screen.findByText(/已保存为/)
    fireEvent.click(screen.getByRole('radio', { name: 'English' }))
    expect(screen.queryByText(/已保存为/)).toBeNull()
    await press('下载报告')
    await screen.findByText(/已保存为/)
    expect(to(calls, pdfPath).map(({ body }) => JSON.parse(body).language)).toEqual(['zh', 'en'])
  })

  it('the answer is saved as a picture, and a failure says what else can be done', async () => {
    show('Plan B')
    const picturePath = '/users/answer-picture'
    server.use(http.post(`/api/v1${picturePath}`, () => refuse(errors.unavailable), { once: true }))
    await press('Save the answer as a picture')
    expect((await screen.findByRole('alert')).textContent).toContain('or download the report instead')
    const calls = recordCalls()
    await press('Save the answer as a picture')
    await screen.findByText(/Saved as SettleSG-answer\.png/)
    expect(saved).toEqual(['SettleSG-answer.png'])
    expect(to(calls, picturePath).map(({ body }) => JSON.parse(body))).toEqual([{ assessment_id: id, language: 'en' }])
  })

  it('mailing a report names its address, and sends it once however often it is pressed', async () => {
    show()
    const calls = recordCalls()
    await press('E-mail me the report', 2)
    await screen.findByText(`The report is on its way to ${demo.email}. It may take a minute.`)
    expect(to(calls, mailPath)).toHaveLength(1)
  })

  it.each([
    ['Download report', pdfPath, errors.unavailable, 'We could not make the report. Please try again'],
    ['Download report', pdfPath, errors.locked, 'The analysis of this case is not open'],
    ['Download report', pdfPath, errors.nothingToAnalyse, 'These answers no longer give an estimate'],
    ['E-mail me the report', mailPath, errors.unavailable, 'or download the report instead'],
  ])('a failure of “%s” (%s) says what to do, and the next try works', async (name, path, error, said) => {
    show()
    server.use(http.post(`/api/v1${path}`, () => refuse(error), { once: true }))
    await press(name)
    expect((await screen.findByRole('alert')).textContent).toContain(said)
    await press(name)
    await screen.findByText(/Saved as|is on its way/)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('a download that the connection breaks off saves nothing', async () => {
    show()
    server.use(http.post(`/api/v1${pdfPath}`, () => HttpResponse.error(), { once: true }))
    await press('Download report')
    await screen.findByRole('alert')
    expect(saved).toEqual([])
  })
})
