import { useTranslation } from 'react-i18next'
import { api } from '../../base/api.ts'
import { useMe } from '../../base/session/authentication.tsx'
import { session } from '../../base/session/session.ts'
import { Button } from '../../kit/button.tsx'
import { Done } from '../../kit/done.tsx'
import { FormFailure } from '../../kit/form-failure.tsx'
import { useForm } from '../../kit/use-form.ts'
import { AccountName, ChangedPassword, newPasswordTexts, PasswordField, repasswordTexts } from '../../sign-in/index.ts'
import classes from '../account.module.css'
import { AccountSection } from './account-section.tsx'

/** A new password: it needs the current one, and ends every other session; this browser gets a new one. */
export function PasswordSection() {
  const { t } = useTranslation(['account', 'translation'])
  const me = useMe()
  const form = useForm({
    schema: ChangedPassword,
    initial: { current_password: '', new_password: '', repassword: '' },
    texts: {
      current_password: {
        missing: 'account:password.missing',
        wrong_password: 'account:password.wrong',
        otherwise: 'account:password.wrong',
      },
      new_password: { ...newPasswordTexts, same_password: 'account:password.same' },
      repassword: repasswordTexts,
    },
    send: async ({ current_password, new_password }) => {
      const { access_token } = await api.updatePassword({ body: { current_password, new_password } })
      session.renew(access_token)
    },
    isEmptiedAfter: true,
  })
  return (
    <AccountSection title={t('password.title')} about={t('password.about')}>
      <form {...form.props} className={`stack ${classes.form}`}>
        <AccountName email={me.data?.email} />
        <PasswordField label={t('password.current')} {...form.field('current_password')} />
        <PasswordField isNew label={t('password.new')} {...form.field('new_password')} />
        <PasswordField label={t('translation:repassword')} autoComplete="new-password" {...form.field('repassword')} />
        <FormFailure failure={form.unexplained} message={t('not_done')} />
        <Done>{form.isDone && t('password.done')}</Done>
        <div>
          <Button {...form.button}>{t('password.submit')}</Button>
        </div>
      </form>
    </AccountSection>
  )
}
