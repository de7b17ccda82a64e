import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { number, type Report } from '../report.ts'
import { pacedP99 } from './load.ts'
import type { Running } from './process.ts'
import { liveCall } from './rates.ts'
import { call, newReader } from './reader.ts'
import { logInCall, meCall, type Scene } from './scene.ts'

const seconds = 5
const mostMs = 10

/**
 * P-05: whether the server still answers at once while something long goes on. The embedded database works in the same
 * thread, so there it is only reported.
 */
export async function benchBusy(report: Report, scene: Scene): Promise<void> {
  const ours = await scene.startOurs()
  const measure = async (meanwhile: string, other: (signal: AbortSignal) => Promise<unknown>) => {
    const end = new AbortController()
    const others = other(end.signal)
    const milliseconds = await pacedP99(ours, liveCall, { perSecond: 200, seconds })
    end.abort()
    await others
    const counts = scene.kind === 'PostgreSQL' && meanwhile !== 'nothing else'
    report.add({
      what: `P-05 99 of 100 GET /health/live with ${meanwhile}, ${scene.kind}`,
      figure: `${number(milliseconds, 1)} ms`,
      goal: counts ? `goal ${mostMs} ms` : 'reported only',
      isMet: counts ? milliseconds <= mostMs : null,
    })
  }
  await measure('nothing else', async () => {})
  await measure('50 logins a second', () => pacedP99(ours, logInCall, { perSecond: 50, seconds, mayRefuse: true }))
  const { databaseUrl } = scene
  if (databaseUrl) await measure('statements of 100 ms', (signal) => slowStatements(ours, databaseUrl, signal))
}

/** Holds a table for 100 ms at a time, so that the server's own statement takes that long. */
async function slowStatements(ours: Running, connectionString: string, signal: AbortSignal): Promise<void> {
  const me = await meCall(ours)
  const client = new pg.Client({ connectionString })
  await client.connect()
  while (!signal.aborted) {
    await client.query('begin')
    await client.query('lock table app_user in access exclusive mode')
    const calls = pacedP99(ours, me, { perSecond: 100, seconds: 0.1 })
    await wait(100)
    await client.query('commit')
    await calls
  }
  await client.end()
}

const people = 20
const mostMsWithReports = 50
const pace = { perSecond: 50, seconds: 5 }

/** P-13: while twenty people have their reports made by the one worker, everybody else is answered as ever. */
export async function benchReportsAtOnce(report: Report, scene: Scene): Promise<void> {
  const server = await scene.startOurs({ env: { EMAIL_CONFIRMATION: 'off' } })
  const readers = await Promise.all(Array.from({ length: people }, (_, index) => newReader(server.origin, index)))
  const quiet = await pacedP99(server, liveCall, pace)
  const startedAt = performance.now()
  const [busy, ...printed] = await Promise.all([
    pacedP99(server, liveCall, pace),
    ...readers.map(async ({ token, assessment_id }) => {
      const body = { assessment_id, language: 'en' }
      const answer = await call(server.origin, '/users/generate-pr-report', { token, body })
      await answer.arrayBuffer()
      return { isMade: answer.ok, ms: performance.now() - startedAt }
    }),
  ])
  const last = Math.max(...printed.map(({ ms }) => ms))
  report.addAtMost({
    what: `P-13 99 of 100 GET /health/live while ${people} reports are made, ${scene.kind}`,
    value: busy,
    most: mostMsWithReports,
    unit: 'ms',
    digits: 1,
    isValid: printed.every(({ isMade }) => isMade),
    beside: `${number(quiet, 1)} ms without reports; the last report after ${number(last)} ms`,
  })
}
