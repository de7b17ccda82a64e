import { setTimeout as wait } from 'node:timers/promises'
import { Redis, ReplyError } from 'ioredis'

export interface RedisPlace {
  /** redis:// or, with TLS, rediss:// */
  url: string
  /** How long a request may wait for Redis before it does without. */
  patienceMs?: number
}

const longestPauseMs = 2_000
/** For the start alone: a Redis that is just loading a file is not waited for. */
const startPatienceMs = 1_000

export interface OptionalRedis {
  redis: Redis
  /** What `work` answers with; undefined where Redis is away, says no or takes too long. */
  attempt<T>(work: () => Promise<T>): Promise<T | undefined>
}

/**
 * Connects to Redis or Valkey, whose certificate is verified where it has TLS, for what can do without: nothing is queued
 * or sent twice, and a connection that falls silent is replaced. It always answers, connected or not. `onAway` is told once
 * why it is away, `onBack` once that it worked again.
 */
export async function openRedis(
  { url, patienceMs = 250 }: RedisPlace,
  { onAway, onBack }: { onAway: (fault: string) => void; onBack: () => void },
): Promise<OptionalRedis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: patienceMs,
    commandTimeout: patienceMs,
    // Otherwise each request in turn would wait for a Redis that hangs.
    socketTimeout: patienceMs,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    retryStrategy: (times) => Math.min(times * 100, longestPauseMs),
  })
  let isAway = false
  const away = (error: unknown) => {
    if (!isAway) onAway(redisFault(error))
    isAway = true
  }
  redis.on('error', away)
  // Why it failed was told by the event.
  await Promise.race([redis.connect().catch(() => {}), wait(startPatienceMs, undefined, { ref: false })])
  return {
    redis,
    async attempt(work) {
      try {
        const answer = await work()
        if (isAway) onBack()
        isAway = false
        return answer
      } catch (error) {
        away(error)
        return undefined
      }
    },
  }
}

/** Safe to log: the errors of Redis carry the command, which may be the password. */
function redisFault(error: unknown): string {
  if (error instanceof ReplyError) return (error as Error).message.split(' ')[0] ?? ''
  const code: unknown = error instanceof Error && Reflect.get(error, 'code')
  return typeof code === 'string' ? code : 'no answer'
}
