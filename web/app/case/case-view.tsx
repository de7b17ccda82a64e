import { type DatedProfile, type Day, dayInSingapore } from '@settlesg/contract'
import { nextStep, tickedPapers } from '@settlesg/model'
import { formatMonth } from '@settlesg/wording'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Case } from '../assessments/assessment-queries.ts'
import { lazyPart } from '../base/loading/lazy-part.ts'
import { PageLoading } from '../kit/spinner.tsx'
import { AnswerFirst } from './answer/answer-first.tsx'
import shared from './case.module.css'
import { CaseHeader } from './case-layout.tsx'
import { MonthPassed } from './month-passed.tsx'
import { withOutcome } from './outcome/with-outcome.ts'
import { useFamilyTicks } from './papers/checklist.ts'
import { Renewed } from './renewed.tsx'
import { Today } from './today.tsx'

/** Its scripts are most of a case's: the answer is read while they come. */
const AfterAnswer = lazyPart(() => import('./after-answer.tsx'))

interface CaseViewProps {
  known: Case
  /** All sections stand open, for reading and printing. */
  isOpen?: boolean
}

/** All that is known of one case on one page: today's step, the answer, the reasons, and what one can do about it. */
export function CaseView({ known, isOpen = false }: CaseViewProps) {
  const { t, i18n } = useTranslation(['result', 'model', 'advice', 'form', 'analysis'])
  const [now] = useState(() => new Date())
  const { id, analysis, apply_month, outcome } = known
  const prediction = withOutcome(known.prediction, outcome)
  const { estimate, route } = prediction
  const today = dayInSingapore(now)
  const madeOn = dayInSingapore(new Date(prediction.assessed_at))
  const title = t(isOpen ? 'analysis:title' : estimate ? 'title' : 'title_no_estimate')
  const profile: DatedProfile = { ...known.profile, route: { ...known.profile.route, apply_month } }
  const { ticks, tick } = useFamilyTicks(id)
  const [submission, setSubmission] = useState<Day | null>(null)
  const papers = route && analysis ? tickedPapers(profile, route, ticks) : null
  const step = nextStep({ profile, route, today, madeOn, papers: papers ?? undefined, submission, outcome })
  return (
    <article className={`${shared.page} grid`}>
      <CaseHeader
        title={title}
        heading={known.label ?? title}
        facts={[t('apply_month', { month: formatMonth(apply_month, i18n.language) })]}
      >
        <Renewed versions={known.versions} />
        <MonthPassed hasEstimate={estimate !== null} {...{ profile, today }} />
      </CaseHeader>
      <AnswerFirst
        outlook={prediction}
        profile={profile}
        today={step && <Today step={step} hasPapers={analysis !== null || estimate === null} />}
      >
        <Suspense
          fallback={
            <div data-loading>
              <PageLoading />
            </div>
          }
        >
          <AfterAnswer
            onSubmission={setSubmission}
            {...{ known, prediction, profile, isOpen, today, madeOn, step, papers, ticks, tick, submission }}
          />
        </Suspense>
      </AnswerFirst>
    </article>
  )
}
