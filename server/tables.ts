import type { Kysely, Transaction } from 'kysely'
import { type AccountTables, createAccounts } from './accounts/tables.ts'
import { type CaseTables, createAnalyses, createAssessments } from './cases/tables.ts'
import { type CreditTables, createCredits } from './credits/tables.ts'
import { createCounted, type LimitTables } from './limits/tables.ts'
import { createMail, type MailTables } from './mail/tables.ts'
import { createOperatorActions, type OperatorTables } from './operator/tables.ts'
import { createOutcomes, type OutcomeTables } from './outcomes/tables.ts'
import { createPayments, type PaymentTables } from './payments/tables.ts'
import { together } from './platform/database/migrate.ts'
import { createReports, type ReportTables } from './reports/tables.ts'
import { createSecretKeys, type SecretKeyTables } from './secret-key/tables.ts'
import { createSecurityEvents, type SecurityEventTables } from './security-events/tables.ts'

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

/** All migrations in the order in which they run. Forward only: a released one never changes (CONTRIBUTING.md). */
export const migrations = {
  '001_baseline': together(
    createAccounts,
    createCredits,
    createAssessments,
    createAnalyses,
    createOutcomes,
    createReports,
    createMail,
    createPayments,
    createCounted,
    createSecretKeys,
    createSecurityEvents,
    createOperatorActions,
  ),
}
