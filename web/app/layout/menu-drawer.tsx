import { Drawer } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Mantine } from '../components/mantine.tsx'
import { useOpensOnceMounted } from '../components/use-opens-once-mounted.ts'
import { GetStarted } from '../features/sign-in/get-started.tsx'
import { LanguageSwitch } from '../i18n/language-switch.tsx'
import { AccountOrLogIn } from './account-or-log-in.tsx'
import { ChatLink } from './contact-links.tsx'
import classes from './menu-drawer.module.css'

/** The header's items for narrow screens. */
export default function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const opened = useOpensOnceMounted(isOpen)
  return (
    <Mantine>
      <Drawer
        opened={opened}
        onClose={onClose}
        title={t('menu')}
        position="right"
        size="var(--drawer-width)"
        closeButtonProps={{ 'aria-label': t('close') }}
        classNames={{ title: classes.title, root: classes.root }}
      >
        <nav className={classes.items} aria-label={t('main_navigation')}>
          <GetStarted isWide size="md" onDone={onClose} />
          <ChatLink className={classes.item}>{t('contact_us')}</ChatLink>
          <AccountOrLogIn className={classes.item} onDone={onClose} />
          <LanguageSwitch className={classes.item} onDone={onClose} />
        </nav>
      </Drawer>
    </Mantine>
  )
}
