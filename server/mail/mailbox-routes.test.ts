import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerWithErrors } from '../platform/http/error-handler.ts'
import { secureHeaders } from '../platform/http/headers.ts'
import { type Mailbox, mailbox } from './mailbox.ts'
import { mailboxRoutes } from './mailbox-routes.ts'
import type { OutgoingMail } from './mailer.ts'
import { mailRenderer } from './render.ts'
import { smtpMailer } from './smtp-mailer.ts'

const site = { product: 'SettleSG', publicUrl: 'http://localhost:3000', contactEmail: 'hello@settlesg.example' }
let dataDir: string
let box: Mailbox
let app: FastifyInstance

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  dataDir = mkdtempSync(join(tmpdir(), 'settlesg-mailbox-'))
  box = mailbox({ dataDir })
  app = await open(box)
})
afterEach(async () => {
  vi.useRealTimers()
  await app.close()
  rmSync(dataDir, { recursive: true, force: true })
})

async function open(mailer: Parameters<typeof mailboxRoutes>[1]['mailer']) {
  const fastify = Fastify()
  answerWithErrors(fastify, { showMessages: true })
  await secureHeaders(fastify, { scripts: [], styles: [] })
  mailboxRoutes(fastify, { settings: site, mailer })
  return fastify
}

const findId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
async function deliver(number: number, changes: Partial<OutgoingMail> = {}): Promise<OutgoingMail> {
  const content = await mailRenderer(site)('confirm_signup', 'en', {
    fullName: null,
    at: new Date(),
    data: { credits: 1 },
    token: `t${number}`,
  })
  const mail = { id: findId(number), to: 'ann@example.sg', ...content, ...changes }
  await box.send(mail)
  // Two mails within one millisecond have no order.
  vi.setSystemTime(Date.now() + 1)
  return mail
}

describe('the development mailbox', () => {
  it('the development mailbox lists mails newest first as JSON, also of one address', async () => {
    const first = await deliver(1)
    await deliver(2, { to: 'bob@example.sg' })
    const third = await deliver(3)
    const all = await app.inject('/dev/mail.json')
    expect(all.json().map(({ id }: OutgoingMail) => id)).toEqual([findId(3), findId(2), findId(1)])
    const ofAnn = await app.inject('/dev/mail.json?to=Ann@example.sg')
    expect(ofAnn.json()).toEqual([
      { ...third, links: ['http://localhost:3000/signup/confirm?token=t3'], attachments: [] },
      { ...first, links: ['http://localhost:3000/signup/confirm?token=t1'], attachments: [] },
    ])
    expect((await app.inject('/dev/mail.json?to=nobody@example.sg')).json()).toEqual([])
  })

  it('the development mailbox keeps each mail in one file over a restart, also if sent twice', async () => {
    await deliver(1)
    await deliver(1)
    expect(readdirSync(join(dataDir, 'mailbox'))).toEqual([`${findId(1)}.json`])
    expect(await mailbox({ dataDir }).list()).toHaveLength(1)
  })

  it('the development mailbox refuses what is not one plain address', async () => {
    await expect(deliver(1, { to: 'a@x.sg, b@x.sg' })).rejects.toMatchObject({ name: 'DeliveryError', isFinal: true })
    expect(await box.list()).toEqual([])
  })

  it('the development mailbox shows a page with the list, and a page with one mail', async () => {
    expect((await app.inject('/dev/mail')).body).toContain('No mail yet')
    await deliver(1)
    const list = await app.inject('/dev/mail')
    expect(list.body).toContain(`href="/dev/mail/${findId(1)}"`)
    const one = await app.inject(`/dev/mail/${findId(1)}`)
    expect(one.body).toContain('Confirm your e-mail address for SettleSG')
    expect(one.body).toContain(
      `src="/dev/mail/${findId(1)}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"`,
    )
    expect((await app.inject('/dev/mail.css')).headers['content-type']).toBe('text/css; charset=utf-8')
  })

  it('the development mailbox answers 404 for a mail that is not there', async () => {
    for (const path of [`/dev/mail/${findId(9)}`, `/dev/mail/${findId(9)}/html`, '/dev/mail/..%2f..%2fsecret-key/html'])
      expect((await app.inject(path)).statusCode).toBe(404)
  })

  it('the development mailbox runs nothing of a mail: escaped on the page, sandboxed inside', async () => {
    const attack = '</pre><script>alert(1)</script><img src=x onerror=alert(1)>{{text}}'
    await deliver(1, { subject: attack, text: attack, html: attack })
    for (const path of ['/dev/mail', `/dev/mail/${findId(1)}`]) {
      const { body, headers } = await app.inject(path)
      expect(body).not.toMatch(/<script|<img/)
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'; frame-src 'self';/)
    }
    const framed = await app.inject(`/dev/mail/${findId(1)}/html`)
    expect(framed.headers['content-security-policy']).toMatch(/^default-src 'none'.*; sandbox allow-popups /)
    expect(framed.headers['content-security-policy']).not.toMatch(/script-src|allow-scripts|allow-same-origin/)
  })

  it('the development mailbox does not exist in production, nor where a mail server is used', async () => {
    const smtp = smtpMailer({ smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'a@b.sg' })
    for (const other of [await open(smtp)]) {
      for (const path of ['/dev/mail', '/dev/mail.json']) expect((await other.inject(path)).statusCode).toBe(404)
      await other.close()
    }
  })

  it.each([
    ['localhost:3000', 200],
    ['127.0.0.1:4000', 200],
    ['[::1]:3000', 200],
    ['rebound.attacker.example:3000', 404],
    ['localhost.attacker.example', 404],
    ['127.0.0.1.attacker.example', 404],
  ])('the development mailbox is shown to a browser that came by the name %s: %i', async (host, status) => {
    for (const url of ['/dev/mail', '/dev/mail.json', '/dev/mail.css'])
      expect((await app.inject({ url, headers: { host } })).statusCode).toBe(status)
  })
})
