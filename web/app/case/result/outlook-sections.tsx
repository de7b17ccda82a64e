import type { DatedProfile, Outlook } from '@settlesg/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { gap } from '../../base/i18n/gap.ts'
import { Section } from '../../kit/section.tsx'
import { BasisTag } from '../../kit/tag.tsx'
import { PanelProvider } from '../../learn/index.ts'
import { AnswerCard } from './answer-card.tsx'
import { Folds } from './folds.tsx'
import { NextSteps } from './next-steps.tsx'
import { NoEstimate } from './no-estimate.tsx'
import { OtherRoutes } from './other-routes.tsx'
import { Reasons } from './reasons.tsx'
import classes from './result.module.css'
import { WhatChanges } from './what-changes.tsx'

interface OutlookSectionsProps {
  outlook: Outlook
  /** The answers that it was made from; null while they are on their way. */
  profile: DatedProfile | null
  /** The day from which the next steps count, YYYY-MM-DD. */
  today: string
  /** What makes the estimate sharper, where it can be. */
  sharpen?: ReactNode
}

/** All that the model says, the answer first: on a wide screen it stays in view beside the rest. */
export function OutlookSections({ outlook, profile, today, sharpen }: OutlookSectionsProps) {
  const { estimate, route, no_estimate_reason: reason } = outlook
  return (
    <PanelProvider>
      <div className={classes.sections}>
        <div className={classes.answer}>
          <AnswerCard outlook={outlook} />
        </div>
        <div className={classes.rest}>
          {reason && <NoEstimate reason={reason} outlook={outlook} profile={profile} />}
          <AssumedRefusals assumed={outlook.assumed_refusals} />
          <NotWeighed answers={outlook.not_weighed} />
          {estimate && <Reasons outlook={outlook} />}
          <OtherRoutes outlook={outlook} />
          {estimate && outlook.reasons.length > 0 && <WhatChanges outlook={outlook} />}
          {sharpen}
          {estimate && route && profile && <NextSteps route={route} profile={profile} today={today} />}
          <Folds outlook={outlook} />
        </div>
      </div>
    </PanelProvider>
  )
}

/** What was taken where the person did not say whether an earlier application was refused. */
function AssumedRefusals({ assumed }: { assumed: Outlook['assumed_refusals'] }) {
  const { t, i18n } = useTranslation(['result', 'model'])
  if (!assumed) return null
  return (
    <Section title={t('assumed.title')}>
      <p>
        {t('model:assumed_refusals', { once: assumed.once, more: assumed.more })}
        {gap(i18n)}
        <BasisTag basis={assumed.basis} />
      </p>
    </Section>
  )
}

/** Answers that have no weight, and that must not look like a clean record. */
function NotWeighed({ answers }: { answers: Outlook['not_weighed'] }) {
  const { t } = useTranslation(['result', 'model'])
  if (answers.length === 0) return null
  return (
    <Section title={t('not_weighed.title')}>
      {answers.map((answer) => (
        <p key={answer}>{t(`not_weighed.${answer}`)}</p>
      ))}
    </Section>
  )
}
