import type { DatedProfile, NoEstimateReason, Outlook } from '@settlesg/contract'
import { type AdviceWithoutEstimate, knownInsteadSources, permitSources } from '@settlesg/model'
import { ruleVerdict } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { textNamed } from '../../base/i18n/text-named.ts'
import { Section } from '../../kit/section.tsx'
import { AdviceInWords, NextSteps } from '../plan/advice.tsx'
import { AnswerCard } from './answer-card.tsx'
import { Routes } from './routes.tsx'
import { SourceList, SourceMarks, SourcesProvider } from './sources.tsx'

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
    <SourcesProvider value={outlook.sources}>
      <AnswerCard outlook={{ ...outlook, ...unestimated, no_estimate_reason: reason }} />
      <NoEstimate reason={reason} outlook={outlook} advice={advice} family={family} />
      {ruleVerdict({ ...outlook, no_estimate_reason: reason }).key !== 'already_pr' && (
        <>
          <Routes outlook={outlook} />
          <Section title={t('sources.title')}>
            <SourceList outlook={outlook} />
          </Section>
        </>
      )}
    </SourcesProvider>
  )
}

const sourcesOfKnown = new Map<string, readonly string[]>(Object.entries(knownInsteadSources))

/**
 * Why there is no range, in plain words, what is known instead, and what can be done all the same: first of all where no
 * route is open, since it says what would open one, and where a permit has days.
 */
export function NoEstimate({ reason, outlook, advice, family }: RuleAnswerProps) {
  const { t, i18n } = useTranslation(['result', 'model'])
  const { route } = outlook
  const { key, standing } = ruleVerdict({ ...outlook, no_estimate_reason: reason })
  const isPr = key === 'already_pr'
  const isOfPermit = reason === 're_entry_permit'
  const isUnsettled = reason === 'no_open_route' && standing === 'unknown'
  const isFirst = isOfPermit || reason === 'no_open_route'
  const known = `model:known_instead.${route}` as const
  const steps = advice && <NextSteps advice={advice} />
  return (
    <>
      {isFirst && steps}
      <Section title={t(isPr ? 'no_estimate.pr' : 'no_estimate.why')}>
        {isPr && <p>{t('model:already_pr_note')}</p>}
        {(!isPr || isOfPermit) && (
          <p>
            {t(isUnsettled ? 'model:unsettled_note' : `model:no_estimate.${reason}.body`)}
            {isOfPermit && <SourceMarks ids={permitSources} />}
          </p>
        )}
      </Section>
      {route !== null && i18n.exists(known) && (
        <Section title={t('known_instead')}>
          <p>
            {textNamed(i18n, known)}
            <SourceMarks ids={sourcesOfKnown.get(route) ?? []} />
          </p>
        </Section>
      )}
      {!isFirst && steps}
      {advice && family && <AdviceInWords advice={advice} family={family} />}
    </>
  )
}
