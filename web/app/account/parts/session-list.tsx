import type { Session } from '@settlesg/contract'
import { ApiError } from '@settlesg/contract/client'
import { formatMoment } from '@settlesg/wording'
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../base/api.ts'
import { Button } from '../../kit/button.tsx'
import { FormFailure } from '../../kit/form-failure.tsx'
import { useSubmit } from '../../kit/use-submit.ts'
import { Loaded } from './account-section.tsx'
import { Pages } from './pages.tsx'
import classes from './session-list.module.css'

const sessionsAPage = 5

const sessionsQuery = (skip: number) =>
  queryOptions({
    queryKey: ['sessions', skip],
    queryFn: ({ signal }) => api.sessions({ skip, limit: sessionsAPage }, { signal }),
  })

/** The browsers that are signed in to this account, newest first; each but this one can be signed out from here. */
export function SessionList() {
  const { t, i18n } = useTranslation('account')
  const [skip, setSkip] = useState(0)
  const [said, setSaid] = useState('')
  const [ending, setEnding] = useState<string | null>(null)
  const nameOf = useDeviceName()
  const queries = useQueryClient()
  const sessions = useQuery({ ...sessionsQuery(skip), placeholderData: keepPreviousData })
  const end = useSubmit(async (session: Session) => {
    setEnding(session.id)
    setSaid('')
    await api.endSession({ id: session.id }).catch(unlessOver)
    await queries.invalidateQueries({ queryKey: ['sessions'] })
    setSaid(t('sessions.ended', { device: nameOf(session) }))
    document.getElementById('sessions')?.focus()
    // Ending the last one of a page leaves that page empty.
    if (skip > 0 && sessions.data?.data.length === 1) setSkip(skip - sessionsAPage)
  })

  return (
    <>
      <Loaded query={sessions}>
        {({ data, count, oldest_ended_at }) => (
          <>
            {oldest_ended_at !== null && (
              <p className={classes.since}>
                {t('sessions.oldest_ended', { time: formatMoment(oldest_ended_at, i18n.language) })}
              </p>
            )}
            <ul id="sessions" tabIndex={-1} className={classes.list} aria-label={t('sessions.title')}>
              {data.map((session) => {
                const device = nameOf(session)
                const since = t('sessions.since', { time: formatMoment(session.signed_in_at, i18n.language) })
                return (
                  <li key={session.id} className={classes.item}>
                    <div>
                      <p className={classes.device}>{device}</p>
                      <p className={classes.since}>{since}</p>
                    </div>
                    {session.is_current ? (
                      <p className={classes.current}>{t('sessions.current')}</p>
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
                  </li>
                )
              })}
            </ul>
            <Pages skip={skip} limit={sessionsAPage} count={count} onSkip={setSkip} />
          </>
        )}
      </Loaded>
      <FormFailure failure={end.failure} message={t('not_done')} />
      <p role="status" className={classes.said}>
        {said}
      </p>
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
