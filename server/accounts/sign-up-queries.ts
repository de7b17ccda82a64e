import { type Insertable, sql } from 'kysely'
import { newestIssue } from '../platform/clock.ts'
import { withoutTag } from './former-mailboxes.ts'
import type { Db, PendingSignUpRow, SignUpLinkRow, Tx } from './tables.ts'

/** Serializes sign-ups of one mailbox. Take it before any row of the address is touched. */
export const holdAddress = (tx: Tx, email: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`address ${withoutTag(email)}`}, 0))`.execute(tx)

export const insertSignUp = (tx: Tx, signUp: Insertable<PendingSignUpRow>) =>
  tx.insertInto('pending_sign_up').values(signUp).returningAll().executeTakeFirstOrThrow()

export const findSignUp = (db: Db | Tx, id: string) =>
  db.selectFrom('pending_sign_up').selectAll().where('id', '=', id).executeTakeFirst()

/** What a mail needs to know of a sign-up, which stays until the transaction ends. */
const held = (tx: Tx) =>
  tx.selectFrom('pending_sign_up').select(['id', 'full_name', 'language', 'created_at']).forNoKeyUpdate()

export const holdSignUp = (tx: Tx, id: string, email: string) =>
  held(tx).where('id', '=', id).where('email', '=', email).executeTakeFirst()

export const holdNewestSignUp = (tx: Tx, email: string) =>
  held(tx).where('email', '=', email).orderBy('created_at', 'desc').orderBy('id').limit(1).executeTakeFirst()

export const isAwaited = async (tx: Tx, email: string): Promise<boolean> =>
  (await tx.selectFrom('pending_sign_up').select('id').where('email', '=', email).limit(1).execute()).length > 0

export const deleteSignUp = (tx: Tx, id: string) =>
  tx.deleteFrom('pending_sign_up').where('id', '=', id).returning('email').executeTakeFirst()

export const deleteSignUps = (tx: Tx, email: string) =>
  tx.deleteFrom('pending_sign_up').where('email', '=', email).execute()

export const forgetSources = (db: Db, before: Date) =>
  db
    .updateTable('pending_sign_up')
    .set({ host_bucket: null, network_bucket: null })
    .where('created_at', '<=', before)
    .where((eb) => eb.or([eb('host_bucket', 'is not', null), eb('network_bucket', 'is not', null)]))
    .execute()

export const insertSignUpLink = (tx: Tx, link: Insertable<SignUpLinkRow>) =>
  tx.insertInto('sign_up_link').values(link).execute()

export const findSignUpLink = (db: Db | Tx, hash: Uint8Array, now: Date) =>
  db
    .selectFrom('sign_up_link')
    .select(['sign_up_id', 'needs_password', 'browser_key'])
    .where('hash', '=', hash)
    .where('created_at', '<=', newestIssue(now))
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** Takes away by what the browser that signed up could sign in, so that of several uses at once one has it. */
export const takeBrowserKey = async (tx: Tx, signUpId: string): Promise<boolean> =>
  (
    await tx
      .updateTable('sign_up_link')
      .set({ browser_key: null })
      .where('sign_up_id', '=', signUpId)
      .where('browser_key', 'is not', null)
      .returning('hash')
      .execute()
  ).length > 0

export const deleteSignUpLinks = (tx: Tx, userId: string) =>
  tx.deleteFrom('sign_up_link').where('sign_up_id', '=', userId).execute()
