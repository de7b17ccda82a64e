import { isIP } from 'node:net'
import rateLimit from '@fastify/rate-limit'
import type { ContractError } from '@settlesg/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isCall, isHealth } from './headers.ts'
import { HttpError } from './http-error.ts'
import { hostAddress, networkAddress } from './source.ts'

/** At most `max` within so many seconds of the first; `answer` is for one too many. */
export interface CallLimit {
  kind: string
  /** `network` is the /48 of an IPv6 address: one customer may have 65,536 networks of /64. Does not count IPv4. */
  by: 'ip' | 'network' | 'user' | 'email_and_ip'
  max: number
  within: number
  answer: ContractError
}

/** An e-mail is counted as its keyed digest, so no address stays in memory. */
interface LimitSubject {
  user?: string
  email?: string
}

type Check = (request: FastifyRequest, subject: LimitSubject) => Promise<void>
/** Counts for all processes. Throws the limit's answer, with `Retry-After`. */
export type CountCall = (limit: CallLimit, of: string) => Promise<unknown>

declare module 'fastify' {
  interface FastifyInstance {
    /** Throws as `CountCall` does. By address it counts for all processes; those for a person only bound cost. */
    limiter(limits: readonly CallLimit[], name: string): Check
  }
  interface FastifyRequest {
    countedAs: string
  }
}

export interface LimitSettings {
  on: boolean
  digest: (text: string) => string
  countCall?: CountCall
  /** Of all routes together, which each process counts for itself. */
  limits: { allCalls: readonly CallLimit[]; allFiles: readonly CallLimit[] }
}

export async function limitRates(
  app: FastifyInstance,
  { on, digest, countCall, limits }: LimitSettings,
): Promise<void> {
  app.decorateRequest('countedAs', '')
  await app.register(rateLimit, { global: false })

  const counter = (limit: CallLimit, keptAs: string | null) => {
    if (countCall && keptAs && (limit.by === 'ip' || limit.by === 'network'))
      return (_: FastifyRequest, key: string) => countCall(limit, `${keptAs} by ${limit.by} ${key}`)
    const count = app.createRateLimit({
      max: limit.max,
      timeWindow: limit.within * 1000,
      keyGenerator: ({ countedAs }) => countedAs,
    })
    return async (request: FastifyRequest, key: string) => {
      request.countedAs = key
      const result = await count(request)
      if (result.isAllowed || !result.isExceeded) return
      throw new HttpError(limit.answer, { 'retry-after': String(Math.max(1, result.ttlInSeconds)) })
    }
  }
  const checkOf = (of: readonly CallLimit[], keptAs: string | null): Check => {
    const counts = of.map((limit) => ({ limit, count: counter(limit, keptAs) }))
    return async (request, subject) => {
      if (!on) return
      for (const { limit, count } of counts) {
        const key = limitKey(limit, request, subject, digest)
        if (key !== null) await count(request, key)
      }
    }
  }
  app.decorate('limiter', checkOf)

  if (!on) return
  const checkCall = checkOf(limits.allCalls, null)
  const checkFile = checkOf(limits.allFiles, null)
  app.addHook('onRequest', async (request) => {
    // A sender with a signature may send a lot, from few addresses.
    if (isHealth(request) || request.routeOptions.config.readsRaw) return
    await (isCall(request) ? checkCall : checkFile)(request, {})
  })
}

function limitKey(
  { by }: CallLimit,
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
