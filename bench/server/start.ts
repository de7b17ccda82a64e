import { setTimeout as wait } from 'node:timers/promises'
import { median, number, type Report } from '../report.ts'
import { type Call, saturate } from './load.ts'
import { cpuSeconds, type Running, residentMb } from './process.ts'
import { liveCall, requests } from './rates.ts'
import { meCall, type Scene } from './scene.ts'

const rounds = 5
const [mostMs, mostFirstMs] = [1_500, 5_000]

/** P-18: from the start of the process to its first good answer, on an empty database and on one that is there already. */
export async function benchStart(report: Report, scene: Scene): Promise<void> {
  const first = await once(() => scene.startOurs({ pinned: false }))
  const anchorName = scene.kind === 'embedded' ? 'pglite' : 'pg'
  const [ours, anchor]: Start[][] = [[], []]
  for (let round = 0; round < rounds; round++) {
    ours?.push(await once(() => scene.startOurs({ pinned: false })))
    anchor?.push(await once(() => scene.startAnchor(anchorName, { pinned: false })))
  }
  const [own, bare] = [typical(ours), typical(anchor)]
  report.addAtMost({
    what: `P-18 ready on existing data, ${scene.kind}`,
    value: own.ms,
    most: mostMs,
    unit: 'ms',
    beside: `processor time ${inWords(own)}; bare Fastify on the same database: ${number(bare.ms)} ms, ${inWords(bare)}`,
  })
  report.addAtMost({
    what: `P-18 ready for the first time, ${scene.kind}`,
    value: first.ms,
    most: mostFirstMs,
    unit: 'ms',
    beside: `processor time ${inWords(first)}`,
  })
}

interface Start {
  ms: number
  cpuMs: number
}

async function once(begin: () => Promise<Running>): Promise<Start> {
  const server = await begin()
  const cpuMs = cpuSeconds(server.pid) * 1000
  await server.stop()
  return { ms: server.readyMs, cpuMs }
}

const typical = (starts: Start[] = []): Start => ({
  ms: median(starts.map(({ ms }) => ms)),
  cpuMs: median(starts.map(({ cpuMs }) => cpuMs)),
})

const inWords = ({ cpuMs }: Start) => `${number(cpuMs)} ms of processor`

const mostMb = { PostgreSQL: 180, embedded: 600 }
const settleSeconds = 10

/** P-19: resident memory ten seconds after the start, and ten seconds after a load. */
export async function benchMemory(report: Report, scene: Scene): Promise<void> {
  await (await scene.startOurs()).stop()
  const anchor = await scene.startAnchor(scene.kind === 'embedded' ? 'pglite' : 'pg')
  const ours = await scene.startOurs()
  const look = async (when: string) => {
    await wait(settleSeconds * 1000)
    const [own, bare] = [residentMb(ours.pid), residentMb(anchor.pid)]
    report.add({
      what: `P-19 memory ${when}, ${scene.kind}`,
      figure: `${number(own)} MB`,
      goal: `goal ${mostMb[scene.kind]} MB`,
      isMet: Number.isNaN(own) ? null : own <= mostMb[scene.kind],
      beside: `bare Fastify on the same database: ${number(bare)} MB`,
    })
  }
  await look('at rest')
  const me = await meCall(ours)
  const load = async (server: Running, call: Call) => {
    await saturate(server, liveCall, 3 * requests.live)
    await saturate(server, call, 3 * requests.me)
  }
  await load(ours, me)
  await load(anchor, { path: '/me' })
  await look('after load')
}

const mostRefusalMs = 2_000
const requestsUnderWay = 312

/** P-21: how soon a second server on a data folder that is held says so and ends. Only the embedded database has one. */
export async function benchHeldFolder(report: Report, scene: Scene): Promise<void> {
  if (scene.kind !== 'embedded') return
  await scene.startOurs({ pinned: false })
  const startedAt = performance.now()
  const second = await scene.startOurs({ pinned: false }).catch(() => null)
  const milliseconds = performance.now() - startedAt
  report.add({
    what: `P-21 a second server on a held data folder is refused, ${scene.kind}`,
    figure: second ? 'it was let in' : `${number(milliseconds)} ms`,
    goal: `goal ${number(mostRefusalMs)} ms`,
    isMet: second === null && milliseconds <= mostRefusalMs,
    beside: 'from the start of its process to its end',
  })
}

/** P-22: SIGTERM while calls are under way: how many lose their answer, and how long until the process has ended. */
export async function benchStop(report: Report, scene: Scene): Promise<void> {
  const ours = await scene.startOurs({ pinned: false })
  const { path, ...options } = await meCall(ours)
  const calls = Array.from({ length: requestsUnderWay }, () => isAnswered(ours, path, options))
  await Promise.race(calls)
  const startedAt = performance.now()
  const [answered] = await Promise.all([Promise.all(calls), ours.stop()])
  const milliseconds = performance.now() - startedAt
  const reset = answered.filter((isGood) => !isGood).length
  report.add({
    what: `P-22 SIGTERM with ${requestsUnderWay} requests under way, ${scene.kind}`,
    figure: `${reset} reset, ended after ${number(milliseconds)} ms`,
    goal: 'goal 0 reset',
    isMet: reset === 0,
  })
}

/** Whether a call got an answer: 200, or 503 from a server that is closing. */
async function isAnswered({ origin }: Running, path: string, options: RequestInit): Promise<boolean> {
  try {
    const answer = await fetch(`${origin}${path}`, options)
    await answer.arrayBuffer()
    return answer.status === 200 || answer.status === 503
  } catch {
    // Reset: counted by the caller.
    return false
  }
}
