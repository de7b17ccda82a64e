import type { FastifyInstance } from 'fastify'

/** Hashes of the inline scripts and style elements that the build put into its pages, as `sha256-…`. */
export interface InlineHashes {
  scripts: string[]
  styles: string[]
}

const quoted = (hashes: string[]) => hashes.map((hash) => ` '${hash}'`).join('')
const twoYearsSeconds = 63_072_000

/**
 * The security headers of every answer, errors and static files included (docs/reliability.md 2.8). Not by
 * @fastify/helmet: it puts them together anew for each request, which takes twice as long, and what cannot be read as a
 * request never reaches a plugin, but is answered with them too.
 */
export function securityHeaders({ scripts, styles }: InlineHashes): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'self'${quoted(scripts)}`,
    "style-src 'self'",
    `style-src-elem 'self'${quoted(styles)}`,
    // Mantine and React set element styles; they cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return {
    'content-security-policy': policy.join(';'),
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': `max-age=${twoYearsSeconds}; includeSubDomains; preload`,
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    // An old browser's filter does more harm than good.
    'x-xss-protection': '0',
  }
}

/** Sets the security headers, the request's id, and on what is not for a cache that it is not. */
export function secureHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    reply.header('x-request-id', request.id)
    if (request.url.startsWith('/api/') || request.url.startsWith('/health/')) reply.header('cache-control', 'no-store')
    done()
  })
}
