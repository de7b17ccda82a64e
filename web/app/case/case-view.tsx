import { type DatedProfile, type Day, dayInSingapore } from '@settlesg/contract'
import { nextStep, tickedPapers } from '@settlesg/model'
import { formatDate, formatMonth } from '@settlesg/wording'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AskField } from '../ask/index.ts'
import type { Case } from '../assessments/assessment-queries.ts'
import { analysisPath, resultPath } from '../assessments/reference.ts'
import { asTexts } from '../base/i18n/texts.ts'
import { ShareRange, ShareTool } from '../charts/share-buttons.tsx'
import { Button, ButtonLink } from '../kit/button.tsx'
import { More } from '../kit/more.tsx'
import { FoldsProvider, useShownAfterFirst } from '../kit/section.tsx'
import { Spinner } from '../kit/spinner.tsx'
import { OutlookSections } from './answer/outlook-sections.tsx'
import shared from './case.module.css'
import { CaseHeader } from './case-layout.tsx'
import { MonthPassed } from './month-passed.tsx'
import { OpenedSections } from './opened-sections.tsx'
import { ReportOutcome } from './outcome/outcome.tsx'
import { withOutcome } from './outcome/with-outcome.ts'
import { ownPassages } from './own-passages.ts'
import { useFamilyTicks } from './papers/checklist.ts'
import { Renewed } from './renewed.tsx'
import { CaseWords } from './report/case-words.tsx'
import { ReuseAnswers } from './reuse-answers.tsx'
import { Today } from './today.tsx'
import { UnopenedSections } from './unopened-sections.tsx'
import { YourAnswers } from './your-answers/your-answers.tsx'

interface CaseViewProps {
  known: Case
  /** All sections stand open, for reading and printing. */
  isOpen?: boolean
}

/** All that is known of one case on one page: today's step, the answer, the reasons, and what one can do about it. */
export function CaseView({ known, isOpen = false }: CaseViewProps) {
  const { t, i18n } = useTranslation(['result', 'model', 'advice', 'form', 'analysis', 'question'])
  const areShown = useShownAfterFirst()
  const [now] = useState(() => new Date())
  const { id, analysis, apply_month, outcome } = known
  const prediction = withOutcome(known.prediction, outcome)
  const wasRefused = outcome?.outcome === 'rejected'
  const { estimate, route } = prediction
  const { language } = i18n
  const today = dayInSingapore(now)
  const madeOn = dayInSingapore(new Date(prediction.assessed_at))
  const title = t(isOpen ? 'analysis:title' : estimate ? 'title' : 'title_no_estimate')
  const profile: DatedProfile = { ...known.profile, route: { ...known.profile.route, apply_month } }
  const { ticks, tick } = useFamilyTicks(id)
  const [submission, setSubmission] = useState<Day | null>(null)
  const answers = <YourAnswers assessment={known} isFolded={isOpen} />
  const papers = route && analysis ? tickedPapers(profile, route, ticks) : null
  const step = nextStep({ profile, route, today, madeOn, papers: papers ?? undefined, submission, outcome })
  return (
    <FoldsProvider isAllOpen={isOpen} areShown={areShown}>
      <article className={shared.page}>
        <CaseHeader
          title={title}
          heading={known.label ?? title}
          facts={[t('apply_month', { month: formatMonth(apply_month, language) })]}
        >
          <Renewed versions={known.versions} />
          <MonthPassed hasEstimate={estimate !== null} {...{ profile, today }} />
        </CaseHeader>
        <OutlookSections
          outlook={prediction}
          profile={profile}
          madeOn={formatDate(prediction.assessed_at, language)}
          today={step && <Today step={step} hasPapers={analysis !== null || estimate === null} />}
        >
          {!estimate ? (
            <>
              <CaseWords outlook={prediction} opened={null} {...{ profile, today, step }} />
              {answers}
            </>
          ) : analysis ? (
            <Suspense fallback={<Spinner />}>
              <OpenedSections
                assessment={known}
                {...{ analysis, today, madeOn, step, ticks, tick, submission, wasRefused }}
                onSubmission={setSubmission}
              >
                {answers}
              </OpenedSections>
            </Suspense>
          ) : (
            <UnopenedSections outlook={prediction} assessmentId={id} {...{ profile, today, madeOn, step, wasRefused }}>
              {answers}
            </UnopenedSections>
          )}
        </OutlookSections>
        {areShown && (
          <>
            <AskField own={ownPassages(asTexts(i18n), { prediction, profile, step, papers })} />
            <div className={shared.actions}>
              {analysis && (
                <ButtonLink to={isOpen ? resultPath(id) : analysisPath(id)} look="outline">
                  {t(isOpen ? 'to_folded' : 'to_open')}
                </ButtonLink>
              )}
              <ReuseAnswers assessmentId={id} />
              <Button look="outline" onClick={() => window.print()}>
                {t('print')}
              </Button>
            </div>
            <div className={shared.shares}>
              <More isSmall title={t('share')}>
                <ShareTool />
                {estimate && route && <ShareRange range={estimate} route={t(`model:route.${route}`)} />}
              </More>
            </div>
            <ReportOutcome assessment={known} />
          </>
        )}
      </article>
    </FoldsProvider>
  )
}
