import { createInstance } from 'i18next'
import HttpBackend from 'i18next-http-backend'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { calls } from '../../../contract/src/calls.ts'
import { api } from '../base/api.ts'
import { i18nSettings, textsPath } from '../base/i18n/languages.ts'
import { server } from '../testing/api-server.ts'
import { recordCalls } from '../testing/record-calls.ts'

/** Calls of this product's client, as docs/what-was-asked.md 7 lists them. */
const table = [
  ['logIn', 'POST', '/login/access-token'],
  ['recoverPassword', 'POST', '/password-recovery/{email}'],
  ['resetPassword', 'POST', '/reset-password/'],
  ['testToken', 'POST', '/login/test-token'],
  ['signUp', 'POST', '/users/signup'],
  ['confirmSignUp', 'GET', '/users/signup/confirm'],
  ['me', 'GET', '/users/me'],
  ['updateMe', 'PATCH', '/users/me'],
  ['updatePassword', 'PATCH', '/users/me/password'],
  ['consumeCredits', 'POST', '/credit/user-consume-credits'],
  ['creditRecords', 'GET', '/credit/user-credit-records'],
  ['predict', 'POST', '/model/predict/'],
] as const

describe('the calls it makes', () => {
  it.each(table)('the call %s is %s %s', (name, method, path) => {
    expect(calls[name]).toMatchObject({ method, path })
  })

  it('the paths of all calls are under /api/v1', async () => {
    const sent = recordCalls()
    await api.site()
    expect(sent[0]?.path).toBe('/api/v1/site')
  })

  it('translation files are fetched with GET from /locales/{lng}/{ns}.json', async () => {
    const sent = recordCalls()
    server.use(http.get('/locales/zh/legal.json', () => HttpResponse.json({ updated: '今天' })))
    const i18n = createInstance()
    await i18n
      .use(HttpBackend)
      .init({ ...i18nSettings, lng: 'zh', fallbackLng: [], ns: ['legal'], backend: { loadPath: textsPath } })
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /locales/zh/legal.json'])
    expect(i18n.t('updated', { ns: 'legal' })).toBe('今天')
  })

  it('loading translations is tried again up to 5 times, after 350ms and then double each time', async () => {
    vi.useFakeTimers()
    const triedAt: number[] = []
    const i18n = createInstance()
    const start = Date.now()
    void i18n
      .use({
        type: 'backend',
        init: () => {},
        read: (_lng: string, _ns: string, done: (error: unknown, isWorthRetrying: boolean) => void) => {
          triedAt.push(Date.now() - start)
          done(new Error('no answer'), true)
        },
      })
      .init({ ...i18nSettings, lng: 'en', fallbackLng: [], initAsync: false })
    await vi.advanceTimersByTimeAsync(60_000)
    const waits = triedAt.map((time, index) => time - (triedAt[index - 1] ?? 0)).slice(1)
    expect(waits).toEqual([350, 700, 1_400, 2_800, 5_600])
  })

  it('loading translations is tried again after a server error, not when a file is missing', async () => {
    const read = (status: number) => {
      server.use(http.get('/locales/en/x.json', () => new HttpResponse(null, { status })))
      const backend = new HttpBackend(createInstance().services, { loadPath: textsPath })
      backend.services = {
        interpolator: { interpolate: (path: string) => path.replace('{{lng}}', 'en').replace('{{ns}}', 'x') },
      } as never
      return new Promise<unknown>((resolve) =>
        backend.read('en', 'x', (_error, isWorthRetrying) => resolve(isWorthRetrying)),
      )
    }
    expect(await read(500)).toBe(true)
    expect(await read(404)).toBe(false)
  })

  it('mocking of requests may be started with the app, and requests without a mock pass through', async () => {
    const start = vi.fn(async () => undefined)
    vi.doMock('msw/browser', () => ({ setupWorker: () => ({ start, events: { on: () => undefined } }) }))
    const { startMocks } = await import('../mocks/browser.ts')
    await startMocks()
    expect(start).toHaveBeenCalledWith({ onUnhandledFrame: 'bypass' })
  })
})
