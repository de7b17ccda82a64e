import { spawn } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'
import type { Running } from '../../server/testing/process.ts'
import { median, number, type Report } from '../report.ts'
import { demo, logIn, type Scene } from './scene.ts'

const purchases = 100_000
const mostCheckSeconds = 30
const accounts = 100_000
const mostTimesFirstPage = 2
const rounds = 9

/** P-26: `ledger:check` of large books, as its own process. P-27: the last page of a long list of accounts. */
export async function benchSize(report: Report, scene: Scene): Promise<void> {
  if (scene.databaseUrl === null) return
  const ours = await scene.startOurs()
  const client = new pg.Client({ connectionString: scene.databaseUrl })
  await client.connect()
  try {
    await fill(client)
    await benchCheck(report, scene.databaseUrl)
    await benchList(report, ours, client)
  } finally {
    await client.end()
  }
}

/** The numbers of a series, from 1 in each year in Singapore, in the order of this time. */
function numbered(series: string, time: string): string {
  const year = `to_char(${time} at time zone interval '8 hours', 'YYYY')`
  return `'${series}-' || ${year} || '-' || lpad((row_number() over (partition by ${year} order by ${time}))::text, 6, '0')`
}

/** Accounts with a purchase each, of which one in twenty was paid back. */
async function fill(client: pg.Client): Promise<void> {
  await client.query(`
    insert into app_user (email, password_hash, language, created_at)
    select 'other' || n || '@example.sg', 'nobody signs in', 'en', now() - n * interval '1 s'
    from generate_series(1, ${accounts}) n`)
  await client.query(`
    insert into purchase (user_id, product, quantity, unit, units, amount_cents, currency, is_live, language, created_at,
      status, session_id, payment_id, paid_at, granted_at, receipt_number, units_taken)
    select id, 'pack_1', 1, 'credit', 3, 900, 'SGD', false, 'en', created_at,
      'paid', 'cs_' || id, 'pi_' || id, created_at, created_at, ${numbered('TEST', 'created_at')},
      case when row_number() over () % 20 = 0 then 3 else 0 end
    from app_user where email like 'other%' limit ${purchases}`)
  await client.query(`
    insert into purchase_refund (purchase_id, asked_by, amount_cents, status, requested_at, credited_at, credit_note_number)
    select id, 'buyer', 900, 'succeeded', paid_at, paid_at, ${numbered('TEST-CN', 'paid_at')} from purchase where units_taken = 3`)
  await client.query(`
    insert into ledger_account (owner_id, unit, kind, balance)
    select user_id, 'credit', 'wallet', units - units_taken from purchase`)
  await move(client, { reason: 'purchase', subjects: 'select id, user_id from purchase', units: 3, left: 3 })
  const refunds = 'select r.id, p.user_id from purchase_refund r join purchase p on p.id = r.purchase_id'
  await move(client, { reason: 'refund', subjects: refunds, units: -3, left: 0 })
  await client.query('vacuum analyze')
}

interface Movements {
  reason: 'purchase' | 'refund'
  /** The ids of what the movements are about, with whose wallet they are of. */
  subjects: string
  units: number
  left: number
}

/**
 * Moves units into each wallet, out of the account that the reason is about, in one statement: a trigger makes sure that it
 * sums to zero. The planner has to know by then how large the tables have become.
 */
async function move(client: pg.Client, { reason, subjects, units, left }: Movements): Promise<void> {
  await client.query(
    `insert into ledger_transaction (reason, subject_id) select '${reason}', id from (${subjects}) subject`,
  )
  await client.query('analyze')
  const contra = reason === 'purchase' ? 'sales' : 'refund'
  await client.query(`
    insert into ledger_entry (transaction_id, account_id, amount, balance_after)
    select t.id, a.id, ${units}, ${left} from (${subjects}) subject
    join ledger_transaction t on t.reason = '${reason}' and t.subject_id = subject.id
    join ledger_account a on a.owner_id = subject.user_id and a.unit = 'credit' and a.kind = 'wallet'
    union all
    select t.id, a.id, ${-units}, null from ledger_transaction t
    join ledger_account a on a.owner_id is null and a.unit = 'credit' and a.kind = '${contra}'
    where t.reason = '${reason}'`)
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
    what: `P-26 ledger:check of ${number(purchases)} purchases`,
    figure: `${number(seconds, 1)} s, exit ${code}`,
    goal: `goal ${mostCheckSeconds} s, exit 0`,
    isMet: code === 0 && seconds <= mostCheckSeconds,
    beside: 'from the start of its process to its end; one in twenty was paid back',
  })
}

async function benchList(report: Report, ours: Running, client: pg.Client): Promise<void> {
  const { access_token }: { access_token: string } = JSON.parse(await (await logIn(ours.origin, demo)).text())
  const headers = { authorization: `Bearer ${access_token}` }
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
