import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { long } from '../../testing/long.ts'
import { seededRandom } from '../../testing/seed.ts'
import { systemClock } from '../platform/clock.ts'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { type Jobs, startJobs } from '../platform/jobs/jobs.ts'
import { secretsFrom } from '../platform/secrets/secrets.ts'
import { migrations, type Tables } from '../tables.ts'
import { createDatabase, dropDatabase, withDatabase } from '../testing/snapshot.ts'
import { createDataFolder, openTestDatabase } from '../testing/test-database.ts'
import { DeliveryError, type Mailer, type OutgoingMail } from './mailer.ts'
import { type MailDeps, mailQueue, queueMail } from './service.ts'
import type { MailProcessSettings } from './testing/mail-process.ts'
import { startSmtpStub } from './testing/smtp-stub.ts'

const secretKey = 'a key for tests that is long enough'
const secrets = secretsFrom(secretKey)
const clock = systemClock
const faults: Error[] = []
const onError = (error: Error) => faults.push(error)
const idle = { working: false, onError }
const working = { working: true, onError }

const queueMany = (database: Database<Tables>, jobs: Jobs, addresses: string[]) =>
  database.transaction(async (tx) => {
    for (const to of addresses)
      await queueMail(tx, { jobs, secrets, clock }, { kind: 'password_recovery', to, userId: null })
  })
const numbered = (count: number) => Array.from({ length: count }, (_, number) => `person-${number}@example.sg`)

const depsWith = (database: Database<Tables>, send: Mailer['send']): MailDeps => ({
  ...database,
  secrets,
  clock,
  mailer: { send, async close() {} },
  renderMail: async () => ({ subject: '', text: '', html: '' }),
  accounts: {
    accountFor: async () => ({ userId: '0b6b2f0c-94a1-4a3e-9d7f-5d2c0e4b8a11', fullName: null, language: 'en' }),
    async keepToken() {},
  },
  attachment: async () => null,
  onMail: () => {},
})

describe('the job queue of the mails', () => {
  let database: Database<Tables>
  let jobs: Jobs
  let sent: { to: string }[]

  beforeEach(async () => {
    database = await openTestDatabase()
    sent = []
    faults.length = 0
  })
  afterEach(async () => {
    // Looked at before the end: the server may cut off connections that are being closed anyway.
    expect(faults).toEqual([])
    await jobs.stop()
    await database.close()
  })

  const depsThat = (send: Mailer['send']) => depsWith(database, send)
  const take = async ({ to }: OutgoingMail) => void sent.push({ to })

  it('the job queue of the mails sends a mail as soon as its transaction commits', async () => {
    jobs = await startJobs(database.jobs, { ...working, queues: [mailQueue(depsThat(take))] })
    // The second comes to a queue that has begun its work.
    for (const count of [1, 2]) {
      await queueMany(database, jobs, ['ann@example.sg'])
      await vi.waitFor(() => expect(sent).toHaveLength(count), { timeout: 60_000, interval: 20 })
    }
  })

  it('the job queue of the mails sends after a restart what was queued before it', async () => {
    jobs = await startJobs(database.jobs, { ...idle, queues: [mailQueue(depsThat(take))] })
    await queueMany(database, jobs, numbered(3))
    await jobs.stop()
    jobs = await startJobs(database.jobs, { ...working, queues: [mailQueue(depsThat(take))] })
    await vi.waitFor(() => expect(sent).toHaveLength(3), { timeout: 60_000, interval: 20 })
  })

  it('the job queue of the mails drains a backlog without a pause', async () => {
    const count = long(60, 1_000)
    jobs = await startJobs(database.jobs, { ...idle, queues: [mailQueue(depsThat(take))] })
    await queueMany(database, jobs, numbered(count))
    await jobs.stop()
    jobs = await startJobs(database.jobs, { ...working, queues: [mailQueue(depsThat(take))] })
    await vi.waitFor(() => expect(sent).toHaveLength(count), { timeout: 60_000 + count * 60, interval: 50 })
    expect(new Set(sent.map(({ to }) => to)).size).toBe(count)
  })

  it('neither a mail that always fails nor a slow recipient holds up other mails', async () => {
    const addresses = numbered(20)
    const [poison, slow] = addresses
    const answer = Promise.withResolvers<void>()
    const send = async (mail: OutgoingMail) => {
      if (mail.to === poison) throw new DeliveryError('always', { isFinal: false })
      if (mail.to === slow) await answer.promise
      await take(mail)
    }
    jobs = await startJobs(database.jobs, { queues: [mailQueue(depsThat(send))], onError: () => {} })
    await queueMany(database, jobs, addresses)
    // All the others go out while the slow one still waits, however long that is.
    await vi.waitFor(() => expect(sent).toHaveLength(18), { timeout: 80_000, interval: 50 })
    answer.resolve()
    await vi.waitFor(() => expect(sent.at(-1)?.to).toBe(slow), { timeout: 60_000, interval: 50 })
  })
})

