import type { Language } from '@settlesg/contract'
import type { Selectable } from 'kysely'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import type { JobQueue, Jobs } from '../platform/jobs.ts'
import { hashToken, randomToken, type Secrets } from '../platform/secrets.ts'
import type { Db, Tables, Tx } from '../tables.ts'
import { type LinkKind, linkMinutes, type MailKind, mailKinds } from './kinds.ts'
import { DeliveryError, type Mailer } from './mailer.ts'
import { countAttempt, deleteFinishedBefore, finishMail, insertMail, keepParams, queuedMails } from './queries.ts'
import type { RenderMail } from './render.ts'
import type { MailRow, MailStatus } from './tables.ts'

/*
 * The outbox. A mail is queued in the transaction that makes it necessary and sent afterwards by a job, so that there
 * is a mail exactly when that transaction commits. Whom it is for and what stands in it is found out when it is
 * sent: asking for a recovery costs the same for a known and an unknown address, and no clear token is stored by
 * the request. A mail is sent at least once; sent twice only after a crash, then with the same token and Message-ID.
 */

export interface NewMail {
  kind: MailKind
  to: string
  /** Null where only an address is known, as for a recovery. */
  userId: string | null
}

/** What the mails need to know of accounts; the accounts feature gives it. */
export interface MailContext {
  /**
   * Whom a mail is for. Null means nobody, any more or at all: no such account, disabled, already confirmed, another
   * address asked for since. The mail is then dropped.
   */
  accountFor(tx: Tx, mail: { kind: MailKind; recipient: string; userId: string | null }): Promise<MailAccount | null>
  /** Keeps the SHA-256 of a link's token, so that the link works until `expiresAt`. */
  keepToken(tx: Tx, token: LinkToken): Promise<void>
}

export interface MailAccount {
  userId: string
  fullName: string | null
  language: Language
}

export interface LinkToken {
  hash: Buffer
  kind: LinkKind
  userId: string
  createdAt: Date
  expiresAt: Date
}

/** What became of a mail at one try. Safe to log: it names no person. */
export interface MailEvent {
  mail: string
  kind: MailKind
  attempt: number
  outcome: Exclude<MailStatus, 'queued'> | 'retry'
  /** Codes of what went wrong. */
  reason?: string
}

export interface MailOffice {
  database: Database<Tables>
  secrets: Secrets
  clock: Clock
  mailer: Mailer
  render: RenderMail
  context: MailContext
  tell: (event: MailEvent) => void
}

export const mailQueueName = 'mail'
/** With the waits below, a mail is given up after some ten hours. */
export const maxAttempts = 20

const daySeconds = 86_400

/** The job queue that sends what is queued. The row counts the tries and ends them, so the job itself never gives up. */
export const mailQueue = (office: MailOffice): JobQueue => ({
  name: mailQueueName,
  options: {
    retryLimit: 1_000,
    retryDelay: 15,
    retryBackoff: true,
    retryDelayMax: 3_600,
    // A worker says every ten seconds that it lives, and no try takes as long as 90 (see `Patience`): a job that is
    // silent, or older, belonged to a process that died, and goes to another worker.
    heartbeatSeconds: 20,
    expireInSeconds: 90,
    retentionSeconds: 90 * daySeconds,
    deleteAfterSeconds: daySeconds,
  },
  work: (id) => deliverMail(office, id),
})

/** Queues a mail together with the job that sends it: both are there exactly when the transaction commits. */
export async function queueMail(
  tx: Tx,
  { jobs, secrets, clock }: { jobs: Pick<Jobs, 'enqueue'>; secrets: Pick<Secrets, 'encrypt'>; clock: Clock },
  { kind, to, userId }: NewMail,
): Promise<void> {
  const recipient_encrypted = secrets.encrypt(to)
  const { id } = await insertMail(tx, { user_id: userId, kind, recipient_encrypted, created_at: clock.now() })
  await jobs.enqueue(tx, mailQueueName, { id })
}

/**
 * Gives each waiting mail a job that is due now. For the start of a process that is alone on its database: a job that
 * the last one was working on when it died would else wait until its time has run out. A job too many does no harm.
 */
