import { languageTags } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useDialogs } from '../account/index.ts'
import { otherLanguage } from '../base/i18n/languages.ts'
import { useLanguage } from '../base/i18n/use-language.ts'
import { useAuthentication } from '../base/session/authentication.tsx'
import { ChatLink } from './contact-links.tsx'
import classes from './header.module.css'

/** The chat, the account and the other language, in the header and in the menu, which `onDone` closes. */
export function HeaderItems({ onDone }: { onDone?: () => void }) {
  const { t } = useTranslation()
  const { language, switchTo } = useLanguage()
  const other = otherLanguage(language)
  return (
    <>
      <ChatLink className={classes.item}>{t('contact_us')}</ChatLink>
      <AccountOrLogIn onDone={onDone} />
      <button
        type="button"
        lang={languageTags[other]}
        className={classes.item}
        data-early="language"
        onClick={() => {
          void switchTo(other)
          onDone?.()
        }}
      >
        {t('switch_language')}
      </button>
    </>
  )
}

/** 'My Account' for a signed-in person, 'Log In' for a visitor; both until the page is awake, one of them hidden. */
function AccountOrLogIn({ onDone }: { onDone: (() => void) | undefined }) {
  const { t } = useTranslation()
  const { isAuthenticated, isKnown } = useAuthentication()
  const { open } = useDialogs()
  const chooseClass = (reader: 'member' | 'visitor') => (isKnown ? classes.item : `${classes.item} ${classes[reader]}`)
  return (
    <>
      {(isAuthenticated || !isKnown) && (
        <Link to="/account" className={chooseClass('member')} onClick={onDone}>
          {t('my_account')}
        </Link>
      )}
      {!isAuthenticated && (
        <button
          type="button"
          className={chooseClass('visitor')}
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
