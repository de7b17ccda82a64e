import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type pg from 'pg'
import type { Running } from '../../server/testing/process.ts'
import { median, number, type Report } from '../report.ts'
import { fill } from './fill.ts'
import { demoToken, type Scene, withClient } from './scene.ts'

const mostCheckSeconds = 30
const accounts = 100_000
const mostTimesFirstPage = 2
const rounds = 9

/** P-26: `ledger:check` of large books, as its own process. P-27: the last page of a long list of accounts. */
export async function benchSize(report: Report, scene: Scene): Promise<void> {
  if (scene.databaseUrl === null) return
  const ours = await scene.startOurs()
  const { databaseUrl } = scene
  await withClient(databaseUrl, async (client) => {
    await fill(client, { people: accounts, packsEach: 1 })
    await benchCheck(report, databaseUrl)
    await benchList(report, ours, client)
  })
}

async function benchCheck(report: Report, databaseUrl: string): Promise<void> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['server/commands/main.ts', 'ledger:check'], {
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  const seconds = (performance.now() - startedAt) / 1000
  report.add({
    what: `P-26 ledger:check of ${number(accounts)} purchases`,
    figure: `${number(seconds, 1)} s, exit ${code}`,
    goal: `goal ${mostCheckSeconds} s, exit 0`,
    isMet: code === 0 && seconds <= mostCheckSeconds,
    beside: 'from the start of its process to its end; as many as a twentieth more were paid back',
  })
}

async function benchList(report: Report, ours: Running, client: pg.Client): Promise<void> {
  const headers = { authorization: `Bearer ${await demoToken(ours.origin)}` }
  await client.query(`update app_user set is_superuser = true where email like 'demo@%'`)
  const milliseconds = async (skip: number) => {
    const startedAt = performance.now()
    const answer = await fetch(`${ours.origin}/api/v1/users/?skip=${skip}&limit=100`, { headers })
    const { data }: { data: unknown[] } = JSON.parse(await answer.text())
    if (data.length !== 100) throw new Error(`GET /users/ answered ${answer.status} with ${data.length} accounts`)
    return performance.now() - startedAt
  }
  const pages: { first: number; last: number }[] = []
  for (let round = -2; round < rounds; round += 1) {
    const page = { first: await milliseconds(0), last: await milliseconds(accounts - 1_000) }
    if (round >= 0) pages.push(page)
  }
  const ratio = median(pages.map(({ first, last }) => last / first))
  report.add({
    what: `P-27 GET /users/ at skip ${number(accounts - 1_000)}`,
    figure: `${number(ratio, 2)} x its first page`,
    goal: `goal ${mostTimesFirstPage} x`,
    isMet: ratio <= mostTimesFirstPage,
    beside: `medians: ${number(median(pages.map(({ last }) => last)), 1)} ms and ${number(median(pages.map(({ first }) => first)), 1)} ms`,
  })
}
