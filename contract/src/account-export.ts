import * as z from 'zod/mini'
import { Email } from './account-fields.ts'
import { Id, named, Time } from './basic-shapes.ts'
import { Purchase } from './payments.ts'
import { ReportSummary } from './reports.ts'
import { Analysis, Assessment, AssessmentVersion, CreditRecord, UserPublic } from './schemas.ts'
import { Session } from './sessions.ts'

/** What `/users/me/export` answers: all that is kept about a person, who may read it without us. */
export const AccountExport = named(
  'AccountExport',
  z.object({
    exported_at: Time,
    account: z.extend(UserPublic, { new_email: z.nullable(Email) }),
    sessions: z.array(Session),
    /** What happened to the account within 90 days, newest first, at most 1,000; `source` is a network, no address. */
    security_events: z.array(z.object({ at: Time, event: z.string(), source: z.nullable(z.string()) })),
    /** What operators did to the account, and why. */
    operator_actions: z.array(
      z.object({ at: Time, action: z.string(), subject: z.nullable(z.string()), note: z.string() }),
    ),
    /** Which mails were sent to the account; their text is not kept. */
    mails: z.array(z.object({ kind: z.string(), status: z.string(), created_at: Time, finished_at: z.nullable(Time) })),
    credit_records: z.array(CreditRecord),
    purchases: z.array(Purchase),
    /** What reports were made; their files are at `/reports/{sha256}` while they are kept. */
    reports: z.array(ReportSummary),
    /** Of a deleted assessment only these are left, and a digest of its answers, which no one can read. */
    deleted_assessments: z.array(z.object({ id: Id, created_at: Time, deleted_at: Time })),
    /** `former_versions` are those before the one shown, newest first. */
    assessments: z.array(
      z.extend(Assessment, { former_versions: z.array(AssessmentVersion), analysis: z.nullable(Analysis) }),
    ),
  }),
)

export type AccountExport = z.infer<typeof AccountExport>
