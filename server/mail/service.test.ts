import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../platform/database/database.ts'
import { type Jobs, startJobs } from '../platform/jobs/jobs.ts'
import { hashToken, secretsFrom } from '../platform/secrets/secrets.ts'
import { closedPort } from '../platform/testing/closed-port.ts'
import type { Tables } from '../tables.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { DeliveryError, type OutgoingMail } from './mailer.ts'
import { mailRenderer } from './render.ts'
import {
  deliverMail,
  type LinkToken,
  type MailAccounts,
  type MailDeps,
  type MailEvent,
  mailQueueName,
  maxAttempts,
  type NewMail,
  queueMail,
} from './service.ts'
import { smtpMailer } from './smtp-mailer.ts'
import { type Behaviour, startSmtpStub } from './testing/smtp-stub.ts'

const address = 'ann@example.sg'
const startOfTest = new Date('2026-11-21T04:00:00Z').getTime()
const userId = '0b6b2f0c-94a1-4a3e-9d7f-5d2c0e4b8a11'
const secrets = secretsFrom('a key for tests that is long enough')

let database: Database<Tables>
let jobs: Jobs
let now: number
let sent: OutgoingMail[]
let kept: LinkToken[]
let events: MailEvent[]
let deps: MailDeps
const clock = { now: () => new Date(now) }

beforeAll(async () => {
  database = await openTestDatabase()
  jobs = await startJobs(database.jobs, {
    queues: [{ name: mailQueueName, options: {}, work: async () => {} }],
    working: false,
    onError: (error) => console.error(error),
  })
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
})

beforeEach(async () => {
  now = startOfTest
  sent = []
  kept = []
  events = []
  await database.db.deleteFrom('mail').execute()
  deps = {
    ...database,
    secrets,
    clock,
    mailer: {
      async send(mail) {
        sent.push(mail)
      },
      async close() {},
    },
    renderMail: mailRenderer({
      product: 'SettleSG',
      publicUrl: 'http://localhost:3000',
      contactEmail: 'hello@settlesg.example',
    }),
    accounts: {
      accountFor: async () => ({ userId, fullName: 'Ann Tan', language: 'en' }),
      async keepToken(_tx, token) {
        kept.push(token)
      },
    },
    attachment: async () => null,
    onMail: (event) => events.push(event),
  }
})

const signUpMail = { kind: 'confirm_signup', to: address, userId: null, data: { credits: 1 } } as const

async function queue(mail: NewMail = signUpMail): Promise<string> {
  const before = (await rows()).map(({ id }) => id)
  await database.transaction((tx) => queueMail(tx, { jobs, secrets, clock }, mail))
  const added = (await rows()).find(({ id }) => !before.includes(id))
  if (!added) throw new Error('Nothing was queued')
  return added.id
}
const rows = () => database.db.selectFrom('mail').selectAll().execute()
const listJobs = async (id: string) =>
  (await sql<{ data: unknown }>`select data from pgboss.job where data ->> 'id' = ${id}`.execute(database.db)).rows
const everythingStored = async () => {
  const mails = await sql<{ row: string }>`select mail::text as row from mail`.execute(database.db)
  const queued = await sql<{ row: string }>`select job::text as row from pgboss.job`.execute(database.db)
  return [...mails.rows, ...queued.rows].map(({ row }) => row).join('\n')
}
const failWith = (error: Error): MailDeps => ({
  ...deps,
  mailer: { ...deps.mailer, send: () => Promise.reject(error) },
})
const temporary = new DeliveryError('not taken by the mail server (ESOCKET)', { isFinal: false })
const tokenIn = (mail: OutgoingMail | undefined) => /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''

