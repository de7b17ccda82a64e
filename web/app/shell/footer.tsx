import { useTranslation } from 'react-i18next'
import { sentenceGap } from '../base/i18n/texts.ts'
import { Link } from '../kit/link.tsx'
import { pages } from '../page-table.ts'
import { openBannerEvent } from './consent-banner.tsx'
import { MailLink } from './contact-links.tsx'
import classes from './footer.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { ThemeChoice } from './theme-choice.tsx'

/** What the product is, links to the legal pages, and the disclaimer. */
export function Footer() {
  const { t, i18n } = useTranslation()
  return (
    <footer className={classes.footer}>
      <div className={classes.inside}>
        <div className={`screen-only ${classes.about}`}>
          <Logo name={t('site_name')} />
          <p>
            {t('footer.description')}
            {sentenceGap(i18n)}
            <Link to="/how-it-works#ai">{t('footer.ai')}</Link>
          </p>
          <ThemeChoice />
        </div>
        <nav className={`screen-only ${classes.links}`} aria-label={t('footer.navigation')}>
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
        <div className={classes.smallPrint}>
          <p>{t('footer.disclaimer')}</p>
          <p>{t('footer.copyright', { name: t('site_name') })}</p>
        </div>
      </div>
    </footer>
  )
}
