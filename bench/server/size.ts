import { spawn } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'
import { median } from '../median.ts'
import { number, type Report } from '../report.ts'
import type { Running } from './process.ts'
import { meCall, type Scene } from './scene.ts'

const purchases = 100_000
const mostCheckSeconds = 30
const accounts = 100_000
const mostTimesFirstPage = 2
const rounds = 9

/** P-26: `ledger:check` of large books, as its own process. P-27: the last page of a long list of accounts. */
export async function benchSize(report: Report, scene: Scene): Promise<void> {
  if (scene.databaseUrl === null) return
  const ours = await scene.startOurs({ pinned: false })
  const client = new pg.Client({ connectionString: scene.databaseUrl })
  await client.connect()
  try {
    await fill(client)
    await benchCheck(report, scene.databaseUrl)
    await benchList(report, ours, client)
  } finally {
    await client.end()
    await ours.stop()
  }
}

/** Accounts with a purchase each, of which one in twenty was paid back, moved as the server moves them. */
async function fill(client: pg.Client): Promise<void> {
  await client.query(`
    insert into app_user (email, password_hash, language, created_at)
    select 'other' || n || '@example.sg', 'nobody signs in', 'en', now() - n * interval '1 s'
    from generate_series(1, ${accounts}) n`)
  await client.query(`
    insert into purchase (user_id, product, quantity, unit, units, amount_cents, currency, is_live, language, created_at,
      status, session_id, payment_id, paid_at, granted_at, receipt_number, units_taken)
    select id, 'pack_1', 1, 'credit', 3, 900, 'SGD', false, 'en', created_at,
      'paid', 'cs_' || id, 'pi_' || id, created_at, created_at, id::text,
      case when row_number() over () % 20 = 0 then 3 else 0 end
    from app_user limit ${purchases}`)
  await client.query(`
    insert into purchase_refund (purchase_id, asked_by, amount_cents, status, requested_at)
    select id, 'buyer', 900, 'succeeded', paid_at from purchase where units_taken = 3`)
  await client.query(`
    select count(*) from purchase p,
      lateral move_units(p.user_id, 'credit', 'sales', 3, 'purchase', p.id) moved`)
  await client.query(`
    select count(*) from purchase_refund r join purchase p on p.id = r.purchase_id,
      lateral take_units(p.user_id, 'credit', 'refund', 3, 'refund', r.id) taken`)
  await client.query('vacuum analyze')
}

async function benchCheck(report: Report, databaseUrl: string): Promise<void> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['server/check-ledger.ts'], {
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  const seconds = (performance.now() - startedAt) / 1000
  report.add({
    what: `P-26 ledger:check of ${number(purchases)} purchases`,
    figure: `${number(seconds, 1)} s, exit ${code}`,
    goal: `goal ${mostCheckSeconds} s, exit 0`,
    isMet: code === 0 && seconds <= mostCheckSeconds,
    beside: 'from the start of its process to its end; one in twenty was paid back',
  })
}

async function benchList(report: Report, ours: Running, client: pg.Client): Promise<void> {
  const { headers = {} } = await meCall(ours)
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
