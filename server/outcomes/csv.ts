import type { Profile, ReportedOutcome } from '@settlesg/contract'
import { stringify } from 'csv-stringify/sync'

export interface ExportedOutcome extends Pick<ReportedOutcome, 'outcome' | 'applied' | 'decided'> {
  profile: Profile
}

/** Unanswered is absent: null is left out. */
const json = (profile: Profile) => JSON.stringify(profile, (_, value) => value ?? undefined)

/**
 * The columns that `npm run model -- update` reads; the months may be empty, `profile` is JSON. Programs read this file,
 * not people with a spreadsheet: no cell is altered for those.
 */
export function outcomesCsv(outcomes: readonly ExportedOutcome[]): string {
  const rows = outcomes.map(({ profile, ...reported }) => ({ ...reported, profile: json(profile) }))
  return stringify(rows, { header: true, columns: ['outcome', 'applied', 'decided', 'profile'] })
}
