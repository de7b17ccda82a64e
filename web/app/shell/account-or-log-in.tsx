import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useDialogs } from '../account/index.ts'
import { useAuthentication } from '../base/session/authentication.tsx'
import early from './account-or-log-in.module.css'

interface AccountOrLogInProps {
  className?: string | undefined
  onDone?: () => void
}

/** 'My Account' for a signed-in person, 'Log In' for a visitor; both until the page is awake, one of them hidden. */
export function AccountOrLogIn({ className, onDone }: AccountOrLogInProps) {
  const { t } = useTranslation()
  const { isAuthenticated, isKnown } = useAuthentication()
  const { open } = useDialogs()
  const lookOf = (reader: 'member' | 'visitor') => (isKnown ? className : `${className ?? ''} ${early[reader]}`)
  return (
    <>
      {(isAuthenticated || !isKnown) && (
        <Link to="/account" className={lookOf('member')} onClick={onDone}>
          {t('my_account')}
        </Link>
      )}
      {!isAuthenticated && (
        <button
          type="button"
          className={lookOf('visitor')}
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
