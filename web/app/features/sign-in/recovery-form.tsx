import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../api.ts'
import { Button } from '../../components/button.tsx'
import { FormFailure } from '../../components/form-failure.tsx'
import { useSubmit } from '../../components/use-submit.ts'
import { isFieldRefused } from '../../failure-text.ts'
import { notify } from '../notices/notify.ts'
import classes from './account-form.module.css'
import { EmailField } from './fields.tsx'
import { type AccountFormProps, useDialogs } from './use-dialogs.ts'
import { useFormFocus } from './use-form-focus.ts'
import { asSent, type Problems, recoveryProblems } from './validation.ts'

export function RecoveryForm({ email, onEmail }: AccountFormProps) {
  const { t } = useTranslation()
  const { close, open } = useDialogs()
  const [problems, setProblems] = useState<Problems<'email'>>({})
  const { form, focusProblem } = useFormFocus()
  const recovery = useSubmit(async (address: string) => {
    await api.recoverPassword({ email: address })
    close()
    notify({
      kind: 'success',
      title: t('password_recovery'),
      message: (
        <>
          <strong>{t('check_your_email')}</strong> <span>{t('reset_link_sent')}</span>
        </>
      ),
    })
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = recoveryProblems(email)
    setProblems(found)
    if (Object.keys(found).length) return focusProblem(found)
    void recovery.submit(asSent(email))
  }

  function editEmail(value: string) {
    onEmail(value)
    setProblems({})
    recovery.clearFailure()
  }

  const isRefused = isFieldRefused(recovery.failure, 'email')
  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      <p className={classes.lead}>{t('recovery_explanation')}</p>
      <EmailField value={email} onChange={editEmail} problem={isRefused ? 'not_valid_email' : problems.email} />
      <FormFailure failure={isRefused ? null : recovery.failure} message={t('recovery_failed')} />
      <Button type="submit" isWide isBusy={recovery.isSending}>
        {t('send_recovery_email')}
      </Button>
      <div className={classes.links}>
        <button type="button" className={classes.link} onClick={() => open('sign_in')}>
          {t('back_to_sign_in')}
        </button>
      </div>
    </form>
  )
}
