import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exampleProfile, withPay } from '@settlesg/model/testing'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import packageJson from '../../package.json' with { type: 'json' }
import type { Migration } from '../platform/migrate.ts'
import { openReports } from '../reports/testing/reader.ts'
import { migrations } from '../tables.ts'
import { readDump } from './restore-dump.ts'
import { databaseUrl } from './test-database.ts'

/*
 * The database of a release, as a dump with sample rows. Every later release starts on it in the tests (upgrade.test.ts).
 * Its first lines say which migrations were released, each with the digest of its statements.
 */

/** The dumps of all releases, in this folder. */
export const releaseDumps = (): string[] =>
  readdirSync(import.meta.dirname).filter((name) => /^release-.+\.sql$/.test(name))

/** The released migrations of a dump: their names with the digest of what they did. */
export const releasedMigrations = (dump: string): Record<string, string> =>
  Object.fromEntries(
    [...readDump(dump).matchAll(/^-- migration (\S+) (\w+)$/gm)].map(([, name = '', digest = '']) => [name, digest]),
  )

/** A digest of every statement of a migration, however it is spread over lines and files. */
export async function migrationDigest({ up }: Migration): Promise<string> {
  // The digests of 0.2.0 begin with it.
  const statements: unknown[] = [false]
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log({ query }) {
      statements.push(query.sql.trim().split(/\s+/).join(' '), query.parameters)
    },
  })
  await up(db)
  return createHash('sha256').update(JSON.stringify(statements)).digest('hex')
}

/** People with something in every table, whose passwords and SECRET_KEY are those of all tests. */
async function addSampleRows(): Promise<Awaited<ReturnType<typeof openReports>>> {
  const site = await openReports({
    print: async () => Buffer.from('%PDF-1.7 of a release'),
    drawAnswer: async () => Buffer.alloc(0),
    close: async () => {},
  })
  const as = (token: string) => async (method: 'POST' | 'PATCH', path: string, body: unknown) => {
    const answer = await site.request(method, path, { token, body })
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body}`)
    return answer.json()
  }
  // Ann has an unlocked assessment with a correction, a name, a report and an outcome.
  const ann = await site.newUser('ann@example.sg')
  const send = as(ann.token)
  await site.buy(ann.token, 'pack_1')
  await site.buy(ann.token, 'pack_2')
  const { assessment_id } = await send('POST', '/credit/user-consume-supercredits', { profile: exampleProfile })
  await send('POST', `/assessments/${assessment_id}/answers`, { profile: withPay(9_000) })
  await send('PATCH', `/assessments/${assessment_id}`, { label: 'after the wedding' })
  await site.request('POST', '/users/generate-pr-report', { token: ann.token, body: { assessment_id, language: 'en' } })
  const outcome = { outcome: 'approved', applied: '2026-03', decided: '2026-10', consent: true }
  await send('POST', '/users/me/outcome', { assessment_id, ...outcome })
  // Ben deleted his assessment and had a purchase refunded. Cy has not confirmed yet, with the mail still to be sent.
  const ben = await site.newUser('ben@example.sg', { language: 'zh' })
  const { purchaseId } = await site.buy(ben.token, 'pack_1')
  const estimate = await as(ben.token)('POST', '/credit/user-consume-credits', { profile: exampleProfile })
  await site.request('DELETE', `/assessments/${estimate.assessment_id}`, { token: ben.token })
  await as(ben.token)('POST', `/payment/purchases/${purchaseId}/refund`, {})
  await as('')('POST', '/users/signup', { email: 'cy@example.sg', password: 'a quiet harbour' })
  return site
}

/** Makes the dump of the version in package.json anew. Needs TEST_DATABASE_URL and its pg_dump, of version 15. */
export async function makeReleaseDump(): Promise<void> {
  const site = await addSampleRows()
  try {
    const args = ['--no-owner', '--no-privileges', '--inserts', await databaseUrl(site.db)]
    const dump = execFileSync('pg_dump', args, { encoding: 'utf8', maxBuffer: 50_000_000 })
    const lines = dump.split('\n').filter((line) => line !== '' && !/^(--|\\)/.test(line))
    const digests = Object.entries<Migration>(migrations).map(
      async ([name, migration]) => `-- migration ${name} ${await migrationDigest(migration)}`,
    )
    const { version } = packageJson
    const head = [
      `-- The database of release ${version}, made by: npm run release:dump`,
      ...(await Promise.all(digests)),
    ]
    writeFileSync(join(import.meta.dirname, `release-${version}.sql`), `${[...head, ...lines].join('\n')}\n`)
  } finally {
    await site.close()
  }
}
