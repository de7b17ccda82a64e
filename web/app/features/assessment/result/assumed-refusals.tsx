import type { Outlook } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../components/section.tsx'
import { gap } from '../../../i18n/gap.ts'
import { Tag } from '../../model/tag.tsx'

/** What was taken where the person did not say whether an earlier application was refused. */
export function AssumedRefusals({ assumed }: { assumed: Outlook['assumed_refusals'] }) {
  const { t, i18n } = useTranslation(['result', 'model'])
  if (!assumed) return null
  return (
    <Section title={t('assumed.title')}>
      <p>
        {t('model:assumed_refusals', { once: assumed.once, more: assumed.more })}
        {gap(i18n)}
        <Tag basis={assumed.basis} />
      </p>
    </Section>
  )
}
