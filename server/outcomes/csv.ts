import type { Profile, ReportedOutcome } from '@settlesg/contract'

export interface ExportedOutcome extends Pick<ReportedOutcome, 'outcome' | 'applied' | 'decided'> {
  profile: Profile
}

/** A cell as RFC 4180 has it. Programs read this file, not people with a spreadsheet: no cell is altered for those. */
export const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Unanswered is absent: null is left out. */
const json = (profile: Profile) => JSON.stringify(profile, (_, value) => value ?? undefined)

/** The columns that `npm run model -- update` reads; the months may be empty, `profile` is JSON. */
export function outcomesCsv(outcomes: readonly ExportedOutcome[]): string {
  const rows = outcomes.map(({ outcome, applied, decided, profile }) => [
    outcome,
    applied ?? '',
    decided ?? '',
    json(profile),
  ])
  return [['outcome', 'applied', 'decided', 'profile'], ...rows].map((row) => `${row.map(cell).join(',')}\n`).join('')
}
