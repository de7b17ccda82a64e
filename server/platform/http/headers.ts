import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Of the inline scripts and styles that the build put into its pages, as `sha256-…`. */
export interface InlineHashes {
  scripts: string[]
  styles: string[]
}

const policyReportsPath = '/api/v1/policy-reports'
const twoYearsSeconds = 63_072_000

const own = ["'self'"]
const none = ["'none'"]
const quoted = (hashes: string[]) => hashes.map((hash) => `'${hash}'`)
/** Browsers that know `report-to` ignore the older word. */
const reporting = { 'report-uri': policyReportsPath, 'report-to': 'policy' }

/** Every answer has some of them; these are for pages and their files (docs/security.md 6). */
const forPages = ({ scripts, styles }: InlineHashes): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': none,
      'script-src': [...own, ...quoted(scripts)],
      'style-src': [...own, ...quoted(styles)],
      'img-src': [...own, 'data:'],
      'font-src': own,
      'connect-src': own,
      'manifest-src': own,
      'worker-src': own,
      'form-action': own,
      'base-uri': none,
      'frame-ancestors': none,
      ...reporting,
    },
  },
  crossOriginEmbedderPolicy: true,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  strictTransportSecurity: { maxAge: twoYearsSeconds, preload: true },
  xFrameOptions: { action: 'deny' },
})

/** Calls answer with data: a browser that is made to show one loads, runs and frames nothing. */
const forCalls: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { 'default-src': none, 'base-uri': none, 'form-action': none, 'frame-ancestors': none },
  },
  crossOriginEmbedderPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
}

const morePageHeaders = {
  // Only reported for now: some libraries write HTML or script addresses as plain text.
  'content-security-policy-report-only': `require-trusted-types-for 'script';report-uri ${policyReportsPath};report-to policy`,
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'reporting-endpoints': `policy="${policyReportsPath}"`,
}

export async function secureHeaders(app: FastifyInstance, hashes: InlineHashes): Promise<void> {
  await app.register(helmet, { ...forPages(hashes), global: false })
  app.addHook('onRequest', async (request, reply) => {
    const isData = isCall(request) || isHealth(request)
    await reply.helmet(isData ? forCalls : {})
    reply.headers(isData ? { 'cache-control': 'no-store' } : morePageHeaders)
    reply.header('x-request-id', request.id)
  })
}

const startsWith = (prefix: string, { url, routeOptions }: FastifyRequest) =>
  url.startsWith(prefix) || routeOptions.url?.startsWith(prefix) === true

/** By its route too, since an address can be written in several ways. */
export const isCall = (request: FastifyRequest): boolean => startsWith('/api/', request)
export const isHealth = (request: FastifyRequest): boolean => startsWith('/health/', request)
