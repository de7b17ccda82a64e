import type { Language } from '@settlesg/contract'
import { parseCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'

/** What the reader chose in this browser, or their account last said there, as the page keeps it; else English. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const { language = '' } = parseCookie(headers.cookie ?? '')
  return ['zh', 'zh-from-account'].includes(language) ? 'zh' : 'en'
}
