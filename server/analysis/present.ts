import type { Analysis, AnalysisOutlook } from '@settlesg/contract'

/** An analysis as the API sends it. */
export const presentAnalysis = (analysis: AnalysisOutlook, assessmentId: string, madeAt: Date): Analysis => ({
  ...analysis,
  assessment_id: assessmentId,
  assessed_at: madeAt.toISOString(),
})