describe('queueing a mail', () => {
  it('queueing a mail leaves a row and a job that names it, and nothing that tells for whom', async () => {
    const id = await queue()
    expect(await listJobs(id)).toEqual([{ data: { id } }])
    expect(await rows()).toMatchObject([{ id, kind: 'confirm_signup', status: 'queued', attempts: 0, user_id: null }])
    const stored = await everythingStored()
    expect(stored).not.toContain(address)
    expect(stored).not.toContain(Buffer.from(address).toString('hex'))
  })

  it('queueing a mail leaves neither when the transaction is rolled back', async () => {
    const countJobs = async () => (await sql`select 1 from pgboss.job`.execute(database.db)).rows.length
    const before = await countJobs()
    const failing = database.transaction(async (tx) => {
      await queueMail(tx, { jobs, secrets, clock }, signUpMail)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect([await rows(), await countJobs()]).toEqual([[], before])
  })

  it('queueing a mail makes no token yet', async () => {
    await queue({ kind: 'password_recovery', to: address, userId: null })
    expect([await rows(), kept]).toMatchObject([[{ params_encrypted: null }], []])
  })
})

describe('delivering a mail', () => {
  it('delivering a mail sends it once to its address, and then forgets address and token', async () => {
    const id = await queue()
    await deliverMail(deps, id)
    await deliverMail(deps, id)
    expect(sent).toMatchObject([{ id, to: address, subject: 'Confirm your e-mail address for SettleSG' }])
    expect(await rows()).toMatchObject([
      { status: 'sent', attempts: 1, recipient_encrypted: null, params_encrypted: null, finished_at: new Date(now) },
    ])
    expect(events).toEqual([{ mail: id, kind: 'confirm_signup', attempt: 1, outcome: 'sent' }])
  })

  const withLink: [NewMail, number][] = [
    [signUpMail, 24 * 60],
    [{ kind: 'confirm_new_address', to: address, userId: null }, 24 * 60],
    [{ kind: 'password_recovery', to: address, userId: null }, 30],
  ]
  it.each(withLink)(
    'delivering a mail of $kind first keeps the hash of a fresh token, for %i minutes',
    async (mail, minutes) => {
      const { kind } = mail
      const id = await queue(mail)
      now += 3_600_000
      const keptWhenSent: number[] = []
      const mailer = {
        ...deps.mailer,
        async send(mail: OutgoingMail) {
          keptWhenSent.push(kept.length)
          sent.push(mail)
        },
      }
      await deliverMail({ ...deps, mailer }, id)
      const token = tokenIn(sent[0])
      expect(Buffer.from(token, 'base64url')).toHaveLength(32)
      expect(keptWhenSent).toEqual([1])
      expect(kept).toEqual([
        { hash: hashToken(token), kind, userId, createdAt: new Date(now), expiresAt: new Date(now + minutes * 60_000) },
      ])
      expect(await everythingStored()).not.toContain(token)
    },
  )

  it.each(['password_changed', 'address_changed'] as const)(
    'delivering a mail makes no token for %s, and tells when it was queued',
    async (kind) => {
      const id = await queue({ kind, to: address, userId: null })
      now += 7_200_000
      await deliverMail(deps, id)
      expect(kept).toEqual([])
      expect(sent[0]?.text).toContain('21 Nov 2026, 12:00, Singapore time')
    },
  )

  it('delivering a mail says what it carries, which is stored encrypted, also at another try', async () => {
    const data = { item: 'pack_1', each: 3, quantity: 471_147_114_711 }
    const id = await queue({ kind: 'paid_back', to: address, userId: null, language: 'en', data })
    expect(await everythingStored()).not.toContain('471147114711')
    expect(await everythingStored()).not.toContain(Buffer.from('471147114711').toString('hex'))
    await expect(deliverMail(failWith(temporary), id)).rejects.toThrow()
    await deliverMail(deps, id)
    expect(sent[0]?.text).toContain('quantity 471147114711.')
  })

  it('delivering a mail drops it unsent, without a token, when nobody is to get it', async () => {
    const lookups: unknown[] = []
    const accounts: MailAccounts = {
      ...deps.accounts,
      async accountFor(_tx, mail) {
        lookups.push(mail)
        return null
      },
    }
    const id = await queue({ kind: 'password_recovery', to: address, userId: null })
    await deliverMail({ ...deps, accounts }, id)
    expect(lookups).toEqual([{ recipient: 'known address', to: address, userId: null, signUpId: null }])
    expect([sent, kept]).toEqual([[], []])
    expect(await rows()).toMatchObject([{ status: 'dropped', recipient_encrypted: null, params_encrypted: null }])
  })

  it('delivering a mail does nothing for a mail that does not exist', async () => {
    await deliverMail(deps, userId)
    expect([sent, events]).toEqual([[], []])
  })
})

describe('a mail that cannot be delivered now', () => {
  it('a mail that cannot be delivered now is tried again with the same token and the same id', async () => {
    const id = await queue()
    const first: OutgoingMail[] = []
    const mailer = {
      ...deps.mailer,
      async send(mail: OutgoingMail) {
        first.push(mail)
        throw temporary
      },
    }
    await expect(deliverMail({ ...deps, mailer }, id)).rejects.toThrow(`Mail ${id}, attempt 1: not taken`)
    expect(await rows()).toMatchObject([{ status: 'queued', attempts: 1, finished_at: null }])
    expect(await everythingStored()).not.toContain(tokenIn(first[0]))
    now += 11 * 3_600_000
    await deliverMail(deps, id)
    expect(sent).toEqual(first)
    expect(kept).toHaveLength(1)
    expect(events.map(({ outcome }) => outcome)).toEqual(['retry', 'sent'])
  })

  it('a mail that is tried again gets a new token once half the life of the first is over', async () => {
    const id = await queue({ kind: 'password_recovery', to: address, userId: null })
    await expect(deliverMail(failWith(temporary), id)).rejects.toThrow()
    now += 15 * 60_000
    await deliverMail(deps, id)
    expect(kept).toHaveLength(2)
    expect(kept[1]).toMatchObject({ hash: hashToken(tokenIn(sent[0])), expiresAt: new Date(now + 30 * 60_000) })
  })

  it('a mail that is refused for good is dead and forgotten at once', async () => {
    const id = await queue()
    await deliverMail(failWith(new DeliveryError('not taken (EENVELOPE 550)', { isFinal: true })), id)
    expect(await rows()).toMatchObject([
      { status: 'dead', attempts: 1, recipient_encrypted: null, params_encrypted: null },
    ])
    expect(events).toMatchObject([{ outcome: 'dead', reason: 'not taken (EENVELOPE 550)' }])
  })

  it('a mail that cannot be delivered now is dead after so many tries', async () => {
    const id = await queue()
    for (let attempt = 1; attempt < maxAttempts; attempt += 1)
      await expect(deliverMail(failWith(temporary), id)).rejects.toThrow()
    await deliverMail(failWith(temporary), id)
    expect(await rows()).toMatchObject([
      { status: 'dead', attempts: maxAttempts, recipient_encrypted: expect.anything() },
    ])
  })

  it('a mail at whose every try the process died is dead without another try', async () => {
    const id = await queue()
    await database.db.updateTable('mail').set({ attempts: maxAttempts }).where('id', '=', id).execute()
    await deliverMail(deps, id)
    expect(sent).toEqual([])
    expect(await rows()).toMatchObject([{ status: 'dead' }])
  })

  it('a mail that cannot be delivered now says why in codes only, whatever the fault quotes', async () => {
    const quoting = Object.assign(new Error(`no such mailbox: ${address}`), { code: 'E1', detail: address })
    const accounts: MailAccounts = { ...deps.accounts, accountFor: () => Promise.reject(quoting) }
    const failure = await deliverMail({ ...deps, accounts }, await queue()).catch((error: unknown) => error)
    if (!(failure instanceof Error)) throw new Error('Expected a failure')
    expect(`${failure.message} ${failure.stack} ${failure.cause} ${JSON.stringify(events)}`).not.toContain(address)
    expect(events).toMatchObject([{ outcome: 'retry', reason: 'Error E1' }])
  })

  it('a mail that cannot be delivered now keeps no token when its account cannot be found', async () => {
    const accounts: MailAccounts = { ...deps.accounts, keepToken: () => Promise.reject(new Error('database away')) }
    const id = await queue({ kind: 'password_recovery', to: address, userId: null })
    await expect(deliverMail({ ...deps, accounts }, id)).rejects.toThrow()
    expect(await rows()).toMatchObject([{ status: 'queued', params_encrypted: null }])
    expect(sent).toEqual([])
  })
})

describe('the outbox before a mail server that fails', () => {
  const faults: [string, Behaviour[], { status: string; attempts: number; accepted: number }][] = [
    [
      '4xx five times',
      Array<Behaviour>(5).fill({ answer: 451, to: 'DATA' }),
      { status: 'sent', attempts: 6, accepted: 1 },
    ],
    ['5xx', [{ answer: 550, to: 'RCPT' }], { status: 'dead', attempts: 1, accepted: 0 }],
    ['gone after DATA', ['drop after DATA'], { status: 'sent', attempts: 2, accepted: 1 }],
    ['gone after 250', ['drop after 250'], { status: 'sent', attempts: 1, accepted: 1 }],
    ['stalled', ['stall before greeting', 'stall'], { status: 'sent', attempts: 3, accepted: 1 }],
    [
      'in a bad mood',
      ['drop after DATA', { answer: 421, to: 'connection' }, 'stall', { answer: 554, to: 'DATA' }],
      { status: 'dead', attempts: 4, accepted: 0 },
    ],
  ]
  it.each(faults)(
    'the outbox sends each mail once, or gives it up, before a mail server that fails: %s',
    async (_name, behave, { status, attempts, accepted }) => {
      const stub = await startSmtpStub()
      stub.behave = [...behave]
      const settings = { smtpUrl: `smtp://127.0.0.1:${stub.port}`, mailFrom: 'no-reply@settlesg.example' }
      // Patience runs out only where nothing comes: elsewhere a busy machine may take its time.
      const hasty = smtpMailer(settings, { connectMs: 1_000, idleMs: 1_000, wholeMs: 3_000 })
      const patient = smtpMailer(settings)
      const id = await queue()
      for (let i = 0; i < attempts; i += 1) {
        const mailer = String(behave[i]).startsWith('stall') ? hasty : patient
        await deliverMail({ ...deps, mailer }, id).catch(() => {})
      }
      await stub.close()
      expect(await rows()).toMatchObject([{ status, attempts, recipient_encrypted: null, params_encrypted: null }])
      expect(stub.accepted.map((mail) => [mail.messageId, mail.recipients])).toEqual(
        Array(accepted).fill([`<${id}@settlesg.example>`, [address]]),
      )
      expect(new Set(stub.recipients).size).toBeLessThanOrEqual(1)
    },
  )

  it('the outbox waits for a mail server that is not there', async () => {
    const smtpUrl = `smtp://127.0.0.1:${await closedPort()}`
    const mailer = smtpMailer({ smtpUrl, mailFrom: 'no-reply@settlesg.example' })
    await expect(deliverMail({ ...deps, mailer }, await queue())).rejects.toThrow('ESOCKET')
    expect(await rows()).toMatchObject([{ status: 'queued', attempts: 1 }])
  })
})
