import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { api } from '../../base/api.ts'
import { notify } from '../../base/notices/notify.ts'
import { leaveNothingHere } from '../../base/session/authentication.tsx'
import { Button } from '../../kit/button.tsx'
import { FormFailure } from '../../kit/form-failure.tsx'
import { useForm } from '../../kit/use-form.ts'
import { KnownPassword } from '../sign-in/account-schemas.ts'
import { PasswordField } from '../sign-in/fields.tsx'
import classes from './form.module.css'

const DeleteAccount = z.object({ password: KnownPassword })

/** The last step of deleting an account: the password, so that nobody does it from a browser that was left open. */
export function DeletionForm({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation('account')
  const form = useForm({
    schema: DeleteAccount,
    initial: { password: '' },
    texts: {
      password: {
        missing: 'account:password.missing',
        wrong_password: 'account:password.wrong',
        otherwise: 'account:password.wrong',
      },
    },
    send: async (body) => {
      await api.deleteAccount({ body })
      leaveNothingHere()
      notify({ kind: 'success', title: t('deletion.done_title'), message: t('deletion.done') })
    },
  })
  return (
    <form {...form.props} className={classes.form}>
      <PasswordField label={t('deletion.password')} {...form.field('password')} />
      <FormFailure failure={form.unexplained} message={t('deletion.failed')} />
      <div className={classes.actions}>
        <Button type="submit" look="danger" isBusy={form.isSending}>
          {t('deletion.confirm')}
        </Button>
        <Button look="outline" onClick={onCancel} disabled={form.isSending}>
          {t('deletion.cancel')}
        </Button>
      </div>
    </form>
  )
}
