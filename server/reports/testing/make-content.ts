import type { DatedProfile, Language } from '@settlesg/contract'
import { analyze, withCurrentAdvice } from '@settlesg/model'
import type { ReportInput } from '../content/report.ts'
import { type ReportContent, reportContent } from '../content/report-content.ts'

/** The same day and number each time. */
export const makeInput = (profile: DatedProfile, language: Language, issuedOn = '2026-11-22'): ReportInput => ({
  analysis: withCurrentAdvice(analyze(profile), { profile, today: issuedOn }),
  profile,
  language,
  product: 'SettleSG',
  verifyAddress: 'settlesg.example/verify',
  number: '0000-0000-0000',
  issuedOn,
  label: null,
  isExample: false,
})

export const makeContent = (profile: DatedProfile, language: Language): ReportContent =>
  reportContent(makeInput(profile, language))
