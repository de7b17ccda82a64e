import { isIPv4 } from 'node:net'
import type { LanguageModel } from '@settlesg/language-model'
import type { Environment } from './secret-files.ts'

/** Whose language model is used, where it runs, and how it is reached. */
export interface LanguageModelSettings extends LanguageModel {
  provider: string
  /** Where the provider works, as two letters of ISO 3166. */
  country: string
}

const names = ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL', 'AI_PROVIDER_NAME', 'AI_PROVIDER_COUNTRY'] as const
type Name = (typeof names)[number]

/** Pages name model and provider in one line. */
const longestName = 60
const isName = (value: string) => value.length <= longestName && !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(value)
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
/** Regions with a name that are no country of ISO 3166; those of the past have another code now. */
const noCountries = 'AC CP CQ DG EA EU EZ IC QO TA UN XA XB XK ZZ'.split(' ')
const isCountry = (code: string) =>
  /^[A-Z]{2}$/.test(code) &&
  regions.of(code) !== undefined &&
  new Intl.Locale(`und-${code}`).region === code &&
  !noCountries.includes(code)
const isLoopback = (host: string) => ['localhost', '[::1]'].includes(host) || (isIPv4(host) && host.startsWith('127.'))

function addressProblem(text: string): string | null {
  const address = URL.parse(text)
  if (!address || !['https:', 'http:'].includes(address.protocol)) return 'must be an address that starts with https://'
  const { protocol, hostname, search, hash, username, password } = address
  if (search || hash || username || password)
    return 'must be an address such as https://ai.example/v1, without a name, a query or a fragment'
  return protocol === 'http:' && !isLoopback(hostname)
    ? 'must start with https:// unless it is this machine: the key and people’s words are sent to it'
    : null
}

const nameProblem = (value: string) => (isName(value) ? null : `must be one line of at most ${longestName} characters`)

/** What is wrong with a value, as the words that follow the setting's name. */
const problems: Record<Name, (value: string) => string | null> = {
  AI_BASE_URL: addressProblem,
  AI_API_KEY: (key) => (/^[\x21-\x7e]{1,500}$/.test(key) ? null : 'must be one word of at most 500 plain characters'),
  AI_MODEL: nameProblem,
  AI_PROVIDER_NAME: nameProblem,
  AI_PROVIDER_COUNTRY: (code) =>
    isCountry(code.toUpperCase()) ? null : 'must be a country as two letters of ISO 3166, such as SG',
}

/**
 * Reads the five settings of a language model. They are given together or not at all;
 * null where they are not given, or wrong. Blanks around a value do not count. `wrong` gets each mistake, without the value.
 */
export function readLanguageModel(
  environment: Environment,
  wrong: (name: Name, hint: string) => void,
): LanguageModelSettings | null {
  const read = (name: Name) => environment[name]?.trim() ?? ''
  if (!names.some(read)) return null
  const mistakes = names.flatMap((name) => {
    const value = read(name)
    const hint = value ? problems[name](value) : `is missing: ${names.join(', ')} are given together`
    return hint === null ? [] : [{ name, hint }]
  })
  for (const { name, hint } of mistakes) wrong(name, hint)
  if (mistakes.length > 0) return null
  return {
    baseUrl: read('AI_BASE_URL').replace(/\/+$/, ''),
    apiKey: read('AI_API_KEY'),
    model: read('AI_MODEL'),
    provider: read('AI_PROVIDER_NAME'),
    country: read('AI_PROVIDER_COUNTRY').toUpperCase(),
  }
}
