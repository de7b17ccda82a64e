import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { FormFailure } from '../../components/form-failure.tsx'
import { Mantine } from '../../components/mantine.tsx'
import { useSubmit } from '../../components/use-submit.ts'
import { isFieldRefused } from '../../failure-text.ts'
import classes from './account-form.module.css'
import { EmailField } from './fields.tsx'
import { sendConfirmationAgain } from './send-confirmation-again.ts'
import { asSent, type FieldProblem, recoveryProblems } from './validation.ts'

/** Asks for the address and sends its confirmation mail again. Says the same for known and unknown addresses. */
export function ResendForm() {
  const { t } = useTranslation()
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<FieldProblem | undefined>()
  const [isDone, setIsDone] = useState(false)
  const resend = useSubmit(async (address: string) => {
    await sendConfirmationAgain(address)
    setIsDone(true)
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = recoveryProblems(email).email
    setProblem(found)
    if (!found) void resend.submit(asSent(email))
  }

  function edit(value: string) {
    setEmail(value)
    setProblem(undefined)
    setIsDone(false)
    resend.clearFailure()
  }

  const isRefused = isFieldRefused(resend.failure, 'email')
  return (
    <form className={classes.standalone} onSubmit={submit} noValidate>
      <Mantine>
        <EmailField value={email} onChange={edit} problem={isRefused ? 'not_valid_email' : problem} />
      </Mantine>
      <FormFailure failure={isRefused ? null : resend.failure} message={t('resend_failed')} />
      <div role="status">{isDone && <p className={classes.aside}>{t('resend_done')}</p>}</div>
      <Button type="submit" isBusy={resend.isSending}>
        {t('confirm.resend')}
      </Button>
    </form>
  )
}
