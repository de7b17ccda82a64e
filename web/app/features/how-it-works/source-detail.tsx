import type { Source } from '@settlesg/contract'
import { trustWord } from '@settlesg/contract/trust'
import { useTranslation } from 'react-i18next'
import { publisherName } from '../../i18n/publisher-name.ts'
import { SourceTitle } from '../model/source-title.tsx'
import classes from './how-panel.module.css'

/** A published page: what it is called, who published it when, how far to trust it, and the way to it. */
export function SourceDetail({ source }: { source: Source }) {
  const { t, i18n } = useTranslation(['how', 'model'])
  const { publisher, year, url } = source
  const rows = [
    ['publisher', publisherName(i18n, publisher)],
    ['year', year],
    ['trust', t(`model:trust.${trustWord(source)}`)],
  ] as const
  return (
    <section className={classes.source}>
      <h3>
        <SourceTitle source={source} />
      </h3>
      <dl className={classes.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`source.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <a href={url} target="_blank" rel="noreferrer">
        {t('source.open')} <span className="visually-hidden">{t('source.new_tab')}</span>
      </a>
    </section>
  )
}
