import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { useAuthentication } from '../session/authentication.tsx'
import { useMe } from '../session/use-me.ts'
import classes from './account-head.module.css'

/** The top of the account page: whose account it is, and the way out of it within reach. */
export function AccountHead() {
  const { t } = useTranslation('account')
  const { logOut } = useAuthentication()
  const me = useMe().data
  return (
    <div className={classes.head}>
      <div>
        <h1>{t('title')}</h1>
        <p className={classes.who}>
          {me?.email}
          {me?.is_premium && <span className={classes.badge}>{t('profile.premium')}</span>}
        </p>
      </div>
      <Button look="outline" size="sm" onClick={logOut}>
        {t('sessions.here')}
      </Button>
    </div>
  )
}
