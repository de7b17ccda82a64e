import type { Source } from '@settlesg/contract'
import { publisherName, trustName } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { asTexts } from '../../base/i18n/texts.ts'
import { LastChecked } from '../../kit/last-checked.tsx'
import { Panel } from '../../kit/panel.tsx'
import { SourceTitle } from '../../kit/source-title.tsx'
import { Facts } from '../../kit/table.tsx'

/** A published page: what it is called, who published it when, how far to trust it, and the way to it. */
export function SourceDetail({ source }: { source: Source }) {
  const { t, i18n } = useTranslation(['how', 'model'])
  const { publisher, year, url } = source
  const facts = [
    { name: t('source.publisher'), value: publisherName(asTexts(i18n), publisher) },
    { name: t('source.year'), value: year },
    { name: t('source.trust'), value: trustName(asTexts(i18n), source) },
  ]
  return (
    <Panel as="section" look="quiet">
      <h3>
        <SourceTitle source={source} />
      </h3>
      <Facts facts={facts} />
      <LastChecked ids={[source.id]} />
      <a href={url} target="_blank" rel="noreferrer">
        {t('source.open')} <span className="visually-hidden">{t('source.new_tab')}</span>
      </a>
    </Panel>
  )
}
