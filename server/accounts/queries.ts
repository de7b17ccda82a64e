import { type InferResult, type Insertable, sql, type Updateable } from 'kysely'
import { walletBalance } from '../credits/service.ts'
import { deletesOld } from '../platform/database/batches.ts'
import { holdsPack2 } from '../reads-across-features.ts'
import type { AccountTables, Db, SessionRow, Tx, UserRow } from './tables.ts'

/** Wallets and packs are read along: every signed-in page shows them, and they must never be out of date. */
const accountColumns = [
  'app_user.id',
  'app_user.email',
  'app_user.full_name',
  'app_user.language',
  'app_user.is_superuser',
  'app_user.disabled_at',
  'app_user.created_at',
  walletBalance('credit', 'app_user.id').as('credits'),
  walletBalance('supercredit', 'app_user.id').as('supercredits'),
  holdsPack2('app_user.id').as('is_premium'),
] as const

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>

const accounts = (db: Db | Tx) => db.selectFrom('app_user').select(accountColumns)

export const findAccount = (db: Db | Tx, id: string) => accounts(db).where('id', '=', id).executeTakeFirst()

export const accountWithId = (db: Db | Tx, id: string) => accounts(db).where('id', '=', id).executeTakeFirstOrThrow()

const callerQuery = (db: Db, { userId, sessionId }: { userId: string; sessionId: string }) =>
  accounts(db)
    .select((eb) =>
      eb
        .selectFrom('session')
        .select('session.expires_at')
        .whereRef('session.user_id', '=', 'app_user.id')
        .where('session.id', '=', sessionId)
        .as('session_expires_at'),
    )
    .where('id', '=', userId)
    .compile()

/** Placeholders for the ids of a call. */
const places = { userId: 'the user', sessionId: 'the session' }
let callerText: ReturnType<typeof callerQuery> | null = null
type CallerRow = InferResult<ReturnType<typeof callerQuery>>[number]

/** Every signed-in request asks this, and building its text takes longer than sending it: so it is built once. */
export async function findCaller(db: Db, { userId, sessionId }: { userId: string; sessionId: string }) {
  callerText ??= callerQuery(db, places)
  const parameters = callerText.parameters.map((value) =>
    value === places.userId ? userId : value === places.sessionId ? sessionId : value,
  )
  const { rows } = await db.executeQuery<CallerRow>({ ...callerText, parameters })
  return rows[0]
}