export async function sendWaitingMails({ database, jobs }: { database: Database<Tables>; jobs: Jobs }): Promise<void> {
  const waiting = await queuedMails(database.db)
  await database.transaction(async (tx) => {
    for (const { id } of waiting) await jobs.enqueue(tx, mailQueueName, { id })
  })
}

/**
 * Sends one queued mail. Does nothing for a mail that is finished. Throws where the job is to be tried again; the
 * error holds codes only, since the job queue stores it.
 */
export async function deliverMail(office: MailOffice, id: string): Promise<void> {
  const row = await countAttempt(office.database.db, id)
  if (!row) return
  const event = { mail: id, kind: row.kind, attempt: row.attempts }
  const finish = async (outcome: Exclude<MailStatus, 'queued'>, reason?: string) => {
    await finishMail(office.database.db, id, outcome, office.clock.now())
    office.tell({ ...event, outcome, ...(reason && { reason }) })
  }

  // Tries that never came to an end, as when the process dies each time, are counted here too.
  if (row.attempts > maxAttempts) return finish('dead', 'tried too often')

  let wasSent: boolean
  try {
    wasSent = await send(office, row)
  } catch (error) {
    const reason = reasonOf(error)
    if (row.attempts >= maxAttempts || (error instanceof DeliveryError && error.isFinal)) return finish('dead', reason)
    office.tell({ ...event, outcome: 'retry', reason })
    throw new Error(`Mail ${id}, attempt ${row.attempts}: ${reason}`)
  }
  await finish(wasSent ? 'sent' : 'dropped')
}

/** True once the mail is handed over; false when there is nobody to send it to. */
async function send(office: MailOffice, row: Selectable<MailRow>): Promise<boolean> {
  const { database, secrets, context, mailer, render } = office
  const { id, kind, user_id: userId, recipient_encrypted, created_at: at } = row
  if (!recipient_encrypted) throw new Error('A queued mail has a recipient')
  const to = secrets.decrypt(recipient_encrypted)

  const letter = await database.transaction(async (tx) => {
    const account = await context.accountFor(tx, { kind, recipient: to, userId })
    return account && { account, token: isLinkKind(kind) ? await tokenFor(office, tx, row, kind, account) : null }
  })
  if (!letter) return false

  const { fullName, language } = letter.account
  await mailer.send({ id, to, ...(await render(kind, language, { fullName, at, token: letter.token })) })
  return true
}

const isLinkKind = (kind: MailKind): kind is LinkKind => mailKinds[kind].link !== null

interface MadeToken {
  token: string
  expiresAt: string
}

/** The token of the mail's link: that of an earlier try while most of its life is left, else a new one. */
async function tokenFor(
  { secrets, clock, context }: MailOffice,
  tx: Tx,
  row: Selectable<MailRow>,
  kind: LinkKind,
  { userId }: MailAccount,
): Promise<string> {
  const lifeMs = linkMinutes(kind) * 60_000
  const now = clock.now().getTime()
  if (row.params_encrypted) {
    const made: MadeToken = JSON.parse(secrets.decrypt(row.params_encrypted))
    if (Date.parse(made.expiresAt) - now > lifeMs / 2) return made.token
  }
  const token = randomToken()
  const expiresAt = new Date(now + lifeMs)
  await context.keepToken(tx, { hash: hashToken(token), kind, userId, createdAt: new Date(now), expiresAt })
  const made: MadeToken = { token, expiresAt: expiresAt.toISOString() }
  await keepParams(tx, row.id, secrets.encrypt(JSON.stringify(made)))
  return token
}

/** Only what we know to hold no address: messages of databases and libraries quote what they were given. */
function reasonOf(error: unknown): string {
  if (error instanceof DeliveryError) return error.message
  if (!(error instanceof Error)) return 'unknown fault'
  return 'code' in error && typeof error.code === 'string' ? `${error.name} ${error.code}` : error.name
}

/** What is known of a finished mail, which is neither its recipient nor its content, is kept this long. */
const finishedDays = 90

/** Deletes the rows of mails that were finished long ago. Harmless to repeat. */
export async function removeFinishedMails(db: Db, clock: Clock): Promise<void> {
  await deleteFinishedBefore(db, new Date(clock.now().getTime() - finishedDays * daySeconds * 1000))
}
