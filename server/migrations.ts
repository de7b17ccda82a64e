import { createAccounts } from './accounts/migration.ts'
import { createAnalyses } from './analysis/migration.ts'
import { createAssessments } from './assessments/migration.ts'
import { createCredits } from './credits/migration.ts'
import { createMail } from './mail/migration.ts'
import { createOutcomes } from './outcomes/migration.ts'
import { createPayments } from './payments/migration.ts'
import { createReports } from './reports/migration.ts'
import { createRequestLimits } from './request-limits/migration.ts'
import { createSecretKeys } from './secret-key/migration.ts'
import { createSecurityEvents } from './security-events/migration.ts'

/**
 * All migrations in the order in which they run. Forward only: from 0.2.0 on a released one never changes
 * (docs/operations.md). What ran before 0.2.0 has a number below 100: a database with one of those is refused.
 */
export const migrations = {
  '100_accounts': createAccounts,
  '101_credits': createCredits,
  '102_assessments': createAssessments,
  '103_analyses': createAnalyses,
  '104_outcomes': createOutcomes,
  '105_reports': createReports,
  '106_mail': createMail,
  '107_payments': createPayments,
  '108_request_limits': createRequestLimits,
  '109_secret_keys': createSecretKeys,
  '110_security_events': createSecurityEvents,
}
