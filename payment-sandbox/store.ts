import { randomBytes } from 'node:crypto'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type Stripe from 'stripe'

/** What happened, with the object as it then was: of all events of the provider, those that the product handles. */
export type Happening =
  | {
      type:
        | 'checkout.session.completed'
        | 'checkout.session.async_payment_succeeded'
        | 'checkout.session.async_payment_failed'
        | 'checkout.session.expired'
      object: Stripe.Checkout.Session
    }
  | { type: 'refund.created' | 'refund.updated' | 'refund.failed'; object: Stripe.Refund }
  | {
      type: `charge.dispute.${'created' | 'updated' | 'funds_withdrawn' | 'funds_reinstated' | 'closed'}`
      object: Stripe.Dispute
    }

export type SandboxEvent = Omit<Stripe.EventBase, 'type' | 'data'> & {
  type: Happening['type']
  data: { object: Happening['object'] }
}

export type StoredObject =
  | Stripe.Checkout.Session
  | Stripe.PaymentIntent
  | Stripe.Charge
  | Stripe.Refund
  | Stripe.Dispute
  | SandboxEvent
export type Kind = StoredObject['object']
export type ObjectOf<K extends Kind> = Extract<StoredObject, { object: K }>

/** What was given when a session was opened and comes to light only in the payment or on the page. */
export interface Withheld {
  items: { name: string; quantity: number; unitAmount: number }[]
  payment: Pick<Stripe.PaymentIntent, 'description' | 'metadata' | 'statement_descriptor_suffix'>
}

export interface KeptAnswer {
  /** Of method, path and parameters: the same key with others is refused. */
  digest: string
  requestId: string
  status: number
  body: unknown
}

const deliveryStatuses = ['waiting', 'delivered', 'failed'] as const

export interface Delivery {
  status: (typeof deliveryStatuses)[number]
  attempts: number
  /** Milliseconds since 1970. A waiting one that is not due was tried, or is being tried, by some process. */
  dueAt: number
}

export interface ListQuery {
  limit: number
  /** Goes on after this object. */
  after?: string | undefined
  /** Created at this second or later. */
  since?: number | undefined
  paymentId?: string | undefined
}

const schema = `
  create table if not exists setting (name text primary key, value text not null) strict;
  create table if not exists object (
    position integer primary key,
    id text not null unique,
    kind text not null,
    data text not null,
    withheld text
  ) strict;
  create index if not exists object_of_kind on object (kind, position);
  create index if not exists object_of_payment on object (data ->> 'payment_intent', kind);
  create index if not exists open_session on object (data ->> 'expires_at')
    where kind = 'checkout.session' and data ->> 'status' = 'open';
  create table if not exists answer (
    idempotency_key text primary key,
    digest text not null,
    request_id text not null,
    status integer not null,
    body text not null
  ) strict;
  create table if not exists delivery (
    position integer primary key,
    event_id text not null unique references object (id),
    status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
    attempts integer not null default 0,
    due_at integer not null
  ) strict;
  create index if not exists delivery_due on delivery (due_at) where status = 'waiting';
`

/** How long a process waits for another that is writing. */
const patienceMs = 30_000

export type Store = ReturnType<typeof openStore>

