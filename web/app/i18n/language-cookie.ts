import type { Language } from '@settlesg/contract'
import { languages } from './languages.ts'

const yearSeconds = 365 * 24 * 60 * 60

/** The language a person chose on this device, if ever. */
export function chosenLanguage(): Language | null {
  const [, value] = /(?:^|;\s*)language=([^;]*)/.exec(document.cookie) ?? []
  return languages.find((language) => language === value) ?? null
}

/** Remembers the choice for a year; the server reads it to send the page in that language. */
export function rememberLanguage(language: Language) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
  document.cookie = `language=${language}; Max-Age=${yearSeconds}; Path=/; SameSite=Lax${secure}`
}
