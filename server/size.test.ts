import { type KyselyPlugin, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteAccount } from './accounts/delete-account.ts'
import { newestFirst } from './accounts/queries.ts'
import { authenticator } from './accounts/service.ts'
import type { Deps } from './deps.ts'
import { exportData } from './personal-data/routes.ts'
import { inBatches } from './platform/database/batches.ts'
import { removeExpired } from './retention.ts'
import { startTestApp, type TestApp, testPassword } from './testing/test-app.ts'
import { onPostgres } from './testing/test-database.ts'

/* What a large site must not do: read a table from end to end, or work on it in one go. */

it('work in batches goes on until a batch is not full, and asks for no more than that', async () => {
  const backlog = [3, 3, 1, 3]
  await inBatches(async (rows) => {
    expect(rows).toBe(3)
    return backlog.shift() ?? 0
  }, 3)
  expect(backlog).toEqual([3])
})

describe.runIf(onPostgres)('with many rows of other people', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
    const now = test.clock.now()
    await sql`
      insert into app_user (email, password_hash, language, created_at)
      select 'other' || n || '@example.sg', 'nobody signs in', 'en', ${now}::timestamptz + n * interval '1 ms'
      from generate_series(1, 20000) n`.execute(test.db)
    await sql`
      insert into assessment (user_id, answers_encrypted, outlook_encrypted, summary_encrypted, has_estimate, created_at, assessed_at)
      select id, 'a', 'o', 's', true, created_at, created_at from app_user, generate_series(1, 3)`.execute(test.db)
    await sql`
      insert into mail (user_id, sign_up_id, kind, status, created_at, finished_at)
      select id, gen_random_uuid(), 'confirm_signup', 'sent', created_at, created_at
      from app_user, generate_series(1, 2)`.execute(test.db)
    await sql`
      insert into session (user_id, created_at, expires_at)
      select id, created_at, created_at + interval '1 day' from app_user`.execute(test.db)
    await sql`analyze`.execute(test.db)
  })
  afterAll(() => test.close())

  /** The plans of every statement that `work` sends. */
  async function explainPlans(work: (deps: Deps) => Promise<unknown>, explain = 'explain'): Promise<string[]> {
    const nodes: Parameters<KyselyPlugin['transformQuery']>[0][] = []
    const db = test.db.withPlugin({
      transformQuery(query) {
        nodes.push(query)
        return query.node
      },
      transformResult: async ({ result }) => result,
    })
    await work({ ...test, db, transaction: (inside) => db.transaction().execute(inside) })
    const plans: string[] = []
    for (const { node, queryId } of nodes) {
      const { sql: text, parameters } = test.db.getExecutor().compileQuery(node, queryId)
      if (!/^(select|insert|update|delete|with)\b/.test(text.trim())) continue
      const { rows } = await test.db.executeQuery<{ 'QUERY PLAN': string }>({
        ...{ sql: `${explain} ${text}`, parameters, query: node, queryId },
      })
      plans.push(...rows.map((row) => row['QUERY PLAN']))
    }
    return plans
  }
  const big = /Seq Scan on (assessment|mail|session|app_user)\b/

  it('the export of an account reads none of the large tables from end to end', async () => {
    const caller = await authenticator(test)(`Bearer ${(await test.newUser()).token}`)
    const plans = await explainPlans(async (deps) => {
      for await (const _ of await exportData(deps, caller)) {
        // Read to the end, as the answer is.
      }
    })
    expect(plans.length).toBeGreaterThan(5)
    expect(plans.filter((line) => big.test(line))).toEqual([])
  })

  it('deleting an account scans none of the large tables, nor do its foreign keys', async () => {
    const { id } = await test.newUser()
    const plans = await explainPlans((deps) => deleteAccount(deps, id, testPassword))
    expect(plans.length).toBeGreaterThan(5)
    expect(plans.filter((line) => big.test(line))).toEqual([])
    const { rows } = await sql<{ key: string }>`
      select conrelid::regclass || ' ' || conname as key from pg_constraint c
      where contype = 'f' and confrelid in ('app_user'::regclass, 'assessment'::regclass, 'report'::regclass)
        and not exists (
          select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
            and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) like '%IS NOT NULL%'))`.execute(test.db)
    expect(rows).toEqual([])
  })

  it('the hourly clean-up scans none of the large tables where nothing has expired', async () => {
    const plans = await explainPlans(removeExpired)
    expect(plans.length).toBeGreaterThan(5)
    expect(plans.filter((line) => big.test(line))).toEqual([])
  })

  it('the list of accounts reads balances of those on the page only, however far it is', async () => {
    const plans = await explainPlans(({ db }) => newestFirst(db, { skip: 15_000, limit: 10 }), 'explain analyze')
    expect(plans.join('\n')).toContain('SubPlan')
    const times = plans.flatMap((line) => /loops=(\d+)/.exec(line)?.[1] ?? []).map(Number)
    expect(Math.max(...times)).toBe(10)
  })

  it('the hourly clean-up lets go of a backlog of many batches', async () => {
    test.clock.pass(800 * 86_400)
    await removeExpired(test)
    const { rows } = await sql<{ left: number }>`
      select (select count(*) from mail where status <> 'queued')::int + (select count(*) from session)::int
        + (select count(*) from assessment where deleted_at is null)::int as left`.execute(test.db)
    expect(rows).toEqual([{ left: 0 }])
  })
})
