import type { ButtonHTMLAttributes } from 'react'
import CookieConsent from 'react-cookie-consent'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { gap } from '../base/i18n/gap.ts'
import { useConsentSettings } from '../base/site.ts'
import classes from './consent-banner.module.css'

const scrollPercent = 25

/** As soon as the banner is there. It sticks to the edge of the window, so nothing has to scroll. */
const focusBanner = (text: HTMLElement | null) =>
  text?.closest<HTMLElement>('[role="region"]')?.focus({ preventScroll: true })

interface ConsentBannerProps {
  /** For who asked for the banner: the focus goes there. */
  hasFocus?: boolean
  onDecision: () => void
}

/**
 * Asks about cookies at the bottom of the page. It has room of its own after the footer and sticks to the edge of
 * the window until the reader gets there, so it never lies over the end of a page.
 */
export default function ConsentBanner({ hasFocus = false, onDecision }: ConsentBannerProps) {
  const { t, i18n } = useTranslation()
  const { canDecline, acceptsByScrolling, keptDays } = useConsentSettings()
  return (
    <CookieConsent
      // The component looks at this setting once, when it appears.
      key={String(acceptsByScrolling)}
      disableStyles
      location="none"
      containerClasses={classes.banner}
      contentClasses={classes.text}
      buttonWrapperClasses={classes.buttons}
      ButtonComponent={PlainButton}
      buttonClasses={classes.accept}
      declineButtonClasses={classes.decline}
      buttonText={t('cookies.accept')}
      declineButtonText={t('cookies.decline')}
      ariaAcceptLabel={t('cookies.accept')}
      ariaDeclineLabel={t('cookies.decline')}
      enableDeclineButton={canDecline}
      cookieName="CookieConsent"
      cookieValue="true"
      declineCookieValue="false"
      expires={keptDays}
      sameSite="lax"
      acceptOnScroll={acceptsByScrolling}
      acceptOnScrollPercentage={scrollPercent}
      // Removing the banner also stops its scroll listener, which would overrule a decline.
      onAccept={onDecision}
      onDecline={onDecision}
      customContainerAttributes={{ role: 'region', 'aria-label': t('cookies.label'), tabIndex: -1 }}
    >
      <span ref={hasFocus ? focusBanner : null}>{t('cookies.text')}</span>
      {gap(i18n)}
      <span>{t('cookies.duration', { days: keptDays })}</span>{' '}
      <Link to="/terms">
        {t('cookies.learn_more')} <span className="visually-hidden">{t('cookies.learn_more_where')}</span>
      </Link>
    </CookieConsent>
  )
}

/** The consent component hands over inline styles even when they are empty. */
function PlainButton({ style: _, ...button }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...button} />
}
