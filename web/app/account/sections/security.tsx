import type { Session } from '@settlesg/contract'
import { ApiError } from '@settlesg/contract/client'
import { formatMoment } from '@settlesg/wording'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../base/api.ts'
import { useAuthentication, useMe } from '../../base/session/authentication.tsx'
import { session } from '../../base/session/session.ts'
import { Button } from '../../kit/button.tsx'
import { ConfirmDialog } from '../../kit/dialog.tsx'
import { Done, FormFailure } from '../../kit/form-failure.tsx'
import { Panel } from '../../kit/panel.tsx'
import { useForm } from '../../kit/use-form.ts'
import { useSubmit } from '../../kit/use-submit.ts'
import { AccountName, ChangedPassword, newPasswordTexts, PasswordField, repasswordTexts } from '../../sign-in/index.ts'
import classes from '../account.module.css'
import { AccountSection, Paged, usePages } from './account-section.tsx'

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
      <form {...form.props} className="stack max-w-26">
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

const sessionsQuery = (skip: number, limit: number) =>
  queryOptions({
    queryKey: ['sessions', skip],
    queryFn: ({ signal }) => api.sessions({ skip, limit }, { signal }),
  })

/** Where the account is signed in; signs out of one session, of this one, or of every session on all devices. */
export function SessionsSection() {
  const { t } = useTranslation('account')
  const { logOut } = useAuthentication()
  const [isAsking, setIsAsking] = useState(false)
  const everywhere = useSubmit(async () => {
    await api.logOutEverywhere()
    logOut()
  })
  return (
    <AccountSection title={t('sessions.title')} about={t('sessions.about')}>
      <div className={`stack ${classes.sessions}`}>
        <SessionList />
      </div>
      <div className="row">
        <Button onClick={logOut}>{t('sessions.here')}</Button>
        <Button look="outline" onClick={() => setIsAsking(true)}>
          {t('sessions.everywhere')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('sessions.everywhere_title')}
        text={t('sessions.everywhere_text')}
        confirm={t('sessions.everywhere_confirm')}
        cancel={t('cancel')}
        isBusy={everywhere.isSending}
        failure={everywhere.failure === null ? null : t('not_done')}
        onConfirm={() => void everywhere.submit()}
        onClose={() => setIsAsking(false)}
      />
    </AccountSection>
  )
}

/** The browsers that are signed in to this account, newest first; each but this one can be signed out from here. */
function SessionList() {
  const { t, i18n } = useTranslation('account')
  const [said, setSaid] = useState('')
  const [ending, setEnding] = useState<string | null>(null)
  const describeDevice = useDeviceName()
  const queries = useQueryClient()
  const pages = usePages(sessionsQuery, 5)
  const end = useSubmit(async (session: Session) => {
    setEnding(session.id)
    setSaid('')
    await api.endSession({ id: session.id }).catch(unlessOver)
    await queries.invalidateQueries({ queryKey: ['sessions'] })
    setSaid(t('sessions.ended', { device: describeDevice(session) }))
    document.getElementById('sessions')?.focus()
    pages.leaveEmptyPage()
  })

  return (
    <>
      <Paged pages={pages}>
        {({ data, oldest_ended_at }) => (
          <>
            {oldest_ended_at !== null && (
              <p className="muted small">
                {t('sessions.oldest_ended', { time: formatMoment(oldest_ended_at, i18n.language) })}
              </p>
            )}
            <ul id="sessions" tabIndex={-1} className="stack plain-list" aria-label={t('sessions.title')}>
              {data.map((session) => {
                const device = describeDevice(session)
                const since = t('sessions.since', { time: formatMoment(session.signed_in_at, i18n.language) })
                return (
                  <Panel as="li" key={session.id}>
                    <div className="row">
                      <p className="grow">
                        {device}
                        <br />
                        <span className="muted small">{since}</span>
                      </p>
                      {session.is_current ? (
                        <p className="done small">{t('sessions.current')}</p>
                      ) : (
                        <Button
                          look="outline"
                          size="sm"
                          aria-label={`${t('sessions.there')}: ${device}, ${since}`}
                          isBusy={end.isSending && ending === session.id}
                          onClick={() => void end.submit(session)}
                        >
                          {t('sessions.there')}
                        </Button>
                      )}
                    </div>
                  </Panel>
                )
              })}
            </ul>
          </>
        )}
      </Paged>
      <FormFailure failure={end.failure} message={t('not_done')} />
      <Done>{said}</Done>
    </>
  )
}

/** A session that is over already, ended elsewhere or by time, is what was wanted. */
function unlessOver(failure: unknown) {
  if (!(failure instanceof ApiError && failure.code === 'session_not_found')) throw failure
}

/** "Chrome on Android", as far as the browser told. */
function useDeviceName() {
  const { t } = useTranslation('account')
  return ({ browser, system }: Pick<Session, 'browser' | 'system'>) => {
    const names = {
      browser: t(`sessions.browser.${browser ?? 'unknown'}`),
      system: system ? t(`sessions.system.${system}`) : '',
    }
    return system ? t('sessions.device', names) : names.browser
  }
}
