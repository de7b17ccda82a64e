import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { gap } from '../base/i18n/gap.ts'
import { useAuthentication } from '../base/session/authentication.tsx'
import { useConsentDays, useConsentSettings } from '../base/site.ts'
import { Button } from '../kit/button.tsx'
import classes from './consent-banner.module.css'

/** The event of the window by which the footer takes the choice back. */
export const askAnewEvent = 'askAboutCookies'

/** How far down a page a reader is who accepts by scrolling, where that is on. */
const acceptedShare = 0.25

const hasDecided = () => /(?:^|;\s*)CookieConsent=/.test(document.cookie)

/** Keeps a choice for so many days; for none, it is forgotten. */
function writeChoice(value: string, days: number) {
  const expires = new Date(Date.now() + days * 86_400_000).toUTCString()
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
  document.cookie = `CookieConsent=${value}; expires=${expires}; Path=/; SameSite=Lax${secure}`
}

/** The footer was pressed for it. The banner sticks to the edge of the window, so nothing has to scroll. */
const takeFocus = (banner: HTMLElement | null) => banner?.focus({ preventScroll: true })

/**
 * Asks about cookies at the bottom of the page whoever has not decided yet, and who wants to decide anew. It has room of
 * its own after the footer and sticks to the edge of the window until the reader gets there, so it never lies over the
 * end of a page; in the page it comes before all else, so that the keyboard need not go through everything first. It stands in the prerendered page, to come with the first paint: until the page is awake it is
 * first-script.js and the style sheet that hide it, or its second button, where they are not wanted.
 */
export function ConsentBanner() {
  const { t, i18n } = useTranslation()
  const { isKnown } = useAuthentication()
  const { canDecline, acceptsByScrolling, keptDays } = useConsentSettings()
  const days = useConsentDays()
  const [asked, setAsked] = useState<'no' | 'first' | 'anew'>('first')

  const decide = (value: 'true' | 'false') => {
    writeChoice(value, keptDays)
    setAsked('no')
  }
  useEffect(() => {
    const askAnew = () => {
      writeChoice('', 0)
      setAsked('anew')
    }
    if (hasDecided()) setAsked('no')
    window.addEventListener(askAnewEvent, askAnew)
    return () => window.removeEventListener(askAnewEvent, askAnew)
  }, [])

  const acceptFurtherDown = useEffectEvent(() => {
    const { scrollTop, scrollHeight, clientHeight } = document.documentElement
    if (scrollTop > acceptedShare * (scrollHeight - clientHeight)) decide('true')
  })
  useEffect(() => {
    if (!acceptsByScrolling || asked === 'no') return
    const look = () => acceptFurtherDown()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [acceptsByScrolling, asked])

  if (asked === 'no') return null
  return (
    <section
      ref={asked === 'anew' ? takeFocus : null}
      tabIndex={-1}
      aria-label={t('cookies.label')}
      className={classes.banner}
      data-known={isKnown}
    >
      <p className={classes.text}>
        <span>{t('cookies.text')}</span>
        {gap(i18n)}
        <span>{t('cookies.duration', { days })}</span>{' '}
        <Link to="/terms">
          {t('cookies.learn_more')} <span className="visually-hidden">{t('cookies.learn_more_where')}</span>
        </Link>
      </p>
      <div className={classes.buttons}>
        {(canDecline || !isKnown) && (
          <Button look="outline" data-early="decline" onClick={() => decide('false')}>
            {t('cookies.decline')}
          </Button>
        )}
        <Button data-early="accept" onClick={() => decide('true')}>
          {t('cookies.accept')}
        </Button>
      </div>
    </section>
  )
}
