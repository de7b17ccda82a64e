import { type DatedProfile, dayInSingapore, type Outlook } from '@settlesg/contract'
import { adviceWithoutEstimate } from '@settlesg/model'
import { ruleVerdict } from '@settlesg/wording'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceGap } from '../../base/i18n/texts.ts'
import { FoldedSections, Section } from '../../kit/section.tsx'
import { BasisTag } from '../../kit/tag.tsx'
import { PanelProvider } from '../../learn/index.ts'
import shared from '../case.module.css'
import { HowComputed, Independent } from './how-computed.tsx'
import { NoEstimate } from './no-estimate.tsx'
import { Reasons } from './reasons.tsx'
import { SourcesProvider } from './sources.tsx'

interface OutlookSectionsProps {
  outlook: Outlook
  /** The answers that it was made from. */
  profile: DatedProfile
  /** The day in words on which it was made; left out of a made-up person. */
  madeOn?: string
  /** The sections that open in place, between the reasons and how it was reckoned. */
  children?: ReactNode
}

/** All that the model says but for the answer itself, inside the `AnswerFirst` of the page. */
export function OutlookSections({ outlook, profile, madeOn, children }: OutlookSectionsProps) {
  const { estimate, no_estimate_reason: reason } = outlook
  const isPr = ruleVerdict(outlook).key === 'already_pr'
  return (
    <PanelProvider>
      <SourcesProvider value={outlook.sources}>
        <div className={`${shared.parts} grid`}>
          {reason && (
            <NoEstimate
              reason={reason}
              outlook={outlook}
              advice={adviceWithoutEstimate(profile, { today: dayInSingapore(new Date()) })}
              family={profile.family}
            />
          )}
          {estimate && <Reasons outlook={outlook} />}
          <AssumedRefusals assumed={outlook.assumed_refusals} />
          <NotWeighed answers={outlook.not_weighed} />
          {/* A permanent resident has nothing to apply for here, so neither routes nor waits say anything to them. */}
          {!isPr && (
            <FoldedSections>
              {children}
              <HowComputed outlook={outlook} profile={profile} madeOn={madeOn} />
            </FoldedSections>
          )}
          <Independent outlook={outlook} />
        </div>
      </SourcesProvider>
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
        {sentenceGap(i18n)}
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
