import type { Source } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import { SourceTitle, titleOf } from '../../model/source-title.tsx'
import classes from './sources.module.css'

const sourceId = (id: string) => `source-${id}`

/** Numbers that lead to the list of sources below. */
export function SourceMarks({ ids, sources }: { ids: readonly string[]; sources: readonly Source[] }) {
  const { t, i18n } = useTranslation(['result', 'model'])
  const marked = sources.flatMap((source, index) => (ids.includes(source.id) ? [{ source, number: index + 1 }] : []))
  return (
    <span className={classes.marks}>
      {marked.map(({ source, number }) => (
        <a
          key={source.id}
          href={`#${sourceId(source.id)}`}
          aria-label={t('source_mark', { number, title: titleOf(i18n, source) })}
          title={source.title}
        >
          {number}
        </a>
      ))}
    </span>
  )
}

/** Every page that the result points to, numbered as its marks. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  const { t } = useTranslation(['result', 'model'])
  return (
    <ol className={classes.list}>
      {sources.map((source) => (
        <li key={source.id} id={sourceId(source.id)} tabIndex={-1}>
          <a href={source.url} target="_blank" rel="noreferrer">
            <SourceTitle source={source} />
            <span className="visually-hidden"> ({t('sources.new_tab')})</span>
          </a>
          <span className={classes.about}>
            {t('sources.item', {
              publisher: source.publisher,
              year: source.year,
              trust: t(`model:trust.${source.trust}`),
            })}
          </span>
        </li>
      ))}
    </ol>
  )
}
