import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Logo } from '../components/logo.tsx'
import { LazyPart } from '../features/loading/lazy-part.tsx'
import { lazyScript } from '../features/loading/lazy-script.ts'
import { useOpening } from '../features/loading/use-opening.ts'
import { GetStarted } from '../features/sign-in/get-started.tsx'
import { LanguageOfferHost } from '../i18n/language-offer-host.tsx'
import { LanguageSwitch } from '../i18n/language-switch.tsx'
import { AccountOrLogIn } from './account-or-log-in.tsx'
import { ChatLink } from './contact-links.tsx'
import classes from './header.module.css'

const drawer = lazyScript(() => import('./menu-drawer.tsx'))

/** The logo and the main links. At 890 px and less the items move into a drawer behind the menu icon. */
export function Header() {
  const { t } = useTranslation()
  const [menu, setMenu] = useState<'not yet' | 'open' | 'closed'>('not yet')
  const closeMenu = useCallback(() => setMenu((now) => (now === 'open' ? 'closed' : now)), [])
  const { isOpening, openOnceHere } = useOpening(drawer)
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
          aria-label={t('open_menu')}
          aria-haspopup="dialog"
          aria-expanded={menu === 'open'}
          aria-busy={isOpening}
          onClick={() => openOnceHere(() => setMenu('open'))}
          onPointerEnter={drawer.preload}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 7h16M4 12h16M4 17h16" />
          </svg>
        </button>
      </div>
      {menu !== 'not yet' && <LazyPart script={drawer} props={{ isOpen: menu === 'open', onClose: closeMenu }} />}
    </header>
  )
}
