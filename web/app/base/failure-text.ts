import { ApiError, NetworkError } from '@settlesg/contract/client'
import type { TFunction } from 'i18next'

/** A wait in the largest unit that fits: seconds, minutes, hours; always rounded up. */
export function waitText(seconds: number, t: TFunction): string {
  if (seconds < 60) return t('seconds', { count: Math.max(1, Math.ceil(seconds)) })
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60 ? t('minutes', { count: minutes }) : t('hours', { count: Math.ceil(minutes / 60) })
}

/** What can be said about a failure beyond that it happened: how long to wait, or that nobody answered; else null. */
export function failureText(failure: unknown, t: TFunction): string | null {
  if (failure instanceof NetworkError) return t('no_connection')
  if (!(failure instanceof ApiError)) return null
  // Their number is told, not the person's own: others on the same network have used the room up.
  if (failure.code === 'too_many_sign_ups')
    return t('many_sign_ups', { wait: waitText(failure.retryAfterSeconds ?? 3600, t) })
  if (failure.status === 429)
    return failure.retryAfterSeconds === null
      ? t('try_again_soon')
      : t('try_again_in', { wait: waitText(failure.retryAfterSeconds, t) })
  return failure.status === 503 ? t('service_busy') : null
}

/** Whether the server refused this field of a request's body, or this part of its path (422). */
export const isFieldRefused = (failure: unknown, field: string) =>
  failure instanceof ApiError &&
  failure.status === 422 &&
  failure.problems.some(({ loc: [place, name] }) => (place === 'body' || place === 'path') && name === field)
