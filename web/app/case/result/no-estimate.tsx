import type { DatedProfile, NoEstimateReason, Outlook } from '@settlesg/contract'
import { knownInsteadSources } from '@settlesg/model'
import { ruleVerdict } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { textNamed } from '../../base/i18n/text-named.ts'
import { Section } from '../../kit/section.tsx'
import { Advice } from './advice.tsx'
import { SourceMarks } from './sources.tsx'

interface NoEstimateProps {
  reason: NoEstimateReason
  outlook: Pick<Outlook, 'route' | 'routes' | 'sources'>
  profile: DatedProfile | null
}

const sourcesOfKnown = new Map<string, readonly string[]>(Object.entries(knownInsteadSources))

/** Why there is no range, in plain words, what is known instead, and what can be done all the same. */
export function NoEstimate({ reason, outlook, profile }: NoEstimateProps) {
  const { t, i18n } = useTranslation(['result', 'model'])
  const { route, sources } = outlook
  const { key, standing } = ruleVerdict(outlook)
  const isPr = key === 'already_pr'
  const isUnsettled = reason === 'no_open_route' && standing === 'unknown'
  const known = `model:known_instead.${route}` as const
  return (
    <>
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
      {profile && <Advice profile={profile} />}
    </>
  )
}
