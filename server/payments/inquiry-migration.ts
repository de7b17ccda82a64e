import { type Kysely, sql } from 'kysely'

/**
 * An inquiry was written down as a dispute that is won, after which nothing more was heard of it. Which of them were
 * inquiries nobody wrote down: those that never held a unit are asked about once more.
 */
export async function addInquiries(db: Kysely<unknown>): Promise<void> {
  await sql`alter table purchase_dispute drop constraint purchase_dispute_status_check`.execute(db)
  await sql`
    alter table purchase_dispute add constraint purchase_dispute_status
    check (status in ('inquiry', 'open', 'lost', 'won'))`.execute(db)
  await sql`
    update purchase_dispute d set status = 'inquiry'
    where status = 'won' and not exists (
      select 1 from ledger_transaction t where t.reason = 'dispute' and t.subject_id = d.id)`.execute(db)
}
