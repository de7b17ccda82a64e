import { useSearchParams } from 'react-router'
import { AnalysisOf, NewestAnalysis } from '../features/analysis/analysis-page.tsx'
import { assessmentIdIn } from '../features/assessment/reference.ts'
import { NoSuchResult } from '../features/assessment/result/stored-problem.tsx'

/** The analysis of the assessment named by `?assessment=`, or of the newest one. */
export default function ToolDetailPage() {
  const [search] = useSearchParams()
  const named = search.get('assessment')
  if (named === null) return <NewestAnalysis />
  const id = assessmentIdIn(named)
  return id === null ? <NoSuchResult kind="bad" /> : <AnalysisOf id={id} />
}
