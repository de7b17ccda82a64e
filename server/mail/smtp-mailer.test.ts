import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closedPort } from '../platform/testing/closed-port.ts'
import { DeliveryError, type OutgoingMail } from './mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'
import { addressCorpus } from './testing/address-corpus.ts'
import { type Behaviour, localhostCertificate, type SmtpStub, startSmtpStub } from './testing/smtp-stub.ts'

const mail: OutgoingMail = {
  id: '6f6d1f5e-6c0b-4a8f-9d0e-0f6f3c1f2a77',
  to: 'ann@example.sg',
  subject: '请确认您的邮箱',
  text: 'Plain words',
  html: '<p>Plain words</p>',
}
const mailFrom = 'SettleSG <no-reply@settlesg.example>'
const mailerFor = (smtpUrl: string) => smtpMailer({ smtpUrl, mailFrom })
/** For servers of which nothing comes: before any other, a busy machine may take its time. */
const hastyMailerFor = (smtpUrl: string) =>
  smtpMailer({ smtpUrl, mailFrom }, { connectMs: 1_000, idleMs: 1_000, wholeMs: 3_000 })

async function readFailure(sending: Promise<void>): Promise<DeliveryError> {
  const failure = await sending.then(
    () => null,
    (error: unknown) => error,
  )
  if (!(failure instanceof DeliveryError)) throw new Error(`Expected a DeliveryError, got ${failure}`)
  return failure
}

let stub: SmtpStub
beforeEach(async () => {
  stub = await startSmtpStub()
})
afterEach(() => stub.close())
const send = (changes: Partial<OutgoingMail> = {}) =>
  mailerFor(`smtp://127.0.0.1:${stub.port}`).send({ ...mail, ...changes })

describe('handing a mail to a mail server', () => {
  it('a mail is handed over with sender, recipient, a stable Message-ID and both parts', async () => {
    await send()
    await send()
    const [first, second] = stub.accepted
    expect(first).toMatchObject({ sender: 'no-reply@settlesg.example', recipients: ['ann@example.sg'] })
    expect(first?.messageId).toBe(`<${mail.id}@settlesg.example>`)
    expect(second?.messageId).toBe(first?.messageId)
    expect(first?.raw).toMatch(/^From: SettleSG <no-reply@settlesg.example>\r$/m)
    expect(first?.raw).toMatch(/^To: ann@example.sg\r$/m)
    expect(first?.raw).toMatch(/^Subject: =\?UTF-8\?B\?/m)
    expect(first?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    expect(first?.raw).toContain('Content-Type: text/plain; charset=utf-8')
    expect(first?.raw).toContain('Content-Type: text/html; charset=utf-8')
  })

  it('handing a mail to a mail server refuses a sender that is not an address, at once', () => {
    expect(() => smtpMailer({ smtpUrl: 'smtp://127.0.0.1', mailFrom: 'SettleSG <a@b.sg, c@d.sg>' })).toThrow(
      'MAIL_FROM',
    )
    expect(() => smtpMailer({ smtpUrl: 'smtp://127.0.0.1', mailFrom: 'a@b.sg' })).not.toThrow()
  })

  it('the mail client signs in with the percent-decoded user and password of its address', async () => {
    const seen: unknown[] = []
    const guarded = await startSmtpStub('none', {
      allowInsecureAuth: true,
      authOptional: false,
      onAuth({ username, password }, _session, done) {
        seen.push({ username, password })
        done(null, { user: username })
      },
    })
    await mailerFor(`smtp://ann%40x.sg:p%2Fw%3Aord@127.0.0.1:${guarded.port}`).send(mail)
    await guarded.close()
    expect(seen).toEqual([{ username: 'ann@x.sg', password: 'p/w:ord' }])
  })
})

describe('what somebody typed as an address', () => {
  it('an address is sent to in its plain form, or refused without a word to the server', async () => {
    expect(addressCorpus.length).toBeGreaterThan(200)
    let taken = 0
    for (const to of addressCorpus) {
      stub.recipients = []
      stub.connections = 0
      const failure = await send({ to }).catch((error: unknown) => error)
      if (failure) {
        expect(failure, to).toMatchObject({ name: 'DeliveryError', isFinal: true })
        expect(stub.connections, to).toBe(0)
      } else {
        taken += 1
        const seen = to.replaceAll(/^[\u00ad\u200b-\u200f\u2060\ufeff]+|[\u00ad\u200b-\u200f\u2060\ufeff]+$/g, '')
        const plain = seen.normalize('NFKC').toLowerCase()
        expect(stub.recipients, to).toEqual([plain])
        const unfolded = stub.accepted.at(-1)?.raw.replaceAll(/\r\n[ \t]+/g, ' ')
        expect(unfolded?.match(/^To: (.*)\r$/m)?.[1], to).toBe(plain)
      }
    }
    expect(taken).toBeGreaterThanOrEqual(10)
    expect(taken).toBeLessThan(20)
  })
})

describe('content that a mailer could take for an order', () => {
  it('content that a mailer could take for an order cannot add a header or a recipient', async () => {
    await send({ subject: 'Hello\r\nBcc: evil@x.sg\r\n\r\nbody' })
    expect(stub.recipients).toEqual(['ann@example.sg'])
    expect(stub.accepted[0]?.raw).not.toMatch(/^Bcc:/im)
  })

  it('no content of a mail makes the mailer read a file or fetch a page', async () => {
    const { messages }: { messages: Partial<OutgoingMail>[] } = JSON.parse(
      `{"messages": [{"text": {"path": "/etc/hostname"}}, {"html": {"href": "http://127.0.0.1:${stub.port}/"}}]}`,
    )
    for (const message of messages) await readFailure(send(message))
    expect(stub.accepted).toEqual([])
  })
})

describe('a mail server that fails', () => {
  const faults: [string, Behaviour, { isFinal: boolean }][] = [
    ['550 to the recipient', { answer: 550, to: 'RCPT' }, { isFinal: true }],
    ['554 to the content', { answer: 554, to: 'DATA' }, { isFinal: true }],
    ['553 to the sender', { answer: 553, to: 'MAIL' }, { isFinal: true }],
    ['450 to the recipient', { answer: 450, to: 'RCPT' }, { isFinal: false }],
    ['451 to the content', { answer: 451, to: 'DATA' }, { isFinal: false }],
    ['421 to the connection', { answer: 421, to: 'connection' }, { isFinal: false }],
    [
      '554 to the connection: it is about us, not about the mail',
      { answer: 554, to: 'connection' },
      { isFinal: false },
    ],
    ['gone after DATA', 'drop after DATA', { isFinal: false }],
    ['silent after DATA', 'stall', { isFinal: false }],
    ['silent from the start', 'stall before greeting', { isFinal: false }],
  ]
  it.each(faults)(
    'a mail server that fails is distinguished from one that refuses for good: %s',
    async (_name, behaviour, expected) => {
      stub.behave = [behaviour]
      const mailer = String(behaviour).startsWith('stall') ? hastyMailerFor : mailerFor
      const failure = await readFailure(mailer(`smtp://127.0.0.1:${stub.port}`).send(mail))
      expect(failure).toMatchObject(expected)
      expect(stub.accepted).toEqual([])
      expect(`${failure.stack} ${JSON.stringify(failure)} ${failure.cause}`).not.toMatch(/@example|someone/)
    },
  )

  it('a mail is delivered once its server has answered 250, even if it then goes away', async () => {
    stub.behave = ['drop after 250']
    await send()
    expect(stub.accepted).toHaveLength(1)
  })

  it('a mail server is tried again when it is not there, or does not know our password', async () => {
    const absent = mailerFor(`smtp://127.0.0.1:${await closedPort()}`).send(mail)
    expect(await readFailure(absent)).toMatchObject({ isFinal: false })
    const guarded = await startSmtpStub('none', {
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('wrong password')),
    })
    const unknown = mailerFor(`smtp://a:b@127.0.0.1:${guarded.port}`).send(mail)
    expect(await readFailure(unknown)).toMatchObject({ isFinal: false })
    await guarded.close()
    expect(guarded.accepted).toEqual([])
  })
})

