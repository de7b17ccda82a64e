import { defaultLanguage, type Language, languages } from '@settlesg/contract'
import Negotiator from 'negotiator'

/** The language of ours that an `Accept-Language` header asks for first (RFC 9110 12.5.4); English without any. */
export function preferredLanguage(header: string | undefined): Language {
  const asked = new Negotiator({ headers: { 'accept-language': header } }).language([...languages])
  return languages.find((language) => language === asked) ?? defaultLanguage
}
