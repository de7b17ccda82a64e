import {
  type Analysis,
  type Assessment,
  type DatedProfile,
  type Day,
  dayInSingapore,
  type Prediction,
} from '@settlesg/contract'
import { nextStep } from '@settlesg/model'
import { formatDate, formatMonth } from '@settlesg/wording'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AskField } from '../ask/index.ts'
import { analysisPath, resultPath } from '../base/assessments/reference.ts'
import { asTexts } from '../base/i18n/texts.ts'
import { ReuseAnswers, YourAnswers } from '../check/index.ts'
import { Button, ButtonLink } from '../kit/button.tsx'
import { Callout } from '../kit/panel.tsx'
import { AllOpenProvider } from '../kit/section.tsx'
import { ShareRange, ShareTool } from '../kit/share-buttons.tsx'
import { Spinner } from '../kit/spinner.tsx'
import { checklist, papersOf, useFamilyTicks } from './analysis/checklist.ts'
import { OpenedSections } from './analysis/opened-sections.tsx'
import shared from './case.module.css'
import { CaseHeader } from './case-layout.tsx'
import { ReportOutcome } from './outcome/outcome.tsx'
import { ownPassages } from './own-passages.ts'
import { CaseWords } from './result/case-words.tsx'
import { OutlookSections } from './result/outlook-sections.tsx'
import { Today } from './result/today.tsx'
import { UnopenedSections } from './result/unopened-sections.tsx'

interface CaseViewProps {
  prediction: Prediction
  /** With the answers; null while it is on its way. */
  assessment: Assessment | null
  /** The paid part of one that is unlocked; null while it is on its way, and of any other. */
  analysis: Analysis | null
  /** All sections stand open, for reading and printing. */
  isOpen?: boolean
}

/** All that is known of one case on one page: today's step, the answer, the reasons, and what one can do about it. */
export function CaseView({ prediction, assessment, analysis, isOpen = false }: CaseViewProps) {
  const { t, i18n } = useTranslation(['result', 'model', 'advice', 'form', 'analysis', 'question'])
  const [now] = useState(() => new Date())
  const { apply_month, assessed_at, assessment_id, estimate } = prediction
  const { language } = i18n
  const today = dayInSingapore(now)
  const title = t(isOpen ? 'analysis:title' : estimate ? 'title' : 'title_no_estimate')
  const isAwaited = assessment === null || (assessment.is_unlocked && analysis === null)
  const profile: DatedProfile | null = assessment && {
    ...assessment.profile,
    route: { ...assessment.profile.route, apply_month },
  }
  const { ticks, tick } = useFamilyTicks(assessment_id)
  const [submission, setSubmission] = useState<Day | null>(null)
  const sharpen = assessment && <YourAnswers assessment={assessment} />
  const { route } = prediction
  const papers = profile && route && assessment?.is_unlocked ? papersOf(checklist(profile, route, ticks)) : null
  const step =
    profile &&
    nextStep({
      profile,
      route,
      today,
      papers: papers ?? undefined,
      submission,
      outcome: assessment?.outcome,
    })
  return (
    <AllOpenProvider value={isOpen}>
      <article className={shared.page}>
        <CaseHeader
          title={title}
          heading={assessment?.label ?? title}
          facts={[
            t('apply_month', { month: formatMonth(apply_month, language) }),
            t('made_on', { date: formatDate(assessed_at, language) }),
          ]}
        >
          {apply_month < today.slice(0, 7) && estimate && (
            <Callout kind="warning">
              <p>{t('month_passed', { month: formatMonth(apply_month, language) })}</p>
            </Callout>
          )}
        </CaseHeader>
        <OutlookSections
          outlook={prediction}
          profile={profile}
          today={step && <Today step={step} hasPapers={analysis !== null || estimate === null} />}
        >
          {estimate && !assessment?.is_unlocked && (
            <UnopenedSections outlook={prediction} assessmentId={assessment_id} {...{ profile, today, step }}>
              {sharpen}
            </UnopenedSections>
          )}
          {!estimate && profile && <CaseWords outlook={prediction} opened={null} {...{ profile, today, step }} />}
          {!estimate && !assessment?.is_unlocked && sharpen}
          {assessment?.is_unlocked && (
            <Suspense fallback={<Spinner />}>
              {analysis ? (
                <OpenedSections
                  {...{ assessment, analysis, today, step, ticks, tick, submission }}
                  onSubmission={setSubmission}
                >
                  {sharpen}
                </OpenedSections>
              ) : (
                <Spinner />
              )}
            </Suspense>
          )}
        </OutlookSections>
        <AskField own={ownPassages(asTexts(i18n), { prediction, profile, step, papers })} />
        <div className={shared.actions}>
          {assessment?.is_unlocked && (
            <ButtonLink to={isOpen ? resultPath(assessment_id) : analysisPath(assessment_id)} look="outline">
              {t(isOpen ? 'to_folded' : 'to_open')}
            </ButtonLink>
          )}
          <ReuseAnswers assessmentId={assessment_id} />
          <PrintButton isAwaited={isAwaited} />
        </div>
        <div className={shared.shares}>
          <ShareTool />
          {estimate && route && <ShareRange range={estimate} route={t(`model:route.${route}`)} />}
        </div>
        <ReportOutcome assessmentId={assessment_id} />
      </article>
    </AllOpenProvider>
  )
}

/** Prints the page, once all of it is there. */
function PrintButton({ isAwaited }: { isAwaited: boolean }) {
  const { t } = useTranslation(['result'])
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    if (!isWanted || isAwaited) return
    setWanted(false)
    window.print()
  }, [isWanted, isAwaited])
  return (
    <Button look="outline" isBusy={isWanted} onClick={() => setWanted(true)}>
      {t('print')}
    </Button>
  )
}
