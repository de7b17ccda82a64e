import * as z from 'zod/mini'
import { Count, Id, named, Time } from './basic-shapes.ts'
import { languages } from './options.ts'
import { Label } from './printed-name.ts'

/** Which report: of an unlocked assessment, in a language, with a name of the person's own on its cover. */
export const PRReportRequest = named(
  'PRReportRequest',
  z.strictObject({
    assessment_id: Id,
    language: z.enum(languages),
    label: z.optional(z.nullable(Label)),
  }),
)

export const AnswerPictureRequest = named(
  'AnswerPictureRequest',
  z.strictObject({ assessment_id: Id, language: z.enum(languages) }),
)

const Sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/, { error: 'Value error, give a SHA-256 as 64 hex digits' }))

export const ReportInPath = z.object({ sha256: Sha256 })

/** One report of an account. `has_file`: files are kept for 30 days; what identifies one is kept for ever. */
export const ReportSummary = z.object({
  number: z.string(),
  sha256: Sha256,
  assessment_id: Id,
  language: z.enum(languages),
  label: z.nullable(z.string()),
  model_version: z.string(),
  issued_on: z.iso.date(),
  made_at: Time,
  has_file: z.boolean(),
})

export const Reports = named('Reports', z.object({ data: z.array(ReportSummary), count: Count }))

/** What anyone may know of a file. Number and date are null where it was not issued here. */
export const ReportCheck = named(
  'ReportCheck',
  z.object({
    issued: z.boolean(),
    number: z.nullable(z.string()),
    issued_on: z.nullable(z.iso.date()),
    is_example: z.boolean(),
  }),
)

export type AnswerPictureRequest = z.infer<typeof AnswerPictureRequest>
export type PRReportRequest = z.infer<typeof PRReportRequest>
export type ReportSummary = z.infer<typeof ReportSummary>
export type ReportCheck = z.infer<typeof ReportCheck>
