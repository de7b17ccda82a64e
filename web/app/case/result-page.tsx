import { type Assessment, dayInSingapore, type Prediction } from '@settlesg/contract'
import { formatDate, formatMonth } from '@settlesg/wording'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { assessmentQuery, predictionQuery } from '../base/assessments/assessment-queries.ts'
import { analysisPath, decodeReference } from '../base/assessments/reference.ts'
import { ReuseAnswers, YourAnswers } from '../check/index.ts'
import { Button, ButtonLink } from '../kit/button.tsx'
import shared from './case.module.css'
import { CaseHeader, Loaded, NoSuchResult } from './case-layout.tsx'
import { ReportOutcome } from './outcome/outcome.tsx'
import { OutlookSections } from './result/outlook-sections.tsx'

export default function ToolResultPage() {
  const assessmentId = decodeReference(useParams().encodedParams ?? '')
  return assessmentId === null ? <NoSuchResult kind="bad" /> : <StoredResult assessmentId={assessmentId} />
}

function StoredResult({ assessmentId }: { assessmentId: string }) {
  const { t } = useTranslation(['result', 'model', 'advice', 'form'])
  const prediction = useQuery(predictionQuery(assessmentId))
  const { data: assessment = null, isPending } = useQuery(assessmentQuery(assessmentId))
  return (
    <Loaded title={t('title')} query={prediction}>
      {(data) => (
        <Result
          prediction={data}
          assessment={assessment}
          isAwaited={isPending}
          sharpen={assessment && <YourAnswers assessment={assessment} />}
        >
          <ReportOutcome assessmentId={assessmentId} />
        </Result>
      )}
    </Loaded>
  )
}

interface ResultProps {
  prediction: Prediction
  /** With the answers; null while it is on its way. */
  assessment: Assessment | null
  /** Whether the answers may still come: printing waits for what is shown of them. */
  isAwaited?: boolean
  /** What makes the estimate sharper. */
  sharpen: ReactNode
  /** What follows the result. */
  children: ReactNode
}

/** A stored result with what it was made for and when, and the ways on. */
export function Result({ prediction, assessment, isAwaited = false, sharpen, children }: ResultProps) {
  const {
    t,
    i18n: { language },
  } = useTranslation(['result', 'model'])
  const { apply_month, assessed_at, assessment_id } = prediction
  const [isPrintWanted, setPrintWanted] = useState(false)
  useEffect(() => {
    if (!isPrintWanted || isAwaited) return
    setPrintWanted(false)
    window.print()
  }, [isPrintWanted, isAwaited])
  const title = t(prediction.estimate ? 'title' : 'title_no_estimate')
  return (
    <article className={shared.page}>
      <CaseHeader
        title={title}
        facts={[
          t('apply_month', { month: formatMonth(apply_month, language) }),
          t('made_on', { date: formatDate(assessed_at, language) }),
        ]}
      />
      <OutlookSections
        outlook={prediction}
        profile={assessment && { ...assessment.profile, route: { ...assessment.profile.route, apply_month } }}
        today={dayInSingapore(new Date())}
        sharpen={sharpen}
      />
      <div className={shared.actions}>
        <ButtonLink to={analysisPath(assessment_id)} look="outline">
          {t('see_answers')}
        </ButtonLink>
        <ReuseAnswers assessmentId={assessment_id} />
        <Button look="outline" isBusy={isPrintWanted} onClick={() => setPrintWanted(true)}>
          {t('print')}
        </Button>
      </div>
      {children}
    </article>
  )
}
