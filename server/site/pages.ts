import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { Language } from '@settlesg/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { InlineHashes } from '../platform/http/headers.ts'

/** The built site on disk: `client/` (assets and texts) and `html/{en,zh}/` (one page a file). */
export interface Build {
  folder: string
  inlineHashes: InlineHashes
}

/** Pages that are rendered in the browser, from one fallback document. */
const browserPages = [
  '/tool',
  '/tool/result/:encodedParams(^.+$)',
  '/tool/detail',
  '/account',
  '/signup/confirm',
  '/reset-password',
]

const oneYearSeconds = 31_536_000

/** Finds the built site; null when it has not been built, as in tests of the API alone. */
export function findBuild(folder: string): Build | null {
  const hashes = join(folder, 'csp.json')
  if (!existsSync(hashes)) return null
  return { folder, inlineHashes: JSON.parse(readFileSync(hashes, 'utf8')) }
}

/** Serves pages in the reader's language, hashed assets for ever, and texts and the rest with an ETag. */
export async function servePages(app: FastifyInstance, { folder }: Build): Promise<void> {
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false })
  const prerendered = readdirSync(join(folder, 'html', 'en'))
    .filter((file) => file.endsWith('.html') && !['spa-fallback.html', 'not-found.html'].includes(file))
    .map((file) => file.replace(/\.html$/, ''))
  for (const name of prerendered)
    app.get(name === 'index' ? '/' : `/${name}`, (request, reply) => sendPage(request, reply, `${name}.html`))
  for (const path of browserPages) app.get(path, (request, reply) => sendPage(request, reply, 'spa-fallback.html'))

  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) =>
    reply
      .header('cache-control', `public, max-age=${oneYearSeconds}, immutable`)
      .sendFile(`client/assets/${request.params['*']}`),
  )
  app.get<{ Params: { '*': string } }>('/locales/*', (request, reply) =>
    reply.header('cache-control', 'no-cache').sendFile(`client/locales/${request.params['*']}`),
  )
  const looseFiles = readdirSync(join(folder, 'client'), { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(html|br|gz)$/.test(entry.name))
    .map((entry) => entry.name)
  for (const file of looseFiles)
    app.get(`/${file}`, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').sendFile(`client/${file}`),
    )
}

/** The site's own page for what does not exist, with status 404. */
export const sendNotFoundPage = (request: FastifyRequest, reply: FastifyReply) =>
  sendPage(request, reply.status(404), 'not-found.html')

async function sendPage(request: FastifyRequest, reply: FastifyReply, file: string): Promise<FastifyReply> {
  const language = languageOf(request)
  return reply
    .header('cache-control', 'no-cache')
    .header('content-language', language === 'zh' ? 'zh-Hans' : 'en')
    .header('vary', 'cookie, accept-language')
    .sendFile(`html/${language}/${file}`)
}

/** The reader's choice, remembered in a cookie, else the first language of the browser that we have; else English. */
export function languageOf(request: Pick<FastifyRequest, 'headers'>): Language {
  const chosen = /(?:^|;\s*)language=(en|zh)(?:;|$)/.exec(request.headers.cookie ?? '')?.[1]
  if (chosen === 'en' || chosen === 'zh') return chosen
  const wanted = (request.headers['accept-language'] ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', quality] = entry.trim().toLowerCase().split(';q=')
      return { tag, quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ tag, quality }) => /^(en|zh)\b/.test(tag) && quality > 0)
    .sort((a, b) => b.quality - a.quality)
  return wanted[0]?.tag.startsWith('zh') ? 'zh' : 'en'
}
