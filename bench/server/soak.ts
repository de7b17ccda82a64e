import { setTimeout as wait } from 'node:timers/promises'
import type { EndpointName } from '@settlesg/contract'
import { number, type Report } from '../report.ts'
import { calls, openSite, type Site } from './calls.ts'
import { residentMegabytes } from './memory.ts'
import type { Scene } from './scene.ts'

/** Fewer to try it out. */
const minutes = Number(process.env.SOAK_MINUTES ?? 10)
const windowMinutes = Math.min(2, minutes / 4)
const people = 20
const pauseMs = 200
const [mostMemory, mostLatency] = [1.15, 1.5]

/** What people do as often as they like, and a report each minute. */
const mix: EndpointName[] = [
  'me',
  'assessments',
  'assessment',
  'predict',
  'creditRecords',
  'labelAssessment',
  'purchases',
]
const each: EndpointName[] = ['logIn', 'generateReport']

/** P-36: ten minutes of steady use by twenty people: neither memory nor waits grow. */
export async function benchSoak(report: Report, scene: Scene): Promise<void> {
  const ours = await scene.startOurs({ EMAIL_CONFIRMATION: 'off' })
  const sites: Site[] = []
  for (let person = 0; person < people; person += 1) sites.push(await openSite(ours, `soak-${person}@example.sg`))
  const startedAt = performance.now()
  const minute = () => (performance.now() - startedAt) / 60_000
  const seen: { minute: number; ms: number }[] = []
  const memory: { minute: number; megabytes: number }[] = []
  const use = async (site: Site, name: EndpointName) => {
    const prepare = calls[name]
    if (typeof prepare === 'string') throw new Error(`${name}: ${prepare}`)
    const call = await prepare(site)
    const calledAt = performance.now()
    await call()
    seen.push({ minute: minute(), ms: performance.now() - calledAt })
    await wait(pauseMs)
  }
  await Promise.all([
    ...sites.map(async (site, index) => {
      for (let last = -index / people; minute() < minutes; ) {
        for (const name of mix) await use(site, name)
        if (minute() - last < 1) continue
        last += 1
        for (const name of each) await use(site, name)
      }
    }),
    (async () => {
      for (; minute() < minutes; await wait(1_000))
        memory.push({ minute: minute(), megabytes: residentMegabytes(ours) })
    })(),
  ])
  const during = (from: number, to: number) => {
    const waits = seen.filter(({ minute }) => minute >= from && minute < to).map(({ ms }) => ms)
    const sorted = waits.toSorted((one, other) => one - other)
    const at = (share: number) => sorted[Math.floor(share * sorted.length)] ?? Number.NaN
    return { p50: at(0.5), p99: at(0.99) }
  }
  const megabytesAt = (at: number) => memory.findLast(({ minute }) => minute <= at)?.megabytes ?? Number.NaN
  const [first, last] = [during(0, windowMinutes), during(minutes - windowMinutes, Number.POSITIVE_INFINITY)]
  const [early, late] = [megabytesAt(windowMinutes), megabytesAt(minutes)]
  report.add({
    what: `P-36 memory after ${minutes} minutes of ${people} people, against that after ${windowMinutes}`,
    figure: `${number(late / early, 2)} x`,
    goal: `goal ${mostMemory} x`,
    isMet: late / early <= mostMemory,
    beside: `${number(early)} MB and ${number(late)} MB; ${number(seen.length / (minutes * 60), 1)} calls a second`,
  })
  report.add({
    what: `P-36 99 of 100 calls in the last ${windowMinutes} minutes, against the first`,
    figure: `${number(last.p99 / first.p99, 2)} x`,
    goal: `goal ${mostLatency} x`,
    isMet: last.p99 / first.p99 <= mostLatency,
    beside: `half within ${number(first.p50, 1)} and then ${number(last.p50, 1)} ms; 99 of 100 within ${number(first.p99)} and then ${number(last.p99)} ms`,
  })
}
