import { ApiError } from '@settlesg/contract/client'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../api.ts'
import { Button } from '../../components/button.tsx'
import { FormFailure } from '../../components/form-failure.tsx'
import { useProblemFocus } from '../../components/use-problem-focus.ts'
import { useSubmit } from '../../components/use-submit.ts'
import { notify } from '../notices/notify.ts'
import { leaveNothingHere } from '../session/sign-out.ts'
import { PasswordField } from '../sign-in/fields.tsx'
import type { FieldProblem } from '../sign-in/validation.ts'
import classes from './form.module.css'

const isWrongPassword = (failure: unknown) => failure instanceof ApiError && failure.code === 'wrong_password'

/** The last step of deleting an account: the password, so that nobody does it from a browser that was left open. */
export function DeletionForm({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation('account')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<FieldProblem>()
  const [tries, setTries] = useState(0)
  const remove = useSubmit(async () => {
    await api.deleteAccount({ body: { password } })
    leaveNothingHere()
    notify({ kind: 'success', title: t('deletion.done_title'), message: t('deletion.done') })
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    setTries(tries + 1)
    if (password === '') return setProblem('account:password.missing')
    void remove.submit()
  }

  const form = useProblemFocus(tries, remove.failure)
  const isWrong = isWrongPassword(remove.failure)
  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      <PasswordField
        name="password"
        labelKey="account:deletion.password"
        value={password}
        onChange={(value) => {
          setPassword(value)
          setProblem(undefined)
          remove.clearFailure()
        }}
        problem={problem ?? (isWrong ? 'account:password.wrong' : undefined)}
      />
      <FormFailure failure={isWrong ? null : remove.failure} message={t('deletion.failed')} />
      <div className={classes.actions}>
        <Button type="submit" look="danger" isBusy={remove.isSending}>
          {t('deletion.confirm')}
        </Button>
        <Button look="outline" onClick={onCancel} disabled={remove.isSending}>
          {t('deletion.cancel')}
        </Button>
      </div>
    </form>
  )
}
