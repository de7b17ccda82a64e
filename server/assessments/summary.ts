import { AssessmentSummary, type Outlook } from '@settlesg/contract'
import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import type { Secrets } from '../platform/secrets.ts'
import { outlookIn } from './stored.ts'
import type { AssessmentRow } from './tables.ts'

/**
 * What the list shows of an outlook. It is kept encrypted by itself: to open two hundred outlooks for one page of the
 * list would hold up everybody else.
 */
const Summary = z.pick(AssessmentSummary, {
  route: true,
  low: true,
  high: true,
  no_estimate_reason: true,
  apply_month: true,
})
export type Summary = z.output<typeof Summary>

export const summaryOf = ({ route, estimate, no_estimate_reason, apply_month }: Outlook): Summary => ({
  route,
  low: estimate?.low ?? null,
  high: estimate?.high ?? null,
  no_estimate_reason,
  apply_month,
})

type Sealed = Pick<Selectable<AssessmentRow>, 'summary_encrypted' | 'outlook_encrypted'>

/** The stored summary; of a row from before there was one, that of its outlook. */
export function openSummary({ decrypt }: Pick<Secrets, 'decrypt'>, row: Sealed): Summary {
  if (row.summary_encrypted) return Summary.parse(JSON.parse(decrypt(row.summary_encrypted)))
  return summaryOf(openOutlook({ decrypt }, row))
}

/** All that the model said. Throws for a deleted row. */
export const openOutlook = ({ decrypt }: Pick<Secrets, 'decrypt'>, row: Pick<Sealed, 'outlook_encrypted'>): Outlook =>
  outlookIn(decrypt(row.outlook_encrypted ?? new Uint8Array()))
