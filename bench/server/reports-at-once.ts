import { number, type Report } from '../report.ts'
import { pacedP99 } from './load.ts'
import { liveCall } from './rates.ts'
import { call, newReader } from './reader.ts'
import type { Scene } from './scene.ts'

const people = 20
const mostMs = 50
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
      const language = 'en'
      const answer = await call(server.origin, '/users/generate-pr-report', {
        token,
        body: { assessment_id, language },
      })
      await answer.arrayBuffer()
      return { isMade: answer.ok, ms: performance.now() - startedAt }
    }),
  ])
  const last = Math.max(...printed.map(({ ms }) => ms))
  report.add({
    what: `P-13 99 of 100 GET /health/live while ${people} reports are made, ${scene.kind}`,
    figure: `${number(busy, 1)} ms`,
    goal: `goal ${mostMs} ms`,
    isMet: busy <= mostMs && printed.every(({ isMade }) => isMade),
    beside: `${number(quiet, 1)} ms without reports; the last report after ${number(last)} ms`,
  })
  await server.stop()
}
