import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import type { Database, Db, Tx } from '../platform/database/database.ts'
import { type Jobs, withQueue } from '../platform/jobs/jobs.ts'
import { giveUpQueued } from './queries.ts'
import { mailQueueName, mailQueueOptions } from './service.ts'

/** Runs work that puts mails into the queue, in a process that sends none itself. */
export const withMailQueue = <T>({ jobs }: Pick<Database, 'jobs'>, work: (jobs: Jobs) => Promise<T>): Promise<T> =>
  withQueue(jobs, { name: mailQueueName, options: mailQueueOptions }, work)

/** A mail that is being sent is left alone, so that none goes out twice. Answers how many wait. */
export async function flushMails(db: Db, jobs: Pick<Jobs, 'enqueue'>): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { numAffectedRows = 0n } = await sql`
      update pgboss.job set start_after = now()
      where name = ${mailQueueName} and state in ('created', 'retry') and start_after > now()
        and data->>'id' in (select id::text from mail where status = 'queued')`.execute(tx)
    return Number(numAffectedRows) + (await enqueueForgottenMails(tx, jobs))
  })
}

async function enqueueForgottenMails(tx: Tx, jobs: Pick<Jobs, 'enqueue'>): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from mail where status = 'queued' and id::text not in (
      select data->>'id' from pgboss.job
      where name = ${mailQueueName} and state in ('created', 'retry', 'active') and data->>'id' is not null)`.execute(
    tx,
  )
  for (const { id } of rows) await jobs.enqueue(tx, mailQueueName, { id })
  return rows.length
}

/** For a restored backup, which cannot know what was sent since: an operator sends them again. Answers how many. */
export async function holdMails(tx: Tx, { clock }: Pick<Deps, 'clock'>): Promise<number> {
  const [held] = await giveUpQueued(tx, clock.now())
  await sql`delete from pgboss.job where name = ${mailQueueName}`.execute(tx)
  return Number(held?.numUpdatedRows ?? 0)
}
