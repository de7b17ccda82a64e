import type { Kysely } from 'kysely'
import { createFormerMailboxes } from './accounts/former-mailboxes-migration.ts'
import { createLoginThrottle } from './accounts/login-throttle-migration.ts'
import { createAccounts, separateSignUps } from './accounts/migration.ts'
import { addSessionDevices } from './accounts/sessions-migration.ts'
import { createAnalyses } from './analysis/migration.ts'
import {
  addAnswersSchema,
  addAssessmentSummaries,
  createAssessments,
  encryptAssessmentLabels,
} from './assessments/migration.ts'
import { addAssessmentVersions } from './assessments/versions-migration.ts'
import { renameLedgerAccount } from './credits/ledger-account-migration.ts'
import { createCredits } from './credits/migration.ts'
import { addReceivables } from './credits/receivable-migration.ts'
import { createMail } from './mail/migration.ts'
import { createOutcomes } from './outcomes/migration.ts'
import { addInquiries } from './payments/inquiry-migration.ts'
import { createPurchases } from './payments/migration.ts'
import { addBilledNames, addSales } from './payments/sale-migration.ts'
import { addTestMoney } from './payments/test-money-migration.ts'
import { countReportsOfDay, createReports } from './reports/migration.ts'
import { createRequestLimits } from './request-limits/migration.ts'
import { createSandbox } from './sandbox/migration.ts'
import { createSecretKey, rotateSecretKeys } from './secret-key/migration.ts'
import { createSecurityEvents } from './security-events/migration.ts'
import { addIndexesForSize } from './size-migration.ts'

/** All migrations in the order in which they run. Forward only: a released one never changes. */
export const migrations = {
  '001_accounts': createAccounts,
  '002_credits': createCredits,
  '003_assessments': createAssessments,
  '004_mail': createMail,
  '005_outcomes': createOutcomes,
  '006_secret_key': createSecretKey,
  '007_assessment_summaries': addAssessmentSummaries,
  '008_key_rotation': rotateSecretKeys,
  '009_ledger_account': renameLedgerAccount,
  '010_assessment_labels': encryptAssessmentLabels,
  '011_pending_sign_ups': separateSignUps,
  '012_login_throttle': createLoginThrottle,
  '013_purchases': {
    async up(db: Kysely<unknown>) {
      await addReceivables(db)
      await createPurchases(db)
    },
  },
  '014_sandbox': createSandbox,
  '015_session_devices': addSessionDevices,
  '017_answers_schema': addAnswersSchema,
  '018_assessment_versions': addAssessmentVersions,
  '019_analyses': createAnalyses,
  '020_reports': createReports,
  '022_inquiries': { up: addInquiries },
  '023_test_money': { up: addTestMoney },
  '024_sales': { up: addSales },
  '025_billed_names': { up: addBilledNames },
  '026_request_limits': createRequestLimits,
  '027_former_mailboxes': createFormerMailboxes,
  '028_report_days': countReportsOfDay,
  '030_security_events': createSecurityEvents,
  '032_indexes_for_size': addIndexesForSize,
}
