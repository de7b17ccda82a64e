import { daySeconds, daysLater, Language } from '@settlesg/contract'
import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import type { Tx } from '../platform/database/database.ts'
import type { JobQueue } from '../platform/jobs/jobs.ts'
import { mailTries } from '../platform/metrics/metrics.ts'
import { hashToken, randomToken } from '../platform/secrets/secrets.ts'
import {
  type FarewellKind,
  type LinkKind,
  linkMinutes,
  type MailData,
  type MailKind,
  type MailKindRules,
  type MailRecipient,
  mailKinds,
  type OwnLanguageKind,
} from './kinds.ts'
import { DeliveryError, describeFault, type MailAttachment } from './mailer.ts'
import {
  awaitsMail,
  countAttempt,
  deleteFinished,
  deleteMails,
  findDeadMails,
  findMails,
  finishMail,
  forgetDeadMails,
  insertMail,
  keepParams,
  mailState,
  queueDeadMails,
  queuedMails,
} from './queries.ts'
import type { MailRow, MailStatus } from './tables.ts'

export {
  awaitsMail,
  deleteMails as removeMails,
  findDeadMails as deadMails,
  type MailData,
  mailState,
  type OwnLanguageKind,
}

/* Queued in the transaction that needs it, sent at least once; recipient and token are found when it is sent. */

interface MailOf<K extends MailKind> {
  kind: K
  to: string
  /** Null where only an address is known, as for a recovery. */
  userId: string | null
  signUpId?: string
  reportId?: string
}

/** With `data` exactly where its kind carries some, and `language` exactly where the account's is not the one. */
export type NewMail = {
  [K in MailKind]: MailOf<K> &
    (MailData<K> extends Record<string, never> ? { data?: never } : { data: MailData<K> }) &
    (K extends FarewellKind | OwnLanguageKind ? { language: Language } : { language?: never })
}[MailKind]

export interface MailAccounts {
  /** Null where there is no recipient any more: the mail is then dropped. */
  accountFor(tx: Tx, mail: MailToPlace): Promise<MailAccount | null>
  /** Keeps the SHA-256 of a link's token, so that the link works until `expiresAt`. */
  keepToken(tx: Tx, token: LinkToken): Promise<void>
}

/** A farewell needs no recipient to be found. */
interface MailToPlace {
  recipient: Exclude<MailRecipient, 'former account'>
  to: string
  userId: string | null
  signUpId: string | null
}

export interface MailAccount {
  /** Of the account, or of the sign-up: the account that it becomes has the same. */
  userId: string
  fullName: string | null
  language: Language
  /** When what the mail is about happened, where that was before it was queued. */
  at?: Date
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
  reason?: string
}

export interface MailDeps extends Pick<Deps, 'db' | 'transaction' | 'secrets' | 'clock' | 'mailer' | 'renderMail'> {
  accounts: MailAccounts
  /** The report that a mail brings along; null where it is gone, and then the mail is dropped. */
  attachment: (userId: string, reportId: string) => Promise<MailAttachment | null>
  onMail: (event: MailEvent) => void
}

export const mailQueueName = 'mail'
/** With the waits below, a mail is given up after some ten hours. */
export const maxAttempts = 20

/** The row counts the tries and ends them, so the job itself never gives up. */
export const mailQueueOptions: JobQueue['options'] = {
  retryLimit: 1_000,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 3_600,
  // No try takes 90 seconds (see `Patience`): a silent or older job belonged to a dead process, and goes to another.
  heartbeatSeconds: 20,
  expireInSeconds: 90,
  retentionSeconds: 90 * daySeconds,
  deleteAfterSeconds: daySeconds,
}

export const mailQueue = (deps: MailDeps): JobQueue => ({
  name: mailQueueName,
  options: mailQueueOptions,
  work: (id) => deliverMail(deps, id),
})

/** Queues a mail together with the job that sends it: both are there exactly when the transaction commits. */
export async function queueMail(
  tx: Tx,
  { jobs, secrets, clock }: Pick<Deps, 'jobs' | 'secrets' | 'clock'>,
  { kind, to, userId, signUpId, reportId, data, language }: NewMail,
): Promise<void> {
  const { id } = await insertMail(tx, {
    user_id: userId,
    sign_up_id: signUpId ?? null,
    report_id: reportId ?? null,
    kind,
    recipient_encrypted: secrets.encrypt(to),
    params_encrypted: data || language ? sealParams(secrets, { data, language }) : null,
    created_at: clock.now(),
  })
  await jobs.enqueue(tx, mailQueueName, { id })
}

/** Only for a process alone on its database, where a dead one's jobs would wait for their time-out. */
export async function sendWaitingMails({ db, transaction, jobs }: Deps): Promise<void> {
  const waiting = await queuedMails(db)
  await transaction(async (tx) => {
    for (const { id } of waiting) await jobs.enqueue(tx, mailQueueName, { id })
  })
}

