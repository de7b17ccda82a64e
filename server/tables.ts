import type { Kysely, Transaction } from 'kysely'
import type { AccountTables } from './accounts/tables.ts'
import type { AnalysisTables } from './analysis/tables.ts'
import type { AssessmentTables } from './assessments/tables.ts'
import type { CreditTables } from './credits/tables.ts'
import type { MailTables } from './mail/tables.ts'
import type { OutcomeTables } from './outcomes/tables.ts'
import type { PaymentTables } from './payments/tables.ts'
import type { ReportTables } from './reports/tables.ts'
import type { RequestLimitTables } from './request-limits/tables.ts'
import type { SecretKeyTables } from './secret-key/tables.ts'
import type { SecurityEventTables } from './security-events/tables.ts'

/** Every table of the database, each described by the feature that owns it. */
export interface Tables
  extends AccountTables,
    AnalysisTables,
    AssessmentTables,
    CreditTables,
    MailTables,
    OutcomeTables,
    PaymentTables,
    ReportTables,
    RequestLimitTables,
    SecretKeyTables,
    SecurityEventTables {}

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>
