import facts from 'virtual:home-facts'
import { Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { AskField } from '../ask/index.ts'
import { useReturnPage } from '../base/addresses.ts'
import type { PageHandle } from '../base/i18n/embedded-strings.tsx'
import { useAuthentication } from '../base/session/authentication.tsx'
import { exampleReportPath } from '../case/index.ts'
import { Crowd } from '../charts/crowd.tsx'
import { ShareTool } from '../charts/share-buttons.tsx'
import { QuickCheckCard } from '../check/index.ts'
import { ButtonLink } from '../kit/button.tsx'
import { Link } from '../kit/link.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { Callout } from '../kit/panel.tsx'
import { PageLoading } from '../kit/spinner.tsx'
import { Tag } from '../kit/tag.tsx'
import classes from './home-page.module.css'
import { MemberHome } from './member-home.tsx'
import { BeforePaying, PricesInShort } from './prices.tsx'
import { Proof } from './proof.tsx'
import { Questions } from './questions.tsx'
import { homeData } from './structured-data.ts'

export const handle: PageHandle = {
  namespaces: ['home', 'question'],
  ...(import.meta.env.SSR && { structuredData: homeData }),
}

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
        <div className={isKnown ? undefined : 'for-visitors'}>
          <VisitorsHome />
        </div>
      )}
      {!isKnown && (
        <div className="for-members">
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
      <div className={`stack ${classes.hero}`}>
        <div>
          <h1>{t('home.headline')}</h1>
          <p className="muted">{t('home.lead')}</p>
        </div>
        <QuickCheckCard />
        <PricesInShort />
      </div>

      <ExampleInShort />
      <AskField />
      <Proof />

      <div className={`grid items-start ${classes.pair}`}>
        <section aria-labelledby="limits-title">
          <h2 id="limits-title">{t('home.limits_title')}</h2>
          <p className="muted">{t('home.limits_text')}</p>
        </section>
        <BeforePaying />
        <Questions />
      </div>
      <div className={classes.share}>
        <ShareTool />
      </div>
    </>
  )
}

/** The range of the made-up person of /example, marked as such, with the way to the whole result. */
function ExampleInShort() {
  const { t, i18n } = useTranslation('home')
  const { low, high } = facts.example
  return (
    <section className={`card grid gap-6 items-center ${classes.example}`} aria-labelledby="home-example">
      <div className="stack gap-3">
        <p>
          <Tag tone="mind">{t('example.mark')}</Tag>
        </p>
        <h2 id="home-example">{t('example.title')}</h2>
        <p className="muted">{t('example.person')}</p>
        <p className="text-l bold leading-tight">{t('example.words', { low, high })}</p>
        <p className="muted small">{t('example.notice')}</p>
        <p className="row">
          <Link to="/example">{t('example.whole')}</Link>
          <a href={exampleReportPath(i18n.language)}>{t('example.report')}</a>
          <Link to="/how-it-works/model#worked">{t('example.how')}</Link>
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
