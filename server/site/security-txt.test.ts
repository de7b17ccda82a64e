import { expect, it } from 'vitest'
import { beforeTests } from '../testing/before-tests.ts'
import { startTestApp } from '../testing/test-app.ts'

const t = beforeTests(() =>
  startTestApp({ PUBLIC_URL: 'https://settle.example', CONTACT_EMAIL: 'hello@settle.example' }),
)

const read = () => t.app.inject('/.well-known/security.txt')

it('security.txt says whom to contact about a weakness and until when, as in RFC 9116', async () => {
  const { statusCode, headers, body } = await read()
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toBe(
    [
      'Contact: mailto:hello@settle.example',
      'Expires: 2027-05-20T00:00:00.000Z',
      'Preferred-Languages: en, zh',
      'Canonical: https://settle.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

it('security.txt never runs out while the server runs, and never promises a year or more', async () => {
  for (let year = 0; year < 3; year += 1) {
    const expires = new Date(/Expires: (.+)/.exec((await read()).body)?.[1] ?? '').getTime()
    const days = (expires - t.clock.now().getTime()) / 86_400_000
    expect(days).toBeGreaterThan(170)
    expect(days).toBeLessThan(365)
    t.clock.pass(365 * 86_400)
  }
})
