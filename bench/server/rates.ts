import type { Report } from '../report.ts'
import { number } from '../report.ts'
import { compare } from './compare.ts'
import { pacedP99, saturate } from './load.ts'
import { meCall, type Scene } from './scene.ts'

const seconds = 3

/** P-01: what a request costs with every hook and header, beside a bare Fastify route. */
export async function benchLive(report: Report, scene: Scene): Promise<void> {
  const ours = await scene.startOurs()
  const anchor = await scene.startAnchor('json')
  const live = { path: '/health/live' }
  await compare(report, {
    what: 'P-01 GET /health/live beside a bare Fastify route',
    goal: 0.6,
    ours: () => saturate(ours, live, seconds),
    anchor: () => saturate(anchor, live, seconds),
  })
  await Promise.all([ours.stop(), anchor.stop()])
}

/** P-02, P-03: a signed-in call, beside one select; and P-04: how long it takes at half of what the server can do. */
export async function benchMe(
  report: Report,
  scene: Scene,
  wanted: { rate: boolean; latency: boolean },
): Promise<void> {
  const isEmbedded = scene.kind === 'embedded'
  // Made and stopped first: the anchor opens a copy of its folder.
  await (await scene.startOurs()).stop()
  const anchor = await scene.startAnchor(isEmbedded ? 'pglite' : 'pg')
  const ours = await scene.startOurs()
  const me = await meCall(ours)
  const own = () => saturate(ours, me, seconds)
  const { requestsPerSecond } = wanted.rate
    ? await compare(report, {
        what: `${isEmbedded ? 'P-03' : 'P-02'} GET /users/me beside Fastify with one select, ${scene.kind}`,
        goal: 0.7,
        ours: own,
        anchor: () => saturate(anchor, { path: '/me' }, seconds),
      })
    : await own()
  await anchor.stop()
  if (wanted.latency) {
    const pace = { perSecond: requestsPerSecond / 2, seconds: 5 }
    const most = isEmbedded ? 20 : 10
    const milliseconds = await pacedP99(ours, me, pace)
    report.add({
      what: `P-04 99 of 100 GET /users/me at half of saturation, ${scene.kind}`,
      figure: `${number(milliseconds, 1)} ms`,
      goal: `goal ${most} ms`,
      isMet: milliseconds <= most,
      beside: `${number(pace.perSecond)}/s`,
    })
  }
  await ours.stop()
}
