import { AssessmentSummary, type Outlook, VersionSummary } from '@settlesg/contract'
import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import type { Secrets } from '../platform/secrets.ts'
import { outlookIn } from './stored.ts'
import type { AssessmentRow } from './tables.ts'

const Why = z.pick(VersionSummary, { cause: true, changed: true })
/** Why there is a version: what was asked for, and at which places the answers were corrected. */
export type Why = z.output<typeof Why>
const asked: Why = { cause: 'estimate', changed: [] }

/**
 * What lists show of an outlook. It is kept encrypted by itself: to open two hundred outlooks for one page of the list
 * would hold up everybody else. `version` is null in those from before answers could be corrected.
 */
const Summary = z.extend(
  z.pick(AssessmentSummary, { route: true, low: true, high: true, no_estimate_reason: true, apply_month: true }),
  { version: z._default(z.nullable(z.extend(Why, { model_version: z.string() })), null) },
)
export type Summary = z.output<typeof Summary>

export const summaryOf = (outlook: Outlook, why: Why = asked): Summary => ({
  route: outlook.route,
  low: outlook.estimate?.low ?? null,
  high: outlook.estimate?.high ?? null,
  no_estimate_reason: outlook.no_estimate_reason,
  apply_month: outlook.apply_month,
  version: { ...why, model_version: outlook.model_version },
})

type Sealed = Pick<Selectable<AssessmentRow>, 'summary_encrypted' | 'outlook_encrypted'>

/** The stored summary; of a row from before there was one, that of its outlook. */
export function openSummary({ decrypt }: Pick<Secrets, 'decrypt'>, row: Sealed): Summary {
  if (row.summary_encrypted) return Summary.parse(JSON.parse(decrypt(row.summary_encrypted)))
  return summaryOf(openOutlook({ decrypt }, row))
}

/** The same with its version, which the first version of a row from before has only in its outlook. */
export function openVersion(secrets: Pick<Secrets, 'decrypt'>, row: Sealed) {
  const summary = openSummary(secrets, row)
  return {
    ...summary,
    version: summary.version ?? { ...asked, model_version: openOutlook(secrets, row).model_version },
  }
}

/** All that the model said. Throws for a deleted row. */
export const openOutlook = ({ decrypt }: Pick<Secrets, 'decrypt'>, row: Pick<Sealed, 'outlook_encrypted'>): Outlook =>
  outlookIn(decrypt(row.outlook_encrypted ?? new Uint8Array()))
