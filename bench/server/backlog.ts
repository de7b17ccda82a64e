import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { systemClock } from '../../server/platform/clock.ts'
import { openExistingDatabase } from '../../server/platform/database.ts'
import { removeExpired } from '../../server/retention.ts'
import { migrations } from '../../server/tables.ts'
import { number, type Report } from '../report.ts'
import { type Scene, withClient } from './scene.ts'

/** Rows of each person whose time is over: of 100,000 a million. */
const backlog = { session: 4, mail: 3, security_event: 2, assessment: 1 }
const mostWaitMs = 200

/** P-35: the hourly clean-up with a million rows whose time is over, while people sign in, write and leave. */
export async function benchBacklog(
  report: Report,
  { databaseUrl }: Scene,
  client: pg.Client,
  people: number,
): Promise<void> {
  await age(client)
  const location = { databaseUrl, dataDir: '', databaseConnections: 4, jobConnections: 2, statementSeconds: 30 }
  const database = await openExistingDatabase(location, migrations)
  const end = new AbortController()
  const writer = writeWhile(databaseUrl ?? '', end.signal)
  const watcher = watchLocks(databaseUrl ?? '', end.signal)
  const startedAt = performance.now()
  await removeExpired({ ...database, clock: systemClock })
  const seconds = (performance.now() - startedAt) / 1000
  end.abort()
  const [writes, longest] = await Promise.all([writer, watcher])
  await database.close()
  const rows = people * Object.values(backlog).reduce((sum, count) => sum + count)
  report.addAtMost({
    what: `P-35 the longest wait for a lock while the clean-up lets go of ${number(rows)} rows`,
    value: longest,
    most: mostWaitMs,
    unit: 'ms',
    beside: `${number(rows / seconds)} rows a second; ${number(writes.length)} writes beside it, the longest ${number(Math.max(...writes))} ms`,
  })
}

/** Makes rows of everybody so old that their time is over. */
async function age(client: pg.Client): Promise<void> {
  await client.query('set session_replication_role = replica')
  await client.query(`
    insert into session (user_id, created_at, expires_at)
    select id, now() - interval '3 days', now() - interval '2 days' from app_user, generate_series(1, ${backlog.session}) where email like 'other%';
    insert into mail (user_id, kind, status, created_at, finished_at)
    select id, 'purchase_receipt', 'sent', now() - interval '200 days', now() - interval '200 days'
    from app_user, generate_series(1, ${backlog.mail}) where email like 'other%';
    insert into security_event (at, event, account_id, count)
    select now() - interval '200 days', 'sign_in', id, 1 from app_user, generate_series(1, ${backlog.security_event}) where email like 'other%';
    update assessment set created_at = now() - interval '800 days'
    where id in (select id from assessment order by created_at limit ${backlog.assessment} * (select count(*) from app_user))`)
  await client.query('set session_replication_role = default')
  await client.query('analyze')
}

/** What a sign-in, a name for a case and a deletion write, of one person after the other; how long each statement took. */
const writeWhile = (databaseUrl: string, end: AbortSignal): Promise<number[]> =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from app_user where email like 'other%' order by random() limit 20000`,
    )
    const waits: number[] = []
    for (const { id } of rows) {
      if (end.aborted) break
      for (const statement of [
        'delete from session where user_id = $1 and expires_at <= now()',
        `insert into session (user_id, created_at, expires_at) values ($1, now(), now() + interval '1 day')`,
        `update assessment set label_encrypted = 'x' where user_id = $1 and deleted_at is null`,
        'delete from app_user where id = $1',
      ]) {
        const startedAt = performance.now()
        await client.query(statement, [id])
        waits.push(performance.now() - startedAt)
      }
      await wait(10)
    }
    return waits
  })

/** The longest that anybody was seen to wait for a lock, in ms; they are looked at every five. */
const watchLocks = (databaseUrl: string, end: AbortSignal): Promise<number> =>
  withClient(databaseUrl, async (client) => {
    let longest = 0
    while (!end.aborted) {
      const { rows } = await client.query<{ ms: number | null }>(`
        select extract(epoch from max(clock_timestamp() - waitstart))::float * 1000 as ms from pg_locks
        where not granted and database = (select oid from pg_database where datname = current_database())`)
      longest = Math.max(longest, rows[0]?.ms ?? 0)
      await wait(5)
    }
    return longest
  })
