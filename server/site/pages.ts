import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { negotiate } from '@fastify/accept-negotiator'
import fastifyStatic from '@fastify/static'
import { type Language, languageOfAddress, languageTags } from '@settlesg/contract'
import { parseCookie } from 'cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { InlineHashes } from '../platform/http/headers.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { encodings, type PreparedPage, preparePages } from './prepared-pages.ts'

/** `client/` (assets and texts) and `html/{en,zh}/` (one page a file). */
export interface Build {
  folder: string
  inlineHashes: InlineHashes
  pages: BuiltPages
  reports: { number: string; sha256: string; issued_on: string }[]
}

/** As scripts/build-site.ts writes them. */
interface BuiltPages {
  /** The document of each address, by the name of its file: `/terms` and `/zh/terms` have `terms`. */
  documents: Record<string, string>
  /** With an address in each language, for search engines. */
  public: string[]
}

const oneYearSeconds = 31_536_000

/** Null when it has not been built, as in tests of the API alone. */
export function findBuild(folder: string): Build | null {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  if (!existsSync(join(folder, 'csp.json'))) return null
  return { folder, inlineHashes: read('csp.json'), pages: read('pages.json'), reports: read('reports.json') }
}

/** In the reader's language, by the name of its file. */
type SendPage = (request: FastifyRequest, reply: FastifyReply, name: string) => Promise<FastifyReply>

export interface Pages {
  send: SendPage
  /** With status 404. */
  sendNotFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
}

/** With this server's settings in them, held in memory. */
export function openPages({ folder }: Build, settings: Settings): Pages {
  const pages = preparePages(join(folder, 'html'), settings)
  const send: SendPage = async (request, reply, name) => {
    const language = preferredLanguage(request)
    const page = pages.get(`${language}/${name}.html`)
    if (!page) throw new Error(`The build has no page ${name} in ${language}`)
    return sendPrepared(request, reply.header('content-language', languageTags[language]), page)
  }
  return {
    send,
    sendNotFound: (request, reply) => send(request, reply.status(404), 'not-found'),
  }
}

/** Hashed assets are cached for ever, texts and the rest by ETag. */
export async function servePages(app: FastifyInstance, { folder, pages: paths }: Build, pages: Pages): Promise<void> {
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false })
  for (const [address, name] of Object.entries(paths.documents)) {
    // Fastify lets a parameter be empty; a page's never is.
    const withFilledParameters = address.replaceAll(/:\w+/g, '$&(^.+$)')
    app.get(withFilledParameters, (request, reply) => pages.send(request, reply, name))
    if (address !== '/') app.get(`${withFilledParameters}/`, dropSlash)
  }

  // Pages of the build before may still be open in browsers.
  const older = new Set(existsSync(join(folder, 'older-assets')) ? readdirSync(join(folder, 'older-assets')) : [])
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) =>
    reply
      .header('cache-control', `public, max-age=${oneYearSeconds}, immutable`)
      .sendFile(`${older.has(request.params['*']) ? 'older-assets' : 'client/assets'}/${request.params['*']}`),
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

/** Mail programs add a slash. What follows may be the token of a mailed link: never cached. */
const dropSlash = (request: FastifyRequest, reply: FastifyReply) =>
  reply.header('cache-control', 'no-store').redirect(request.url.replace(/\/(?=\?|$)/, ''), 308)

async function sendPrepared(request: FastifyRequest, reply: FastifyReply, page: PreparedPage): Promise<FastifyReply> {
  const encoding = negotiate(request.headers['accept-encoding'] ?? 'identity', [...encodings]) ?? 'identity'
  const { content, etag } = await page(encoding)
  const vary = languageOf(request) ? 'accept-encoding' : 'cookie, accept-encoding'
  reply.header('cache-control', 'no-cache').header('vary', vary).header('etag', etag)
  if (reply.statusCode === 200 && isKnown(request.headers['if-none-match'], etag)) return reply.status(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type('text/html; charset=utf-8').send(content)
}

/** RFC 9110 13.1.2; a proxy that compresses anew makes an ETag weak. */
const isKnown = (ifNoneMatch: string | undefined, etag: string) =>
  (ifNoneMatch ?? '').split(',').some((given) => ['*', etag].includes(given.trim().replace(/^W\//, '')))

/** As in web/app/base/i18n/languages.ts; `__Host-`, over https, can be set by this host only. */
const names = ['__Host-language', 'language'] as const

type Asked = Pick<FastifyRequest, 'headers' | 'url'>

const languageOf = ({ url }: Asked): Language | null => languageOfAddress(url.replace(/\?.*$/s, ''))

/** By the address, else by the cookie of this browser, else English. */
export function preferredLanguage(request: Asked): Language {
  const ofAddress = languageOf(request)
  if (ofAddress) return ofAddress
  const cookies = parseCookie(request.headers.cookie ?? '')
  const language = names.map((name) => cookies[name]).find((value) => value !== undefined) ?? ''
  return ['zh', 'zh-from-account'].includes(language) ? 'zh' : 'en'
}
