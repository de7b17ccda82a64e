import { addressIn, daySeconds, daysLater, defaultLanguage, languages, languageTags } from '@settlesg/contract'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../platform/clock.ts'
import type { Settings } from '../platform/settings/settings.ts'

interface CrawledSite {
  /** For whole addresses. */
  publicUrl: string
  /** Each has an address in every language. */
  paths: readonly string[]
}

/** Whole addresses, which the build does not know. Members' pages need no rule: they are empty without a sign-in. */
export function crawlerRoutes(app: FastifyInstance, { publicUrl, paths }: CrawledSite): void {
  const robots = `User-agent: *\nAllow: /\nSitemap: ${publicUrl}/sitemap.xml\n`
  const urls = paths.flatMap((path) => {
    const alternates = [
      ...languages.map((language) => [languageTags[language], addressIn(language, path)]),
      ['x-default', addressIn(defaultLanguage, path)],
    ].map(([tag, address]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${publicUrl}${address}"/>`)
    return languages.map(
      (language) => `<url><loc>${publicUrl}${addressIn(language, path)}</loc>${alternates.join('')}</url>`,
    )
  })
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
  const files = [
    ['/robots.txt', 'text/plain', robots],
    ['/sitemap.xml', 'application/xml', sitemap],
  ] as const
  for (const [path, type, content] of files)
    app.get(path, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').type(`${type}; charset=utf-8`).send(content),
    )
}

const validDays = 180

/** RFC 9116. It must expire: half a year after each read, since a server that still sends it still means it. */
export function securityTxtRoute(
  app: FastifyInstance,
  { settings, clock }: { settings: Pick<Settings, 'publicUrl' | 'contactEmail'>; clock: Clock },
): void {
  const path = '/.well-known/security.txt'
  app.get(path, (_request, reply) => {
    const lines = [
      `Contact: mailto:${settings.contactEmail}`,
      `Expires: ${daysLater(clock.now(), validDays).toISOString().slice(0, 10)}T00:00:00.000Z`,
      'Preferred-Languages: en, zh',
      `Canonical: ${settings.publicUrl}${path}`,
    ]
    return reply
      .header('cache-control', `public, max-age=${daySeconds}`)
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`)
  })
}
