import jwt from 'jsonwebtoken'
import * as z from 'zod/mini'
import { type Clock, newestIssue } from '../platform/clock.ts'
import type { Secrets } from '../platform/secrets/secrets.ts'

const algorithm = 'HS256'
const issuer = 'settlesg'
const audience = 'settlesg-api'
/** Ours have about 400 characters. */
const maxLength = 1024

export interface Bearer {
  userId: string
  sessionId: string
}

/** Exactly what we put in: a further header or claim makes it a token that we did not sign. */
const Header = z.strictObject({ alg: z.literal(algorithm), typ: z.literal('JWT'), kid: z.string() })
const Claims = z.strictObject({
  iss: z.literal(issuer),
  aud: z.literal(audience),
  purpose: z.literal('access'),
  sub: z.uuid(),
  sid: z.uuid(),
  iat: z.int(),
  exp: z.int(),
})

/** The signed token of a session. It expires with the session, both on a whole second. */
export function signAccessToken(secrets: Secrets, { userId, sessionId }: Bearer, from: Date, until: Date): string {
  const claims = { purpose: 'access', sid: sessionId, iat: seconds(from), exp: seconds(until) }
  return jwt.sign(claims, secrets.tokenKey, { algorithm, keyid: secrets.keyId, issuer, audience, subject: userId })
}

/** The token of an `Authorization` header of the scheme Bearer, which may be empty; null for no or another scheme. */
export function bearerIn(authorization: string | undefined): string | null {
  const token = /^bearer(?: +(.*))?$/i.exec(authorization ?? '')
  return token && (token[1] ?? '')
}

/** Tokens remembered at most; beyond, the one that was read first is forgotten. */
const mostRemembered = 2_000

/**
 * Whom a token belongs to, or null for one that is not ours, is not valid or is no longer valid. Verifying takes as long as
 * a statement, so signatures are remembered; the expiry is checked each time.
 */
export function accessTokenReader(secrets: Secrets, clock: Clock): (token: string) => Bearer | null {
  const remembered = new Map<string, Read>()
  return (token) => {
    const known = remembered.get(token)
    if (known) {
      if (holds(known, clock)) return known.bearer
      remembered.delete(token)
      return null
    }
    const claims = readClaims(secrets, clock, token)
    if (!claims) return null
    remembered.set(token, claims)
    const oldest = remembered.keys().next()
    if (remembered.size > mostRemembered && !oldest.done) remembered.delete(oldest.value)
    return claims.bearer
  }
}

/** A token that was right, with the seconds from and until which it holds. */
interface Read {
  bearer: Bearer
  issuedAt: number
  expiresAt: number
}

/** One of the future is refused: a clock was set back, and the token would outlive what its owner was shown. */
const holds = ({ issuedAt, expiresAt }: Read, clock: Clock): boolean =>
  expiresAt > seconds(clock.now()) && issuedAt <= seconds(newestIssue(clock.now()))

function readClaims(secrets: Secrets, clock: Clock, token: string): Read | null {
  if (token.length > maxLength) return null
  const claims = Claims.safeParse(verify(token, secrets, seconds(clock.now())))
  if (!claims.success) return null
  const { sub: userId, sid: sessionId, iat: issuedAt, exp: expiresAt } = claims.data
  const read = { bearer: { userId, sessionId }, issuedAt, expiresAt }
  return holds(read, clock) ? read : null
}

function verify(token: string, secrets: Secrets, clockTimestamp: number): unknown {
  try {
    const header = Header.parse(jwt.decode(token, { complete: true })?.header)
    const key = secrets.tokenKeyNamed(header.kid)
    return key && jwt.verify(token, key, { algorithms: [algorithm], issuer, audience, clockTimestamp })
  } catch {
    // Whatever is wrong with it: for the caller there is one answer, and nothing of the token belongs in a log.
    return null
  }
}

const seconds = (time: Date) => Math.floor(time.getTime() / 1000)
