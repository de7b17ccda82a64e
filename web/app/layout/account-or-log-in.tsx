import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAuthentication } from '../features/session/authentication.tsx'
import { useDialogOpening } from '../features/sign-in/dialogs.tsx'

/** 'My Account' for a signed-in person, 'Log In' for a visitor. */
export function AccountOrLogIn({ className, onDone }: { className?: string | undefined; onDone?: () => void }) {
  const { t } = useTranslation()
  const { isAuthenticated } = useAuthentication()
  const { isOpening, press } = useDialogOpening('sign_in', onDone)
  if (isAuthenticated)
    return (
      <Link to="/account" className={className} onClick={onDone}>
        {t('my_account')}
      </Link>
    )
  return (
    <button type="button" className={className} aria-busy={isOpening} onClick={press}>
      {t('log_in')}
    </button>
  )
}
