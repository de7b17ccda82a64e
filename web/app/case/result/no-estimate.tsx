import type { DatedProfile, NoEstimateReason, Outlook } from '@settlesg/contract'
import { type AdviceWithoutEstimate, knownInsteadSources } from '@settlesg/model'
import { ruleVerdict } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { textNamed } from '../../base/i18n/text-named.ts'
import { Section } from '../../kit/section.tsx'
import { AdviceInWords, NextSteps } from './advice.tsx'
import { AnswerCard } from './answer-card.tsx'
import { Routes } from './routes.tsx'
import { SourceList, SourceMarks } from './sources.tsx'

interface RuleAnswerProps {
  outlook: Pick<Outlook, 'route' | 'routes' | 'sources'>
  reason: NoEstimateReason
  /** What holds however the open questions are answered; null where that is nothing, or the answers are on their way. */
  advice: AdviceWithoutEstimate | null
  /** Of whom the notes and papers of the advice are. */
  family: DatedProfile['family'] | undefined
}

const unestimated = {
  estimate: null,
  width: null,
  reasons: [],
  assumed_refusals: null,
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
      <NoEstimate reason={reason} outlook={outlook} advice={advice} family={family} />
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

const sourcesOfKnown = new Map<string, readonly string[]>(Object.entries(knownInsteadSources))

/**
 * Why there is no range, in plain words, what is known instead, and what can be done all the same: first of all where no
 * route is open, since it says what would open one.
 */
export function NoEstimate({ reason, outlook, advice, family }: RuleAnswerProps) {
  const { t, i18n } = useTranslation(['result', 'model'])
  const { route, sources } = outlook
  const { key, standing } = ruleVerdict(outlook)
  const isPr = key === 'already_pr'
  const isUnsettled = reason === 'no_open_route' && standing === 'unknown'
  const known = `model:known_instead.${route}` as const
  const steps = advice && <NextSteps advice={advice} />
  return (
    <>
      {reason === 'no_open_route' && steps}
      <Section title={t(isPr ? 'no_estimate.pr' : 'no_estimate.why')}>
        <p>
          {isPr
            ? t('model:already_pr_note')
            : t(isUnsettled ? 'model:unsettled_note' : `model:no_estimate.${reason}.body`)}
        </p>
      </Section>
      {route !== null && i18n.exists(known) && (
        <Section title={t('known_instead')}>
          <p>
            {textNamed(i18n, known)}
            <SourceMarks ids={sourcesOfKnown.get(route) ?? []} sources={sources} />
          </p>
        </Section>
      )}
      {reason !== 'no_open_route' && steps}
      {advice && family && <AdviceInWords advice={advice} family={family} />}
    </>
  )
}