describe('encryption', () => {
  it.each(['starttls', 'smtps'] as const)(
    'encryption hands nothing over by %s when the certificate does not verify',
    async (kind) => {
      const server = await startSmtpStub(kind)
      const scheme = kind === 'smtps' ? 'smtps' : 'smtp'
      for (const query of ['', '?tls.rejectUnauthorized=false'])
        expect(await readFailure(mailerFor(`${scheme}://localhost:${server.port}${query}`).send(mail))).toMatchObject({
          isFinal: false,
        })
      expect([server.recipients, server.accepted]).toEqual([[], []])
      await server.close()
    },
  )

  it.each(['starttls', 'smtps'] as const)('encryption is used by %s when the certificate verifies', async (kind) => {
    const server = await startSmtpStub(kind)
    const url = `${kind === 'smtps' ? 'smtps' : 'smtp'}://localhost:${server.port}`
    // Whom to trust is read when a process starts, so another one sends.
    const script = `
      import { smtpMailer } from ${JSON.stringify(join(import.meta.dirname, 'smtp-mailer.ts'))}
      await smtpMailer(${JSON.stringify({ smtpUrl: url, mailFrom })}).send(${JSON.stringify(mail)})`
    await promisify(execFile)(process.execPath, ['--input-type=module-typescript', '--eval', script], {
      env: { ...process.env, NODE_EXTRA_CA_CERTS: localhostCertificate },
    })
    expect(server.accepted.map(({ secure }) => secure)).toEqual([true])
    await server.close()
  })

  it('encryption is required of a server on another machine, unless the operator waives it', async () => {
    // 127.0.0.1 by a name that does not say so, as another machine would be addressed.
    const elsewhere = `smtp://0.0.0.0:${stub.port}`
    expect(await readFailure(mailerFor(elsewhere).send(mail))).toMatchObject({ isFinal: false })
    expect(stub.recipients).toEqual([])
    await mailerFor(`${elsewhere}?ignoreTLS=true`).send(mail)
    expect(stub.accepted).toHaveLength(1)
  })
})
