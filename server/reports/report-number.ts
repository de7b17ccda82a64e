import { createHash } from 'node:crypto'
import type { ReportInput } from './content/report.ts'

/** Crockford's alphabet: no letter that reads like another or like a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * The number of a report, `7K3M-9QRT-2XWD`: 60 bits of a digest of the assessment, its answers and analysis, language,
 * name and day. The same of all of them gives the same number.
 */
export function reportNumber(assessmentId: string, input: Omit<ReportInput, 'number'>): string {
  const { analysis, profile, language, label, issuedOn, isExample } = input
  const named = [assessmentId, language, label, issuedOn, isExample, analysis.model_version, profile, analysis]
  const digest = createHash('sha256').update(JSON.stringify(named)).digest()
  const characters = Array.from({ length: 12 }, (_, place) => alphabet[(digest[place] ?? 0) % 32] ?? '')
  return [0, 4, 8].map((start) => characters.slice(start, start + 4).join('')).join('-')
}
