import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { migrations } from '../migrations.ts'
import { embedded, migrate } from '../platform/database.ts'
import type { Tables } from '../tables.ts'

it('what was stored before answers could be corrected is a first version, in its days from the charge, and is found by its digest', async () => {
  const database = embedded<Tables>(await PGlite.create())
  const { db } = database
  const earlier = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '018'))
  await migrate(db, earlier)
  const person = '0b6b2f0c-94a1-4a3e-9d7f-5d2c0e4b8a11'
  const [charged, free] = ['11111111-94a1-4a3e-9d7f-5d2c0e4b8a11', '22222222-94a1-4a3e-9d7f-5d2c0e4b8a11']
  await sql`
    insert into app_user (id, email, password_hash, language, created_at)
    values (${person}, 'ann@example.sg', '', 'en', now())`.execute(db)
  for (const id of [charged, free])
    await sql`
      insert into assessment (id, user_id, fingerprint, fingerprint_key_id, has_estimate, created_at, deleted_at)
      values (${id}, ${person}, ${Buffer.from(id)}, 'key', true, '2026-11-01', '2026-11-02')`.execute(db)
  await sql`
    insert into ledger_transaction (reason, subject_id, at) values ('estimate', ${charged}, '2026-11-01')`.execute(db)

  await migrate(db, migrations)
  const rows = await db
    .selectFrom('assessment')
    .innerJoin('assessment_fingerprint as of', 'of.assessment_id', 'assessment.id')
    .select(['assessment.id', 'version', 'corrections', 'charged_at', 'assessed_at', 'of.fingerprint', 'of.user_id'])
    .orderBy('assessment.id')
    .execute()
  const time = new Date('2026-11-01T00:00:00Z')
  expect(rows.map((row) => ({ ...row, fingerprint: Buffer.from(row.fingerprint).toString() }))).toEqual(
    [
      { id: charged, charged_at: time },
      { id: free, charged_at: null },
    ].map((row) => ({ ...row, version: 1, corrections: 0, assessed_at: time, fingerprint: row.id, user_id: person })),
  )
  await database.close()
})
