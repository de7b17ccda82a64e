import { ApiError } from '@settlesg/contract/client'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../api.ts'
import { Button } from '../../components/button.tsx'
import { FormFailure } from '../../components/form-failure.tsx'
import { useProblemFocus } from '../../components/use-problem-focus.ts'
import { useSubmit } from '../../components/use-submit.ts'
import { isFieldRefused } from '../../failure-text.ts'
import { session } from '../session/session.ts'
import { PasswordField } from '../sign-in/fields.tsx'
import { newPasswordProblems, type Problems } from '../sign-in/validation.ts'
import { AccountSection } from './account-section.tsx'
import classes from './form.module.css'

type Field = 'current' | 'password' | 'repassword'

/** The key of what the server found wrong, at its field; empty for any other failure. */
function refusals(failure: unknown): Problems<Field> {
  if (!(failure instanceof ApiError)) return {}
  if (failure.code === 'wrong_password') return { current: 'account:password.wrong' }
  if (failure.code === 'same_password') return { password: 'account:password.same' }
  return isFieldRefused(failure, 'new_password') ? { password: 'password_refused' } : {}
}

/** A new password: it needs the current one, and ends every other session; this browser gets a new one. */
export function PasswordSection() {
  const { t } = useTranslation('account')
  const empty = { current: '', password: '', repassword: '' }
  const [values, setValues] = useState(empty)
  const [problems, setProblems] = useState<Problems<Field>>({})
  const [isDone, setIsDone] = useState(false)
  const [tries, setTries] = useState(0)
  const change = useSubmit(async () => {
    const body = { current_password: values.current, new_password: values.password }
    const { access_token } = await api.updatePassword({ body })
    session.renew(access_token)
    setValues(empty)
    setIsDone(true)
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsDone(false)
    const found: Problems<Field> = {
      ...(values.current === '' && { current: 'account:password.missing' }),
      ...newPasswordProblems(values.password, values.repassword),
    }
    setProblems(found)
    setTries(tries + 1)
    if (Object.keys(found).length === 0) void change.submit()
  }

  const form = useProblemFocus(tries, change.failure)
  const refused = refusals(change.failure)
  const shown = { ...refused, ...problems }
  const field = (name: Field) => ({
    value: values[name],
    problem: shown[name],
    onChange: (value: string) => {
      setValues((before) => ({ ...before, [name]: value }))
      setProblems(({ [name]: _, ...others }) => others)
      setIsDone(false)
      change.clearFailure()
    },
  })
  return (
    <AccountSection title={t('password.title')} about={t('password.about')}>
      <form ref={form} className={classes.form} onSubmit={submit} noValidate>
        <PasswordField name="password" labelKey="account:password.current" {...field('current')} />
        <PasswordField isNew name="new_password" labelKey="account:password.new" {...field('password')} />
        <PasswordField name="repassword" labelKey="repassword" {...field('repassword')} />
        <FormFailure failure={Object.keys(refused).length > 0 ? null : change.failure} message={t('not_done')} />
        <p role="status" className={classes.done}>
          {isDone && t('password.done')}
        </p>
        <div>
          <Button type="submit" isBusy={change.isSending}>
            {t('password.submit')}
          </Button>
        </div>
      </form>
    </AccountSection>
  )
}
