import rateLimit from '@fastify/rate-limit'
import { errors } from '@settlesg/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from './http-error.ts'

/** At most `max` calls within `seconds`, counted by what `key` names. */
export interface Limit {
  max: number
  seconds: number
  by: 'ip' | 'user' | 'email' | 'email_and_ip'
}

const minute = 60
const hour = 3600
export const perIp = (max: number, seconds = minute): Limit => ({ max, seconds, by: 'ip' })
export const perUser = (max: number, seconds = minute): Limit => ({ max, seconds, by: 'user' })
export const perEmail = (max: number, seconds = hour): Limit => ({ max, seconds, by: 'email' })
export const perEmailAndIp = (max: number, seconds = minute): Limit => ({ max, seconds, by: 'email_and_ip' })
export const perHour = hour

/** Who or what a call is counted for. An e-mail is counted as its keyed digest, so no address stays in memory. */
interface LimitSubject {
  user?: string
  email?: string
}

type Check = (request: FastifyRequest, subject: LimitSubject) => Promise<void>

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes a check that throws 429 with `Retry-After` when the limit is exceeded. */
    limiter(limit: Limit): Check
  }
  interface FastifyRequest {
    limitKey: string
  }
}

/** All traffic of one address (IPv6: of one /64 network) in a minute. */
const everything = perIp(300)

export async function limitRates(
  app: FastifyInstance,
  { on, digest }: { on: boolean; digest: (text: string) => string },
): Promise<void> {
  await app.register(rateLimit, { global: false })
  app.decorateRequest('limitKey', '')

  app.decorate('limiter', (limit: Limit): Check => {
    if (!on) return async () => {}
    const count = app.createRateLimit({
      max: limit.max,
      timeWindow: limit.seconds * 1000,
      keyGenerator: (request) => request.limitKey,
    })
    return async (request, subject) => {
      request.limitKey = keyOf(limit, request, subject, digest)
      const result = await count(request)
      if (!result.isAllowed && result.isExceeded)
        throw new HttpError(errors.tooManyRequests, { 'retry-after': String(Math.max(1, result.ttlInSeconds)) })
    }
  })

  if (!on) return
  const check = app.limiter(everything)
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.url.startsWith('/health/')) done()
    else check(request, {}).then(() => done(), done)
  })
}

function keyOf(
  { by }: Limit,
  request: FastifyRequest,
  subject: LimitSubject,
  digest: (text: string) => string,
): string {
  const ip = () => rateLimit.normalizeIP(request.ip, 64)
  const email = () => digest(subject.email?.toLowerCase() ?? '')
  switch (by) {
    case 'ip':
      return ip()
    case 'user':
      return subject.user ?? ip()
    case 'email':
      return email()
    case 'email_and_ip':
      return `${email()} ${ip()}`
  }
}
