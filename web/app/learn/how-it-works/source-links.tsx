import record from 'virtual:model-record'
import type { Source } from '@settlesg/contract'
import { sourceTitle } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { asTexts } from '../../base/i18n/texts.ts'
import { usePanelLink } from './panel.tsx'
import classes from './tables.module.css'

/** The published pages that something rests on; pressed, each opens beside the page, with the way to it. */
export function SourceLinks({ ids }: { ids: readonly string[] }) {
  return (
    <ul className={`plain-list row small ${classes.sources}`}>
      {record.sources
        .filter(({ id }) => ids.includes(id))
        .map((source) => (
          <li key={source.id}>
            <SourceLink source={source} />
          </li>
        ))}
    </ul>
  )
}

function SourceLink({ source }: { source: Source }) {
  const { t, i18n } = useTranslation(['how', 'model'])
  const { id, url, publisher, year } = source
  const title = sourceTitle(asTexts(i18n), source)
  return (
    <a href={url} title={title} {...usePanelLink({ kind: 'source', id })}>
      {t('source.link', { publisher, year })} <span className="visually-hidden">{t('source.about', { title })}</span>
    </a>
  )
}
