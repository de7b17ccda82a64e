import type { Deps } from '../deps.ts'
import { inBatches } from '../platform/database/batches.ts'
import type { SecurityEvent } from '../platform/logs/security-log.ts'
import { deleteOlderThan, insertEvents, newestEnding, newestFirst, newestSource } from './queries.ts'

/** How long an event is kept; the table's trigger refuses to delete it earlier. */
export const securityEventDays = 90
const batchSize = 5_000

/** Keeps events of the security log, all of them or none. */
export async function keepSecurityEvents({ db }: Pick<Deps, 'db'>, events: SecurityEvent[]): Promise<void> {
  await insertEvents(
    db,
    events.map(({ account, ...event }) => ({ ...event, account_id: account })),
  )
}

/** Failed sign-ins of strangers count among an account's events: beyond these an export would say nothing more. */
const mostExported = 1_000

export const loadSecurityEvents = ({ db }: Pick<Deps, 'db'>, userId: string) => newestFirst(db, userId, mostExported)

/** When a sign-in last ended the oldest session of an account, if one has. */
export const findOldestSessionEnded = ({ db }: Pick<Deps, 'db'>, userId: string) => newestEnding(db, userId)

/** The network that the newest event about an address, by its digest, came from; null where there is none. */
export const findSource = async ({ db }: Pick<Deps, 'db'>, address: string): Promise<string | null> =>
  (await newestSource(db, address))?.source ?? null

/**
 * Deletes events older than `securityEventDays`, a batch at a time, so that no statement holds many rows.
 * Harmless to repeat.
 */
export const removeOldSecurityEvents = ({ db }: Pick<Deps, 'db'>): Promise<void> =>
  inBatches(
    async (rows) => Number((await deleteOlderThan(db, securityEventDays, rows)).numAffectedRows ?? 0),
    batchSize,
  )
