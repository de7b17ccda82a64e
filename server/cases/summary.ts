import { AssessmentSummary, type Outlook, type Prediction, type Profile, VersionSummary } from '@settlesg/contract'
import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import type { Secrets } from '../platform/secrets/secrets.ts'
import { outlookIn, profileIn } from './stored.ts'
import type { Assessed, AssessmentRow } from './tables.ts'

const Why = z.pick(VersionSummary, { cause: true, changed: true })
/** Why there is a version: what made it, and at which places the answers were corrected. */
export type Why = z.output<typeof Why>
const firstEstimate: Why = { cause: 'estimate', changed: [] }

/** Encrypted by itself: opening two hundred outlooks for one page of the list would hold up all other calls. */
const Summary = z.extend(
  z.pick(AssessmentSummary, { route: true, low: true, high: true, no_estimate_reason: true, apply_month: true }),
  { version: z.extend(Why, { model_version: z.string() }) },
)
export type Summary = z.output<typeof Summary>

export const summarize = (outlook: Outlook, why: Why = firstEstimate): Summary => ({
  route: outlook.route,
  low: outlook.estimate?.low ?? null,
  high: outlook.estimate?.high ?? null,
  no_estimate_reason: outlook.no_estimate_reason,
  apply_month: outlook.apply_month,
  version: { ...why, model_version: outlook.model_version },
})

type Sealed = Pick<Selectable<AssessmentRow>, 'summary_encrypted' | 'outlook_encrypted'>

/** The stored summary. Throws for a deleted row. */
export const openSummary = (
  { decrypt }: Pick<Secrets, 'decrypt'>,
  { summary_encrypted }: Pick<Sealed, 'summary_encrypted'>,
): Summary => Summary.parse(JSON.parse(decrypt(summary_encrypted ?? new Uint8Array())))

/** The model's whole output. Throws for a deleted row. */
export const openOutlook = ({ decrypt }: Pick<Secrets, 'decrypt'>, row: Pick<Sealed, 'outlook_encrypted'>): Outlook =>
  outlookIn(decrypt(row.outlook_encrypted ?? new Uint8Array()))

export const openPrediction = ({ secrets }: Pick<Deps, 'secrets'>, row: Assessed): Prediction => ({
  ...openOutlook(secrets, row),
  assessment_id: row.id,
  assessed_at: row.assessed_at.toISOString(),
})

export const openLabel = (
  { secrets }: Pick<Deps, 'secrets'>,
  { label_encrypted }: Pick<Selectable<AssessmentRow>, 'label_encrypted'>,
): string | null => label_encrypted && secrets.decrypt(label_encrypted)

export const sealLabel = ({ secrets }: Pick<Deps, 'secrets'>, text: string | null): Buffer | null =>
  text === null ? null : secrets.encrypt(text)

/** The answers that were stored, in today's shape. Throws for a deleted row. */
export const openAnswers = (
  { secrets }: Pick<Deps, 'secrets'>,
  { answers_encrypted }: Pick<Selectable<AssessmentRow>, 'answers_encrypted'>,
): Profile => profileIn(secrets.decrypt(answers_encrypted ?? new Uint8Array()))
