import type { Source } from '@settlesg/contract'
import { trustWord } from '@settlesg/contract/trust'
import { useTranslation } from 'react-i18next'
import { publisherName } from '../../../i18n/publisher-name.ts'
import { SourceTitle } from '../../model/source-title.tsx'
import { inOrder } from './source-order.ts'
import classes from './sources.module.css'

/** Every page that the result rests on, numbered as its marks: the authorities' own, and copies apart from them. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  const { t } = useTranslation(['result', 'model'])
  const ordered = inOrder(sources)
  const own = ordered.filter(({ trust }) => trust === 'official')
  const copies = ordered.slice(own.length)
  return (
    <>
      {own.length > 0 && <Part title={t('sources.own')} sources={own} start={1} />}
      {copies.length > 0 && <Part title={t('sources.copies')} sources={copies} start={own.length + 1} />}
    </>
  )
}

function Part({ title, sources, start }: { title: string; sources: readonly Source[]; start: number }) {
  const { t, i18n } = useTranslation(['result', 'model'])
  return (
    <>
      <p className={classes.group}>{title}</p>
      <ol className={classes.list} start={start}>
        {sources.map(({ id, title: name, publisher, year, trust, url }) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer">
              <SourceTitle source={{ id, title: name }} />
              <span className="visually-hidden"> {t('sources.new_tab')}</span>
            </a>
            <span className={classes.about}>
              {t('sources.item', {
                publisher: publisherName(i18n, publisher),
                year,
                trust: t(`model:trust.${trustWord({ id, trust })}`),
              })}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
