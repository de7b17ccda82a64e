import { ApiError } from '@settlesg/contract/client'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../base/api.ts'
import { useLanguage } from '../base/i18n/use-language.ts'
import { notify } from '../base/notices/notify.ts'
import { useSite } from '../base/site.ts'
import { Button } from '../kit/button.tsx'
import { FormFailure } from '../kit/form-failure.tsx'
import { useForm } from '../kit/use-form.ts'
import { awaitedMail } from './awaited-mail.ts'
import { EmailField, newPasswordTexts, PasswordField, repasswordTexts, SignUp, TermsNotice } from './fields.tsx'
import { signUpSecret } from './sign-up-secret.ts'
import { useDialogs } from './use-dialogs.ts'

export function SignUpForm() {
  const { t } = useTranslation()
  const { open, email, setEmail } = useDialogs()
  const signUp = useSignUp()
  const form = useForm({
    schema: SignUp,
    initial: { email, password: '', repassword: '' },
    texts: {
      email: { missing: 'please_input_email', otherwise: 'not_valid_email' },
      password: newPasswordTexts,
      repassword: repasswordTexts,
    },
    send: ({ email, password }) => signUp(email, password),
    hasFocus: true,
  })
  useEffect(() => setEmail(form.values.email), [form.values.email, setEmail])
  return (
    <form {...form.props} className="stack">
      <p className="muted">{t('sign_up_free_estimate')}</p>
      <EmailField {...form.field('email')} />
      <PasswordField isNew label={t('password')} {...form.field('password')} />
      <PasswordField label={t('repassword')} autoComplete="new-password" {...form.field('repassword')} />
      <FormFailure
        failure={form.unexplained}
        message={t(isEmailTaken(form.failure) ? 'email_already_registered' : 'registration_failed')}
      />
      <Button isWide {...form.button}>
        {t('create_account')}
      </Button>
      <TermsNotice text="terms_notice_sign_up" />
      <div className="row small justify-between">
        <span>{t('have_account')}</span>
        <Button look="link" onClick={() => open('sign_in')}>
          {t('sign_in')}
        </Button>
      </div>
    </form>
  )
}

/** As the API was specified: by the sentence, whatever code comes with it or none. */
const isEmailTaken = (failure: unknown) =>
  failure instanceof ApiError &&
  failure.status === 400 &&
  failure.message === 'The user with this email already exists in the system.'

/** Opens the account; afterwards the dialog is closed and a notice says what comes next. */
function useSignUp() {
  const { t } = useTranslation()
  const { close, open } = useDialogs()
  const { language } = useLanguage()
  const site = useSite()
  return async (email: string, password: string) => {
    const hasMail = site?.email_confirmation !== false
    const browser_key = (hasMail && (await signUpSecret.keep(email))) || undefined
    const { id } = await api.signUp({ body: { email, password, is_premium: false, browser_key } }, { language })
    if (!hasMail) {
      notify({ kind: 'success', title: t('registration_ready'), message: t('registration_ready_text') })
      return open('sign_in')
    }
    close()
    awaitedMail.begin({ kind: 'confirmation', email, signUpId: id })
    notify({
      kind: 'success',
      title: t('registration_verification'),
      message: t('registration_verification_text'),
    })
  }
}
