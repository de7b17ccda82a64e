import type { Language } from '@settlesg/contract'
import { parseCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'

/** What the page calls its cookie (web/app/base/i18n/languages.ts): over https by a name that only this host can set. */
const names = ['__Host-language', 'language'] as const

/** What the reader chose in this browser, or their account last said there, as the page keeps it; else English. */
export function preferredLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const cookies = parseCookie(headers.cookie ?? '')
  const language = names.map((name) => cookies[name]).find((value) => value !== undefined) ?? ''
  return ['zh', 'zh-from-account'].includes(language) ? 'zh' : 'en'
}
