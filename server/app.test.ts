import { readFileSync } from 'node:fs'
import { type Endpoint, endpoints } from '@settlesg/contract'
import { openApiFile } from '@settlesg/contract/generate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { namedSeller, seller } from './testing/seller.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

describe('the application', () => {
  let test: TestApp
  beforeAll(async () => {
    // The sandbox has pages of its own, where it is on.
    test = await startTestApp({ SANDBOX_PAYMENTS: 'off' })
  })
  afterAll(() => test.close())

  const id = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
  const everyCall = Object.entries<Endpoint>(endpoints)
  const call = ({ method, path }: Endpoint, authorization?: string) =>
    test.app.inject({
      method,
      url: `/api/v1${path.replace('{email}', 'nobody@example.sg').replace('{id}', id)}`,
      headers: authorization ? { authorization } : {},
    })

  it('the server serves the OpenAPI document that is committed', async () => {
    const served = await test.app.inject('/api/v1/openapi.json')
    expect(served.statusCode).toBe(200)
    expect(served.json()).toEqual(JSON.parse(readFileSync(openApiFile, 'utf8')))
  })

  it.each(everyCall)('the server has a route for %s', async (_, endpoint) => {
    expect((await call(endpoint)).json().code).not.toBe('not_found')
    expect((await test.app.inject({ method: 'PUT', url: `/api/v1${endpoint.path}` })).statusCode).toBe(405)
  })

  it('the server has no other routes of the API', () => {
    const printed = test.app.printRoutes({ commonPrefix: false }).matchAll(/\(([A-Z, ]+)\)/g)
    const routes = [...printed].flatMap(([, methods = '']) => methods.split(', ').filter((method) => method !== 'HEAD'))
    const [aliasOfUsers, openApi, live, ready, securityTxt] = [1, 1, 1, 1, 1]
    expect(routes).toHaveLength(everyCall.length + aliasOfUsers + openApi + live + ready + securityTxt)
  })

  it('the server lists users with and without the slash', async () => {
    for (const path of ['/users', '/users/']) expect((await test.app.inject(`/api/v1${path}`)).statusCode).toBe(401)
  })

  describe.each(everyCall.filter(([, { access }]) => access !== 'anyone'))('%s', (_, endpoint) => {
    it('a call that needs a token answers 401 without one, or with another scheme', async () => {
      for (const authorization of [undefined, 'Basic YTpi', 'Token x']) {
        const answer = await call(endpoint, authorization)
        expect(answer.statusCode).toBe(401)
        expect(answer.headers['www-authenticate']).toBe('Bearer')
        expect(answer.json()).toEqual({ detail: 'Not authenticated', code: 'not_authenticated' })
      }
    })

    it('a call that needs a token answers 403 to one that is none of ours', async () => {
      const answer = await call(endpoint, 'Bearer eyJhbGciOiJub25lIn0.e30.')
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toEqual({ detail: 'Could not validate credentials', code: 'invalid_credentials' })
    })

    it('a call that needs a token answers 404 when its account is gone, 400 when it is disabled', async () => {
      const { id: userId, token } = await test.newUser()
      await test.db.updateTable('app_user').set({ disabled_at: test.clock.now() }).where('id', '=', userId).execute()
      expect(await call(endpoint, `Bearer ${token}`)).toMatchObject({ statusCode: 400 })
      await test.db.deleteFrom('app_user').where('id', '=', userId).execute()
      const gone = await call(endpoint, `Bearer ${token}`)
      expect(gone.statusCode).toBe(404)
      expect(gone.json()).toEqual({ detail: 'User not found', code: 'user_not_found' })
    })
  })

  it.each(everyCall.filter(([, { access }]) => access === 'superuser'))(
    '%s answers 403 to who is not a superuser',
    async (_, endpoint) => {
      const { token } = await test.newUser()
      const answer = await call(endpoint, `Bearer ${token}`)
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toEqual({ detail: "The user doesn't have enough privileges", code: 'not_privileged' })
    },
  )

  it('GET /site tells the seller and the GST that a purchase would name now', async () => {
    for (const [number, gst] of [
      ['', null],
      ['M90312345A', { number: 'M90312345A', percent: 9 }],
    ] as const) {
      const sells = await startTestApp({ ...seller, GST_NUMBER: number })
      expect((await sells.request('GET', '/site')).json().seller).toEqual({ ...namedSeller, gst })
      await sells.close()
    }
  })

  it('GET /site answers 200 with what the pages need to know, and nothing secret', async () => {
    const answer = await test.app.inject('/api/v1/site')
    expect(answer.json()).toEqual({
      name: 'SettleSG',
      contact_chat_url: 'https://wa.me/6500000000',
      contact_email: 'hello@settlesg.example',
      email_confirmation: true,
      consent_decline: true,
      consent_scroll_accept: false,
      consent_days: 150,
      prices: [
        { product: 'pack_1', units: 3, unit: 'credit', amount_cents: 900, currency: 'SGD' },
        { product: 'pack_2', units: 1, unit: 'supercredit', amount_cents: 2900, currency: 'SGD' },
      ],
      payments: 'off',
      language_model: null,
      seller: null,
    })
  })
})