describe('a process that is killed while it sends', () => {
  const workers = 4 * 2
  const processes: ChildProcess[] = []
  const removals: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const child of processes) child.kill('SIGKILL')
    for (const remove of removals.reverse()) await remove()
  })

  async function newDatabase(): Promise<{ databaseUrl: string | null; dataDir: string }> {
    const dataDir = mkdtempSync(join(tmpdir(), 'settlesg-killed-'))
    removals.push(async () => rmSync(dataDir, { recursive: true, force: true }))
    const snapshot = inject('snapshot')
    if (snapshot.kind === 'embedded') {
      await createDataFolder(dataDir)
      return { databaseUrl: null, dataDir }
    }
    const name = await createDatabase(snapshot.url, snapshot.template)
    removals.push(() => dropDatabase(snapshot.url, name))
    return { databaseUrl: withDatabase(snapshot.url, name), dataDir }
  }

  async function startProcess(settings: MailProcessSettings): Promise<ChildProcess> {
    const file = join(import.meta.dirname, 'testing', 'mail-process.ts')
    const child = spawn(process.execPath, [file, JSON.stringify(settings)], { stdio: ['ignore', 'pipe', 'inherit'] })
    processes.push(child)
    await new Promise<void>((resolve, reject) => {
      child.stdout?.once('data', () => resolve())
      child.once('exit', (code) => reject(new Error(`The process ended with ${code}`)))
    })
    return child
  }

  const ended = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve))

  it('a process killed while sending loses no mail and repeats one by the same Message-ID', async () => {
    const [count, kills] = [long(60, 1_000), long(3, 100)]
    const stub = await startSmtpStub()
    removals.push(() => stub.close())
    const location = await newDatabase()
    const settings = { ...location, smtpUrl: `smtp://127.0.0.1:${stub.port}`, secretKey }

    const database: Database<Tables> = await openDatabase(location, migrations)
    // A job keeps the options that its queue had when it was added.
    const queue = mailQueue(depsWith(database, async () => {}))
    const options = { ...queue.options, heartbeatSeconds: 10, retryDelay: 1 }
    const jobs = await startJobs(database.jobs, { ...idle, queues: [{ ...queue, options }] })
    await queueMany(database, jobs, numbered(count))
    await jobs.stop()
    await database.close()

    const random = seededRandom()
    for (let kill = 0; kill < kills; kill += 1) {
      const child = await startProcess(settings)
      await wait(20 + random() * 200)
      child.kill('SIGKILL')
      await ended(child)
    }
    const last = await startProcess(settings)
    const ids = () => stub.accepted.map(({ messageId }) => messageId)
    await vi.waitFor(() => expect(new Set(ids()).size).toBe(count), { timeout: 240_000 + count * 60, interval: 100 })
    const recipients = new Map(stub.accepted.map(({ messageId, recipients: to }) => [messageId, to.join()]))
    expect(new Set(recipients.values()).size).toBe(count)
    expect(ids().length - count).toBeLessThanOrEqual(kills * workers)

    last.kill('SIGTERM')
    await ended(last)
    const after: Database<Tables> = await openDatabase(location, migrations)
    const rows = await after.db.selectFrom('mail').select(['status', 'recipient_encrypted']).execute()
    await after.close()
    expect(rows.length).toBe(count)
    expect(rows.filter(({ status, recipient_encrypted: to }) => status !== 'sent' || to !== null)).toEqual([])
  }, 600_000)
})
