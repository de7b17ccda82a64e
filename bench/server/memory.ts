import { setTimeout as wait } from 'node:timers/promises'
import type { Report } from '../report.ts'
import { number } from '../report.ts'
import { type Call, saturate } from './load.ts'
import { residentMb } from './machine.ts'
import type { Running } from './process.ts'
import { liveCall, requests } from './rates.ts'
import { meCall, type Scene } from './scene.ts'

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
  await Promise.all([ours.stop(), anchor.stop()])
}
