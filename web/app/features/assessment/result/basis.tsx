import type { Estimate, Outlook } from '@settlesg/contract'
import { formatWhole } from '../dates-and-money.ts'
import { Section } from './section.tsx'
import { SourceMarks } from './source-marks.tsx'
import { Tag } from './tag.tsx'
import { useResultWording } from './use-result-wording.ts'

interface BasisProps {
  estimate: Estimate
  outlook: Pick<Outlook, 'route' | 'sources'>
}

/** What the range rests on: the level of the route with its years and sources, and how sure we are. */
export function Basis({ estimate: { base, confidence }, outlook }: BasisProps) {
  const { t, language } = useResultWording()
  return (
    <Section title={t('basis.title')}>
      <p>
        {t('basis.level', { low: formatWhole(base.low, language), high: formatWhole(base.high, language) })}{' '}
        <Tag basis={base.basis} />
      </p>
      <p>
        {t(`model:base_about.${outlook.route}`)}
        <SourceMarks ids={base.source_ids} sources={outlook.sources} />
      </p>
      <p>{t(`model:confidence.${confidence}`)}</p>
    </Section>
  )
}
