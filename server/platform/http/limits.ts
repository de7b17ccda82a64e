import { isIP } from 'node:net'
import rateLimit from '@fastify/rate-limit'
import { errors } from '@settlesg/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isCall, isHealth } from './headers.ts'
import { HttpError } from './http-error.ts'
import { hostAddress, networkAddress } from './source.ts'

export interface Limit {
  max: number
  seconds: number
  by: 'ip' | 'network' | 'user' | 'email_and_ip'
}

const minute = 60
export const perIp = (max: number, seconds = minute): Limit => ({ max, seconds, by: 'ip' })
/** By the /48 of an IPv6 address: one customer may have 65,536 networks of /64. Does not count IPv4. */
export const perNetwork = (max: number, seconds = minute): Limit => ({ max, seconds, by: 'network' })
export const perUser = (max: number, seconds = minute): Limit => ({ max, seconds, by: 'user' })
export const perEmailAndIp = (max: number, seconds = minute): Limit => ({ max, seconds, by: 'email_and_ip' })
export const perHour = 3600
/** For calls without a token: the address, and three times as many for the /48 of IPv6. */
export const perSource = (max: number, seconds = minute): Limit[] => [perIp(max, seconds), perNetwork(3 * max, seconds)]

/** An e-mail is counted as its keyed digest, so no address stays in memory. */
interface LimitSubject {
  user?: string
  email?: string
}

type Check = (request: FastifyRequest, subject: LimitSubject) => Promise<void>
/** Counts for all processes. Throws 429 with `Retry-After` over the limit. */
export type CountCall = (name: string, limit: Pick<Limit, 'max' | 'seconds'>) => Promise<void>

declare module 'fastify' {
  interface FastifyInstance {
    /** Throws 429 with `Retry-After` over the limit. `isKept` counts for all processes, else each counts alone. */
    limiter(limit: Limit, name: string, options?: { isKept: boolean }): Check
  }
  interface FastifyRequest {
    countedAs: string
  }
}

/** In a minute. Many people may share an address, and a first view of a page takes up to 20 requests. */
const allCalls = [perIp(300), perNetwork(1500)]
const allFiles = [perIp(60_000)]

interface LimitSettings {
  on: boolean
  digest: (text: string) => string
  countCall?: CountCall
}

export async function limitRates(app: FastifyInstance, { on, digest, countCall }: LimitSettings): Promise<void> {
  app.decorateRequest('countedAs', '')
  await app.register(rateLimit, { global: false })

  app.decorate('limiter', (limit: Limit, name: string, { isKept } = { isKept: false }): Check => {
    const countInMemory = app.createRateLimit({
      max: limit.max,
      timeWindow: limit.seconds * 1000,
      keyGenerator: ({ countedAs }) => countedAs,
    })
    return async (request, subject) => {
      const key = on ? limitKey(limit, request, subject, digest) : null
      if (key === null) return
      if (isKept && countCall) return countCall(`${name} by ${limit.by} ${key}`, limit)
      request.countedAs = key
      const result = await countInMemory(request)
      if (result.isAllowed || !result.isExceeded) return
      throw new HttpError(errors.tooManyRequests, { 'retry-after': String(Math.max(1, result.ttlInSeconds)) })
    }
  })

  if (!on) return
  const callChecks = allCalls.map((limit) => app.limiter(limit, 'calls'))
  const fileChecks = allFiles.map((limit) => app.limiter(limit, 'files'))
  app.addHook('onRequest', async (request) => {
    // A sender with a signature may send a lot, from few addresses.
    if (isHealth(request) || request.routeOptions.config.readsRaw) return
    for (const check of isCall(request) ? callChecks : fileChecks) await check(request, {})
  })
}

function limitKey(
  { by }: Limit,
  request: FastifyRequest,
  subject: LimitSubject,
  digest: (text: string) => string,
): string | null {
  const host = () => hostAddress(request.ip)
  switch (by) {
    case 'ip':
      return host()
    case 'network':
      return ipv6Only(networkAddress(request.ip))
    case 'user':
      return subject.user ?? host()
    case 'email_and_ip':
      return `${digest(subject.email?.toLowerCase() ?? '')} ${host()}`
  }
}

const ipv6Only = (ip: string) => (isIP(ip) === 6 ? ip : null)
