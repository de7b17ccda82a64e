import { useTranslation } from 'react-i18next'
import { GetStarted } from '../account/index.ts'
import { SidePanel } from '../kit/dialog.tsx'
import { AccountOrLogIn } from './account-or-log-in.tsx'
import { ChatLink } from './contact-links.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import classes from './menu-drawer.module.css'

/** The header's items for narrow screens. */
export function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <SidePanel isOpen={isOpen} onClose={onClose} title={t('menu')} size="menu">
      <nav className={classes.items} aria-label={t('main_navigation')}>
        <GetStarted isWide size="md" onDone={onClose} />
        <ChatLink className={classes.item}>{t('contact_us')}</ChatLink>
        <AccountOrLogIn className={classes.item} onDone={onClose} />
        <LanguageSwitch className={classes.item} onDone={onClose} />
      </nav>
    </SidePanel>
  )
}
