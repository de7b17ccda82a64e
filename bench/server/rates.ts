import { median, number, type Report } from '../report.ts'
import { type Load, pacedP99, saturate } from './load.ts'
import { meCall, type Scene } from './scene.ts'

export const liveCall = { path: '/health/live' }
/** Requests of a round: one to three seconds on a quiet machine. */
export const requests = { live: 20_000, me: 8_000 }

/** P-01: what a request costs with every hook and header, beside a bare Fastify route. */
export async function benchLive(report: Report, scene: Scene): Promise<void> {
  const [ours, anchor] = [await scene.startOurs(), await scene.startAnchor('json')]
  await compare(report, {
    what: 'P-01 GET /health/live beside a bare Fastify route',
    goal: 0.6,
    ours: () => saturate(ours, liveCall, requests.live),
    anchor: () => saturate(anchor, liveCall, requests.live),
  })
}

const goals = {
  PostgreSQL: { id: 'P-02', anchor: 'pg', mostMs: 10 },
  embedded: { id: 'P-03', anchor: 'pglite', mostMs: 20 },
} as const

/** P-02, P-03: a signed-in call beside one select; and P-04: how long it takes at half of what the server can do. */
export async function benchMe(
  report: Report,
  scene: Scene,
  wanted: { rate: boolean; latency: boolean },
): Promise<void> {
  const { id, anchor: anchorName, mostMs } = goals[scene.kind]
  // Ours makes the tables, and is stopped while the anchor copies its folder.
  await (await scene.startOurs()).stop()
  const anchor = await scene.startAnchor(anchorName)
  const ours = await scene.startOurs()
  const me = await meCall(ours)
  const own = () => saturate(ours, me, requests.me)
  const { requestsPerSecond } = wanted.rate
    ? await compare(report, {
        what: `${id} GET /users/me beside Fastify with one select, ${scene.kind}`,
        goal: 0.7,
        ours: own,
        anchor: () => saturate(anchor, { path: '/me' }, requests.me),
      })
    : await own()
  if (wanted.latency) {
    const pace = { perSecond: requestsPerSecond / 2, seconds: 5 }
    const milliseconds = await pacedP99(ours, me, pace)
    const bare = await pacedP99(anchor, { path: '/me' }, pace)
    report.addAtMost({
      what: `P-04 99 of 100 GET /users/me at half of saturation, ${scene.kind}`,
      value: milliseconds,
      most: mostMs,
      unit: 'ms',
      digits: 1,
      beside: `at ${number(pace.perSecond)}/s; anchor at the same pace: ${number(bare, 1)} ms`,
    })
  }
}

const rounds = 5

interface Comparison {
  what: string
  /** The least that ours may reach of the anchor. */
  goal: number
  ours: () => Promise<Load>
  anchor: () => Promise<Load>
}

/**
 * Runs ours and its anchor in turn and reports the medians of the ratios. Processor time a request flutters less than
 * the rate, which whoever else uses the machine can halve: where the two disagree it is what counts.
 */
export async function compare(report: Report, { what, goal, ours, anchor }: Comparison): Promise<Load> {
  // The first round warms up: compiled code, connections, caches.
  await ours()
  await anchor()
  const pairs: { ours: Load; anchor: Load }[] = []
  for (let round = 0; round < rounds; round++) pairs.push({ ours: await ours(), anchor: await anchor() })

  const rates = median(pairs.map((pair) => pair.ours.requestsPerSecond / pair.anchor.requestsPerSecond))
  const processor = median(pairs.map((pair) => pair.anchor.cpuMicros / pair.ours.cpuMicros))
  const typical = (side: 'ours' | 'anchor'): Load => ({
    requestsPerSecond: median(pairs.map((pair) => pair[side].requestsPerSecond)),
    cpuMicros: median(pairs.map((pair) => pair[side].cpuMicros)),
  })
  const [own, bare] = [typical('ours'), typical('anchor')]
  report.add({
    what,
    figure: `rate ${number(rates, 2)} x, processor time ${number(processor, 2)} x`,
    goal: `goal ${number(goal, 2)} x`,
    isMet: (Number.isNaN(processor) ? rates : processor) >= goal,
    beside: `${inWords(own)}; anchor: ${inWords(bare)}`,
  })
  return own
}

const inWords = ({ requestsPerSecond, cpuMicros }: Load) =>
  `${number(requestsPerSecond)}/s at ${number(cpuMicros)} µs of processor each`
