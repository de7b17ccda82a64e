import { useEffect, useRef, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { api } from '../base/api.ts'
import { useAuthentication } from '../base/session/authentication.tsx'
import { Button } from '../kit/button.tsx'
import { FormFailure } from '../kit/form-failure.tsx'
import { useSubmit } from '../kit/use-submit.ts'
import { type Awaited, awaitedMail, useAwaitedMail } from './awaited-mail.ts'
import classes from './sign-in.module.css'
import { signUpSecret } from './sign-up-secret.ts'

/** The pages that the mailed links lead to: they speak for themselves. */
const linked = ['/signup/confirm', '/reset-password']

/** Keeps in sight what a person has to do next, on every page of this tab until they dismiss it or sign in. */
export function NextMailHost() {
  const awaited = useAwaitedMail()
  const { isAuthenticated } = useAuthentication()
  const { pathname } = useLocation()
  useEffect(() => {
    if (isAuthenticated) {
      awaitedMail.end()
      signUpSecret.forget()
    } else signUpSecret.read() // Which removes it after its day.
  }, [isAuthenticated])
  return awaited !== null && !isAuthenticated && !linked.includes(pathname) ? (
    <NextMailPanel key={`${awaited.kind} ${awaited.email}`} awaited={awaited} />
  ) : null
}

const texts = { confirmation: 'awaited', recovery: 'awaited_recovery' } as const

/** After signing up or asking for a new password: where the mail went, where else to look, and a way to have it again. */
function NextMailPanel({ awaited: { kind, email } }: { awaited: Awaited }) {
  const { t } = useTranslation()
  const panel = useRef<HTMLElement>(null)
  const [isSentAgain, setIsSentAgain] = useState(false)
  const resend = useSubmit(async () => {
    // Removed first, so that a screen reader announces a second time as well.
    setIsSentAgain(false)
    await (kind === 'recovery' ? api.recoverPassword({ email }) : awaitedMail.sendConfirmation(email))
    setIsSentAgain(true)
  })
  useEffect(() => {
    if (!awaitedMail.takeNew()) return
    // In the middle of the window, so that the notice above it is in sight as well.
    panel.current?.scrollIntoView({ block: 'center' })
    panel.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={`row card bg-wash screen-only ${classes.panel}`}
      aria-labelledby="awaited-title"
    >
      <div className="grow min-w-0 break-anywhere">
        <h2 id="awaited-title" className="text-m">
          {t(`${texts[kind]}.title`)}
        </h2>
        <p className="mt-1">
          <Trans t={t} i18nKey={`${texts[kind]}.text`} values={{ email }} components={{ address: <strong /> }} />
        </p>
        <div role="status">{isSentAgain && <p className="done">{t('awaited.sent_again')}</p>}</div>
        <FormFailure failure={resend.failure} message={t(kind === 'recovery' ? 'recovery_failed' : 'resend_failed')} />
      </div>
      <div className="row">
        <Button look="outline" size="sm" {...resend.button()}>
          {t('awaited.resend')}
        </Button>
        <Button look="link" onClick={awaitedMail.end}>
          {t('awaited.dismiss')}
        </Button>
      </div>
    </section>
  )
}
