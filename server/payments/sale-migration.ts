import { type Kysely, sql } from 'kysely'

/**
 * Who sold, with what tax, is written into a purchase when it is paid, and into a refund once it is paid back; the database
 * refuses to change it afterwards. What was paid before stays without: nobody wrote it down then.
 */
export async function addSales(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table purchase
      add seller_name text,
      add seller_uen text,
      add seller_address text,
      add gst_percent integer,
      add gst_number text,
      add gst_cents integer,
      add card_statement text,
      add constraint seller_is_whole check (num_nulls(seller_name, seller_uen, seller_address) in (0, 3)),
      add constraint gst_is_whole check (
        num_nulls(gst_percent, gst_cents) in (0, 2)
        and (gst_number is not null) = (coalesce(gst_percent, 0) > 0)
        and coalesce(gst_cents, 0) between 0 and amount_cents)`.execute(db)
  await sql`
    alter table purchase_refund
      add credit_note_number text unique,
      add credited_at timestamptz,
      add gst_cents integer,
      add constraint credit_note_is_whole check (
        num_nulls(credit_note_number, credited_at) in (0, 2) and (gst_cents is null or credited_at is not null))`.execute(
    db,
  )
  // The last number of a series is looked up by its beginning.
  await sql`create index receipt_in_order on purchase ((receipt_number collate "C"))`.execute(db)
  await sql`create index credit_note_in_order on purchase_refund ((credit_note_number collate "C"))`.execute(db)

  await sql`
    create function refuse_change_of_sale() returns trigger language plpgsql as $$
    begin
      raise exception 'What a receipt or credit note says is never changed';
    end $$`.execute(db)
  await sql`
    create trigger sale_stays before update on purchase for each row
    when (old.paid_at is not null and (
      old.receipt_number, old.paid_at, old.seller_name, old.seller_uen, old.seller_address, old.gst_percent,
      old.gst_number, old.gst_cents, old.card_statement
    ) is distinct from (
      new.receipt_number, new.paid_at, new.seller_name, new.seller_uen, new.seller_address, new.gst_percent,
      new.gst_number, new.gst_cents, new.card_statement))
    execute function refuse_change_of_sale()`.execute(db)
  await sql`
    create trigger credit_note_stays before update on purchase_refund for each row
    when (old.credit_note_number is not null and (
      old.credit_note_number, old.credited_at, old.gst_cents, old.amount_cents
    ) is distinct from (
      new.credit_note_number, new.credited_at, new.gst_cents, new.amount_cents))
    execute function refuse_change_of_sale()`.execute(db)
}

/**
 * The names that a person put on a receipt, such as a company's. Names are only added, so that a receipt shows what an
 * earlier print of it said; they go with the account, as all of its names do.
 */
export async function addBilledNames(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table purchase_billed_to (
      purchase_id uuid not null references purchase,
      number integer not null check (number > 0),
      user_id uuid not null references app_user on delete cascade,
      name text,
      set_at timestamptz not null,
      primary key (purchase_id, number)
    )`.execute(db)
  await sql`create index billed_to_of_user on purchase_billed_to (user_id)`.execute(db)
}
