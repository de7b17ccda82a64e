import * as z from 'zod/mini'
import { AnyPassword, asPlainAddress, Email, FullName, longestMailAddress, Password } from './account-fields.ts'
import { ConsistencyNote, DocumentLine, DocumentNotes, FamilyNote, PlanStep, Reapplication } from './analysis.ts'
import { AnalysisOutlook, Factor, TimelinePoint, WhatIf } from './analysis-estimate.ts'
import { Count, Id, named, Time } from './basic-shapes.ts'
import { LanguageModelInUse } from './language-model.ts'
import { languages, routeIds } from './options.ts'
import { ReportedOutcome } from './outcome.ts'
import { Outlook } from './outlook.ts'
import { consentDays } from './page-marks.ts'
import { Price, paymentModes, SiteSeller } from './payments.ts'
import { Label } from './printed-name.ts'
import { Month, Profile } from './profile.ts'
import { noEstimateReasons } from './statements.ts'

/** Everything that crosses the wire. Shapes with an `id` are OpenAPI components; requests are strict unless a comment says not. */

const maybe = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema))

named('Profile', Profile)

export const Language = z.enum(languages)
export type Language = z.infer<typeof Language>

export const Message = named('Message', z.object({ message: z.string() }))
/** The address that a mailed link belongs to, so that its reader need not type it again. */
export const Confirmed = named('Confirmed', z.object({ message: z.string(), email: Email }))
export const Token = named('Token', z.object({ access_token: z.string(), token_type: z.literal('bearer') }))
/** The token of the session that a changed password has opened; every other one has ended. */
export const PasswordChanged = named(
  'PasswordChanged',
  z.object({ message: z.string(), access_token: z.string(), token_type: z.literal('bearer') }),
)
export const Balance = named('Balance', z.object({ credits: Count, supercredits: Count }))
export const UserPublic = named(
  'UserPublic',
  z.object({
    id: Id,
    email: Email,
    full_name: z.nullable(z.string()),
    language: Language,
    is_active: z.boolean(),
    is_superuser: z.boolean(),
    is_premium: z.boolean(),
    credits: Count,
    supercredits: Count,
    created_at: Time,
  }),
)
export const UsersPublic = named('UsersPublic', z.object({ data: z.array(UserPublic), count: Count }))

/** The OAuth2 password form. `scope` and the client's fields belong to that form; they have no effect here. */
export const LoginForm = named(
  'LoginForm',
  z.object({
    username: z.string().check(z.overwrite(asPlainAddress), z.maxLength(longestMailAddress)),
    password: AnyPassword,
    grant_type: z.optional(z.literal('password')),
    scope: z.optional(z.string()),
    client_id: z.optional(z.string()),
    client_secret: z.optional(z.string()),
  }),
)
/** 32 bytes in hexadecimal. */
const Hex32 = z.string().check(z.regex(/^[0-9a-f]{64}$/))
/** Unknown fields are ignored: `is_superuser` cannot be set. `browser_key` is the SHA-256 of the browser's secret. */
export const UserCreate = named(
  'UserCreate',
  z.object({
    email: Email,
    password: Password,
    is_premium: maybe(z.boolean()),
    full_name: maybe(FullName),
    language: maybe(Language),
    browser_key: maybe(Hex32),
  }),
)
export const UserUpdateMe = named(
  'UserUpdateMe',
  z.object({
    full_name: maybe(FullName),
    email: maybe(Email),
    current_password: maybe(AnyPassword),
    language: maybe(Language),
  }),
)
export const UpdatePassword = named(
  'UpdatePassword',
  z.strictObject({ current_password: AnyPassword, new_password: Password }),
)
export const DeleteAccount = named('DeleteAccount', z.strictObject({ password: AnyPassword }))
const MailedToken = z.string().check(z.minLength(1), z.maxLength(200))
export const NewPassword = named('NewPassword', z.strictObject({ token: MailedToken, new_password: Password }))
export const ResetToken = named('ResetToken', z.strictObject({ token: MailedToken }))
export const ConfirmToken = z.object({ token: MailedToken })
export const SignUpSession = named('SignUpSession', z.strictObject({ token: MailedToken, browser_secret: Hex32 }))
/** `sign_up_id` is the `id` that signing up answered with. */
export const ResendConfirmation = named('ResendConfirmation', z.strictObject({ email: Email, sign_up_id: maybe(Id) }))
export const EmailInPath = z.object({ email: Email })

/** Paging. The default page holds 100 rows, the largest 200. */
export const Page = z.object({
  skip: z._default(z.int().check(z.gte(0), z.lte(1_000_000_000)), 0),
  limit: z._default(z.int().check(z.gte(1), z.lte(200)), 100),
})

/** `refund` and `dispute` take back what was granted; `debt_repaid` pays for units used of a purchase that was taken back. */
export const ledgerReasons = [
  'trial',
  'granted',
  'estimate',
  'analysis',
  'purchase',
  'refund',
  'refund_failed',
  'dispute',
  'dispute_won',
  'debt_repaid',
] as const
export const CreditRecord = named(
  'CreditRecord',
  z.object({
    id: Id,
    at: Time,
    unit: z.enum(['credit', 'supercredit']),
    delta: z.int(),
    balance_after: Count,
    reason: z.enum(ledgerReasons),
    assessment_id: z.optional(Id),
    purchase_id: z.optional(Id),
  }),
)
export const CreditRecords = named(
  'CreditRecords',
  z.object({ data: z.array(CreditRecord), count: Count, balance: Balance }),
)
export const ConsumeCredits = named('ConsumeCredits', z.strictObject({ profile: Profile }))
export const Consumed = named('Consumed', z.object({ assessment_id: Id, charged: z.boolean(), balance: Balance }))

