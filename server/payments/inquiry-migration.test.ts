import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { migrations } from '../migrations.ts'
import { embedded, migrate } from '../platform/database.ts'
import type { Tables } from '../tables.ts'

it('a dispute that was noted as won and never held a unit may have been an inquiry, and is asked about again', async () => {
  const database = embedded<Tables>(await PGlite.create())
  const { db } = database
  await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '022')))
  const purchase = '0b6b2f0c-94a1-4a3e-9d7f-5d2c0e4b8a11'
  await sql`
    insert into purchase (id, user_id, product, quantity, unit, units, amount_cents, currency, is_live, language, created_at)
    values (${purchase}, ${purchase}, 'pack_1', 1, 'credit', 3, 900, 'SGD', true, 'en', now())`.execute(db)
  const ids = { du_inquiry: '1', du_held: '2', du_lost: '3' }
  const idOf = (digit: string) => `${digit.repeat(8)}-94a1-4a3e-9d7f-5d2c0e4b8a11`
  for (const [provider, digit] of Object.entries(ids))
    await sql`
      insert into purchase_dispute (id, purchase_id, provider_id, amount_cents, status, opened_at)
      values (${idOf(digit)}, ${purchase}, ${provider}, 900, ${provider === 'du_lost' ? 'lost' : 'won'}, now())`.execute(
      db,
    )
  await sql`insert into ledger_transaction (reason, subject_id) values ('dispute', ${idOf(ids.du_held)})`.execute(db)

  await migrate(db, migrations)
  const rows = await db
    .selectFrom('purchase_dispute')
    .select(['provider_id', 'status'])
    .orderBy('provider_id')
    .execute()
  expect(rows).toEqual([
    { provider_id: 'du_held', status: 'won' },
    { provider_id: 'du_inquiry', status: 'inquiry' },
    { provider_id: 'du_lost', status: 'lost' },
  ])
  await database.close()
})
