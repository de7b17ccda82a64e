import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../notices/notify.ts'
import { type SessionEvent, session } from './session.ts'

const warningMs = 2 * 60_000
/** Timers stand still while a device sleeps, so the end is looked at again now and then. */
const lookAgainMs = 60_000

/** Keeps watch over the session: warns before its end, ends it in time, and says why it is over. Shows nothing. */
export function SessionWatch() {
  const { t } = useTranslation()
  useEffect(() => session.followOtherTabs(), [])

  useEffect(() => {
    const say = (event: SessionEvent) => {
      if (event.kind !== 'ended' || event.why === 'signed_out') return
      if (event.why === 'ended_elsewhere') notify({ kind: 'info', message: t('signed_out_elsewhere') })
      else notify({ kind: 'warning', message: t('session_expired') })
    }
    return session.subscribe(say)
  }, [t])

  useEffect(() => watchTheEnd(() => notify({ kind: 'info', message: t('session_ends_soon') })), [t])
  return null
}

/** Ends the session when its time is up and calls `warn` once, two minutes before. Returns a function that stops it. */
function watchTheEnd(warn: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let warned: string | null = null

  function look() {
    clearTimeout(timer)
    const left = session.msLeft()
    if (left === null) return
    if (left <= 0) return session.end('expired')
    const token = session.token()
    const untilWarning = left - warningMs
    if (untilWarning <= 0 && warned !== token) {
      warned = token
      if (untilWarning > -lookAgainMs) warn()
    }
    timer = setTimeout(look, Math.min(left, untilWarning > 0 ? untilWarning : left, lookAgainMs))
  }

  const onReturn = () => document.visibilityState === 'visible' && look()
  document.addEventListener('visibilitychange', onReturn)
  const stopListening = session.subscribe(look)
  look()
  return () => {
    clearTimeout(timer)
    stopListening()
    document.removeEventListener('visibilitychange', onReturn)
  }
}
