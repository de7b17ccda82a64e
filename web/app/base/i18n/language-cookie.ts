import { type Language, languages } from '@settlesg/contract'

const yearSeconds = 365 * 24 * 60 * 60

const isSecure = () => location.protocol === 'https:'
/** Over https no other host of the domain can set a cookie of this name. */
const cookieName = () => (isSecure() ? '__Host-language' : 'language')

/** The language a person chose in this browser, if ever. That of an account that was signed in here does not count. */
export function chosenLanguage(): Language | null {
  const [, value] = new RegExp(`(?:^|;\\s*)${cookieName()}=([^;]*)`).exec(document.cookie) ?? []
  return languages.find((language) => language === value) ?? null
}

/**
 * Keeps for a year in which language pages come; the server reads it. `by` says where it comes from: a choice made
 * here outlasts every sign-in, while the language of an account is replaced by that of the next one.
 */
export function rememberLanguage(language: Language, by: 'choice' | 'account') {
  const secure = isSecure() ? '; Secure' : ''
  const value = by === 'choice' ? language : `${language}-from-account`
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
  document.cookie = `${cookieName()}=${value}; Max-Age=${yearSeconds}; Path=/; SameSite=Lax${secure}`
}
