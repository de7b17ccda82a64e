import type { Deps } from '../deps.ts'
import { inBatches } from '../platform/database/batches.ts'
import type { SecurityEvent } from '../platform/logs/security-log.ts'
import { deleteOlderThan, insertEvents, newestEnding, newestFirst, newestSource } from './queries.ts'

export { newestEnding as findOldestSessionEnded, newestSource as findSource }

/** In days; the table's trigger refuses to delete earlier. */
export const securityEventDays = 90
const batchSize = 5_000

/** All of them or none. */
export async function keepSecurityEvents({ db }: Pick<Deps, 'db'>, events: SecurityEvent[]): Promise<void> {
  await insertEvents(
    db,
    events.map(({ account, ...event }) => ({ ...event, account_id: account })),
  )
}

/** Strangers' failed sign-ins are among an account's events: beyond these an export would say nothing more. */
const mostExported = 1_000

export const loadSecurityEvents = ({ db }: Pick<Deps, 'db'>, userId: string) => newestFirst(db, userId, mostExported)

/** A batch at a time, so that no statement holds many rows. Harmless to repeat. */
export const removeOldSecurityEvents = ({ db }: Pick<Deps, 'db'>): Promise<void> =>
  inBatches(
    async (rows) => Number((await deleteOlderThan(db, securityEventDays, rows)).numAffectedRows ?? 0),
    batchSize,
  )
