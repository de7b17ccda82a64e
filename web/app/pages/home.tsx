import { orderOf, refundDays } from '@settlesg/contract/catalogue'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PageHead } from '../components/page-head.tsx'
import { formatCents } from '../dates-and-money.ts'
import { ExampleInShort } from '../features/home/example-in-short.tsx'
import { Questions } from '../features/home/questions.tsx'
import { LazyPart } from '../features/loading/lazy-part.tsx'
import { lazyScript } from '../features/loading/lazy-script.ts'
import { AskHost } from '../features/quick-check/ask-host.tsx'
import { QuickCheckCard } from '../features/quick-check/quick-check-card.tsx'
import { exampleReportPath } from '../features/reports/example-report.ts'
import { useAuthentication } from '../features/session/authentication.tsx'
import { ReturnBanner } from '../features/session/return-banner.tsx'
import { GetStarted } from '../features/sign-in/get-started.tsx'
import type { PageHandle } from '../i18n/embedded-strings.tsx'
import classes from './home.module.css'

const tags = ['published', 'statistic', 'judgement'] as const
const limits = ['1', '2', '3'] as const

export const handle: PageHandle = { namespaces: ['home'] }

export default function HomePage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('home.title')} description={t('home.description')} />
      <ReturnBanner />
      <AskHost />
      <div className={classes.hero}>
        <div>
          <p className={classes.eyebrow}>{t('home.eyebrow')}</p>
          <h1 className={classes.headline}>{t('home.headline')}</h1>
          <p className={classes.lead}>{t('home.lead')}</p>
        </div>
        <QuickCheckCard />
        <div>
          <div className={classes.actions}>
            <GetStarted size="md" />
            <Link to="/how-it-works">{t('home.how_link')}</Link>
          </div>
          <p className={classes.offer}>{t('home.offer')}</p>
          <Tags />
        </div>
      </div>

      <ExampleInShort />

      <div className={classes.pair}>
        <section aria-labelledby="limits-title">
          <h2 id="limits-title">{t('home.limits_title')}</h2>
          <ul>
            {limits.map((limit) => (
              <li key={limit}>{t(`home.limit_${limit}`)}</li>
            ))}
          </ul>
        </section>
        <Prices />
        <Questions />
      </div>
    </>
  )
}

/** What a result rests on, beside the first question. */
function Tags() {
  const { t } = useTranslation()
  return (
    <section className={classes.rests} aria-labelledby="honest-title">
      <h2 id="honest-title">{t('home.honest_title')}</h2>
      <p>{t('home.honest_text')}</p>
      <dl className={classes.tags}>
        {tags.map((tag) => (
          <div key={tag}>
            <dt data-tag={tag}>{t(`home.honest_${tag}`)}</dt>
            <dd>{t(`home.honest_${tag}_text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const offer = lazyScript(() => import('../features/payments/offer.tsx'))

/** What it costs, from the catalogue; whoever is signed in can buy here. */
function Prices() {
  const { t, i18n } = useTranslation()
  const { isAuthenticated } = useAuthentication()
  const { units, amountCents } = orderOf('pack_1', 1)
  return (
    <section className={classes.price} aria-labelledby="price-title">
      <h2 id="price-title">{t('home.price_title')}</h2>
      <dl className={classes.prices}>
        <div>
          <dt>{t('home.price_first')}</dt>
          <dd>{t('home.price_free')}</dd>
        </div>
        <div>
          <dt>{t('home.price_more', { units })}</dt>
          <dd>{formatCents(amountCents, i18n.language)}</dd>
        </div>
        <div>
          <dt>{t('home.price_analysis')}</dt>
          <dd>{formatCents(orderOf('pack_2', 1).amountCents, i18n.language)}</dd>
        </div>
      </dl>
      <p>
        <a href={exampleReportPath(i18n.language)}>{t('home.price_report')}</a>
      </p>
      {!isAuthenticated && (
        <>
          <p>
            {t('home.price_text', { days: refundDays })} <Link to="/terms-purchase">{t('footer.terms_purchase')}</Link>
          </p>
          <GetStarted size="md" />
        </>
      )}
      <LazyPart script={offer} props={{}} />
    </section>
  )
}
