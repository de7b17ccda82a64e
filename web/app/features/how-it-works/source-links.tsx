import record from 'virtual:model-record'
import classes from './source-links.module.css'
import { useHowWording } from './use-how-wording.ts'

/** The published pages that something rests on, each one click away. */
export function SourceLinks({ ids }: { ids: readonly string[] }) {
  const { t } = useHowWording()
  return (
    <ul className={classes.sources}>
      {record.sources
        .filter(({ id }) => ids.includes(id))
        .map(({ id, url, title, publisher, year }) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer" title={title}>
              {t('source.link', { publisher, year })}
              <span className="visually-hidden"> {t('source.about', { title })}</span>
            </a>
          </li>
        ))}
    </ul>
  )
}
