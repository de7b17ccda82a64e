import { defaultLanguage, languages } from './options.ts'
import type { Language } from './schemas.ts'

/** `/terms` shows the language that the reader chose; what is under `/zh` is Chinese for everyone. */

const others = languages.filter((language) => language !== defaultLanguage)

/** The address in a language of a public page, by its path in the table of pages; `#…` and `?…` may follow. */
export const addressIn = (language: Language, path: string): string =>
  language === defaultLanguage ? path : `/${language}${path.replace(/^\/(?=$|[?#])/, '')}`

/** The language that an address names; null where the reader's choice decides. */
export const languageOfAddress = (pathname: string): Language | null =>
  others.find((language) => pathname === `/${language}` || pathname.startsWith(`/${language}/`)) ?? null
