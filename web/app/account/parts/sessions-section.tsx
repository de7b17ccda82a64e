import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../base/api.ts'
import { useAuthentication } from '../../base/session/authentication.tsx'
import { Button } from '../../kit/button.tsx'
import { ConfirmDialog } from '../../kit/dialog.tsx'
import { useSubmit } from '../../kit/use-submit.ts'
import { AccountSection } from './account-section.tsx'
import classes from './form.module.css'
import listClasses from './session-list.module.css'
import { SessionList } from './session-list.tsx'

/** Where the account is signed in; signs out of one session, of this one, or of every session on all devices. */
export function SessionsSection() {
  const { t } = useTranslation('account')
  const { logOut } = useAuthentication()
  const [isAsking, setIsAsking] = useState(false)
  const everywhere = useSubmit(async () => {
    await api.logOutEverywhere()
    logOut()
  })
  return (
    <AccountSection title={t('sessions.title')} about={t('sessions.about')}>
      <div className={listClasses.room}>
        <SessionList />
      </div>
      <div className={classes.actions}>
        <Button onClick={logOut}>{t('sessions.here')}</Button>
        <Button look="outline" onClick={() => setIsAsking(true)}>
          {t('sessions.everywhere')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('sessions.everywhere_title')}
        text={t('sessions.everywhere_text')}
        confirm={t('sessions.everywhere_confirm')}
        cancel={t('cancel')}
        isBusy={everywhere.isSending}
        failure={everywhere.failure === null ? null : t('not_done')}
        onConfirm={() => void everywhere.submit()}
        onClose={() => setIsAsking(false)}
      />
    </AccountSection>
  )
}
