import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { assessmentsQuery } from '../assessments/assessment-queries.ts'
import { resultPath } from '../assessments/reference.ts'
import { useAuthentication } from '../base/session/authentication.tsx'
import { MenuPanel, opensMenuPanel } from '../kit/dialog.tsx'
import { Icon } from '../kit/icon.tsx'
import { Link } from '../kit/link.tsx'
import { GetStarted, useDialogs } from '../sign-in/index.ts'
import { ChatLink } from './contact-links.tsx'
import classes from './header.module.css'
import { LanguageOffer } from './language-offer.tsx'
import { LanguageSwitch } from './language-switch.tsx'
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
    <header className="border-bottom">
      <div className={`page flex gap-2 items-center justify-between ${classes.bar}`}>
        <Link to="/" className={`flex ink ${classes.home}`}>
          <Logo name={t('site_name')} />
        </Link>
        <LanguageOffer />
        <nav
          className={`flex gap-2 items-center nowrap screen-only ${classes.items}`}
          aria-label={t('main_navigation')}
        >
          <HeaderItems />
          <GetStarted size="sm" />
        </nav>
        <button
          type="button"
          className={`flex-none screen-only ${classes.menu}`}
          aria-label={t('open_menu')}
          {...opensMenuPanel(menuId, menu)}
        >
          <Icon name="menu" />
        </button>
      </div>
      <MenuPanel id={menuId} ref={menu} title={t('menu')}>
        <nav className="grid gap-1" aria-label={t('main_navigation')}>
          <GetStarted isWide size="md" onDone={closeMenu} />
          <HeaderItems onDone={closeMenu} />
        </nav>
      </MenuPanel>
    </header>
  )
}

/** A member's newest case, the chat, the account and the other language, in the header and in the menu, which `onDone` closes. */
function HeaderItems({ onDone }: { onDone?: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      <YourCase onDone={onDone} />
      <ChatLink className={classes.item}>{t('contact_us')}</ChatLink>
      <AccountOrLogIn onDone={onDone} />
      <LanguageSwitch className={classes.item} onDone={onDone} />
    </>
  )
}

/** The way to the newest case of a member who has one. It stands first, so that nothing moves when it comes. */
function YourCase({ onDone }: { onDone: (() => void) | undefined }) {
  const { t } = useTranslation()
  const { isAuthenticated } = useAuthentication()
  const [newest] = useQuery({ ...assessmentsQuery(0, 1), enabled: isAuthenticated }).data?.data ?? []
  if (!isAuthenticated || !newest) return null
  return (
    <Link to={resultPath(newest.id)} className={classes.item} onClick={onDone}>
      {t('your_case')}
    </Link>
  )
}

/** 'My Account' for a signed-in person, 'Log In' for a visitor; both until the page is awake, one of them hidden. */
function AccountOrLogIn({ onDone }: { onDone: (() => void) | undefined }) {
  const { t } = useTranslation()
  const { isAuthenticated, isKnown } = useAuthentication()
  const { open } = useDialogs()
  const chooseClass = (readers: 'members' | 'visitors') => (isKnown ? classes.item : `${classes.item} for-${readers}`)
  return (
    <>
      {(isAuthenticated || !isKnown) && (
        <Link to="/account" className={chooseClass('members')} onClick={onDone}>
          {t('my_account')}
        </Link>
      )}
      {!isAuthenticated && (
        <button
          type="button"
          className={chooseClass('visitors')}
          data-early="log_in"
          onClick={() => {
            onDone?.()
            open('sign_in')
          }}
        >
          {t('log_in')}
        </button>
      )}
    </>
  )
}
