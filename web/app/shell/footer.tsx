import { useId, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceGap } from '../base/i18n/texts.ts'
import { storeValue } from '../base/storage/browser-storage.ts'
import { Link } from '../kit/link.tsx'
import { pages } from '../page-table.ts'
import { openBannerEvent } from './consent-banner.tsx'
import { MailLink } from './contact-links.tsx'
import classes from './footer.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'

/** What the product is, links to the legal pages, and the disclaimer. */
export function Footer() {
  const { t, i18n } = useTranslation()
  return (
    <footer className={classes.footer}>
      <div className={`page grid items-start ${classes.inside}`}>
        <div className="stack screen-only">
          <Logo name={t('site_name')} />
          <p className="max-w-26">
            {t('footer.description')}
            {sentenceGap(i18n)}
            <Link to="/how-it-works#ai">{t('footer.ai')}</Link>
          </p>
          <ThemeChoice />
        </div>
        <nav className={`grid gap-1 screen-only ${classes.links}`} aria-label={t('footer.navigation')}>
          {pages.map(
            ({ path, footer }) =>
              footer && (
                <Link key={path} to={path}>
                  {t(footer)}
                </Link>
              ),
          )}
          <LanguageSwitch />
          <MailLink>{t('footer.contact')}</MailLink>
          <button type="button" onClick={() => window.dispatchEvent(new Event(openBannerEvent))}>
            {t('footer.cookies')}
          </button>
        </nav>
        <div className={`row full-row justify-between pt-4 small border-top ${classes.smallPrint}`}>
          <p>{t('footer.disclaimer')}</p>
          <p>{t('footer.copyright', { name: t('site_name') })}</p>
        </div>
      </div>
    </footer>
  )
}

declare global {
  interface Window {
    /** By first-script.js, which shows the choice before the first paint. */
    showTheme?: (theme: string | null) => void
  }
}

const themes = ['system', 'light', 'dark'] as const
const key = 'theme'
const changed = 'themeChanged'

const subscribe = (listener: () => void) => {
  window.addEventListener(changed, listener)
  return () => window.removeEventListener(changed, listener)
}

/** A browser that keeps nothing shows the choice until the page goes. */
const shown = () => document.documentElement.dataset.theme ?? 'system'

function choose(theme: string) {
  storeValue(key, theme)
  window.showTheme?.(theme)
  window.dispatchEvent(new Event(changed))
}

/** Light, dark, or as the device is set. */
function ThemeChoice() {
  const { t } = useTranslation()
  const id = useId()
  const theme = useSyncExternalStore(subscribe, shown, () => 'system')
  return (
    <p className="row">
      <label htmlFor={id}>{t('footer.theme')}</label>
      <select
        id={id}
        className="min-h-11 rounded"
        value={theme}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {themes.map((one) => (
          <option key={one} value={one}>
            {t(`footer.theme_${one}`)}
          </option>
        ))}
      </select>
    </p>
  )
}
