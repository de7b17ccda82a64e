import { expect, it } from 'vitest'
import { beforeTests } from '../testing/before-tests.ts'
import { startTestApp } from '../testing/test-app.ts'

const test = beforeTests(() => startTestApp())

/** Opens a page on which to pay, by its path on this site. */
async function openPage() {
  const { token } = await test.newUser()
  const answer = await test.request('POST', '/payment/create-checkout-session_1', { token, body: { quantity: 1 } })
  const { url, session_id } = answer.json()
  expect(url).toBe(`http://localhost:3000/sandbox/checkout/${session_id}`)
  return { id: String(session_id), path: new URL(url).pathname }
}
const complete = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: `${path}/complete`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(form).toString(),
  })

it('a checkout page is under our own address with a policy of its own, and leads back', async () => {
  const { id, path } = await openPage()
  const page = await test.app.inject(path)
  expect([page.statusCode, page.body.includes('S$9.00')]).toEqual([200, true])
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("form-action 'self' http://localhost:3000;"),
  })
  expect((await test.app.inject('/sandbox/sandbox.css')).headers['content-type']).toBe('text/css; charset=utf-8')
  const paid = await complete(path, { outcome: 'paid' }, { origin: 'http://localhost:3000' })
  expect([paid.statusCode, paid.headers.location]).toEqual([303, `http://localhost:3000/checkout?session=${id}`])
  const declined = await test.app.inject(`${path}?declined`)
  expect(declined.body).toContain('This order is paid')
})

it('a form from another site is refused through our address too, and our own is not', async () => {
  const { path } = await openPage()
  expect((await complete(path, { outcome: 'paid' }, { origin: 'https://evil.example' })).statusCode).toBe(403)
  const headers = { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }
  expect((await complete(path, { outcome: 'paid' }, headers)).statusCode).toBe(303)
})

it('a page of the sandbox that does not exist is a page in the language of the reader', async () => {
  for (const [cookie, text] of [
    ['language=zh', '没有这个付款页面'],
    ['language=en', 'There is no such payment page'],
  ] as const) {
    const answer = await test.app.inject({ url: '/sandbox/checkout/none', headers: { cookie } })
    expect([answer.statusCode, answer.body.includes(text)]).toEqual([404, true])
  }
})

it('the page for developers is not there in production, and none is without a sandbox', async () => {
  expect((await test.app.inject('/sandbox')).headers.location).toBe('/sandbox/')
  expect((await test.app.inject('/sandbox/')).body).toContain('Payment sandbox')
  const production = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://127.0.0.1/settlesg',
    RATE_LIMITS: 'on',
    PUBLIC_URL: 'https://settle.example',
    SECRET_KEY: 'q8Zr2mX0vB7nK4tY6wL1sD9fG3hJ5cAa',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'no-reply@settle.example',
    CONTACT_CHAT_URL: 'https://wa.me/6500000000',
    CONTACT_EMAIL: 'hello@settle.example',
    SANDBOX_PAYMENTS: 'on',
  }
  for (const [env, statuses] of [
    [production, [404, 200]],
    [{ SANDBOX_PAYMENTS: 'off' }, [404, 404]],
  ] as const) {
    const other = await startTestApp(env, { shared: test.database })
    const answers = [await other.app.inject('/sandbox/'), await other.app.inject('/sandbox/sandbox.css')]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(statuses)
    await other.close()
  }
})
