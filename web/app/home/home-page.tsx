import facts from 'virtual:home-facts'
import { bases, priceOrder, refundDays } from '@settlesg/contract'
import { formatCents } from '@settlesg/wording'
import { Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { GetStarted } from '../account/index.ts'
import { useReturnPage } from '../base/addresses.ts'
import type { PageHandle } from '../base/i18n/embedded-strings.tsx'
import { useAuthentication } from '../base/session/authentication.tsx'
import { exampleReportPath } from '../case/index.ts'
import { QuickCheckCard } from '../check/index.ts'
import { ButtonLink } from '../kit/button.tsx'
import { Crowd } from '../kit/crowd.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { Callout } from '../kit/panel.tsx'
import { PageLoading } from '../kit/spinner.tsx'
import { PaymentMode } from '../money/index.ts'
import classes from './home-page.module.css'
import { MemberHome } from './member-home.tsx'
import { Questions } from './questions.tsx'

const limits = ['1', '2', '3'] as const

export const handle: PageHandle = { namespaces: ['home'] }

/**
 * What a visitor is offered, or where a member's case stands. Prerendered pages know no one: until the page is awake the
 * style sheet shows one of both, by what first-script.js has found.
 */
export default function HomePage() {
  const { t } = useTranslation()
  const { isAuthenticated, isKnown } = useAuthentication()
  const wasVisitor = useRef(false)
  if (isKnown && !isAuthenticated) wasVisitor.current = true
  return (
    <>
      <PageHead title={t('home.title')} description={t('home.description')} />
      {isAuthenticated && (
        <>
          <ReturnBanner />
          <Suspense fallback={<PageLoading />}>
            <MemberHome takesFocus={wasVisitor.current} />
          </Suspense>
        </>
      )}
      {!isAuthenticated && (
        <div className={isKnown ? undefined : classes.visitors}>
          <VisitorsHome />
        </div>
      )}
      {!isKnown && (
        <div className={classes.members}>
          <PageLoading />
        </div>
      )}
    </>
  )
}

function VisitorsHome() {
  const { t } = useTranslation()
  return (
    <>
      <div className={classes.hero}>
        <div>
          <p className={classes.eyebrow}>{t('home.eyebrow')}</p>
          <h1 className={classes.headline}>{t('home.headline')}</h1>
          <p className={classes.lead}>{t('home.lead')}</p>
        </div>
        <QuickCheckCard />
        <div>
          <div className="row">
            <GetStarted size="md" />
            <Link to="/how-it-works">{t('home.how_link')}</Link>
          </div>
          <p className="muted small">{t('home.offer')}</p>
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
      <p className="muted small">{t('home.honest_text')}</p>
      <details>
        <summary>{t('home.honest_how')}</summary>
        <dl className={`muted small ${classes.tags}`}>
          {bases.map((tag) => (
            <div key={tag}>
              <dt data-tag={tag}>{t(`home.honest_${tag}`)}</dt>
              <dd>{t(`home.honest_${tag}_text`)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  )
}

/** What it costs, from the catalogue. */
function Prices() {
  const { t, i18n } = useTranslation()
  const { units, amountCents } = priceOrder('pack_1', 1)
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
          <dd>{formatCents(priceOrder('pack_2', 1).amountCents, i18n.language)}</dd>
        </div>
      </dl>
      <p>
        <a href={exampleReportPath(i18n.language)}>{t('home.price_report')}</a>
      </p>
      <p>
        {t('home.price_text', { days: refundDays })} <Link to="/terms-purchase">{t('footer.terms_purchase')}</Link>
      </p>
      <GetStarted size="md" />
      <PaymentMode />
    </section>
  )
}

/** The range of the made-up person of /example, marked as such, with the way to the whole result. */
function ExampleInShort() {
  const { t, i18n } = useTranslation('home')
  const { low, high } = facts.example
  return (
    <section className={classes.example} aria-labelledby="home-example">
      <div>
        <p className={classes.mark}>{t('example.mark')}</p>
        <h2 id="home-example">{t('example.title')}</h2>
        <p className="muted">{t('example.person')}</p>
        <p className={classes.words}>{t('example.words', { low, high })}</p>
        <p className={`muted small ${classes.notice}`}>{t('example.notice')}</p>
        <p className="row">
          <Link to="/example">{t('example.whole')}</Link>
          <a href={exampleReportPath(i18n.language)}>{t('example.report')}</a>
        </p>
      </div>
      <Crowd range={facts.example} />
    </section>
  )
}

/** After signing in: the way to where the reader was going. It stays until it is taken. */
function ReturnBanner() {
  const { t } = useTranslation()
  const wanted = useReturnPage()
  if (!wanted) return null
  return (
    <Callout isLive title={t('wanted_page_ready')}>
      <ButtonLink to={wanted} size="sm">
        {t('wanted_page_link')}
      </ButtonLink>
    </Callout>
  )
}
