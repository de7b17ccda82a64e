import type { Insertable } from 'kysely'
import { newestIssue } from '../platform/clock.ts'
import type { Db, MailedTokenRow, TokenPurpose, Tx } from './tables.ts'

export const insertToken = (tx: Tx, token: Insertable<MailedTokenRow>) =>
  tx.insertInto('mailed_token').values(token).execute()

export const findToken = (db: Db | Tx, hash: Uint8Array, now: Date) =>
  db
    .selectFrom('mailed_token')
    .select(['user_id', 'purpose'])
    .where('hash', '=', hash)
    .where('created_at', '<=', newestIssue(now))
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** Takes a token away, so that of two uses at once only one has it. */
export const takeToken = (tx: Tx, hash: Uint8Array, now: Date) =>
  tx
    .deleteFrom('mailed_token')
    .where('hash', '=', hash)
    .where('created_at', '<=', newestIssue(now))
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()

export const deleteTokens = (tx: Tx, userId: string, purpose: TokenPurpose) =>
  tx.deleteFrom('mailed_token').where('user_id', '=', userId).where('purpose', '=', purpose).execute()

/** A link that confirmed something stays. The caller has changed the account before: no link is being made now. */
export const revokeLinks = (tx: Tx, userId: string) =>
  tx
    .with('recovery', (cte) =>
      cte.deleteFrom('mailed_token').where('user_id', '=', userId).where('purpose', '=', 'password_recovery'),
    )
    .with('change', (cte) =>
      cte
        .deleteFrom('mailed_token')
        .using('app_user')
        .whereRef('app_user.id', '=', 'mailed_token.user_id')
        .where('app_user.id', '=', userId)
        .where('app_user.new_email', 'is not', null)
        .where('purpose', '=', 'confirm_new_address'),
    )
    .with('sign_up', (cte) =>
      cte.updateTable('sign_up_link').set({ browser_key: null }).where('sign_up_id', '=', userId),
    )
    .updateTable('app_user')
    .set({ new_email: null })
    .where('id', '=', userId)
    .execute()

/** Every account's links, and those of sign-ups that wait, which need another link then. */
export async function revokeAllLinks(tx: Tx): Promise<void> {
  await tx.deleteFrom('mailed_token').execute()
  await tx
    .deleteFrom('sign_up_link')
    .where('sign_up_id', 'in', (eb) => eb.selectFrom('pending_sign_up').select('id'))
    .execute()
  for (const table of ['sign_up_link', 'pending_sign_up'] as const)
    await tx.updateTable(table).set({ browser_key: null }).where('browser_key', 'is not', null).execute()
  await tx.updateTable('app_user').set({ new_email: null }).where('new_email', 'is not', null).execute()
}
