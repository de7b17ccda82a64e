import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { publicPathAt } from '../base/addresses.ts'
import { FollowAccountLanguage, FollowAddressLanguage } from '../base/i18n/use-language.ts'
import { SessionWatch } from '../base/session/session-watch.tsx'
import { Notices } from '../kit/notices.tsx'
import { NextMailHost } from '../sign-in/index.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import classes from './shell.module.css'
import { useBusyLink } from './use-busy-link.ts'

/** Everything around a page: header, footer, dialogs, notices, and the watch over session and language. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const main = useFocusOnNavigation()
  useBusyLink()
  return (
    <div className={`flex ${classes.shell}`}>
      {/* biome-ignore lint/a11y/useValidAnchor: a link, and one that works before any script has come */}
      <a href="#content" className={`screen-only rounded ${classes.skip}`} onClick={skipToContent}>
        {t('skip_to_content')}
      </a>
      <ConsentBanner />
      <p className={`${classes.testMode} m-0 small hidden`}>{t('payment_mode.test_everywhere')}</p>
      <Header />
      <Notices />
      <NextMailHost />
      <main id="content" ref={main} tabIndex={-1} className={`page ${classes.main}`}>
        {children}
      </main>
      <Footer />
      <SessionWatch />
      <FollowAddressLanguage />
      <FollowAccountLanguage />
    </div>
  )
}

/** Moves the focus without a new history entry, which would lose the state that the page was opened with. */
function skipToContent(event: MouseEvent) {
  event.preventDefault()
  document.getElementById('content')?.focus()
}

/** After a change of page the focus goes to its heading, where a screen reader starts to read. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // In another language it is the same page.
  const path = publicPathAt(pathname) ?? pathname
  const shownPath = useRef(path)
  useEffect(() => {
    if (shownPath.current === path) return
    shownPath.current = path
    // A dialog keeps it, and a page that has led to a place of its own.
    if (document.activeElement?.closest('dialog, main form')) return
    // The heading of a page that still loads goes away with the focus on it.
    const heading = main.current?.querySelector<HTMLElement>('h1:not([data-loading], [data-loading] *)')
    heading?.setAttribute('tabindex', '-1')
    const target = heading ?? main.current
    target?.focus({ preventScroll: true })
  }, [path])
  return main
}
