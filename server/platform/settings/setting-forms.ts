import { isIPv4, isIPv6 } from 'node:net'
import * as z from 'zod'

export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || (isIPv4(host) && host.startsWith('127.'))

export const isStrongKey = (key: string): boolean => Buffer.byteLength(key) >= 32 && new Set(key).size >= 10

export const oneOf = <T extends string>(...choices: [T, ...T[]]) =>
  z.enum(choices, `must be one of: ${choices.join(', ')}`)

export const onOff = oneOf('on', 'off').transform((value) => value === 'on')

export function wholeNumber(min: number, max: number) {
  const hint = `must be a whole number from ${min} to ${max}`
  return z.string().regex(/^\d+$/, hint).transform(Number).pipe(z.number().min(min, hint).max(max, hint))
}

/** `hint` follows the setting's name in the message. */
export const textLike = (isRight: (value: string) => boolean, hint: string) => z.string().refine(isRight, hint)

export const oneLine = (longest: number) =>
  textLike(
    (value) => value.length <= longest && !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(value),
    `must be one line of at most ${longest} characters`,
  )

export const url = (...protocols: string[]) =>
  textLike(
    (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
    `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  )

/** Without path, query or user, and without its trailing slash. */
export const originLike = (example: string) =>
  url('http:', 'https:')
    .transform((value) => new URL(value))
    .refine(({ origin, href }) => href === `${origin}/`, `must be an origin such as ${example}, without a path`)
    .transform(({ origin }) => origin)

/** Without a slash at the end. */
export const apiBase = url('https:', 'http:')
  .transform((value) => new URL(value))
  .refine(
    ({ search, hash, username, password }) => !(search || hash || username || password),
    'must be an address such as https://ai.example/v1, without a name, a query or a fragment',
  )
  .refine(
    ({ protocol, hostname }) => protocol === 'https:' || isLoopback(hostname),
    'must start with https:// unless it is this machine: a key and people’s words are sent to it',
  )
  .transform(({ href }) => href.replace(/\/+$/, ''))

const list = z.string().transform((value) => value.split(',').map((part) => part.trim()))

/** Newest first. */
export const secretKeys = list.refine(
  (keys) => keys.every(isStrongKey) && new Set(keys).size === keys.length,
  'must be at least 32 bytes of random text, for example from: openssl rand -base64 48; or several such, each once, newest first, with commas between them',
)

function isAddressOrRange(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/')
  const most = isIPv4(address) ? 32 : isIPv6(address) && !entry.includes('%') ? 128 : -1
  return rest.length === 0 && most > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
}

export const proxies = list
  .refine(
    (entries) => entries.join() === 'off' || entries.every(isAddressOrRange),
    'must be off, or a comma-separated list of proxy addresses or ranges such as 10.0.0.0/8',
  )
  .refine(
    (entries) => !entries.some((entry) => /\/0+$/.test(entry)),
    'must not name everybody (a range of /0): each visitor could say to be another',
  )
  .transform((entries): false | string[] => (entries.join() === 'off' ? false : entries))

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
/** Regions with a name that are no country of ISO 3166; former ones have another code now. */
const noCountries = 'AC CP CQ DG EA EU EZ IC QO TA UN XA XB XK ZZ'.split(' ')
export const country = z
  .string()
  .toUpperCase()
  .refine(
    (code) =>
      /^[A-Z]{2}$/.test(code) &&
      regions.of(code) !== undefined &&
      new Intl.Locale(`und-${code}`).region === code &&
      !noCountries.includes(code),
    'must be a country as two letters of ISO 3166, such as SG',
  )

/** A business, a local company, others: https://www.uen.gov.sg. How the last letter is worked out is not published. */
const isUen = (value: string) => /^(\d{8}[A-Z]|(18|19|20)\d{7}[A-Z]|[RST]\d{2}[A-Z]{2}\d{4}[A-Z])$/.test(value)

export const uen = z.string().toUpperCase().refine(isUen, 'must be a UEN such as 53123456A, 202612345A or T26LL1234A')

/** The UEN, or what IRAS gives sole proprietors, groups and divisions: M90312345A, also written M9-0312345-A. */
export const gstNumber = z
  .string()
  .toUpperCase()
  .transform((value) => value.replaceAll('-', ''))
  .refine(
    (value) => /^M[A-Z\d]\d{7}[A-Z\d]$/.test(value) || isUen(value),
    'must be a GST registration number such as M90312345A, or a UEN',
  )
