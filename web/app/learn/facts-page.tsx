import { anchorOf, factsPage } from '@settlesg/faq/corpus'
import { useTranslation } from 'react-i18next'
import type { PageHandle } from '../base/i18n/embedded-strings.tsx'
import { asTexts } from '../base/i18n/texts.ts'
import { LastChecked } from '../kit/last-checked.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { useArrivalAtPart } from './how-it-works/use-arrival-at-part.ts'
import classes from './learn.module.css'

export const handle: PageHandle = { namespaces: ['ask', 'question', 'advice', 'form', 'home', 'model'] }

/** What is known, each fact under its heading with whose statement it is: what questions are answered with. */
export default function FactsPage() {
  const { t, i18n } = useTranslation(['ask', 'question', 'advice', 'form', 'home', 'model'])
  useArrivalAtPart()
  return (
    <article className="parts prose gap-6 mx-auto">
      <PageHead title={t('page.title')} description={t('page.description')} />
      <div>
        <h1>{t('page.title')}</h1>
        <p className="muted">{t('page.intro')}</p>
      </div>
      {factsPage(asTexts(i18n)).map(({ part, passages }) => (
        <section key={part} aria-labelledby={`${part}-title`}>
          <h2 id={`${part}-title`} tabIndex={-1}>
            {t(`question:part.${part}`)}
          </h2>
          <ul className="plain-list">
            {passages.map(({ id, text, source }) => (
              <li
                key={id}
                id={anchorOf(id)}
                tabIndex={-1}
                className={`${classes.fact} ${classes.place} border-bottom break-anywhere`}
              >
                {text}
                {source && (
                  <span className="muted small block mt-1">
                    <a href={source.url}>{t('page.source', source)}</a>
                  </span>
                )}
                <LastChecked ids={[id, ...(source ? [source.id] : [])]} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  )
}
