import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { p99 } from '../report.ts'
import { cpuSeconds, type Running } from './process.ts'

/** A request that is made again and again. */
export interface Call {
  path: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

export interface Load {
  requestsPerSecond: number
  /** Processor time of the server process for each request, in microseconds. */
  cpuMicros: number
}

const connections = 16
const mostSeconds = 60

/**
 * So many requests as fast as the server answers them, over 16 connections; a number rather than a time, so that code is
 * equally warm on a machine that is busy with something else. Throws when an answer is not 2xx: that is no figure.
 */
export async function saturate({ origin, pid }: Running, call: Call, requests: number): Promise<Load> {
  const [cpu, time] = [cpuSeconds(pid), performance.now()]
  const { path, ...rest } = call
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const settings = { url: `${origin}${path}`, ...rest, connections, amount: requests, sampleInt: 20 }
    const load = autocannon(settings, (error, ended) => (error ? reject(error) : resolve(ended)))
    const tooLong = setTimeout(() => load.stop(), mostSeconds * 1000)
    load.once('done', () => clearTimeout(tooLong))
  })
  const spent = { cpu: cpuSeconds(pid) - cpu, seconds: (performance.now() - time) / 1000 }
  const failed = result.non2xx + result.errors + result.timeouts
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests for ${path} failed`)
  return {
    requestsPerSecond: result.requests.total / spent.seconds,
    cpuMicros: (spent.cpu / result.requests.total) * 1e6,
  }
}

/** Makes each of these calls again and again until the answer is called, which waits for those under way. */
export function flood(calls: (() => Promise<unknown>)[]): () => Promise<unknown> {
  let goesOn = true
  const floods = calls.map(async (call) => {
    while (goesOn) await call()
  })
  return () => {
    goesOn = false
    return Promise.all(floods)
  }
}

/**
 * Requests at a steady pace, whether or not the earlier ones were answered: the 99th percentile of the milliseconds
 * from when each was due. (Autocannon's own rate sends each second's requests in one burst.)
 */
export async function pacedP99(
  { origin }: Running,
  { path, body, ...options }: Call,
  { perSecond, seconds, mayRefuse = false }: { perSecond: number; seconds: number; mayRefuse?: boolean },
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const begin = performance.now()
  const total = Math.round(perSecond * seconds)
  const answers: Promise<number>[] = []
  while (answers.length < total) {
    const due = Math.min(total, Math.floor(((performance.now() - begin) / 1000) * perSecond) + 1)
    while (answers.length < due) {
      const dueAt = begin + (answers.length / perSecond) * 1000
      answers.push(
        send(`${origin}${path}`, { ...options, agent }, body, mayRefuse ? [200, 503] : [200]).then(
          () => performance.now() - dueAt,
        ),
      )
    }
    await wait(1)
  }
  const latencies = await Promise.all(answers)
  agent.destroy()
  return p99(latencies)
}

function send(url: string, options: { agent: Agent }, body: string | undefined, good: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { ...options, timeout: 10_000 }, (response) => {
      response.resume()
      response.once('end', () =>
        good.includes(response.statusCode ?? 0) ? resolve() : reject(new Error(`${response.statusCode}`)),
      )
    })
    sent.once('timeout', () => sent.destroy(new Error('no answer within ten seconds')))
    sent.once('error', reject)
    sent.end(body)
  })
}
