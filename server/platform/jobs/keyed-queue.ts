import { errors } from '@settlesg/contract'
import type { CallerSource } from '../caller-source.ts'
import { HttpError } from '../http/http-error.ts'
import { watchLine } from '../metrics/metrics.ts'

interface KeyedQueueRules {
  name: string
  /** With `onePerHost` never two of one host. */
  atOnce: number
  onePerHost?: boolean
  /** In all, and of one network. */
  mayWait: number
  mayWaitFromOneNetwork: number
  /** For `Retry-After`. */
  retrySeconds: number
  /** Turn and work together; without it, no limit. */
  patienceMs?: number
}

/** By account, wherever it calls from. */
export const sourceOfAccount = (userId: string): CallerSource => ({ host: userId, network: userId })

/** The least recently served is next. */
type QueueKey = { turn: number }

interface Waiting {
  source: CallerSource
  network: QueueKey
  host: QueueKey
  /** Resolves with what answers the caller. */
  run: () => Promise<() => void>
  turnAway: () => void
}

/** Networks take turns, then their hosts: each delays another by one piece at most. If full, the fullest network yields. */
export function keyedQueue(rules: KeyedQueueRules) {
  const { name, atOnce, onePerHost, mayWait, mayWaitFromOneNetwork, retrySeconds, patienceMs } = rules
  let running = 0
  const busyHosts = new Set<string>()
  let waiting: Waiting[] = []
  let served: Waiting | undefined
  let turns = 0

  const findKey = (key: keyof CallerSource, source: CallerSource): QueueKey =>
    [...(served ? [served] : []), ...waiting].find((one) => one.source[key] === source[key])?.[key] ?? { turn: ++turns }
  const remove = (gone: Waiting | undefined) => {
    waiting = waiting.filter((one) => one !== gone)
  }

  const serve = async () => {
    if (running >= atOnce) return
    const ready = onePerHost ? waiting.filter(({ source }) => !busyHosts.has(source.host)) : waiting
    // Only now, so that those who came during that turn go before its network.
    if (served && ready.length > 0) served.network.turn = served.host.turn = ++turns
    const next = ready.reduce((first, one) => (isBefore(one, first) ? one : first), ready[0])
    if (!next) return
    served = next
    remove(next)
    running += 1
    busyHosts.add(next.source.host)
    const answerCaller = await next.run()
    busyHosts.delete(next.source.host)
    running -= 1
    void serve()
    // Last: a caller who asks again at once must find the place free.
    answerCaller()
  }

  const makeRoomFor = (source: CallerSource): boolean => {
    const ofNetwork = waiting.filter(({ source: { network } }) => network === source.network).length
    if (ofNetwork >= mayWaitFromOneNetwork) return false
    if (waiting.length < mayWait) return true
    const longest = longestBy('network', waiting)
    if (longest.length <= ofNetwork + 1) return false
    const last = longestBy('host', longest).at(-1)
    remove(last)
    last?.turnAway()
    return true
  }

  /** Throws `unavailable` when too many wait already, and when `patience` ends. */
  function runInTurn<T>(source: CallerSource, work: (patience: AbortSignal) => T | Promise<T>): Promise<T> {
    const patience = new AbortController()
    const timer = patienceMs === undefined ? undefined : setTimeout(() => patience.abort(), patienceMs)
    return new Promise<T>((resolve, reject) => {
      const turnAway = () => reject(new HttpError(errors.unavailable, { 'retry-after': String(retrySeconds) }))
      if (!makeRoomFor(source)) return turnAway()
      const [network, host] = [findKey('network', source), findKey('host', source)]
      const run = () =>
        (async () => work(patience.signal))().then(
          (result) => () => resolve(result),
          (error) => () => reject(error),
        )
      const entry = { source, network, host, run, turnAway }
      waiting.push(entry)
      patience.signal.addEventListener('abort', () => {
        remove(entry)
        turnAway()
      })
      void serve()
    }).finally(() => clearTimeout(timer))
  }
  watchLine(name, () => waiting.length)
  return runInTurn
}

const isBefore = (one: Waiting, other: Waiting | undefined) =>
  !other || (one.network.turn - other.network.turn || one.host.turn - other.host.turn) < 0

function longestBy(key: keyof CallerSource, waiting: Waiting[]): Waiting[] {
  const groups = Map.groupBy(waiting, ({ source }) => source[key])
  return [...groups.values()].reduce<Waiting[]>((longest, one) => (one.length > longest.length ? one : longest), [])
}
