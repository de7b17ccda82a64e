import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { FormFailure } from '../../components/form-failure.tsx'
import { useSubmit } from '../../components/use-submit.ts'
import { isFieldRefused } from '../../failure-text.ts'
import classes from './account-form.module.css'
import { sendConfirmationAgain } from './send-confirmation-again.ts'

/** After a failed sign-in: offers to send the confirmation mail again, as the address may not be confirmed yet. */
export function ResendConfirmation({ email }: { email: string }) {
  const { t } = useTranslation()
  const [isDone, setIsDone] = useState(false)
  const { submit, isSending, failure } = useSubmit(async () => {
    await sendConfirmationAgain(email)
    setIsDone(true)
  })
  return (
    <div className={classes.aside} aria-live="polite">
      <p>{t(isDone ? 'resend_done' : 'login_not_confirmed')}</p>
      {!isDone && (
        <Button look="outline" size="sm" isBusy={isSending} onClick={() => void submit()}>
          {t('resend_confirmation')}
        </Button>
      )}
      <FormFailure
        failure={failure}
        message={t(isFieldRefused(failure, 'email') ? 'not_valid_email' : 'resend_failed')}
      />
    </div>
  )
}
