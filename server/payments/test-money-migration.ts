import { type Kysely, sql } from 'kysely'

/**
 * Where units go that were bought with play money and are taken back: a contra account of their own, and beside each
 * purchase how many.
 */
export async function addTestMoney(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table ledger_account
      drop constraint ledger_account_kind,
      add constraint ledger_account_kind
        check (kind in ('wallet', 'receivable', 'promo', 'usage', 'sales', 'refund', 'dispute', 'test_money'))`.execute(
    db,
  )
  await sql`
    insert into ledger_account (unit, kind) values ('credit', 'test_money'), ('supercredit', 'test_money')`.execute(db)
  await sql`
    alter table purchase add column test_units_removed integer not null default 0,
      add check (test_units_removed = 0 or (not is_live and test_units_removed between 1 and units - units_taken))
  `.execute(db)
}
