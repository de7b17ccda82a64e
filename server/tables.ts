import type { Kysely, Transaction } from 'kysely'
import { type AccountTables, addBrowserKeys, createAccounts } from './accounts/tables.ts'
import { type CaseTables, createAnalyses, createAssessments } from './cases/tables.ts'
import { type CreditTables, createCredits } from './credits/tables.ts'
import { createCounted, createRequestLimits, type LimitTables } from './limits/tables.ts'
import { createMail, keepDeadMails, type MailTables } from './mail/tables.ts'
import { createOperatorActions, type OperatorTables } from './operator/tables.ts'
import { createOutcomes, type OutcomeTables } from './outcomes/tables.ts'
import {
  addBookingTimes,
  addOpenings,
  addPackPrices,
  addRounds,
  createPayments,
  dropTestMoney,
  type PaymentTables,
} from './payments/tables.ts'
import { createReports, type ReportTables } from './reports/tables.ts'
import { createSecretKeys, type SecretKeyTables } from './secret-key/tables.ts'
import { createSecurityEvents, type SecurityEventTables } from './security-events/tables.ts'

/** Every table of the database, each described by the feature that owns it. */
export interface Tables
  extends AccountTables,
    CaseTables,
    CreditTables,
    LimitTables,
    MailTables,
    OperatorTables,
    OutcomeTables,
    PaymentTables,
    ReportTables,
    SecretKeyTables,
    SecurityEventTables {}

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

/**
 * All migrations in the order in which they run. Forward only: from 0.2.0 on a released one never changes
 * (CONTRIBUTING.md).
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
  '111_openings': addOpenings,
  '112_booking_times': addBookingTimes,
  '114_pack_prices': addPackPrices,
  '117_rounds': addRounds,
  '119_browser_keys': addBrowserKeys,
  '120_operator_actions': createOperatorActions,
  '121_dead_mails': keepDeadMails,
  '123_test_money': dropTestMoney,
  '125_counted': createCounted,
}
