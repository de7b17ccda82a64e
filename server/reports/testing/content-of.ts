import type { DatedProfile, Language } from '@settlesg/contract'
import { analyze } from '@settlesg/model'
import { type ReportContent, reportContent } from '../content/report-content.ts'

/** What a report says of these answers, made on the same day with the same number each time. */
export const contentOf = (profile: DatedProfile, language: Language): ReportContent =>
  reportContent({
    analysis: analyze(profile),
    profile,
    language,
    product: 'SettleSG',
    verifyAddress: 'settlesg.example/verify',
    number: '0000-0000-0000',
    issuedOn: '2026-11-22',
    label: null,
    isExample: false,
  })
