import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createClient, RequiredError } from './client.ts'
import type { EndpointName } from './endpoints.ts'

let sent: { method: string; path: string; headers: IncomingHttpHeaders; body: string }
/** Answers every call as a success: a report where one is made, else JSON. */
const server = createServer(async (request, response) => {
  const { method = '', url = '', headers } = request
  sent = { method, path: url.replace('/api/v1', ''), headers, body: await text(request) }
  response.setHeader('x-report-number', 'N').setHeader('x-report-sha256', 'S')
  response.setHeader('content-type', 'application/json').end('{"message":"ok"}')
})
let client: Client
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`
  client = createClient({ baseUrl, token: () => 'a-token', onSessionEnd: () => {} })
})
afterAll(() => server.close())

const json = 'application/json'
const body = { any: '值' }
const asJson = JSON.stringify(body)
const signed = '{ "id":"evt_1",  "type":"x" }'

interface Call {
  call: EndpointName
  input?: Record<string, unknown>
  sends: string
  token: boolean
  type?: string
  content?: string | RegExp
  /** What must not be null or undefined, by its name in the error. */
  required?: Record<string, string>
}

/** The calls of docs/what-was-asked.md 7, with what each must send. */
const calls: Call[] = [
  {
    call: 'createCreditRecord',
    input: { body },
    sends: 'POST /credit/create-creditrecord',
    token: false,
    type: json,
    content: asJson,
    required: { body: 'creditCreate' },
  },
  {
    call: 'consumeCredits',
    input: { body },
    sends: 'POST /credit/user-consume-credits',
    token: true,
    type: json,
    content: asJson,
    required: { body: 'consumeCredits' },
  },
  {
    call: 'creditRecords',
    input: { skip: 2, limit: 5 },
    sends: 'GET /credit/user-credit-records?skip=2&limit=5',
    token: true,
  },
  {
    call: 'consumeSupercredits',
    input: { body },
    sends: 'POST /credit/user-consume-supercredits',
    token: true,
    type: json,
    content: asJson,
    required: { body: 'consumeSupercredits' },
  },
  {
    call: 'logIn',
    input: { body: { username: 'a@b.sg', password: 'x y', scope: 's', grant_type: 'password' } },
    sends: 'POST /login/access-token',
    token: false,
    type: 'application/x-www-form-urlencoded',
    content: 'username=a%40b.sg&password=x+y&scope=s&grant_type=password',
    required: { 'body.username': 'username', 'body.password': 'password' },
  },
  {
    call: 'recoverPassword',
    input: { email: 'a@b.sg' },
    sends: 'POST /password-recovery/a%40b.sg',
    token: false,
    content: '',
    required: { email: 'email' },
  },
  {
    call: 'recoveryMailPreview',
    input: { email: 'a@b.sg' },
    sends: 'POST /password-recovery-html-content/a%40b.sg',
    token: true,
    content: '',
    required: { email: 'email' },
  },
  {
    call: 'resetPassword',
    input: { body },
    sends: 'POST /reset-password/',
    token: false,
    type: json,
    content: asJson,
    required: { body: 'newPassword' },
  },
  { call: 'testToken', sends: 'POST /login/test-token', token: true, content: '' },
  {
    call: 'analyze',
    input: { body },
    sends: 'POST /model/analyze/',
    token: true,
    type: json,
    content: asJson,
    required: { body: 'predictionData' },
  },
  {
    call: 'predict',
    input: { body },
    sends: 'POST /model/predict/',
    token: true,
    type: json,
    content: asJson,
    required: { body: 'predictionData' },
  },
  {
    call: 'createCheckoutSession1',
    input: { body },
    sends: 'POST /payment/create-checkout-session_1',
    token: true,
    type: json,
    content: asJson,
    required: { body: 'checkoutCreate' },
  },
  {
    call: 'createCheckoutSession2',
    input: { body },
    sends: 'POST /payment/create-checkout-session_2',
    token: true,
    type: json,
    content: asJson,
    required: { body: 'supercreditCheckoutCreate' },
  },
  {
    call: 'webhook',
    input: { 'Stripe-Signature': 't=1,v1=2', body: signed },
    sends: 'POST /payment/webhook',
    token: false,
    type: json,
    content: signed,
    required: { 'Stripe-Signature': 'Stripe-Signature', body: 'body' },
  },
  {
    call: 'generateReport',
    input: { body },
    sends: 'POST /users/generate-pr-report',
    token: true,
    type: json,
    content: asJson,
    required: { body: 'pRReportRequest' },
  },
  { call: 'me', sends: 'GET /users/me', token: true },
  {
    call: 'updateMe',
    input: { body },
    sends: 'PATCH /users/me',
    token: true,
    type: json,
    content: asJson,
    required: { body: 'userUpdateMe' },
  },
  { call: 'users', input: { skip: 0, limit: 9 }, sends: 'GET /users/?skip=0&limit=9', token: true },
  {
    call: 'signUp',
    input: { body },
    sends: 'POST /users/signup',
    token: false,
    type: json,
    content: asJson,
    required: { body: 'userCreate' },
  },
  {
    call: 'sendReport',
    input: { body },
    sends: 'POST /users/send_pr1',
    token: true,
    type: json,
    content: asJson,
    required: { body: 'pRReportRequest' },
  },
  {
    call: 'mailUploadedReport',
    input: { report_pdf: new Blob(['%PDF-']) },
    sends: 'POST /users/send-pr-report',
    token: true,
    type: 'multipart/form-data',
    content: /name="report_pdf"; filename="blob"[\s\S]*\r\n\r\n%PDF-\r\n/,
    required: { report_pdf: 'report_pdf' },
  },
  {
    call: 'confirmSignUp',
    input: { token: 'a&b' },
    sends: 'GET /users/signup/confirm?token=a%26b',
    token: false,
    required: { token: 'token' },
  },
  {
    call: 'updatePassword',
    input: { body },
    sends: 'PATCH /users/me/password',
    token: true,
    type: json,
    content: asJson,
    required: { body: 'updatePassword' },
  },
]

// A caller without types, as a page written in JavaScript would be.
const make = (call: EndpointName, input: object | undefined) =>
  (client[call] as (input?: object) => Promise<unknown>)(input)

describe('the typed client', () => {
  it('the typed client has each of the 23 calls that were asked for', () => {
    expect(new Set(calls.map(({ sends }) => sends.replace(/\?.*/, ''))).size).toBe(23)
  })

  it.each(calls)('$call sends $sends over the wire with its body, headers and token', async (one) => {
    await make(one.call, one.input)
    expect(`${sent.method} ${sent.path}`).toBe(one.sends)
    expect(sent.headers.authorization).toBe(one.token ? 'Bearer a-token' : undefined)
    expect(sent.headers['content-type']?.split(';')[0]).toBe(one.type)
    expect(sent.body).toEqual(one.content instanceof RegExp ? expect.stringMatching(one.content) : (one.content ?? ''))
    expect(sent.headers['stripe-signature']).toBe(one.call === 'webhook' ? 't=1,v1=2' : undefined)
  })

  const missing = calls.flatMap(({ call, input, required = {} }) =>
    Object.entries(required).flatMap(([place, field]) =>
      [null, undefined].map((value) => ({ call, place, field, value, input: { ...input } })),
    ),
  )
  it.each(missing)('$call with $value in the place of $place throws a RequiredError that names $field', async (one) => {
    const { call, place, field, value, input } = one
    const [outer = '', inner] = place.split('.')
    const changed = { ...input, [outer]: inner ? { ...(input[outer] as object), [inner]: value } : value }
    const failure = await make(call, changed).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(RequiredError)
    expect(failure).toMatchObject({ field })
  })
})
