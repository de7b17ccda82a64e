import { describe, expect, it, vi } from 'vitest'
import { type ApiError, createClient, NetworkError, RequiredError } from './client.ts'
import { errors } from './errors.ts'

const reply = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': typeof body === 'string' ? 'text/html' : 'application/json', ...headers },
  })

function setUp(answer: () => Response | Promise<Response> = () => reply(200, { message: 'ok' })) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer())
  const onSessionEnd = vi.fn()
  const token = vi.fn<() => string | null>(() => 'token-1')
  const client = createClient({ baseUrl: '/api/v1', token, onSessionEnd, fetch })
  const sent = () => {
    const [url, request] = fetch.mock.lastCall ?? []
    return { url, ...request, headers: request?.headers as Record<string, string> }
  }
  return { client, fetch, onSessionEnd, sent }
}

// A caller without types, as a page written in JavaScript would be.
const untyped = (call: unknown) => call as (input?: unknown) => Promise<unknown>

describe('a missing required parameter', () => {
  it.each([
    ['logIn', { body: { password: 'x' } }, 'username'],
    ['logIn', { body: { username: 'a@x.sg', password: null } }, 'password'],
    ['logIn', {}, 'username'],
    ['recoverPassword', {}, 'email'],
    ['recoverPassword', { email: null }, 'email'],
    ['signUp', {}, 'userCreate'],
    ['signUp', { body: null }, 'userCreate'],
    ['updateMe', {}, 'userUpdateMe'],
    ['updatePassword', {}, 'updatePassword'],
    ['resetPassword', {}, 'newPassword'],
    ['predict', {}, 'predictionData'],
    ['assessment', {}, 'id'],
    ['confirmSignUp', {}, 'token'],
  ] as const)(
    '%s called with %j rejects without a request, for want of a required parameter',
    async (call, input, field) => {
      const { client, fetch } = setUp()
      const failure = await untyped(client[call])(input).catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(RequiredError)
      expect(failure).toMatchObject({
        name: 'RequiredError',
        field,
        message: `Required parameter ${field} was null or undefined when calling ${call}.`,
      })
      expect(fetch).not.toHaveBeenCalled()
    },
  )
})

describe('a call', () => {
  it('a call that needs a token sends it, with its body as JSON', async () => {
    const { client, sent } = setUp()
    await client.updateMe({ body: { full_name: '陈' } })
    expect(sent()).toMatchObject({ url: '/api/v1/users/me', method: 'PATCH', body: '{"full_name":"陈"}' })
    expect(sent().headers).toMatchObject({ authorization: 'Bearer token-1', 'content-type': 'application/json' })
  })

  it('a call that needs no token sends none', async () => {
    const { client, sent } = setUp()
    await client.signUp({ body: { email: 'a@x.sg', password: '12345678' } })
    expect(sent().headers.authorization).toBeUndefined()
  })

  it('the login is sent as a form', async () => {
    const { client, sent } = setUp()
    await client.logIn({ body: { username: 'a@x.sg', password: 'p&=%' } })
    expect(sent().body).toBeInstanceOf(URLSearchParams)
    expect(String(sent().body)).toBe('username=a%40x.sg&password=p%26%3D%25')
  })

  it('the optional OAuth2 fields of the login form are sent only where they are given', async () => {
    const { client, sent } = setUp()
    await client.logIn({ body: { username: 'a', password: 'b', scope: 'x y', client_id: 'c', client_secret: 's' } })
    expect(String(sent().body)).toBe('username=a&password=b&scope=x+y&client_id=c&client_secret=s')
    await client.logIn({ body: { username: 'a', password: 'b', scope: undefined } })
    expect(String(sent().body)).toBe('username=a&password=b')
  })

  it('only the calls that depend on the language send it as Accept-Language', async () => {
    const { client, sent } = setUp()
    await client.signUp({ body: { email: 'a@x.sg', password: '12345678' } }, { language: 'zh' })
    expect(sent().headers['accept-language']).toBe('zh')
    await client.signUp({ body: { email: 'a@x.sg', password: '12345678' } })
    expect(sent().headers).not.toHaveProperty('accept-language')
  })

  it('path and query parameters are escaped in the address of a call', async () => {
    const { client, sent } = setUp()
    await client.recoverPassword({ email: 'a/b?c@x.sg' })
    expect(sent().url).toBe('/api/v1/password-recovery/a%2Fb%3Fc%40x.sg')
    await client.confirmSignUp({ token: 'a&b' })
    expect(sent().url).toBe('/api/v1/users/signup/confirm?token=a%26b')
    await client.users({ skip: 0, limit: 5 })
    expect(sent().url).toBe('/api/v1/users/?skip=0&limit=5')
  })

  it('a call that answers with a page returns its text', async () => {
    const { client } = setUp(() => reply(200, '<p>mail</p>'))
    expect(await client.recoveryMailPreview({ email: 'a@x.sg' })).toBe('<p>mail</p>')
  })
})

describe('a failure', () => {
  const failureOf = (promise: Promise<unknown>) => promise.catch((error: ApiError) => error) as Promise<ApiError>

  it('a failed call tells its status, code, text and the seconds to wait', async () => {
    const { client } = setUp(() =>
      reply(429, { detail: 'Too many', code: 'too_many_requests' }, { 'retry-after': '7' }),
    )
    expect(await failureOf(client.me())).toMatchObject({
      status: 429,
      code: 'too_many_requests',
      message: 'Too many',
      retryAfterSeconds: 7,
    })
  })

  it('a call that fails with 422 tells which fields have which problem', async () => {
    const problem = { type: 'missing', loc: ['body', 'email'], msg: 'Field required' }
    const { client } = setUp(() => reply(422, { detail: [problem], code: 'validation' }))
    expect((await failureOf(client.me())).problems).toEqual([problem])
  })

  it('a failure without a JSON body, as from a proxy, still tells its status', async () => {
    const { client } = setUp(() => reply(502, '<html>'))
    expect(await failureOf(client.me())).toMatchObject({ status: 502, code: 'unknown' })
  })

  it('a call that does not reach the server fails as a network error', async () => {
    const { client } = setUp(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await failureOf(client.me())).toBeInstanceOf(NetworkError)
  })

  it('a page with status 200, or an answer that breaks off, counts as a network error', async () => {
    const page = setUp(() => reply(200, '<html>Welcome to the hotel</html>'))
    expect(await failureOf(page.client.me())).toBeInstanceOf(NetworkError)
    const cut = setUp(() => new Response('{"id": "1', { headers: { 'content-type': 'application/json' } }))
    expect(await failureOf(cut.client.me())).toBeInstanceOf(NetworkError)
  })

  const aboutTheToken = ['notAuthenticated', 'invalidCredentials', 'userNotFound', 'inactiveUser']
  it.each(
    Object.entries(errors).map(
      ([name, { status, code }]) => [name, status, code, aboutTheToken.includes(name)] as const,
    ),
  )('whether the error %s (%i %s) ends the session: %s', async (_, status, code, ends) => {
    const { client, onSessionEnd } = setUp(() => reply(status, { detail: 'x', code }))
    await failureOf(client.me())
    expect(onSessionEnd.mock.calls).toEqual(ends ? [['token-1']] : [])
  })

  it('a failed call that carries no token never ends the session', async () => {
    const { client, onSessionEnd } = setUp(() => reply(400, { detail: 'Inactive user', code: 'inactive_user' }))
    await failureOf(client.logIn({ body: { username: 'a', password: 'b' } }))
    expect(onSessionEnd).not.toHaveBeenCalled()
  })
})
