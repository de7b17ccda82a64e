import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languageTags } from '@settlesg/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import mustache from 'mustache'
import en from '../../locales/en/busy.json' with { type: 'json' }
import zh from '../../locales/zh/busy.json' with { type: 'json' }
import { preferredLanguage } from './pages.ts'
import { productName } from './product.ts'

const template = readFileSync(join(import.meta.dirname, 'busy-page.mustache'), 'utf8')
const texts: Record<Language, typeof en> = { en, zh }
const render = (language: Language) =>
  Buffer.from(mustache.render(template, { ...texts[language], tag: languageTags[language], product: productName }))
const pages: Record<Language, Buffer> = { en: render('en'), zh: render('zh') }

/** For 429 and 503. Needs no script, style or image of ours: those could be refused just as well. */
export async function sendBusyPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const language = preferredLanguage(request)
  return reply
    .headers({ 'cache-control': 'no-store', vary: 'cookie', 'content-language': languageTags[language] })
    .type('text/html; charset=utf-8')
    .send(pages[language])
}
