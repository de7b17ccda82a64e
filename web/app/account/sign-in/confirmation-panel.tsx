import { useEffect, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useAuthentication } from '../../base/session/authentication.tsx'
import { Button } from '../../kit/button.tsx'
import { FormFailure } from '../../kit/form-failure.tsx'
import { useSubmit } from '../../kit/use-submit.ts'
import { awaitedConfirmation, useAwaitedConfirmation } from './awaited-confirmation.ts'
import classes from './sign-in.module.css'

/**
 * Keeps in sight what a new person has to do next, on every page of this tab until they dismiss it or sign in. The
 * page of the mailed link speaks for itself.
 */
export function ConfirmationHost() {
  const email = useAwaitedConfirmation()
  const { isAuthenticated } = useAuthentication()
  const { pathname } = useLocation()
  useEffect(() => {
    if (isAuthenticated) awaitedConfirmation.end()
  }, [isAuthenticated])
  return email !== null && !isAuthenticated && pathname !== '/signup/confirm' ? (
    <ConfirmationPanel key={email} email={email} />
  ) : null
}

/** After signing up: where the mail went, where else to look, and a way to have it sent again. */
function ConfirmationPanel({ email }: { email: string }) {
  const { t } = useTranslation()
  const [isSentAgain, setIsSentAgain] = useState(false)
  const resend = useSubmit(async () => {
    // Removed first, so that a screen reader announces a second time as well.
    setIsSentAgain(false)
    await awaitedConfirmation.sendAgain(email)
    setIsSentAgain(true)
  })
  return (
    <section className={`row ${classes.panel}`} aria-labelledby="awaited-title">
      <div className={classes.text}>
        <h2 id="awaited-title" className={classes.title}>
          {t('awaited.title')}
        </h2>
        <p>
          <Trans t={t} i18nKey="awaited.text" values={{ email }} components={{ address: <strong /> }} />
        </p>
        <div role="status">{isSentAgain && <p className="done">{t('awaited.sent_again')}</p>}</div>
        <FormFailure failure={resend.failure} message={t('resend_failed')} />
      </div>
      <div className="row">
        <Button look="outline" size="sm" isBusy={resend.isSending} onClick={() => void resend.submit()}>
          {t('awaited.resend')}
        </Button>
        <Button look="link" onClick={awaitedConfirmation.end}>
          {t('awaited.dismiss')}
        </Button>
      </div>
    </section>
  )
}
