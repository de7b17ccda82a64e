import { removeUnconfirmed } from './accounts/service.ts'
import { eraseOldAssessments } from './cases/service.ts'
import type { Deps } from './deps.ts'
import { removeOldCounts } from './limits/service.ts'
import { removeFinishedMails } from './mail/service.ts'
import { removeOldReportFiles } from './reports/service.ts'
import { removeOldSecurityEvents } from './security-events/service.ts'

/**
 * Lets go of what may no longer be kept (docs/product.md 8): sign-ups unconfirmed for 30 days, answers and results
 * after 24 months, the files of reports after 30 days, what is known of finished mails and security
 * events after 90. Harmless to repeat; `app.ts` has it done every hour.
 */
export async function removeExpired(deps: Pick<Deps, 'db' | 'transaction' | 'clock'>): Promise<void> {
  await removeOldCounts(deps)
  await removeUnconfirmed(deps)
  await eraseOldAssessments(deps)
  await removeFinishedMails(deps)
  await removeOldReportFiles(deps)
  await removeOldSecurityEvents(deps)
}
