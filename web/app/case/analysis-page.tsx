import type { Assessment, AssessmentSummary } from '@settlesg/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import {
  analysisQuery,
  assessmentQuery,
  assessmentsQuery,
  predictionQuery,
} from '../base/assessments/assessment-queries.ts'
import { assessmentIdIn, resultPath } from '../base/assessments/reference.ts'
import { ReuseAnswers } from '../check/index.ts'
import { ButtonLink } from '../kit/button.tsx'
import { Offer } from './analysis/offer.tsx'
import { Loaded, MessagePage, NoSuchResult } from './case-layout.tsx'
import { CaseView } from './case-view.tsx'

/** The analysis of the assessment named by `?assessment=`, or of the newest one. */
export default function ToolDetailPage() {
  const [search] = useSearchParams()
  const named = search.get('assessment')
  if (named === null) return <NewestAnalysis />
  const id = assessmentIdIn(named)
  return id === null ? <NoSuchResult kind="bad" /> : <AnalysisOf id={id} />
}

/** The analysis of the newest assessment. */
function NewestAnalysis() {
  const { t } = useTranslation(['analysis'])
  return (
    <Loaded title={t('title')} query={useQuery(assessmentsQuery(0, 1))}>
      {({ data: [newest] }) => {
        if (!newest) return <NoAssessmentYet />
        // The list tells enough of one that is not unlocked.
        return newest.is_unlocked ? <AnalysisOf id={newest.id} /> : <NotUnlocked assessment={newest} />
      }}
    </Loaded>
  )
}

/** The analysis of an assessment; before it is paid for, what it holds and costs; free advice where there is none. */
function AnalysisOf({ id }: { id: string }) {
  const { t } = useTranslation(['analysis'])
  return (
    <Loaded title={t('title')} query={useQuery(assessmentQuery(id))}>
      {(data) => (data.is_unlocked ? <Unlocked assessment={data} /> : <NotUnlocked assessment={data} />)}
    </Loaded>
  )
}

function NotUnlocked({ assessment }: { assessment: AssessmentSummary }) {
  if (assessment.no_estimate_reason !== null) return <NothingToAnalyse id={assessment.id} />
  return <Offer assessment={assessment} />
}

/** Every section of the case stands open, for reading and printing. */
function Unlocked({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation(['analysis'])
  const { id } = assessment
  const prediction = useQuery(predictionQuery(id))
  return (
    <Loaded title={t('title')} query={useQuery(analysisQuery(id))}>
      {(analysis) => (
        <Loaded title={t('title')} query={prediction}>
          {(data) => <CaseView key={id} prediction={data} assessment={assessment} analysis={analysis} isOpen />}
        </Loaded>
      )}
    </Loaded>
  )
}

function NothingToAnalyse({ id }: { id: string }) {
  const { t } = useTranslation(['analysis'])
  return (
    <MessagePage
      title={t('none.title')}
      actions={
        <>
          <ButtonLink to={resultPath(id)}>{t('none.to_result')}</ButtonLink>
          <ReuseAnswers assessmentId={id} />
        </>
      }
    >
      <p>{t('none.text')}</p>
    </MessagePage>
  )
}

function NoAssessmentYet() {
  const { t } = useTranslation(['analysis'])
  return (
    <MessagePage
      kind="empty"
      title={t('empty.title')}
      actions={<ButtonLink to="/tool">{t('empty.to_tool')}</ButtonLink>}
    >
      <p>{t('empty.text')}</p>
    </MessagePage>
  )
}
