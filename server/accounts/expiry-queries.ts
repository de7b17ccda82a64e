import type { Db } from './tables.ts'

/*
 * What has had its time. Each deletes so many rows at most, and answers of how many it did. Where a row may be given more time
 * meanwhile, that is asked of the row itself, which is read again then, and not of the list alone.
 */

export const deleteExpiredSessions = (db: Db, now: Date, limit: number) =>
  db
    .deleteFrom('session')
    .where('id', 'in', (eb) => eb.selectFrom('session').select('id').where('expires_at', '<=', now).limit(limit))
    .executeTakeFirstOrThrow()

export const deleteExpiredTokens = (db: Db, now: Date, limit: number) =>
  db
    .deleteFrom('mailed_token')
    .where('hash', 'in', (eb) =>
      eb.selectFrom('mailed_token').select('hash').where('expires_at', '<=', now).limit(limit),
    )
    .executeTakeFirstOrThrow()

export const deleteOldLanes = (db: Db, now: Date, limit: number) =>
  db
    .deleteFrom('login_throttle')
    .where('lane', 'in', (eb) =>
      eb.selectFrom('login_throttle').select('lane').where('forget_at', '<=', now).limit(limit),
    )
    .where('forget_at', '<=', now)
    .executeTakeFirstOrThrow()

export const deleteSignUpsBefore = (db: Db, before: Date, limit: number) =>
  db
    .deleteFrom('pending_sign_up')
    .where('id', 'in', (eb) =>
      eb.selectFrom('pending_sign_up').select('id').where('created_at', '<', before).limit(limit),
    )
    .executeTakeFirstOrThrow()

export const deleteExpiredSignUpLinks = (db: Db, now: Date, limit: number) =>
  db
    .deleteFrom('sign_up_link')
    .where('hash', 'in', (eb) =>
      eb.selectFrom('sign_up_link').select('hash').where('expires_at', '<=', now).limit(limit),
    )
    .executeTakeFirstOrThrow()

export const deleteFormerMailboxes = (db: Db, now: Date, limit: number) =>
  db
    .deleteFrom('former_mailbox')
    .where('digest', 'in', (eb) =>
      eb.selectFrom('former_mailbox').select('digest').where('forget_at', '<=', now).limit(limit),
    )
    .where('forget_at', '<=', now)
    .executeTakeFirstOrThrow()
