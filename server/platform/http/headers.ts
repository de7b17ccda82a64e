import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Hashes of the inline scripts and style elements that the build put into its pages, as `sha256-…`. */
export interface InlineHashes {
  scripts: string[]
  styles: string[]
}

const quoted = (hashes: string[]) => hashes.map((hash) => `'${hash}'`)
const twoYearsSeconds = 63_072_000

/** Security headers on every answer, errors and static files included (reliability.md 2.8). */
export async function secureHeaders(app: FastifyInstance, inline: InlineHashes): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'", ...quoted(inline.scripts)],
        'style-src': ["'self'"],
        'style-src-elem': ["'self'", ...quoted(inline.styles)],
        // Mantine and React set element styles; they cannot load or run anything.
        'style-src-attr': ["'unsafe-inline'"],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'manifest-src': ["'self'"],
        'form-action': ["'self'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
      },
    },
    strictTransportSecurity: { maxAge: twoYearsSeconds, includeSubDomains: true, preload: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: { policy: 'require-corp' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()')
    if (request.url.startsWith('/api/') || request.url.startsWith('/health/')) reply.header('cache-control', 'no-store')
  })
}
