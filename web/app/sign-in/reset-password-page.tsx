import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../base/api.ts'
import { session } from '../base/session/session.ts'
import { MessagePanel } from '../kit/message-panel.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { PageLoading } from '../kit/spinner.tsx'
import { awaitedMail } from './awaited-mail.ts'
import { DialogButton } from './dialog-buttons.tsx'
import { isTokenRefused, NewPasswordForm, useAddressToken } from './new-password-form.tsx'

/** Where the link of the recovery mail leads: a new password, typed twice. */
export default function ResetPasswordPage() {
  const { t } = useTranslation()
  const token = useAddressToken()
  const [state, setState] = useState<'checking' | 'asking' | 'done' | 'refused'>(token ? 'checking' : 'refused')
  const [email, setEmail] = useState<string | null>(null)
  useEffect(() => {
    if (!token) return
    const leaving = new AbortController()
    api.checkResetToken({ body: { token } }, { signal: leaving.signal }).then(
      ({ email }) => {
        setEmail(email)
        setState('asking')
      },
      (failure: unknown) => {
        if (leaving.signal.aborted) return
        // Where the check failed, the person may still try: saving the password checks the token again.
        setState(isTokenRefused(failure) ? 'refused' : 'asking')
      },
    )
    return () => leaving.abort()
  }, [token])
  return (
    <>
      <PageHead title={t('reset.title')} />
      {state === 'checking' && (
        <>
          <h1 className="visually-hidden">{t('reset.checking')}</h1>
          <PageLoading />
        </>
      )}
      {state === 'asking' && token && (
        <NewPasswordForm
          texts="reset"
          email={email}
          save={(new_password) => api.resetPassword({ body: { token, new_password } })}
          onDone={() => {
            // Every session of the account is over, the one in this browser too.
            session.end('signed_out')
            awaitedMail.end()
            setState('done')
          }}
          onRefused={() => setState('refused')}
        />
      )}
      {state === 'done' && (
        <MessagePanel
          kind="good"
          title={t('reset.done_title')}
          actions={<DialogButton dialog="sign_in">{t('sign_in')}</DialogButton>}
        >
          <p>{t('reset.done_text')}</p>
        </MessagePanel>
      )}
      {state === 'refused' && (
        <MessagePanel
          title={t('reset.invalid_title')}
          actions={<DialogButton dialog="recover_password">{t('reset.ask_again')}</DialogButton>}
        >
          <p>{t('reset.invalid_text')}</p>
        </MessagePanel>
      )}
    </>
  )
}
