import { randomBytes, timingSafeEqual } from 'node:crypto'
import { daySeconds } from '@settlesg/contract'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { Deps } from '../deps.ts'
import { apiPrefix } from '../platform/http/serve.ts'

/* OWASP's device cookie: its owner can sign in while strangers guess. Nothing is stored; it opens nothing by itself. */

const plainName = 'signed-in-before'
/** Over https a browser takes this name from https alone, so none can be planted. Its path rules out `__Host-`. */
const secureName = `__Secure-${plainName}`
export const knownBrowserDays = 180
const mostAccounts = 5

/** One of the cookie's values: the random number, a dot, and the digest, both base64url. */
const valueShape = /^([\w-]{22})\.([\w-]{43})$/

interface BrowserValue {
  value: string
  nonce: string
  digest: Buffer
}

type BrowserDeps = Pick<Deps, 'secrets' | 'settings'>

/** The number by which the account knows this browser, or null. Without an account it takes as long. */
export function knownBrowser({ secrets, settings }: BrowserDeps, cookies: string | undefined, userId: string | null) {
  const known = valuesIn(settings, cookies).find((value) => belongsTo(secrets, value, userId ?? 'nobody'))
  return known?.nonce ?? null
}

export function rememberBrowser(
  { secrets, settings }: BrowserDeps,
  cookies: string | undefined,
  userId: string,
): string {
  const nonce = randomBytes(16).toString('base64url')
  const fresh = `${nonce}.${secrets.fingerprint(signed(nonce, userId)).toString('base64url')}`
  const others = valuesIn(settings, cookies).filter((value) => !belongsTo(secrets, value, userId))
  return stringifySetCookie({
    name: cookieName(settings),
    value: [fresh, ...others.map(({ value }) => value)].slice(0, mostAccounts).join('~'),
    path: apiPrefix,
    maxAge: knownBrowserDays * daySeconds,
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(settings),
  })
}

const isSecure = ({ publicUrl }: BrowserDeps['settings']) => publicUrl.startsWith('https:')
const cookieName = (settings: BrowserDeps['settings']) => (isSecure(settings) ? secureName : plainName)

function valuesIn(settings: BrowserDeps['settings'], cookies: string | undefined): BrowserValue[] {
  const values = parseCookie(cookies ?? '')[cookieName(settings)]?.split('~', mostAccounts) ?? []
  return values.flatMap((value) => {
    const [, nonce, digest] = valueShape.exec(value) ?? []
    return nonce && digest ? [{ value, nonce, digest: Buffer.from(digest, 'base64url') }] : []
  })
}

/** Under any key that we have: a rotation must not lock out a person who relies on it just then. */
const belongsTo = (secrets: Deps['secrets'], { nonce, digest }: BrowserValue, userId: string): boolean =>
  secrets.fingerprints(signed(nonce, userId)).some((ours) => timingSafeEqual(ours.digest, digest))

const signed = (nonce: string, userId: string) => `browser ${nonce} of ${userId}`
