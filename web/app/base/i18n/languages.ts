import { defaultLanguage, type Language, languages, languageTags } from '@settlesg/contract'
import type { InitOptions } from 'i18next'

/** Shared by browser and prerender. Retries as in docs/what-was-asked.md 7: five, after 350 ms, then doubling. */
export const i18nSettings = {
  supportedLngs: [...languages],
  ns: ['translation'],
  defaultNS: 'translation',
  maxRetries: 5,
  retryTimeout: 350,
  interpolation: { escapeValue: false },
  returnNull: false,
} satisfies InitOptions

/** Where the texts are served, one file a namespace. */
export const textsPath = '/locales/{{lng}}/{{ns}}.json'

/** The language a text names, or the default for anything we have no texts in. */
export const asLanguage = (text: string | null | undefined): Language =>
  languages.find((language) => language === text) ?? defaultLanguage

/** The language that a page names in its `lang`. */
export const languageOfTag = (tag: string): Language =>
  languages.find((language) => languageTags[language] === tag) ?? defaultLanguage

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'zh' : 'en')

/** The language of ours that comes first among those a browser prefers; null when it names neither. */
export const preferredLanguage = (tags: readonly string[]): Language | null =>
  tags.flatMap((tag) => languages.filter((language) => tag.toLowerCase().split('-')[0] === language))[0] ?? null

const yearSeconds = 365 * 24 * 60 * 60

const isSecure = () => location.protocol === 'https:'
/** Over https no other host of the domain can set a cookie of this name. */
const cookieName = () => (isSecure() ? '__Host-language' : 'language')

const cookieValue = () => new RegExp(`(?:^|;\\s*)${cookieName()}=([^;]*)`).exec(document.cookie)?.[1]
const ofAccount = (language: Language) => `${language}-from-account`

/** The language a person chose in this browser, if ever. That of an account that was signed in here does not count. */
export const chosenLanguage = (): Language | null => languages.find((language) => language === cookieValue()) ?? null

/** The language in which the server sends the next page, where its address names none. */
export const rememberedLanguage = (): Language =>
  languages.find((language) => ofAccount(language) === cookieValue()) ?? chosenLanguage() ?? defaultLanguage

/**
 * Keeps for a year in which language pages come; the server reads it. `by` says where it comes from: a choice made
 * here outlasts every sign-in, while the language of an account is replaced by that of the next one.
 */
export function rememberLanguage(language: Language, by: 'choice' | 'account') {
  const secure = isSecure() ? '; Secure' : ''
  const value = by === 'choice' ? language : ofAccount(language)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
  document.cookie = `${cookieName()}=${value}; Max-Age=${yearSeconds}; Path=/; SameSite=Lax${secure}`
}
