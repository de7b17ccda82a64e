import type { DatedProfile, NoEstimateReason, Outlook } from '@settlesg/contract'
import type { AdviceWithoutEstimate } from '@settlesg/model'
import { ruleVerdict } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { Section } from '../../kit/section.tsx'
import { AdviceInWords } from './advice.tsx'
import { AnswerCard } from './answer-card.tsx'
import { NoEstimate } from './no-estimate.tsx'
import { Routes } from './routes.tsx'
import { SourceList } from './sources.tsx'

interface RuleAnswerProps {
  outlook: Pick<Outlook, 'route' | 'routes' | 'sources'>
  reason: NoEstimateReason
  /** What holds however the open questions are answered; null where that is nothing. */
  advice: AdviceWithoutEstimate | null
  /** Of whom the notes and papers of the advice are. */
  family: DatedProfile['family'] | undefined
}

const unestimated = {
  estimate: null,
  width: null,
  reasons: [],
  timing: null,
  biggest_lever: null,
  biggest_lever_size: null,
}

/** What the rules alone answer, where there is no estimate: verdict, reason, advice, every route, and the sources. */
export function RuleAnswer({ outlook, reason, advice, family }: RuleAnswerProps) {
  const { t } = useTranslation(['result', 'model'])
  return (
    <>
      <AnswerCard outlook={{ ...outlook, ...unestimated, no_estimate_reason: reason }} />
      <NoEstimate reason={reason} outlook={outlook} profile={null} />
      {advice && family && <AdviceInWords advice={advice} family={family} />}
      {ruleVerdict(outlook).key !== 'already_pr' && (
        <>
          <Routes outlook={outlook} />
          <Section title={t('sources.title')}>
            <SourceList sources={outlook.sources} />
          </Section>
        </>
      )}
    </>
  )
}