/** Which accounts are on the page is found first, by the index alone: balances are read of those only, not of all before. */
export const newestFirst = (db: Db, { skip, limit }: { skip: number; limit: number }) =>
  accounts(db)
    .where(sql<boolean>`id in (select id from app_user order by created_at desc, id offset ${skip} limit ${limit})`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

export const countAccounts = (db: Db) =>
  db.selectFrom('app_user').select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()

/** Opens an account unless the address has one: then there is no row to return. */
export const insertUser = (tx: Tx, user: Insertable<UserRow>) =>
  tx
    .insertInto('app_user')
    .values(user)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()

export const findByEmail = (db: Db | Tx, email: string) =>
  db
    .selectFrom('app_user')
    .select(['id', 'password_hash', 'full_name', 'language', 'disabled_at'])
    .where('email', '=', email)
    .executeTakeFirst()

/** Held, so that the password stays the same until the transaction ends. */
export const holdPasswordHash = (tx: Tx, userId: string) =>
  tx.selectFrom('app_user').select('password_hash').where('id', '=', userId).forShare().executeTakeFirstOrThrow()

export const findPasswordHash = (db: Db, userId: string) =>
  db.selectFrom('app_user').select('password_hash').where('id', '=', userId).executeTakeFirst()

/** Undefined where the password is not the one that was checked; held, so that no other call works on it meanwhile. */
export const holdForDeletion = (tx: Tx, userId: string, passwordHash: string) =>
  tx
    .selectFrom('app_user')
    .select(['email', 'language'])
    .where('id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .forUpdate()
    .executeTakeFirst()

/** Sessions, mailed links, assessments and outcomes go along, by their foreign keys. */
export const deleteUser = (tx: Tx, userId: string) => tx.deleteFrom('app_user').where('id', '=', userId).execute()

export const findDetails = (db: Db, userId: string) =>
  db.selectFrom('app_user').select('new_email').where('id', '=', userId).executeTakeFirstOrThrow()

export const findSessions = (db: Db, userId: string) =>
  db
    .selectFrom('session')
    .select(['id', 'created_at', 'expires_at', 'browser', 'system'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

export const updateUser = (db: Db | Tx, userId: string, changes: Updateable<UserRow>) =>
  db.updateTable('app_user').set(changes).where('id', '=', userId).returning(accountColumns).executeTakeFirstOrThrow()

/** Sets a new hash only over the one that was checked: of two changes at once the second finds nothing to change. */
export const replacePasswordHash = (db: Db | Tx, userId: string, from: string, to: string) =>
  db
    .updateTable('app_user')
    .set({ password_hash: to })
    .where('id', '=', userId)
    .where('password_hash', '=', from)
    .returning('email')
    .executeTakeFirst()

export const findEmail = (tx: Tx, userId: string) =>
  tx.selectFrom('app_user').select('email').where('id', '=', userId).executeTakeFirst()

/** The account, held so that it is not deleted before the transaction ends; undefined once it is gone. */
export const keepAccount = (tx: Tx, userId: string) =>
  tx.selectFrom('app_user').select(['id', 'email']).where('id', '=', userId).forKeyShare().executeTakeFirst()

/** An account and the address that waits to be confirmed, held so that no other transaction changes it meanwhile. */
export const holdAccount = (tx: Tx, userId: string) =>
  tx
    .selectFrom('app_user')
    .select(['email', 'new_email', 'disabled_at'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Only if the password is still the checked one. The lock makes a password change wait, and end this session too. */
export const insertSession = (
  db: Db | Tx,
  { password_hash, ...session }: Omit<Insertable<SessionRow>, 'id'> & { password_hash: string },
) =>
  db
    .with('expired', (cte) =>
      cte.deleteFrom('session').where('user_id', '=', session.user_id).where('expires_at', '<=', session.created_at),
    )
    .insertInto('session')
    .columns(['user_id', 'created_at', 'expires_at', 'browser', 'system'])
    .expression((eb) =>
      eb
        .selectFrom('app_user')
        .select([
          'id',
          sql`${session.created_at}::timestamptz`.as('created_at'),
          sql`${session.expires_at}::timestamptz`.as('expires_at'),
          sql`${session.browser}::text`.as('browser'),
          sql`${session.system}::text`.as('system'),
        ])
        .where('id', '=', session.user_id)
        .where('password_hash', '=', password_hash)
        .forShare(),
    )
    .returning('id')
    .executeTakeFirst()

/** Ends the oldest sessions of an account beyond the newest `most`; the one that was just opened stays in any case. */
export const endOldestSessions = (db: Db, userId: string, opened: string, most: number) =>
  db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('session')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy((order) => order('id', '=', opened), 'desc')
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(most),
    )
    .returning('id')
    .execute()

const standing = (db: Db, userId: string, now: Date) =>
  db.selectFrom('session').where('user_id', '=', userId).where('expires_at', '>', now)

export const newestSessions = (db: Db, userId: string, now: Date, { skip, limit }: { skip: number; limit: number }) =>
  standing(db, userId, now)
    .select(['id', 'created_at', 'expires_at', 'browser', 'system'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(skip)
    .limit(limit)
    .execute()

export const countSessions = (db: Db, userId: string, now: Date) =>
  standing(db, userId, now).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()

export const findSession = (db: Db, userId: string, sessionId: string, now: Date) =>
  standing(db, userId, now).select('id').where('id', '=', sessionId).executeTakeFirst()

export const deleteSession = (db: Db, sessionId: string) =>
  db.deleteFrom('session').where('id', '=', sessionId).execute()

/** Answers with how many; without a person everybody's. */
export const deleteSessions = (db: Db | Tx, userId: string | null) =>
  db
    .deleteFrom('session')
    .$if(userId !== null, (query) => query.where('user_id', '=', userId ?? ''))
    .executeTakeFirstOrThrow()

/** Held, so that no other transaction changes it before this one ends. */
const held = (tx: Tx) =>
  tx.selectFrom('app_user').select(['id', 'full_name', 'language']).where('disabled_at', 'is', null).forNoKeyUpdate()

export const holdByEmail = (tx: Tx, email: string) => held(tx).where('email', '=', email).executeTakeFirst()

export const holdByNewAddress = (tx: Tx, userId: string, newEmail: string) =>
  held(tx).where('id', '=', userId).where('new_email', '=', newEmail).executeTakeFirst()

export const deleteOldSignUps = deletesOld<AccountTables>('pending_sign_up', 'id', 'created_at')
export const deleteExpired = [
  deletesOld<AccountTables>('sign_up_link', 'hash', 'expires_at'),
  deletesOld<AccountTables>('session', 'id', 'expires_at'),
  deletesOld<AccountTables>('mailed_token', 'hash', 'expires_at'),
  deletesOld<AccountTables>('former_mailbox', 'digest', 'forget_at'),
]
