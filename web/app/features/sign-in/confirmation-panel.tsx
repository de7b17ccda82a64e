import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { FormFailure } from '../../components/form-failure.tsx'
import { useSubmit } from '../../components/use-submit.ts'
import { awaitedConfirmation } from './awaited-confirmation.ts'
import classes from './confirmation-panel.module.css'
import { sendConfirmationAgain } from './send-confirmation-again.ts'

/** After signing up: where the mail went, where else to look, and a way to have it sent again. */
export default function ConfirmationPanel({ email }: { email: string }) {
  const { t } = useTranslation()
  const [isSentAgain, setIsSentAgain] = useState(false)
  const resend = useSubmit(async () => {
    // Removed first, so that a screen reader announces a second time as well.
    setIsSentAgain(false)
    await sendConfirmationAgain(email)
    setIsSentAgain(true)
  })
  return (
    <section className={classes.panel} aria-labelledby="awaited-title">
      <div className={classes.text}>
        <h2 id="awaited-title" className={classes.title}>
          {t('awaited.title')}
        </h2>
        <p>
          <Trans t={t} i18nKey="awaited.text" values={{ email }} components={{ address: <strong /> }} />
        </p>
        <div role="status">{isSentAgain && <p className={classes.sent}>{t('awaited.sent_again')}</p>}</div>
        <FormFailure failure={resend.failure} message={t('resend_failed')} />
      </div>
      <div className={classes.actions}>
        <Button look="outline" size="sm" isBusy={resend.isSending} onClick={() => void resend.submit()}>
          {t('awaited.resend')}
        </Button>
        <button type="button" className={classes.dismiss} onClick={awaitedConfirmation.end}>
          {t('awaited.dismiss')}
        </button>
      </div>
    </section>
  )
}
