import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../base/api.ts'
import { notify } from '../base/notices/notify.ts'
import { Button } from '../kit/button.tsx'
import { FormFailure } from '../kit/form-failure.tsx'
import { useForm } from '../kit/use-form.ts'
import { awaitedMail } from './awaited-mail.ts'
import { EmailField, emailTexts, OnlyEmail } from './fields.tsx'
import { useDialogs } from './use-dialogs.ts'

export function RecoveryForm() {
  const { t } = useTranslation()
  const { close, open, email, setEmail } = useDialogs()
  const form = useForm({
    schema: OnlyEmail,
    initial: { email },
    texts: { email: emailTexts },
    send: async (address) => {
      await api.recoverPassword(address)
      close()
      awaitedMail.begin({ kind: 'recovery', email: address.email })
      notify({
        kind: 'success',
        title: t('password_recovery'),
        message: (
          <>
            <strong>{t('check_your_email')}</strong> <span>{t('reset_link_sent')}</span>
          </>
        ),
      })
    },
    hasFocus: true,
  })
  useEffect(() => setEmail(form.values.email), [form.values.email, setEmail])
  return (
    <form {...form.props} className="stack">
      <p className="muted">{t('recovery_explanation')}</p>
      <EmailField {...form.field('email')} />
      <FormFailure failure={form.unexplained} message={t('recovery_failed')} />
      <Button isWide {...form.button}>
        {t('send_recovery_email')}
      </Button>
      <div className="row small justify-between">
        <Button look="link" onClick={() => open('sign_in')}>
          {t('back_to_sign_in')}
        </Button>
      </div>
    </form>
  )
}
