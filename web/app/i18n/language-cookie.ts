import type { Language } from '@settlesg/contract'
import { languages } from '@settlesg/contract/languages'

const yearSeconds = 365 * 24 * 60 * 60

/** The language a person chose in this browser, if ever. What an account said here before is nobody's choice here. */
export function chosenLanguage(): Language | null {
  const [, value] = /(?:^|;\s*)language=([^;]*)/.exec(document.cookie) ?? []
  return languages.find((language) => language === value) ?? null
}

/**
 * Keeps for a year in which language pages come; the server reads it. `by` says whose word it is: a choice made here
 * outlives every account that signs in, the language of an account only stands in until another one does.
 */
export function rememberLanguage(language: Language, by: 'choice' | 'account') {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const value = by === 'choice' ? language : `${language}-from-account`
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
  document.cookie = `language=${value}; Max-Age=${yearSeconds}; Path=/; SameSite=Lax${secure}`
}
