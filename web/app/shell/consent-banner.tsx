import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceGap } from '../base/i18n/texts.ts'
import { useAuthentication } from '../base/session/authentication.tsx'
import { useConsentDays, useConsentSettings } from '../base/site.ts'
import { Button } from '../kit/button.tsx'
import { Link } from '../kit/link.tsx'
import classes from './consent-banner.module.css'

/** The event of the window by which the footer opens the banner again. */
export const openBannerEvent = 'openCookieBanner'

/** How far down a page a reader is who accepts by scrolling, where that is on. */
const acceptedShare = 0.25

/** What was chosen before; a value that is neither of the two still counts as decided. */
const readChoice = () => /(?:^|;\s*)CookieConsent=([^;]*)/.exec(document.cookie)?.[1]

const sentenceOn = (choice: string | undefined) =>
  choice === 'true' ? 'cookies.accepted' : choice === 'false' ? 'cookies.declined' : 'cookies.duration'

/** Keeps a choice for so many days; for none, it is forgotten. */
function writeChoice(value: string, days: number) {
  const expires = new Date(Date.now() + days * 86_400_000).toUTCString()
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
  document.cookie = `CookieConsent=${value}; expires=${expires}; Path=/; SameSite=Lax${secure}`
}

/** The footer was pressed for it; the focus goes back there when the banner closes. */
function takeFocus(banner: HTMLElement | null) {
  const before = document.activeElement
  banner?.focus({ preventScroll: true })
  return () => {
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
}

/**
 * Asks about cookies: at first, and from the footer with the present choice. It has room of its own after the footer and
 * sticks to the edge of the window until the reader gets there; it comes first in the page, for the keyboard. It is
 * prerendered: until the page is awake first-script.js and the style sheet hide it, or its second button, if not wanted.
 */
export function ConsentBanner() {
  const { t, i18n } = useTranslation()
  const { isKnown } = useAuthentication()
  const { canDecline, acceptsByScrolling, keptDays } = useConsentSettings()
  const days = useConsentDays()
  const [open, setOpen] = useState<{ by: 'first visit' | 'footer'; choice?: string | undefined } | null>({
    by: 'first visit',
  })

  const decide = (value: 'true' | 'false') => {
    writeChoice(value, keptDays)
    setOpen(null)
  }
  // Where nothing can be declined, a choice is still free to be taken back.
  const withdraw = () => {
    writeChoice('', 0)
    setOpen({ by: 'footer' })
  }
  useEffect(() => {
    const openAgain = () => setOpen({ by: 'footer', choice: readChoice() })
    if (readChoice() !== undefined) setOpen(null)
    window.addEventListener(openBannerEvent, openAgain)
    return () => window.removeEventListener(openBannerEvent, openAgain)
  }, [])

  const acceptFurtherDown = useEffectEvent(() => {
    const { scrollTop, scrollHeight, clientHeight } = document.documentElement
    if (scrollTop > acceptedShare * (scrollHeight - clientHeight)) decide('true')
  })
  useEffect(() => {
    if (!acceptsByScrolling || open?.by !== 'first visit') return
    const look = () => acceptFurtherDown()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [acceptsByScrolling, open])

  if (!open) return null
  const { by, choice } = open
  return (
    <section
      ref={by === 'footer' ? takeFocus : null}
      tabIndex={-1}
      aria-label={t('cookies.label')}
      className={`row screen-only justify-between small leading-tight bg-card border-top sticky ${classes.banner}`}
      data-known={isKnown}
      onKeyDown={({ key }) => key === 'Escape' && choice && setOpen(null)}
    >
      <p className="grow prose">
        <span>{t('cookies.text')}</span>
        {sentenceGap(i18n)}
        <span>{t(sentenceOn(choice), { days })}</span>{' '}
        <Link to="/terms">
          {t('cookies.learn_more')} <span className="visually-hidden">{t('cookies.learn_more_where')}</span>
        </Link>
      </p>
      <div className="row gap-2">
        {(canDecline || !isKnown) && (
          <Button look="outline" data-early="decline" onClick={() => decide('false')}>
            {t('cookies.decline')}
          </Button>
        )}
        {choice === 'true' && !canDecline && (
          <Button look="outline" onClick={withdraw}>
            {t('cookies.withdraw')}
          </Button>
        )}
        <Button data-early="accept" onClick={() => decide('true')}>
          {t('cookies.accept')}
        </Button>
      </div>
    </section>
  )
}
