import { removeUnconfirmed } from './accounts/service.ts'
import { eraseOldAssessments } from './cases/service.ts'
import type { Deps } from './deps.ts'
import { removeOldCounts } from './limits/service.ts'
import { removeFinishedMails } from './mail/service.ts'
import { removeOldReportFiles } from './reports/service.ts'
import { removeOldSecurityEvents } from './security-events/service.ts'

/** Deletes what may no longer be kept (docs/product.md 8). Harmless to repeat; `app.ts` runs it every hour. */
export async function removeExpired(deps: Pick<Deps, 'db' | 'transaction' | 'clock'>): Promise<void> {
  await removeOldCounts(deps)
  await removeUnconfirmed(deps)
  await eraseOldAssessments(deps)
  await removeFinishedMails(deps)
  await removeOldReportFiles(deps)
  await removeOldSecurityEvents(deps)
}
