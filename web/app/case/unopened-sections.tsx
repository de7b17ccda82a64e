import { type DatedProfile, type Day, type Outlook, priceOrder } from '@settlesg/contract'
import { advise, type NextStep } from '@settlesg/model'
import { formatCents } from '@settlesg/wording'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { analysisPath } from '../assessments/reference.ts'
import { Link } from '../kit/link.tsx'
import { FoldedSection } from '../kit/section.tsx'
import { WhatChanges } from './changes/what-changes.tsx'
import { isOfRefusal, Notes } from './family/notes.tsx'
import { AfterRefusal } from './plan/advice.tsx'
import { NextSteps } from './plan/next-steps.tsx'
import { CaseWords } from './report/case-words.tsx'
import { OpenAnalysis, YourCounts } from './unlock/open-analysis.tsx'

interface UnopenedSectionsProps {
  outlook: Outlook
  /** The answers that it was made from. */
  profile: DatedProfile
  /** The day from which the steps count. */
  today: Day
  /** The day on which the estimate was made; today unless given. */
  madeOn?: Day
  /** Today's step; null where there is nothing to do. */
  step: NextStep | null
  /** Whose analysis is offered; none of a made-up person. */
  assessmentId?: string
  /** ICA has refused this application since, though the answers do not say so. */
  wasRefused?: boolean | undefined
  /** The answers, and how they are changed. */
  children?: ReactNode
}

/** What an estimate comes with before its analysis is paid for. */
export function UnopenedSections(props: UnopenedSectionsProps) {
  const { outlook, profile, today, step, assessmentId, wasRefused = false, madeOn = today, children } = props
  const { t, i18n } = useTranslation(['result', 'advice', 'model'])
  const { route, reasons, biggest_lever: lever } = outlook
  const { amountCents } = priceOrder('pack_2', 1)
  return (
    <>
      <CaseWords {...{ outlook, profile, today, step }} opened={null} />
      {reasons.length > 0 && (
        <FoldedSection id="what_changes" title={t('change.title')} about={lever === null && t('head.no_lever')}>
          <WhatChanges outlook={outlook} />
        </FoldedSection>
      )}
      {children}
      {route && (
        <AdviceSections {...{ route, profile, today, madeOn, wasRefused }} {...(assessmentId && { assessmentId })} />
      )}
      {assessmentId && (
        <FoldedSection
          id="analysis"
          title={t('see_answers')}
          about={t('head.analysis', { price: formatCents(amountCents, i18n.language) })}
        >
          <Suspense>
            <OpenAnalysis assessmentId={assessmentId}>
              {route && <YourCounts {...{ profile, route, madeOn }} applyMonth={profile.route.apply_month} />}
            </OpenAnalysis>
          </Suspense>
          <p>
            <Link to={analysisPath(assessmentId)}>{t('analysis_link')}</Link>
          </p>
        </FoldedSection>
      )}
    </>
  )
}

/** The steps with their dates, the notes on the family, and what is left after a refusal. */
function AdviceSections({ route, ...rest }: Parameters<typeof NextSteps>[0]) {
  const { profile } = rest
  const { t } = useTranslation(['result', 'advice'])
  const advice = advise(profile, route)
  const notes = advice.consistency.length + advice.family.filter((note) => !isOfRefusal(note)).length
  return (
    <>
      <FoldedSection id="plan" title={t('next.title')} about={t('head.steps', { count: advice.plan.length })}>
        <NextSteps route={route} {...rest} />
      </FoldedSection>
      {notes > 0 && (
        <FoldedSection id="family" title={t('advice.notes')} about={t('head.notes', { count: notes })}>
          <Notes advice={advice} family={profile.family} />
        </FoldedSection>
      )}
      <AfterRefusal advice={advice} wasRefused={rest.wasRefused} />
    </>
  )
}