/** One SQLite file for several processes; a commit is on the disk before it returns. Without a folder all stays in memory. */
export function openStore(folder: string | null) {
  const db = new DatabaseSync(folder === null ? ':memory:' : privateFile(folder), { timeout: patienceMs })
  // Beyond the default, the folder is synced too when a transaction ends.
  db.exec('pragma synchronous = extra')

  /** All of it or nothing. Every change is made in here, so that of two processes the later one sees what the first did. */
  const transaction = <T>(work: () => T): T => {
    db.exec('begin immediate')
    try {
      const result = work()
      db.exec('commit')
      return result
    } catch (error) {
      if (db.isTransaction) db.exec('rollback')
      throw error
    }
  }
  const rows = (sql: string, ...values: (string | number)[]) => db.prepare(sql).all(...values)
  const run = (sql: string, ...values: (string | number | null)[]) => db.prepare(sql).run(...values)
  const isKind = <K extends Kind>(object: StoredObject, kind: K): object is ObjectOf<K> => object.object === kind
  const readObjects = <K extends Kind>(kind: K, found: ReturnType<typeof rows>): ObjectOf<K>[] =>
    found.map(({ data }): StoredObject => JSON.parse(String(data))).filter((object) => isKind(object, kind))

  transaction(() => db.exec(schema))

  return {
    transaction,
    close: () => db.close(),

    setting(name: string): string | null {
      const [row] = rows('select value from setting where name = ?', name)
      return row ? String(row.value) : null
    },
    set: (name: string, value: string) =>
      run('insert into setting values (?, ?) on conflict (name) do update set value = excluded.value', name, value),

    insert: (data: StoredObject, withheld?: Withheld) =>
      run(
        'insert into object (id, kind, data, withheld) values (?, ?, ?, ?)',
        ...[data.id, data.object, JSON.stringify(data), withheld ? JSON.stringify(withheld) : null],
      ),
    replace: (data: StoredObject) => run('update object set data = ? where id = ?', JSON.stringify(data), data.id),
    /** Says something else of an object than what happened to it: for tests. */
    edit: (id: string, changes: object) =>
      run('update object set data = json_patch(data, ?) where id = ?', JSON.stringify(changes), id),
    /** Null for what is no id of such an object. */
    find<K extends Kind>(kind: K, id: unknown): ObjectOf<K> | null {
      return (
        readObjects(kind, rows('select data from object where id = ?', typeof id === 'string' ? id : ''))[0] ?? null
      )
    },
    withheld(sessionId: string): Withheld | null {
      const [row] = rows('select withheld from object where id = ? and withheld is not null', sessionId)
      return row ? JSON.parse(String(row.withheld)) : null
    },
    /** Newest first, as every list of the provider. */
    list<K extends Kind>(kind: K, { limit, after, since = 0, paymentId }: ListQuery): ObjectOf<K>[] {
      const conditions = ["kind = ? and data ->> 'created' >= ?"]
      const values: (string | number)[] = [kind, since]
      if (paymentId !== undefined) conditions.push("data ->> 'payment_intent' = ?")
      if (after !== undefined) conditions.push('position < (select position from object where id = ?)')
      values.push(...[paymentId, after].filter((value) => value !== undefined), limit)
      const where = conditions.join(' and ')
      return readObjects(kind, rows(`select data from object where ${where} order by position desc limit ?`, ...values))
    },
    /** Open sessions whose time has run out at this second. */
    overdueSessions: (at: number) =>
      readObjects(
        'checkout.session',
        rows(
          `select data from object where kind = 'checkout.session' and data ->> 'status' = 'open'
           and data ->> 'expires_at' <= ? order by position`,
          at,
        ),
      ),

    answer(key: string): KeptAnswer | null {
      const [row] = rows('select * from answer where idempotency_key = ?', key)
      if (!row) return null
      const { digest, request_id, status, body } = row
      return {
        digest: String(digest),
        requestId: String(request_id),
        status: Number(status),
        body: JSON.parse(String(body)),
      }
    },
    keepAnswer: (key: string, { digest, requestId, status, body }: KeptAnswer) =>
      run('insert into answer values (?, ?, ?, ?, ?)', key, digest, requestId, status, JSON.stringify(body)),
    forgetAnswers: () => run('delete from answer'),

    queueDelivery: (eventId: string, dueAt: number) =>
      run('insert into delivery (event_id, due_at) values (?, ?)', eventId, dueAt),
    delivery(eventId: string): Delivery | null {
      const [row] = rows('select status, attempts, due_at from delivery where event_id = ?', eventId)
      const status = deliveryStatuses.find((name) => name === row?.status)
      return row && status ? { status, attempts: Number(row.attempts), dueAt: Number(row.due_at) } : null
    },
    updateDelivery: (eventId: string, { status, attempts, dueAt }: Delivery) =>
      run(
        'update delivery set status = ?, attempts = ?, due_at = ? where event_id = ?',
        status,
        attempts,
        dueAt,
        eventId,
      ),
    /** The ids of events that wait and were due by then, oldest first. */
    waitingEvents: (dueBy = Number.MAX_SAFE_INTEGER) =>
      rows(`select event_id from delivery where status = 'waiting' and due_at <= ? order by position`, dueBy).map(
        ({ event_id }) => String(event_id),
      ),
  }
}

/** SQLite gives its other files the same rights. */
function privateFile(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'payments.sqlite')
  closeSync(openSync(file, 'a', 0o600))
  return file
}

/** What replaces the keys of a real account: made once and kept, so that all processes of a site agree on them. */
export const readKeys = (store: Store) =>
  store.transaction(() => {
    const kept = (name: string, prefix: string) => {
      const value = store.setting(name) ?? `${prefix}${randomBytes(32).toString('hex')}`
      store.set(name, value)
      return value
    }
    return { secretKey: kept('secret_key', 'sk_test_'), webhookSecret: kept('webhook_secret', 'whsec_') }
  })
