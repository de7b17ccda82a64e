import type { Deps } from '../deps.ts'
import type { Database, Tx } from '../platform/database/database.ts'
import { type JobQueue, type Jobs, withQueue } from '../platform/jobs/jobs.ts'
import { keepSecurityEvents } from '../security-events/service.ts'
import { findAction } from './queries.ts'
import { operatorEvents } from './security-events.ts'

/* A restored database forgets actions since its backup, and a command has no log: a job writes them to the server's. */

/** A line of the security log; `at` is when it was done, as the line itself may come later. */
export interface ActionLine {
  event: string
  account: string
  at: string
}

const events = { disable: operatorEvents.accountDisabled.name, enable: operatorEvents.accountEnabled.name }

const queueName = 'operator-action'
const options: JobQueue['options'] = { retryLimit: 1_000, retryDelay: 15, retryBackoff: true, retryDelayMax: 3_600 }

export const actionQueue = (
  { db }: Pick<Deps, 'db'>,
  onAction: (line: ActionLine) => void | Promise<void>,
): JobQueue => ({
  name: queueName,
  options,
  async work(id) {
    const done = await findAction(db, id)
    if (!done?.account_id || (done.action !== 'disable' && done.action !== 'enable')) return
    const event = events[done.action]
    await onAction({ event, account: done.account_id, at: done.at.toISOString() })
  },
})

/** Keeps the event of an action of this id, and has the server's log say it. */
export async function logAction(
  tx: Tx,
  { jobs, clock }: Pick<Deps, 'jobs' | 'clock'>,
  { id, action, account }: { id: string; action: keyof typeof events; account: string },
): Promise<void> {
  const [at, event] = [clock.now(), events[action]]
  await keepSecurityEvents({ db: tx }, [{ at, event, account, address: null, source: null, kind: null, count: 1 }])
  await jobs.enqueue(tx, queueName, { id })
}

/** Runs work that has actions logged, in a process that has no log itself. */
export const withActionQueue = <T>({ jobs }: Pick<Database, 'jobs'>, work: (jobs: Jobs) => Promise<T>): Promise<T> =>
  withQueue(jobs, { name: queueName, options }, work)
