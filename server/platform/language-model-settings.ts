import type { LanguageModelInUse } from '@settlesg/contract'
import type { SettingName } from './setting-list.ts'

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

interface Reading {
  text: (name: SettingName) => string | null
  url: (name: SettingName, protocols: string[]) => string | null
  wrong: (name: string, hint: string) => void
  isLoopback: (host: string) => boolean
}

/** Pages name model and provider in one line. */
const longestName = 60
const isName = (value: string) => value.length <= longestName && !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(value)
const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const isCountry = (code: string) => /^[A-Z]{2}$/.test(code) && countries.of(code) !== undefined

/** Null where no language model is set: all five settings are given, or none. */
export function readLanguageModel({ text, url, wrong, isLoopback }: Reading): LanguageModelSettings | null {
  const given = {
    AI_BASE_URL: url('AI_BASE_URL', ['https:', 'http:']),
    AI_API_KEY: text('AI_API_KEY'),
    AI_MODEL: text('AI_MODEL'),
    AI_PROVIDER_NAME: text('AI_PROVIDER_NAME'),
    AI_PROVIDER_COUNTRY: text('AI_PROVIDER_COUNTRY'),
  }
  const names = Object.keys(given) as (keyof typeof given)[]
  const isGiven = (name: SettingName) => text(name) !== null
  if (!names.some(isGiven)) return null
  for (const name of names) if (!isGiven(name)) wrong(name, `is missing: ${names.join(', ')} are given together`)

  const { AI_BASE_URL: address, AI_API_KEY: apiKey, AI_MODEL: model, AI_PROVIDER_NAME: provider } = given
  const country = given.AI_PROVIDER_COUNTRY?.toUpperCase() ?? null
  if (address !== null) {
    const { protocol, hostname, search, hash, username, password } = new URL(address)
    if (protocol === 'http:' && !isLoopback(hostname))
      wrong(
        'AI_BASE_URL',
        'must start with https:// unless it is this machine: the key and people’s words are sent to it',
      )
    if (search || hash || username || password)
      wrong('AI_BASE_URL', 'must be an address such as https://ai.example/v1, without a name, a query or a fragment')
  }
  if (apiKey !== null && !/^[\x21-\x7e]{1,500}$/.test(apiKey))
    wrong('AI_API_KEY', 'must be one word of at most 500 plain characters')
  for (const [name, value] of [
    ['AI_MODEL', model],
    ['AI_PROVIDER_NAME', provider],
  ] as const)
    if (value !== null && !isName(value)) wrong(name, `must be one line of at most ${longestName} characters`)
  if (country !== null && !isCountry(country))
    wrong('AI_PROVIDER_COUNTRY', 'must be a country as two letters of ISO 3166, such as SG')

  if (!address || !apiKey || !model || !provider || !country) return null
  return { baseUrl: address.replace(/\/+$/, ''), apiKey, model, provider, country }
}

/** What pages say of the language model; null where none is in use. */
export const languageModelInUse = ({
  languageModel,
}: {
  languageModel: LanguageModelSettings | null
}): LanguageModelInUse | null => {
  if (!languageModel) return null
  const { model, provider, country } = languageModel
  return { model, provider, country }
}
