import facts from 'virtual:quick-facts'
import type { RouteId } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { gap } from '../../i18n/gap.ts'
import { publisherName } from '../../i18n/publisher-name.ts'
import { SourceTitle } from '../model/source-title.tsx'
import classes from './quick-check.module.css'

/** What the range rests on: the level of its route with the pages that it comes from, and why the range is so wide. */
export function RestsOn({ route, asked }: { route: RouteId; asked: number }) {
  const { t, i18n } = useTranslation(['quick', 'form', 'model'])
  const level = facts.find(({ routes }) => routes.includes(route))
  if (!level) return null
  return (
    <div className={classes.rests}>
      <p>{t('rests.level', { low: level.low, high: level.high })}</p>
      <p>{t('rests.width', { asked })}</p>
      <details>
        <summary>{t('rests.title', { basis: t(`model:basis_name.${level.basis}`) })}</summary>
        <p>{t(`model:basis.${level.basis}`)}</p>
        <ul>
          {level.sources.map((source) => (
            <li key={source.id}>
              <a href={source.url} target="_blank" rel="noreferrer">
                <SourceTitle source={source} />
                <span className="visually-hidden"> {t('new_tab')}</span>
              </a>
              {gap(i18n)}
              {t('rests.source', { publisher: publisherName(i18n, source.publisher), year: source.year })}
            </li>
          ))}
        </ul>
        <Link to="/how-it-works">{t('rests.how')}</Link>
      </details>
    </div>
  )
}
