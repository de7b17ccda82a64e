import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { GetStarted } from '../account/index.ts'
import { AccountOrLogIn } from './account-or-log-in.tsx'
import { ChatLink } from './contact-links.tsx'
import classes from './header.module.css'
import { LanguageOfferHost } from './language-offer-host.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { MenuDrawer } from './menu-drawer.tsx'

/** The logo and the main links. At 890 px and less the items move into a drawer behind the menu icon. */
export function Header() {
  const { t } = useTranslation()
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const closeMenu = useCallback(() => setIsMenuOpen(false), [])
  // Back and Forward lead to another page: the drawer does not stay over it.
  useEffect(() => {
    window.addEventListener('popstate', closeMenu)
    return () => window.removeEventListener('popstate', closeMenu)
  }, [closeMenu])
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Link to="/" className={classes.home}>
          <Logo name={t('site_name')} />
        </Link>
        <LanguageOfferHost />
        <nav className={classes.items} aria-label={t('main_navigation')}>
          <ChatLink className={classes.item}>{t('contact_us')}</ChatLink>
          <AccountOrLogIn className={classes.item} />
          <LanguageSwitch className={classes.item} />
          <GetStarted size="sm" />
        </nav>
        <button
          type="button"
          className={classes.menu}
          data-early="menu"
          aria-label={t('open_menu')}
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onClick={() => setIsMenuOpen(true)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 7h16M4 12h16M4 17h16" />
          </svg>
        </button>
      </div>
      <MenuDrawer isOpen={isMenuOpen} onClose={closeMenu} />
    </header>
  )
}
