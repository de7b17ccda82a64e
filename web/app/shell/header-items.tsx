import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { assessmentsQuery } from '../assessments/assessment-queries.ts'
import { resultPath } from '../assessments/reference.ts'
import { useAuthentication } from '../base/session/authentication.tsx'
import { Link } from '../kit/link.tsx'
import { useDialogs } from '../sign-in/index.ts'
import { ChatLink } from './contact-links.tsx'
import classes from './header.module.css'
import { LanguageSwitch } from './language-switch.tsx'

/** A member's newest case, the chat, the account and the other language, in the header and in the menu, which `onDone` closes. */
export function HeaderItems({ onDone }: { onDone?: () => void }) {
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
