import type { DatedProfile, Outlook } from '@settlesg/contract'
import type { ReactNode } from 'react'
import { PanelProvider } from '../../how-it-works/panel.tsx'
import { LazyPart } from '../../loading/lazy-part.tsx'
import { lazyScript } from '../../loading/lazy-script.ts'
import { AnswerCard } from './answer-card.tsx'
import { AssumedRefusals } from './assumed-refusals.tsx'
import { Folds } from './folds.tsx'
import { NextSteps } from './next-steps.tsx'
import { NotWeighed } from './not-weighed.tsx'
import { OtherRoutes } from './other-routes.tsx'
import classes from './outlook-sections.module.css'
import { Reasons } from './reasons.tsx'
import { WhatChanges } from './what-changes.tsx'

const noEstimate = lazyScript(() => import('./no-estimate.tsx'))

export interface OutcomeProps {
  outlook: Outlook
  /** The answers that it was made from; null while they are on their way. */
  profile: DatedProfile | null
  /** The day from which the next steps count, YYYY-MM-DD. */
  today: string
  /** What makes the estimate sharper, where it can be. */
  sharpen?: ReactNode
}

/** All that the model says, the answer first: on a wide screen it stays in view beside the rest. */
export function Outcome({ outlook, profile, today, sharpen }: OutcomeProps) {
  const { estimate, no_estimate_reason: reason } = outlook
  return (
    <PanelProvider>
      <div className={classes.outcome}>
        <div className={classes.answer}>
          <AnswerCard outlook={outlook} />
        </div>
        <div className={classes.rest}>
          {reason && <LazyPart script={noEstimate} props={{ reason, outlook, profile }} />}
          <AssumedRefusals assumed={outlook.assumed_refusals} />
          <NotWeighed answers={outlook.not_weighed} />
          {estimate && <Reasons outlook={outlook} />}
          <OtherRoutes outlook={outlook} />
          {estimate && outlook.reasons.length > 0 && <WhatChanges outlook={outlook} />}
          {sharpen}
          {estimate && profile && <NextSteps outlook={outlook} profile={profile} today={today} />}
          <Folds outlook={outlook} />
        </div>
      </div>
    </PanelProvider>
  )
}
