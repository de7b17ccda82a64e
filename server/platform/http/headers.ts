import type { FastifyInstance } from 'fastify'

/** Hashes of the inline scripts and style elements that the build put into its pages, as `sha256-…`. */
export interface InlineHashes {
  scripts: string[]
  styles: string[]
}

/** Where browsers report what the policy of a page refused (server/site/policy-reports.ts). */
const policyReportsPath = '/api/v1/policy-reports'

const quoted = (hashes: string[]) => hashes.map((hash) => ` '${hash}'`).join('')
const twoYearsSeconds = 63_072_000

/** Of every answer, errors and files included (docs/security.md 6). */
const everywhere = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': `max-age=${twoYearsSeconds}; includeSubDomains; preload`,
  'x-content-type-options': 'nosniff',
}

/**
 * The security headers of pages and their files. Not by @fastify/helmet: it puts them together anew for each request,
 * which takes twice as long, and what cannot be read as a request never reaches a plugin, but is answered with them too.
 */
export function pageHeaders({ scripts, styles }: InlineHashes): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'self'${quoted(scripts)}`,
    `style-src 'self'${quoted(styles)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Browsers that know `report-to` take no notice of the older word.
    `report-uri ${policyReportsPath}`,
    'report-to policy',
  ]
  // Only reported as yet: how many places of our libraries write HTML or addresses of scripts as mere text.
  const reportedOnly = ["require-trusted-types-for 'script'", `report-uri ${policyReportsPath}`, 'report-to policy']
  return {
    ...everywhere,
    'content-security-policy': policy.join(';'),
    'content-security-policy-report-only': reportedOnly.join(';'),
    'cross-origin-embedder-policy': 'require-corp',
    'origin-agent-cluster': '?1',
    'reporting-endpoints': `policy="${policyReportsPath}"`,
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    // An old browser's filter does more harm than good.
    'x-xss-protection': '0',
  }
}

/**
 * The security headers of calls, whose answers are data: a browser that is made to show one loads, runs, frames and
 * stores nothing. What only a page can use is left out: a call is half as long without it.
 */
export const callHeaders: Record<string, string> = {
  ...everywhere,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
}

export function secureHeaders(app: FastifyInstance, pages: Record<string, string>): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isCall(request.url) ? callHeaders : pages)
    reply.header('x-request-id', request.id)
    done()
  })
}

const isCall = (url: string) => url.startsWith('/api/') || url.startsWith('/health/')
