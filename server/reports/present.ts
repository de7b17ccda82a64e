import { addressIn, type Language, type ReportSummary } from '@settlesg/contract'
import type { Selectable } from 'kysely'
import type { Settings } from '../platform/settings/settings.ts'
import type { ReportRow } from './tables.ts'

/** As a person would type it; the page of that language. */
export const verifyAddress = ({ publicUrl }: Pick<Settings, 'publicUrl'>, language: Language): string =>
  publicUrl.replace(/^https?:\/\//, '') + addressIn(language, '/verify')

export function presentReport(row: Selectable<ReportRow> & { has_file: unknown }, label: string | null): ReportSummary {
  const { number, sha256, assessment_id, language, model_version, issued_on, made_at, has_file } = row
  return {
    number,
    sha256: Buffer.from(sha256).toString('hex'),
    assessment_id,
    language,
    label,
    model_version,
    issued_on,
    made_at: made_at.toISOString(),
    has_file: has_file === true,
  }
}
