/** What the session timer needs of an access token. Seconds since 1970, as the token's maker counts them. */
export interface TokenTimes {
  issuedAt: number
  expiresAt: number
}

/** Reads the times inside a JSON Web Token without judging it; null for anything that is not one. */
export function readTokenTimes(token: string): TokenTimes | null {
  try {
    const [, payload = ''] = token.split('.')
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    if (typeof claims !== 'object' || claims === null) return null
    const { iat, exp } = claims as { iat?: unknown; exp?: unknown }
    if (typeof exp !== 'number' || !Number.isFinite(exp)) return null
    return { expiresAt: exp, issuedAt: typeof iat === 'number' && Number.isFinite(iat) ? iat : Number.NaN }
  } catch {
    return null
  }
}

/** Which token came when, by this device's clock. Kept beside the token, because storage outlives it. */
export interface Receipt {
  token: string
  receivedAtMs: number
}

/** What tells one token from another without repeating it: the end of its signature. */
const tokenMark = (token: string) => token.slice(-24)

/** A receipt as it is stored. */
export const writeReceipt = ({ token, receivedAtMs }: Receipt) => `${receivedAtMs} ${tokenMark(token)}`

/** When this token came; null when the stored receipt is none, is of another token, or lies in the future. */
export function readReceipt(stored: string | null, token: string, nowMs: number): number | null {
  const [, time = '', mark] = /^(\d{1,16}) (.+)$/.exec(stored ?? '') ?? []
  return mark === tokenMark(token) && Number(time) <= nowMs ? Number(time) : null
}

/**
 * Milliseconds that a token still lives, or null when it does not say. Its life is its own (exp - iat), counted from
 * when this browser was given it, so a device clock that is wrong does not matter. Where nobody knows that moment
 * (the token was restored, or written by other hands), or the token has no `iat`, its end is compared with the
 * device's clock; it is never given more than its life.
 */
export function remainingMs(token: string, receivedAtMs: number | null, nowMs: number): number | null {
  const times = readTokenTimes(token)
  if (!times) return null
  const lifeMs = Number.isNaN(times.issuedAt) ? Number.POSITIVE_INFINITY : (times.expiresAt - times.issuedAt) * 1000
  const leftMs =
    receivedAtMs === null || lifeMs === Number.POSITIVE_INFINITY
      ? times.expiresAt * 1000 - nowMs
      : lifeMs - (nowMs - receivedAtMs)
  return Math.max(0, Math.min(leftMs, lifeMs))
}
