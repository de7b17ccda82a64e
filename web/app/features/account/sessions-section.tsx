import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../api.ts'
import { Button } from '../../components/button.tsx'
import { useSubmit } from '../../components/use-submit.ts'
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx'
import { useDialogOpening } from '../dialog/lazy-dialog.tsx'
import { PartInSight } from '../loading/part-in-sight.tsx'
import { useAuthentication } from '../session/authentication.tsx'
import { AccountSection } from './account-section.tsx'
import classes from './form.module.css'
import listClasses from './session-list.module.css'
import { SessionList } from './session-list.tsx'

/** Where the account is signed in; signs out of one session, of this one, or of every session on all devices. */
export function SessionsSection() {
  const { t } = useTranslation('account')
  const { logOut } = useAuthentication()
  const [isAsking, setIsAsking] = useState(false)
  const { isOpening, openOnceHere } = useDialogOpening()
  const everywhere = useSubmit(async () => {
    await api.logOutEverywhere()
    logOut()
  })
  return (
    <AccountSection title={t('sessions.title')} about={t('sessions.about')}>
      <PartInSight className={listClasses.room}>
        <SessionList />
      </PartInSight>
      <div className={classes.actions}>
        <Button onClick={logOut}>{t('sessions.here')}</Button>
        <Button look="outline" isOpening={isOpening} onClick={() => openOnceHere(() => setIsAsking(true))}>
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
