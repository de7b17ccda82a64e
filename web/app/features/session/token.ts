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

/**
 * Milliseconds that a token still lives, or null when it does not say. The life is the token's own (exp - iat),
 * counted from when this browser received it, so a device clock that is wrong does not matter. Without that
 * moment, or without `iat`, the device clock has to do.
 */
export function remainingMs(token: string, receivedAtMs: number | null, nowMs: number): number | null {
  const times = readTokenTimes(token)
  if (!times) return null
  const lifeMs = Number.isNaN(times.issuedAt) ? Number.POSITIVE_INFINITY : (times.expiresAt - times.issuedAt) * 1000
  const leftMs =
    receivedAtMs === null || lifeMs === Number.POSITIVE_INFINITY
      ? times.expiresAt * 1000 - nowMs
      : lifeMs - Math.max(0, nowMs - receivedAtMs)
  return Math.max(0, Math.min(leftMs, lifeMs))
}
