import { isIP } from 'node:net'
import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit'
import { errors } from '@settlesg/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { openRedis, type RedisPlace } from '../redis.ts'
import { isCall, isHealth } from './headers.ts'
import { HttpError } from './http-error.ts'
import { hostAddress, networkAddress } from './source.ts'

/** At most `max` calls within `seconds`, counted by what `key` names. */
export interface Limit {
  max: number
  seconds: number
  by: 'ip' | 'network' | 'user' | 'email_and_ip'
}

const minute = 60
export const perIp = (max: number, seconds = minute): Limit => ({ max, seconds, by: 'ip' })
/**
 * By the /48 of an IPv6 address, of which one customer may have all 65,536 networks of /64. Other addresses are not
 * counted.
 */
export const perNetwork = (max: number, seconds = minute): Limit => ({ max, seconds, by: 'network' })
export const perUser = (max: number, seconds = minute): Limit => ({ max, seconds, by: 'user' })
export const perEmailAndIp = (max: number, seconds = minute): Limit => ({ max, seconds, by: 'email_and_ip' })
export const perHour = 3600
/** For calls that need no token: from one address, and three times as many from the /48 of an IPv6 address. */
export const perSource = (max: number, seconds = minute): Limit[] => [perIp(max, seconds), perNetwork(3 * max, seconds)]

/** Who or what a call is counted for. An e-mail is counted as its keyed digest, so no address stays in memory. */
interface LimitSubject {
  user?: string
  email?: string
}

type Check = (request: FastifyRequest, subject: LimitSubject) => Promise<void>
/** Counts a call for all processes; answers with the seconds to wait where it is one too many, else null. */
export type CountCall = (name: string, limit: Pick<Limit, 'max' | 'seconds'>) => Promise<number | null>

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Makes a check that throws 429 with `Retry-After` when the limit is exceeded. Limits of one name are counted together.
     * `isKept` counts in the database, else it is Redis, and without that each process for itself.
     */
    limiter(limit: Limit, name: string, options?: { isKept: boolean }): Check
  }
  interface FastifyRequest {
    counted: { key: string; limit: Limit }
  }
}

/**
 * In a minute, from one address (IPv6: from one /64 network). Many people may share it, so only calls of the API, which
 * cost something, are counted closely; a first view of a page is up to 20 requests for files.
 */
const allCalls = [perIp(300), perNetwork(1500)]
const allFiles = [perIp(60_000)]

interface LimitSettings {
  on: boolean
  digest: (text: string) => string
  countCall?: CountCall
  redis?: RedisPlace | null
}

export async function limitRates(app: FastifyInstance, { on, digest, countCall, redis }: LimitSettings): Promise<void> {
  app.decorateRequest('counted')
  const countersInMemory = await counters(app, {})
  const countInRedis = on && redis ? await redisCounter(app, redis) : null

  /** Counts a call; answers with the seconds to wait where it is one too many, else null. */
  const counter = (limit: Limit, name: string, isKept: boolean) => {
    if (!on) return async () => null
    const countInMemory = countersInMemory()
    return async (request: FastifyRequest, subject: LimitSubject): Promise<number | null> => {
      const key = limitKey(limit, request, subject, digest)
      if (key === null) return null
      const called = `${name} by ${limit.by} ${key}`
      if (isKept && countCall) return countCall(called, limit)
      const inRedis = await countInRedis?.(request, { key: digest(`calls: ${called}`), limit })
      return inRedis === undefined ? secondsToWait(countInMemory, request, { key, limit }) : inRedis
    }
  }

  app.decorate('limiter', (limit: Limit, name: string, { isKept } = { isKept: false }): Check => {
    const count = counter(limit, name, isKept)
    return async (request, subject) => {
      const waitSeconds = await count(request, subject)
      if (waitSeconds !== null) throw new HttpError(errors.tooManyRequests, { 'retry-after': String(waitSeconds) })
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

type CreateCounter = FastifyInstance['createRateLimit']
type Counter = ReturnType<CreateCounter>

/** What makes counters, each with a memory of its own, or the one of `redis`. */
async function counters(app: FastifyInstance, store: Pick<RateLimitPluginOptions, 'redis' | 'nameSpace'>) {
  const made = Promise.withResolvers<() => Counter>()
  // An instance has the counters of one store.
  await app.register(async (scope) => {
    await scope.register(rateLimit, {
      ...store,
      global: false,
      keyGenerator: ({ counted }) => counted.key,
      max: ({ counted }) => counted.limit.max,
      timeWindow: ({ counted }) => counted.limit.seconds * 1000,
    })
    made.resolve(() => scope.createRateLimit(store.redis ? undefined : {}))
  })
  return made.promise
}

/** Counts in Redis for all processes, by a digest that tells nobody who calls; answers undefined while it is away. */
async function redisCounter(app: FastifyInstance, place: RedisPlace) {
  const { redis, attempt } = await openRedis(place, {
    onAway: (fault) => app.log.warn({ fault }, 'Redis is away: each process limits calls by itself'),
    onBack: () => app.log.info('Redis is back: calls are limited together again'),
  })
  app.addHook('onClose', async () => redis.disconnect())
  const count = (await counters(app, { redis, nameSpace: 'settlesg:calls:' }))()
  return (request: FastifyRequest, counted: FastifyRequest['counted']) =>
    attempt(() => secondsToWait(count, request, counted))
}

async function secondsToWait(count: Counter, request: FastifyRequest, counted: FastifyRequest['counted']) {
  request.counted = counted
  const result = await count(request)
  return !result.isAllowed && result.isExceeded ? Math.max(1, result.ttlInSeconds) : null
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
