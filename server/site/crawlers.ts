import type { FastifyInstance } from 'fastify'

interface CrawledSite {
  /** The origin of every address in the two files. */
  publicUrl: string
  /** The paths of the sitemap. */
  paths: readonly string[]
}

/**
 * What search engines ask for. Both files hold whole addresses, which the build does not know. Members' pages need no
 * rule: without a session they hold nothing.
 */
export function crawlerRoutes(app: FastifyInstance, { publicUrl, paths }: CrawledSite): void {
  const robots = `User-agent: *\nAllow: /\nSitemap: ${publicUrl}/sitemap.xml\n`
  const urls = paths.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`).join('\n')
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}
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
