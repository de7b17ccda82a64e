import type { EndpointName } from '@settlesg/contract'
import type pg from 'pg'
import { median, number, type Report } from '../report.ts'
import { calls, openSite, type Site, scarce } from './calls.ts'
import { addUse, assessmentsEach, fill } from './fill.ts'
import { findServer, openScene, type Scene, withClient } from './scene.ts'

/** Fewer to try it out. */
const people = Number(process.env.GROWTH_PEOPLE ?? 100_000)
/** So many are measured of each call, the first of which does not count; of scarce ones fewer. */
const [rounds, scarceRounds] = [15, 7]
/** Slower than this, and by more than a person could notice. */
const [mostTimes, mostTimesWhole, leastMs] = [1.3, 1.5, 1]
const whole = new Set<EndpointName>(['exportAccount', 'deleteAccount'])

/** P-33: each call against that on an empty database. P-34: deletion and export. On PostgreSQL alone. */
export async function benchGrowth(report: Report, scene: Scene): Promise<void> {
  const server = await findServer()
  if (scene.databaseUrl === null || 'why' in server) return
  const empty = await openScene(server.url)
  await withClient(scene.databaseUrl, async (client) => {
    const startedAt = performance.now()
    const large = await openGrown(scene, client)
    const seconds = (performance.now() - startedAt) / 1000
    console.log(
      `${number(people)} people with ${number(assessmentsEach)} assessments each, filled in ${number(seconds)} s`,
    )
    await compare(report, { large, empty: await openEmpty(empty) })
  }).finally(() => empty.close())
}

const settings = { EMAIL_CONFIRMATION: 'off' }

async function openEmpty(scene: Scene): Promise<Site> {
  const ours = await scene.startOurs(settings)
  return openSite(ours, 'reader@example.sg')
}

async function openGrown(scene: Scene, client: pg.Client): Promise<Site> {
  const ours = await scene.startOurs(settings)
  await fill(client, people)
  const site = await openSite(ours, 'reader@example.sg')
  await addUse(client)
  return site
}

interface Compared {
  name: EndpointName
  ratio: number
  large: number
  empty: number
}

/** By turns, so that a busy machine meets both alike. */
async function compare(report: Report, sites: { large: Site; empty: Site }): Promise<void> {
  const compared: Compared[] = []
  for (const [key, prepare] of Object.entries(calls)) {
    const name = key as EndpointName
    const measure = async (site: Site) => {
      const call = await prepare(site)
      const startedAt = performance.now()
      await call()
      return performance.now() - startedAt
    }
    const pairs: { large: number; empty: number }[] = []
    for (let round = 0; round < (scarce.has(name) ? scarceRounds : rounds); round += 1) {
      // Who is first may find a warmer machine.
      const isLargeFirst = round % 2 === 0
      const first = await measure(isLargeFirst ? sites.large : sites.empty)
      const second = await measure(isLargeFirst ? sites.empty : sites.large)
      if (round > 0) pairs.push(isLargeFirst ? { large: first, empty: second } : { large: second, empty: first })
    }
    compared.push({
      name,
      ratio: median(pairs.map(({ large, empty }) => large / empty)),
      large: median(pairs.map(({ large }) => large)),
      empty: median(pairs.map(({ empty }) => empty)),
    })
  }
  for (const { name, ratio, large, empty } of compared.toSorted((one, other) => other.ratio - one.ratio)) {
    const most = whole.has(name) ? mostTimesWhole : mostTimes
    report.add({
      what: `${whole.has(name) ? 'P-34' : 'P-33'} ${name}`,
      figure: `${number(ratio, 2)} x that on an empty database`,
      goal: `goal ${most} x, or ${leastMs} ms more`,
      isMet: ratio <= most || large - empty <= leastMs,
      beside: `${number(large, 1)} ms and ${number(empty, 1)} ms`,
    })
  }
}