const oneOfBoth = 'Give exactly one of profile and assessment_id'
const isOneOfBoth = (data: { profile?: unknown; assessment_id?: unknown }) =>
  (data.profile === undefined) !== (data.assessment_id === undefined)

/** Exactly one of `profile` and `assessment_id`: an assessment that is there, or answers that may be new. */
export const ConsumeSupercredits = named(
  'ConsumeSupercredits',
  z
    .strictObject({ profile: z.optional(Profile), assessment_id: z.optional(Id) })
    .check(z.refine(isOneOfBoth, { error: oneOfBoth })),
)

/** Exactly one of `profile` and `assessment_id`; `changes` is a what-if (JSON merge patch) on an unlocked assessment. */
export const PredictionData = named(
  'PredictionData',
  z
    .strictObject({
      profile: z.optional(Profile),
      assessment_id: z.optional(Id),
      changes: z.optional(z.record(z.string(), z.unknown())),
    })
    .check(z.refine(isOneOfBoth, { error: oneOfBoth })),
)

export const versionCauses = ['estimate', 'correction', 'undo', 'model'] as const

/** A stored outlook, with its assessment and when it was made. */
export const Prediction = named('Prediction', z.extend(Outlook, { assessment_id: Id, assessed_at: Time }))

// Their own files are read by pages that need none of these names.
named('Factor', Factor)
named('WhatIf', WhatIf)
named('TimelinePoint', TimelinePoint)
named('DocumentLine', DocumentLine)
named('DocumentNotes', DocumentNotes)
named('ConsistencyNote', ConsistencyNote)
named('FamilyNote', FamilyNote)
named('Reapplication', Reapplication)
named('PlanStep', PlanStep)

/** All that is said of an unlocked assessment; `assessed_at` is when the analysis was made. */
export const Analysis = named('Analysis', z.extend(AnalysisOutlook, { assessment_id: Id, assessed_at: Time }))

export const AssessmentSummary = named(
  'AssessmentSummary',
  z.object({
    id: Id,
    label: z.nullable(z.string()),
    route: z.nullable(z.enum(routeIds)),
    low: z.nullable(z.int()),
    high: z.nullable(z.int()),
    no_estimate_reason: z.nullable(z.enum(noEstimateReasons)),
    apply_month: Month,
    is_unlocked: z.boolean(),
    /** What this person reported of the application; null for nothing. */
    outcome: z.nullable(ReportedOutcome),
    created_at: Time,
  }),
)
export const AssessmentSummaries = named(
  'AssessmentSummaries',
  z.object({ data: z.array(AssessmentSummary), count: Count }),
)
/** A version in short. `undo` is a correction taken back in ten minutes; `changed` has the places of the changed answers. */
export const VersionSummary = named(
  'VersionSummary',
  z.object({
    number: Count,
    at: Time,
    model_version: z.string(),
    low: z.nullable(z.int()),
    high: z.nullable(z.int()),
    no_estimate_reason: z.nullable(z.enum(noEstimateReasons)),
    cause: z.enum(versionCauses),
    changed: z.array(z.string()),
  }),
)
export const AssessmentVersion = named(
  'AssessmentVersion',
  z.extend(VersionSummary, { profile: Profile, prediction: Prediction }),
)
/** Until when, and how often still, the answers can be corrected for free. */
export const Corrections = named('Corrections', z.object({ until: Time, left: Count }))
/** `versions` has the newest first, which is the one shown; `corrections` is null where nothing was charged. */
export const Assessment = named(
  'Assessment',
  z.extend(AssessmentSummary, {
    profile: Profile,
    prediction: Prediction,
    versions: z.array(VersionSummary),
    corrections: z.nullable(Corrections),
  }),
)
/** All answers as they are to be from now on. Without `route.apply_month` that stays as it was. */
export const AssessmentAnswers = named('AssessmentAnswers', z.strictObject({ profile: Profile }))
export const VersionInPath = z.object({ id: Id, number: z.string().check(z.regex(/^[1-9]\d{0,5}$/)) })
export const AssessmentLabel = named('AssessmentLabel', z.strictObject({ label: z.nullable(Label) }))
export const AssessmentInPath = z.object({ id: Id })

export const Site = named(
  'Site',
  z.object({
    name: z.string(),
    contact_chat_url: z.url(),
    contact_email: z.string(),
    email_confirmation: z.boolean(),
    consent_decline: z.boolean(),
    consent_scroll_accept: z.boolean(),
    /** For how many days the choice in the cookie banner is kept. */
    consent_days: z.literal(consentDays),
    prices: z.array(Price),
    payments: z.enum(paymentModes),
    /** Null where no language model is in use. */
    language_model: z.nullable(LanguageModelInUse),
    /** Null where none is set, as in development. */
    seller: z.nullable(SiteSeller),
  }),
)

export type Balance = z.infer<typeof Balance>
export type UserPublic = z.infer<typeof UserPublic>
export type CreditRecord = z.infer<typeof CreditRecord>
export type LedgerReason = (typeof ledgerReasons)[number]
export type PredictionData = z.infer<typeof PredictionData>
export type Prediction = z.infer<typeof Prediction>
export type NoEstimateReason = (typeof noEstimateReasons)[number]
export type Analysis = z.infer<typeof Analysis>
export type AssessmentSummary = z.infer<typeof AssessmentSummary>
export type VersionSummary = z.infer<typeof VersionSummary>
export type AssessmentVersion = z.infer<typeof AssessmentVersion>
export type Assessment = z.infer<typeof Assessment>
export type Site = z.infer<typeof Site>
