import type { Analysis, AnalysisOutlook } from '@settlesg/contract'

/** What the model said, as the wire has it. */
export const presentAnalysis = (analysis: AnalysisOutlook, assessmentId: string, madeAt: Date): Analysis => ({
  ...analysis,
  assessment_id: assessmentId,
  assessed_at: madeAt.toISOString(),
})
