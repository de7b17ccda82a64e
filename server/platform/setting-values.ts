import { isIPv4, isIPv6 } from 'node:net'

/** One setting: how it is read, and what docs/settings.md and .env.example say of it. */
export interface Setting<T = unknown> {
  /** The value that it has when nothing is set, as one would write it. */
  readonly default?: string
  /** What applies instead, in words, where that depends on others. */
  readonly otherwise?: string
  /** Why production does not start without it. */
  readonly required?: string
  /** What a typical value looks like, for .env.example, where the default does not show it. */
  readonly example?: string
  /** Throws `WrongValueError`. */
  readonly parse: (value: string) => T
  /** What it is for, in a line. */
  readonly meaning: string
  /** It can be in a file instead, which NAME_FILE names. */
  readonly isSecret?: true
}

/** Why a value cannot be taken, as the words that follow the setting's name. */
export class WrongValueError extends Error {
  override readonly name = 'WrongValueError'
}

const check = (isRight: boolean, hint: string) => {
  if (!isRight) throw new WrongValueError(hint)
}

/** Whether a host, as an address or a name, is this machine. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'))

/** Long enough, and no repetition of a few characters. */
export const isStrongKey = (key: string): boolean => Buffer.byteLength(key) >= 32 && new Set(key).size >= 10

export const anyText = (value: string): string => value

export const oneOf =
  <T>(choices: Record<string, T>) =>
  (value: string): T => {
    const found = Object.hasOwn(choices, value) ? choices[value] : undefined
    if (found === undefined) throw new WrongValueError(`must be one of: ${Object.keys(choices).join(', ')}`)
    return found
  }

export const onOff = oneOf({ on: true, off: false })

export const wholeNumber = (min: number, max: number) => (value: string) => {
  const number = Number(value)
  check(/^\d+$/.test(value) && number >= min && number <= max, `must be a whole number from ${min} to ${max}`)
  return number
}

/** Text of a known form; `hint` says which. */
export const textLike = (isRight: (value: string) => boolean, hint: string) => (value: string) => {
  check(isRight(value), hint)
  return value
}

/** Printed in one line, and never cut off. */
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

/** An address without a path, a query or a user, and without its trailing slash. */
export const originLike = (example: string) => (value: string) => {
  const { origin, href } = new URL(url('http:', 'https:')(value))
  check(href === `${origin}/`, `must be an origin such as ${example}, without a path`)
  return origin
}

/** Newest first. */
export const secretKeys = (value: string) => {
  const keys = value.split(',').map((key) => key.trim())
  check(
    keys.every(isStrongKey) && new Set(keys).size === keys.length,
    'must be at least 32 bytes of random text, for example from: openssl rand -base64 48; or several such, each once, newest first, with commas between them',
  )
  return keys
}

/** No proxy, or their addresses and ranges. */
export const proxies = (value: string): false | string[] => {
  if (value === 'off') return false
  const addresses = value.split(',').map((entry) => entry.trim())
  const isAddress = (entry: string) => {
    const [address = '', bits, ...rest] = entry.split('/')
    const most = isIPv4(address) ? 32 : isIPv6(address) ? 128 : -1
    return rest.length === 0 && most > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  }
  check(
    !addresses.some((entry) => isAddress(entry) && /\/0+$/.test(entry)),
    'must not name everybody (a range of /0): each visitor could say to be another',
  )
  check(
    addresses.every(isAddress) && !value.includes('%'),
    'must be off, or a comma-separated list of proxy addresses or ranges such as 10.0.0.0/8',
  )
  return addresses
}

/** A business, a local company, anybody else: https://www.uen.gov.sg. How the last letter is worked out is not published. */
const isUen = (value: string) => /^(\d{8}[A-Z]|(18|19|20)\d{7}[A-Z]|[RST]\d{2}[A-Z]{2}\d{4}[A-Z])$/.test(value)
/** The UEN, or what IRAS gives sole proprietors, groups and divisions: M90312345A, also written M9-0312345-A. */
const isGstNumber = (value: string) => /^M[A-Z\d]\d{7}[A-Z\d]$/.test(value) || isUen(value)

export const uen = (value: string) =>
  textLike(isUen, 'must be a UEN such as 53123456A, 202612345A or T26LL1234A')(value.toUpperCase())
export const gstNumber = (value: string) =>
  textLike(
    isGstNumber,
    'must be a GST registration number such as M90312345A, or a UEN',
  )(value.toUpperCase().replaceAll('-', ''))
