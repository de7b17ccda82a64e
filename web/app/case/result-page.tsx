import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { analysisQuery, assessmentQuery, predictionQuery } from '../base/assessments/assessment-queries.ts'
import { decodeReference } from '../base/assessments/reference.ts'
import { Loaded, NoSuchResult } from './case-layout.tsx'
import { CaseView } from './case-view.tsx'

export default function ToolResultPage() {
  const assessmentId = decodeReference(useParams().encodedParams ?? '')
  return assessmentId === null ? <NoSuchResult kind="bad" /> : <StoredResult id={assessmentId} />
}

/** The result first; its answers, and the analysis of one that is unlocked, follow. */
function StoredResult({ id }: { id: string }) {
  const { t } = useTranslation(['result', 'model', 'advice', 'form'])
  const prediction = useQuery(predictionQuery(id))
  const { data: assessment = null } = useQuery(assessmentQuery(id))
  const { data: analysis = null } = useQuery({ ...analysisQuery(id), enabled: assessment?.is_unlocked === true })
  return (
    <Loaded title={t('title')} query={prediction}>
      {(data) => <CaseView key={id} prediction={data} assessment={assessment} analysis={analysis} />}
    </Loaded>
  )
}
