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

/** The built site on disk: `client/` (assets and texts) and `html/{en,zh}/` (one page a file). */
export interface Build {
  folder: string
  inlineHashes: InlineHashes
  pages: BuiltPages
  /** What identifies its example reports. */
  reports: { number: string; sha256: string; issued_on: string }[]
}

/** The site's pages, as scripts/build-site.ts takes them from the table of pages. */
interface BuiltPages {
  /** The name of its file by each address of a page: `/terms` and `/zh/terms` are `terms`. */
  prerendered: Record<string, string>
  /** The paths of pages that are rendered in the browser, from one fallback document. */
  madeInBrowser: string[]
  /** The paths of those that have an address in each language, for search engines. */
  public: string[]
}

const oneYearSeconds = 31_536_000

/** Finds the built site; null when it has not been built, as in tests of the API alone. */
export function findBuild(folder: string): Build | null {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  if (!existsSync(join(folder, 'csp.json'))) return null
  return { folder, inlineHashes: read('csp.json'), pages: read('pages.json'), reports: read('reports.json') }
}

/** Sends a page by the name of its file, in the reader's language. */
type SendPage = (request: FastifyRequest, reply: FastifyReply, name: string) => Promise<FastifyReply>

export interface Pages {
  send: SendPage
  /** The site's own page for what does not exist, with status 404. */
  sendNotFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
}

/** The pages of the build with this server's settings in them, held in memory. */
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

/** Serves pages in the reader's language, hashed assets for ever, and texts and the rest with an ETag. */
export async function servePages(app: FastifyInstance, { folder, pages: paths }: Build, pages: Pages): Promise<void> {
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false })
  for (const [address, name] of Object.entries(paths.prerendered)) {
    app.get(address, (request, reply) => pages.send(request, reply, name))
    if (address !== '/') app.get(`${address}/`, dropSlash)
  }
  for (const path of paths.madeInBrowser) {
    // Fastify lets a parameter be empty; a page's never is.
    const withFilledParameters = path.replaceAll(/:\w+/g, '$&(^.+$)')
    app.get(withFilledParameters, (request, reply) => pages.send(request, reply, 'spa-fallback'))
    app.get(`${withFilledParameters}/`, dropSlash)
  }

  // A page of the build before asks for what that one had.
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

/** Mail programs and people write a slash at the end. What follows it may be the token of a mailed link: kept by no cache. */
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

/** Whether the reader has these bytes (RFC 9110 13.1.2); a proxy that compresses anew makes an ETag weak. */
const isKnown = (ifNoneMatch: string | undefined, etag: string) =>
  (ifNoneMatch ?? '').split(',').some((given) => ['*', etag].includes(given.trim().replace(/^W\//, '')))

/** What the page calls its cookie (web/app/base/i18n/languages.ts): over https by a name that only this host can set. */
const names = ['__Host-language', 'language'] as const

type Asked = Pick<FastifyRequest, 'headers' | 'url'>

/** The language that the requested address names, whatever the reader chose. */
const languageOf = ({ url }: Asked): Language | null => languageOfAddress(url.replace(/\?.*$/s, ''))

/**
 * That of the address; else what the reader chose in this browser, or their account last set there, as the page keeps it;
 * else English.
 */
export function preferredLanguage(request: Asked): Language {
  const ofAddress = languageOf(request)
  if (ofAddress) return ofAddress
  const cookies = parseCookie(request.headers.cookie ?? '')
  const language = names.map((name) => cookies[name]).find((value) => value !== undefined) ?? ''
  return ['zh', 'zh-from-account'].includes(language) ? 'zh' : 'en'
}
