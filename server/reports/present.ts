import { addressIn, type Language, type ReportSummary } from '@settlesg/contract'
import type { Selectable } from 'kysely'
import type { Settings } from '../platform/settings.ts'
import type { ReportRow } from './tables.ts'

/** Where anyone can check a report, as a person would type it; the page of that language. */
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

/** Marks without a picture of their own, which turn or hide the text around them. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu
/** What the font of the report has (`printable.test.ts` prints every one); anything else is a box. */
const unprintable =
  /[^\u0020-\u007e\u00a1-\u00ac\u00ae-\u00ff\u0101\u0113\u011b\u012b\u014d\u016b\u01ce\u01d0\u01d2\u01d4\u0391-\u03a1\u03a3-\u03a9\u03b1-\u03c9\u0410-\u044f\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u3001-\u3003\u3008-\u3011\u3041-\u3093\u30a1-\u30f6\u4e00-\u9fa5\uff01-\uff5e\s]/gu

/** Text that a person wrote, as a report can print it; null where nothing of it is left. */
export function printable(text: string): string | null {
  const kept = text
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(invisible, '')
    .replaceAll(unprintable, '□')
    .trim()
  return kept === '' ? null : kept
}
