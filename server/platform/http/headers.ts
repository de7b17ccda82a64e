import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Hashes of the inline scripts and style elements that the build put into its pages, as `sha256-…`. */
export interface InlineHashes {
  scripts: string[]
  styles: string[]
}

/** Where browsers report what the policy of a page refused (server/site/policy-reports.ts). */
const policyReportsPath = '/api/v1/policy-reports'
const twoYearsSeconds = 63_072_000

const own = ["'self'"]
const none = ["'none'"]
const quoted = (hashes: string[]) => hashes.map((hash) => `'${hash}'`)
/** Browsers that know `report-to` take no notice of the older word. */
const reporting = { 'report-uri': policyReportsPath, 'report-to': 'policy' }

/** Of every answer, errors and files included (docs/security.md 6), and of pages and their files all the rest. */
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

/**
 * Of calls, whose answers are data: a browser that is made to show one loads, runs and frames nothing. What only a page
 * can use is left out.
 */
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

/** What helmet does not know. */
const morePageHeaders = {
  // Only reported as yet: how many places of our libraries write HTML or addresses of scripts as mere text.
  'content-security-policy-report-only': `require-trusted-types-for 'script';report-uri ${policyReportsPath};report-to policy`,
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'reporting-endpoints': `policy="${policyReportsPath}"`,
}

/** The security headers of pages, by `hashes`, and of calls. */
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

/** Whether it asks for data: by its route too, since an address can be written in several ways. */
export const isCall = (request: FastifyRequest): boolean => startsWith('/api/', request)
export const isHealth = (request: FastifyRequest): boolean => startsWith('/health/', request)
