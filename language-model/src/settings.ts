import { isIPv4 } from 'node:net'

/** Whose language model is used, where it runs, and how it is reached. */
export interface LanguageModelSettings {
  /** Where its calls start, without a slash at the end: `https://ai.example/v1`. */
  baseUrl: string
  /** Sent to `baseUrl` alone, and never logged. */
  apiKey: string
  /** The provider's name for the model. */
  model: string
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
 * Reads the five settings of a language model, which are given together or not at all; null where they are not given, or
 * wrong. Blanks around a value do not count. `wrong` gets each mistake, without the value.
 */
export function readLanguageModel(
  texts: Readonly<Partial<Record<Name, string | null>>>,
  wrong: (name: Name, hint: string) => void,
): LanguageModelSettings | null {
  const given: Partial<Record<Name, string>> = {}
  for (const name of names) given[name] = texts[name]?.trim() ?? ''
  if (names.every((name) => !given[name])) return null
  const mistakes = names.flatMap((name) => {
    const value = given[name]
    const hint = !value ? `is missing: ${names.join(', ')} are given together` : problems[name](value)
    return hint === null ? [] : [{ name, hint }]
  })
  for (const { name, hint } of mistakes) wrong(name, hint)
  const { AI_BASE_URL: address, AI_API_KEY: apiKey, AI_MODEL: model, AI_PROVIDER_NAME: provider } = given
  const country = given.AI_PROVIDER_COUNTRY
  if (mistakes.length > 0 || !address || !apiKey || !model || !provider || !country) return null
  return { baseUrl: address.replace(/\/+$/, ''), apiKey, model, provider, country: country.toUpperCase() }
}
