import type { NoEstimateReason, Outlook } from '@settlesg/contract'
import { knownInsteadSources } from '@settlesg/model'
import { useTranslation } from 'react-i18next'
import { Section, SubHeading } from '../../../components/section.tsx'
import { textNamed } from '../../../i18n/text-named.ts'
import classes from './no-estimate.module.css'
import { SourceMarks } from './source-marks.tsx'

interface NoEstimateProps {
  reason: NoEstimateReason
  outlook: Pick<Outlook, 'route' | 'routes' | 'sources'>
}

const sourcesOfKnown = new Map<string, readonly string[]>(Object.entries(knownInsteadSources))

/** Why there is no range, in plain words, and what is known instead. */
export function NoEstimate({ reason, outlook: { route, routes, sources } }: NoEstimateProps) {
  const { t, i18n } = useTranslation(['result', 'model'])
  const isPr = routes.some(({ conditions }) =>
    conditions.some(({ id, met }) => id === 'not_already_pr' && met === false),
  )
  const known = `model:known_instead.${route}` as const
  return (
    <div className={classes.frame}>
      <Section title={t(`model:no_estimate.${reason}.title`)}>
        <p>{isPr ? t('model:already_pr_note') : t(`model:no_estimate.${reason}.body`)}</p>
        {route !== null && i18n.exists(known) && (
          <>
            <SubHeading>{t('known_instead')}</SubHeading>
            <p>
              {textNamed(i18n, known)}
              <SourceMarks ids={sourcesOfKnown.get(route) ?? []} sources={sources} />
            </p>
          </>
        )}
      </Section>
    </div>
  )
}
