import { removeUnconfirmed } from './accounts/service.ts'
import { eraseOldAssessments } from './assessments/service.ts'
import { removeFinishedMails } from './mail/service.ts'
import type { Clock } from './platform/clock.ts'
import type { Db } from './tables.ts'

/**
 * Lets go of what may no longer be kept (docs/product.md 8): accounts unconfirmed for 30 days, answers and results
 * after 24 months, what is known of finished mails after 90 days. Harmless to repeat; `start.ts` does so every hour.
 */
export async function removeExpired(db: Db, clock: Clock): Promise<void> {
  await removeUnconfirmed(db, clock)
  await eraseOldAssessments(db, clock)
  await removeFinishedMails(db, clock)
}
