import { type ExpressionBuilder, type Insertable, sql } from 'kysely'
import { deletesOld } from '../platform/database/batches.ts'
import type { Db, MailRow, MailStatus, MailTables, Tx } from './tables.ts'

export const insertMail = (tx: Tx, mail: Insertable<MailRow>) =>
  tx.insertInto('mail').values(mail).returning('id').executeTakeFirstOrThrow()

/** Counts one more try before it is made, so that a mail which ends the process each time is given up too. */
export const countAttempt = (db: Db, id: string) =>
  db
    .updateTable('mail')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .returningAll()
    .executeTakeFirst()

export const keepParams = (tx: Tx, id: string, params_encrypted: Uint8Array) =>
  tx.updateTable('mail').set({ params_encrypted }).where('id', '=', id).where('status', '=', 'queued').execute()

const forgotten = { recipient_encrypted: null, params_encrypted: null }

/** Ends a mail and, unless it may be sent again, forgets to whom and with what. */
export const finishMail = (
  db: Db,
  id: string,
  { status, finished_at, isKept }: { status: Exclude<MailStatus, 'queued'>; finished_at: Date; isKept: boolean },
) =>
  db
    .updateTable('mail')
    .set({ status, finished_at, ...(!isKept && forgotten) })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .execute()

export const giveUpQueued = (tx: Tx, finished_at: Date) =>
  tx.updateTable('mail').set({ status: 'dead', finished_at }).where('status', '=', 'queued').execute()

export const queuedMails = (db: Db) => db.selectFrom('mail').select('id').where('status', '=', 'queued').execute()

export const findDeadMails = (db: Db) =>
  db
    .selectFrom('mail')
    .select(['id', 'kind', 'user_id', 'created_at', 'finished_at', 'attempts'])
    .select(sql<boolean>`recipient_encrypted is not null`.as('is_kept'))
    .where('status', '=', 'dead')
    .orderBy('finished_at')
    .execute()

export const mailState = (db: Db) =>
  db
    .selectFrom('mail')
    .select((eb) => [
      eb.fn.countAll<string>().filterWhere('status', '=', 'queued').as('waiting'),
      eb.fn.countAll<string>().filterWhere('status', '=', 'dead').as('dead'),
      eb.fn.min('created_at').filterWhere('status', '=', 'queued').as('waiting_since'),
    ])
    .where('status', 'in', ['queued', 'dead'])
    .executeTakeFirstOrThrow()

/** Has dead mails wait again as if new: the one with this id, or with null all. */
export const queueDeadMails = (tx: Tx, id: string | null) =>
  tx
    .updateTable('mail')
    .set({ status: 'queued', attempts: 0, finished_at: null })
    .where('status', '=', 'dead')
    .where('recipient_encrypted', 'is not', null)
    .$if(id !== null, (query) => query.where(sql<string>`id::text`, '=', id ?? ''))
    .returning(['id', 'user_id'])
    .execute()

export const forgetDeadMails = (db: Db, before: Date) =>
  db
    .updateTable('mail')
    .set(forgotten)
    .where('status', '=', 'dead')
    .where('finished_at', '<', before)
    .where('recipient_encrypted', 'is not', null)
    .execute()

/** Only a finished mail has this time. */
export const deleteFinished = deletesOld<MailTables>('mail', 'id', 'finished_at')

/** An account has the id of the sign-up that it came from. */
const ofPerson = (userId: string) => (eb: ExpressionBuilder<MailTables, 'mail'>) =>
  eb.or([eb('user_id', '=', userId), eb('sign_up_id', '=', userId)])

export const findMails = (db: Db, userId: string) =>
  db
    .selectFrom('mail')
    .select(['kind', 'status', 'created_at', 'finished_at'])
    .where(ofPerson(userId))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

/** Takes back what waits to be sent to a person, and forgets what was sent: for when the account is deleted. */
export const deleteMails = (tx: Tx, userId: string) => tx.deleteFrom('mail').where(ofPerson(userId)).execute()

/** Whether a mail may still bring along the report in this column: it waits, or was given up and can be sent again. */
export const awaitsMail = (reportColumn: string) => sql<boolean>`exists (
  select from mail where report_id = ${sql.ref(reportColumn)} and recipient_encrypted is not null)`
