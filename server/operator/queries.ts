import type { Insertable } from 'kysely'
import type { Db, OperatorActionRow, Tx } from './tables.ts'

export const insertAction = (tx: Tx, action: Insertable<OperatorActionRow>) =>
  tx.insertInto('operator_action').values(action).returning('id').executeTakeFirstOrThrow()

export const findAction = (db: Db, id: string) =>
  db.selectFrom('operator_action').select(['at', 'action', 'account_id']).where('id', '=', id).executeTakeFirst()

export const actionsOn = (db: Db, accountId: string) =>
  db
    .selectFrom('operator_action')
    .select(['at', 'action', 'subject', 'note'])
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute()