/** Does nothing for a finished mail. Throws where it is to be tried again; only codes, as the job queue stores them. */
export async function deliverMail(deps: MailDeps, id: string): Promise<void> {
  const row = await countAttempt(deps.db, id)
  if (!row) return
  const event = { mail: id, kind: row.kind, attempt: row.attempts }
  const tell = (became: Pick<MailEvent, 'outcome' | 'reason'>) => {
    mailTries.inc({ outcome: became.outcome })
    deps.onMail({ ...event, ...became })
  }
  const finish = async (outcome: Exclude<MailStatus, 'queued'>, reason?: string, isKept = false) => {
    await finishMail(deps.db, id, { status: outcome, finished_at: deps.clock.now(), isKept })
    tell({ outcome, ...(reason && { reason }) })
  }
  /** A mail server that was away will be mended: the operator may send it then. */
  const giveUp = (reason: string) => finish('dead', reason, true)

  if (row.attempts > maxAttempts) return giveUp('tried too often')

  let wasSent: boolean
  try {
    wasSent = await send(deps, row)
  } catch (error) {
    const reason = describeFault(error)
    if (error instanceof DeliveryError && error.isFinal) return finish('dead', reason)
    if (row.attempts >= maxAttempts) return giveUp(reason)
    tell({ outcome: 'retry', reason })
    throw new Error(`Mail ${id}, attempt ${row.attempts}: ${reason}`)
  }
  await finish(wasSent ? 'sent' : 'dropped')
}

/** False when there is no one to send it to. */
async function send(deps: MailDeps, row: Selectable<MailRow>): Promise<boolean> {
  const { transaction, secrets, accounts, mailer, renderMail } = deps
  const { id, kind, user_id: userId, sign_up_id: signUpId, recipient_encrypted, created_at } = row
  if (!recipient_encrypted) throw new Error('A queued mail has a recipient')
  const to = secrets.decrypt(recipient_encrypted)

  const params = openParams(secrets, row)
  const data = mailKinds[kind].data.parse(params.data ?? {})

  const { recipient } = mailKinds[kind]
  const found = await (recipient === 'former account'
    ? { account: { fullName: null, language: Language.parse(params.language), at: created_at }, token: null }
    : transaction(async (tx) => {
        const account = await accounts.accountFor(tx, { recipient, to, userId, signUpId })
        const token = account && isLinkKind(kind) ? await tokenFor(tx, deps, { id, kind, params, account }) : null
        return account && { account, token }
      }))
  if (!found) return false

  const rules: MailKindRules = mailKinds[kind]
  const attachment = rules.brings && userId && row.report_id ? await deps.attachment(userId, row.report_id) : null
  if (rules.brings && !attachment) return false

  const { fullName, at = created_at } = found.account
  const language = params.language ?? found.account.language
  const rendered = await renderMail(kind, language, { fullName, at, token: found.token, data })
  await mailer.send({ id, to, ...rendered, ...(attachment && { attachment }) })
  return true
}

const isLinkKind = (kind: MailKind): kind is LinkKind => mailKinds[kind].link !== null

/** What is stored, encrypted, with a mail that waits: data, language, and once its link has a token, that. */
const Params = z.object({
  language: z.optional(Language),
  data: z.optional(z.record(z.string(), z.unknown())),
  token: z.optional(z.string()),
  expiresAt: z.optional(z.iso.datetime()),
})
type Params = z.output<typeof Params>

const sealParams = ({ encrypt }: Pick<Deps['secrets'], 'encrypt'>, params: Params) => encrypt(JSON.stringify(params))

const openParams = (
  { decrypt }: Pick<Deps['secrets'], 'decrypt'>,
  { params_encrypted }: Pick<Selectable<MailRow>, 'params_encrypted'>,
): Params => (params_encrypted ? Params.parse(JSON.parse(decrypt(params_encrypted))) : {})

/** The token of the mail's link: that of an earlier try while most of its life is left, else a new one. */
async function tokenFor(
  tx: Tx,
  { secrets, clock, accounts }: MailDeps,
  { id, kind, params, account: { userId } }: { id: string; kind: LinkKind; params: Params; account: MailAccount },
): Promise<string> {
  const lifeMs = linkMinutes(kind) * 60_000
  const now = clock.now().getTime()
  if (params.token && params.expiresAt && Date.parse(params.expiresAt) - now > lifeMs / 2) return params.token
  const token = randomToken()
  const expiresAt = new Date(now + lifeMs)
  await accounts.keepToken(tx, { hash: hashToken(token), kind, userId, createdAt: new Date(now), expiresAt })
  await keepParams(tx, id, sealParams(secrets, { ...params, token, expiresAt: expiresAt.toISOString() }))
  return token
}

/** For how long a dead mail keeps to whom and with what it was to go: enough to mend a mail server. */
export const deadDays = 14

/** Queues dead mails anew, the one with this id or with null all that still can be; answers which. */
export async function sendAgain(tx: Tx, { jobs }: Pick<Deps, 'jobs'>, mailId: string | null) {
  const again = await queueDeadMails(tx, mailId)
  for (const { id } of again) await jobs.enqueue(tx, mailQueueName, { id })
  return again
}

/** For how long a link for a new password works, counted from when it is sent. */
export const recoveryLinkMinutes = linkMinutes('password_recovery')

export async function loadMails({ db }: Pick<Deps, 'db'>, userId: string) {
  const rows = await findMails(db, userId)
  return rows.map(({ kind, status, created_at, finished_at }) => ({
    kind,
    status,
    created_at: created_at.toISOString(),
    finished_at: finished_at?.toISOString() ?? null,
  }))
}

/** What is known of a finished mail, which is neither its recipient nor its content, is kept this long. */
export const finishedDays = 90

/** Forgets what dead mails held, and later deletes the rows of finished ones. Harmless to repeat. */
export async function removeFinishedMails({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await forgetDeadMails(db, daysLater(clock.now(), -deadDays))
  await deleteFinished(db, daysLater(clock.now(), -finishedDays))
}
