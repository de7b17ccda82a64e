import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { MenuPanel, opensMenuPanel } from '../kit/dialog.tsx'
import { Icon } from '../kit/icon.tsx'
import { Link } from '../kit/link.tsx'
import { GetStarted } from '../sign-in/index.ts'
import classes from './header.module.css'
import { HeaderItems } from './header-items.tsx'
import { LanguageOffer } from './language-offer.tsx'
import { Logo } from './logo.tsx'

const menuId = 'menu'

/** The logo and the main links. At 890 px and less the items move into a drawer behind the menu icon. */
export function Header() {
  const { t } = useTranslation()
  const menu = useRef<HTMLDialogElement>(null)
  const closeMenu = useCallback(() => menu.current?.close(), [])
  useEffect(() => {
    // Back and Forward lead to another page: the drawer does not stay over it, nor beside another dialog.
    const events = ['popstate', 'showSignUpModal']
    for (const event of events) window.addEventListener(event, closeMenu)
    return () => {
      for (const event of events) window.removeEventListener(event, closeMenu)
    }
  }, [closeMenu])
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Link to="/" className={classes.home}>
          <Logo name={t('site_name')} />
        </Link>
        <LanguageOffer />
        <nav className={`screen-only ${classes.items}`} aria-label={t('main_navigation')}>
          <HeaderItems />
          <GetStarted size="sm" />
        </nav>
        <button
          type="button"
          className={`screen-only ${classes.menu}`}
          aria-label={t('open_menu')}
          {...opensMenuPanel(menuId, menu)}
        >
          <Icon name="menu" />
        </button>
      </div>
      <MenuPanel id={menuId} ref={menu} title={t('menu')}>
        <nav className={classes.drawer} aria-label={t('main_navigation')}>
          <GetStarted isWide size="md" onDone={closeMenu} />
          <HeaderItems onDone={closeMenu} />
        </nav>
      </MenuPanel>
    </header>
  )
}
