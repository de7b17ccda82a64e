import type { DatedProfile, Day } from '@settlesg/contract'
import type { NextStep, Ticks } from '@settlesg/model'
import { formatDate } from '@settlesg/wording'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { AskField } from '../ask/index.ts'
import type { Case } from '../assessments/assessment-queries.ts'
import { analysisPath, resultPath } from '../assessments/reference.ts'
import { asTexts } from '../base/i18n/texts.ts'
import { ShareRange, ShareTool } from '../charts/share-buttons.tsx'
import { Button, ButtonLink } from '../kit/button.tsx'
import { More } from '../kit/more.tsx'
import { FoldsProvider } from '../kit/section.tsx'
import { Spinner } from '../kit/spinner.tsx'
import { OutlookSections } from './answer/outlook-sections.tsx'
import shared from './case.module.css'
import { OpenedSections } from './opened-sections.tsx'
import { ReportOutcome } from './outcome/outcome.tsx'
import { ownPassages } from './own-passages.ts'
import type { Paper, PaperState } from './papers/checklist.ts'
import { CaseWords } from './report/case-words.tsx'
import { ReuseAnswers } from './reuse-answers.tsx'
import { UnopenedSections } from './unopened-sections.tsx'
import { YourAnswers } from './your-answers/your-answers.tsx'

interface AfterAnswerProps {
  known: Case
  /** What is predicted, with what was reported since. */
  prediction: Case['prediction']
  profile: DatedProfile
  /** All sections stand open, for reading and printing. */
  isOpen: boolean
  today: Day
  /** The day on which the estimate was made. */
  madeOn: Day
  /** Today's step; null where there is nothing to do. */
  step: NextStep | null
  /** Only of a case whose analysis is open. */
  papers: readonly Paper[] | null
  /** Of the papers of others than the applicant. */
  ticks: Ticks
  tick: (place: string, state: PaperState) => void
  /** The day to submit on that was chosen; null: the first that leaves every step its time. */
  submission: Day | null
  onSubmission: (day: Day) => void
}

/** All of a case but the answer itself: why it is so, and what one can do about it. */
export default function AfterAnswer(props: AfterAnswerProps) {
  const { known, prediction, isOpen, step, papers, ...shown } = props
  const { t, i18n } = useTranslation(['result', 'model', 'advice', 'form', 'analysis', 'question'])
  const { id, analysis, outcome } = known
  const { profile, today, madeOn } = shown
  const { estimate, route } = prediction
  const wasRefused = outcome?.outcome === 'rejected'
  const answers = <YourAnswers assessment={known} isFolded={isOpen} />
  return (
    <FoldsProvider isAllOpen={isOpen}>
      <OutlookSections outlook={prediction} madeOn={formatDate(prediction.assessed_at, i18n.language)} {...{ profile }}>
        {!estimate ? (
          <>
            <CaseWords outlook={prediction} opened={null} {...{ profile, today, step }} />
            {answers}
          </>
        ) : analysis ? (
          <Suspense fallback={<Spinner />}>
            <OpenedSections assessment={known} {...{ analysis, step, wasRefused, ...shown }}>
              {answers}
            </OpenedSections>
          </Suspense>
        ) : (
          <UnopenedSections outlook={prediction} assessmentId={id} {...{ profile, today, madeOn, step, wasRefused }}>
            {answers}
          </UnopenedSections>
        )}
      </OutlookSections>
      <div className={`${shared.parts} grid full-row`}>
        <AskField own={ownPassages(asTexts(i18n), { prediction, profile, step, papers })} />
        <div className="row mt-3 screen-only">
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
        <div className="mt-3 screen-only">
          <More isSmall title={t('share')}>
            <ShareTool />
            {estimate && route && <ShareRange range={estimate} route={t(`model:route.${route}`)} />}
          </More>
        </div>
        <ReportOutcome assessment={known} />
      </div>
    </FoldsProvider>
  )
}
