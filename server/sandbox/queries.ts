import { type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '../tables.ts'
import type { Kind, ObjectOf, StoredObject, Withheld } from './tables.ts'

const isKind = <K extends Kind>(data: StoredObject, kind: K): data is ObjectOf<K> => data.object === kind

/** Nothing else is looked for: the database cannot even be asked for every text, one with a NUL for example. */
const isId = (id: string) => /^\w{1,100}$/.test(id)

export const insertObject = (tx: Tx, data: StoredObject, createdAt: Date, withheld?: Withheld) =>
  tx
    .insertInto('sandbox_object')
    .values({
      id: data.id,
      kind: data.object,
      created_at: createdAt,
      data: JSON.stringify(data),
      withheld: withheld ? JSON.stringify(withheld) : null,
    })
    .execute()

export const replaceObject = (db: Db | Tx, data: StoredObject) =>
  db
    .updateTable('sandbox_object')
    .set({ data: JSON.stringify(data) })
    .where('id', '=', data.id)
    .execute()

export async function findObject<K extends Kind>(db: Db | Tx, kind: K, id: string): Promise<ObjectOf<K> | null> {
  if (!isId(id)) return null
  const row = await db.selectFrom('sandbox_object').select('data').where('id', '=', id).executeTakeFirst()
  return row && isKind(row.data, kind) ? row.data : null
}

/** The same, held against other changes until the transaction ends. */
export async function lockObject<K extends Kind>(tx: Tx, kind: K, id: string): Promise<ObjectOf<K> | null> {
  if (!isId(id)) return null
  const row = await tx.selectFrom('sandbox_object').select('data').where('id', '=', id).forUpdate().executeTakeFirst()
  return row && isKind(row.data, kind) ? row.data : null
}

export async function withheldOf(db: Db | Tx, sessionId: string): Promise<Withheld | null> {
  if (!isId(sessionId)) return null
  const row = await db.selectFrom('sandbox_object').select('withheld').where('id', '=', sessionId).executeTakeFirst()
  return row?.withheld ?? null
}

/** Open sessions whose time has run out; those that another process is looking after are left to it. */
export async function lockOverdueSessions(tx: Tx, at: Date): Promise<ObjectOf<'checkout.session'>[]> {
  const rows = await tx
    .selectFrom('sandbox_object')
    .select('data')
    .where('kind', '=', 'checkout.session')
    .where(sql<SqlBool>`data->>'status' = 'open'`)
    .where(sql<SqlBool>`(data->>'expires_at')::bigint <= ${Math.floor(at.getTime() / 1000)}`)
    .orderBy('position')
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ data }) => data).filter((data) => isKind(data, 'checkout.session'))
}

const operators = { gt: '>', gte: '>=', lt: '<', lte: '<=', eq: '=' } as const
type Limit = keyof typeof operators
const isLimit = (name: string): name is Limit => Object.hasOwn(operators, name)

/** What a list is asked for: limits of `created` in seconds, equal fields, and the object it goes on after or ends before. */
interface Selection<K extends Kind> {
  kind: K
  limit: number
  created: { [name in Limit]?: number | undefined }
  equal: Record<string, string | undefined>
  after?: string | undefined
  before?: string | undefined
}

/** Newest first, as every list of the provider; one more than asked for where there is one. */
export async function selectObjects<K extends Kind>(
  db: Db | Tx,
  { kind, limit, created, equal, after, before }: Selection<K>,
): Promise<{ data: ObjectOf<K>[]; hasMore: boolean }> {
  let query = db
    .selectFrom('sandbox_object as listed')
    .select('data')
    .where('kind', '=', kind)
    .orderBy('position', before === undefined ? 'desc' : 'asc')
    .limit(limit + 1)
  for (const [name, seconds] of Object.entries(created))
    if (isLimit(name) && seconds !== undefined)
      query = query.where(sql<SqlBool>`(data->>'created')::bigint ${sql.raw(operators[name])} ${seconds}`)
  for (const [field, value] of Object.entries(equal))
    if (value !== undefined) query = query.where(sql<SqlBool>`data->>${sql.lit(field)} = ${value}`)
  const from = after ?? before
  if (from !== undefined)
    query = query.where('position', after === undefined ? '>' : '<', (eb) =>
      eb.selectFrom('sandbox_object as from').select('from.position').where('from.id', '=', from),
    )
  const rows = (await query.execute()).map(({ data }) => data).filter((data) => isKind(data, kind))
  const data = rows.slice(0, limit)
  return { data: before === undefined ? data : data.toReversed(), hasMore: rows.length > limit }
}

/** Oldest first. */
export async function objectsOfPayment<K extends 'refund' | 'dispute'>(
  db: Db | Tx,
  kind: K,
  paymentId: string,
): Promise<ObjectOf<K>[]> {
  const rows = await db
    .selectFrom('sandbox_object')
    .select('data')
    .where('kind', '=', kind)
    .where(sql<SqlBool>`data->>'payment_intent' = ${paymentId}`)
    .orderBy('position')
    .execute()
  return rows.map(({ data }) => data).filter((data) => isKind(data, kind))
}

/** How far the webhook of each event is. */
export const deliveryCounts = (db: Db) =>
  db.selectFrom('sandbox_delivery').select(['event_id', 'status', 'attempts']).execute()
