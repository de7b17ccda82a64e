import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * A double-entry ledger. Entries are only ever added: triggers refuse UPDATE, DELETE and TRUNCATE, a deferred check
 * makes each transaction sum to zero per unit, and a wallet cannot fall below zero.
 */
export const createCredits: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table account (
        id uuid primary key default gen_random_uuid(),
        owner_id uuid,
        unit text not null check (unit in ('credit', 'supercredit')),
        kind text not null check (kind in ('wallet', 'promo', 'usage')),
        balance integer check (balance >= 0),
        check ((kind = 'wallet') = (owner_id is not null)),
        check ((kind = 'wallet') = (balance is not null))
      )`.execute(db)
    await sql`create unique index account_of_owner on account (owner_id, unit) where owner_id is not null`.execute(db)
    await sql`create unique index account_of_house on account (kind, unit) where owner_id is null`.execute(db)
    await sql`
      insert into account (unit, kind)
      values ('credit', 'promo'), ('credit', 'usage'), ('supercredit', 'promo'), ('supercredit', 'usage')`.execute(db)

    await sql`
      create table ledger_transaction (
        id uuid primary key default gen_random_uuid(),
        reason text not null,
        subject_id uuid not null,
        at timestamptz not null default clock_timestamp(),
        unique (reason, subject_id)
      )`.execute(db)
    await sql`
      create table ledger_entry (
        position bigint generated always as identity primary key,
        transaction_id uuid not null references ledger_transaction,
        account_id uuid not null references account,
        amount integer not null check (amount <> 0 and abs(amount) <= 1000000),
        balance_after integer
      )`.execute(db)
    await sql`create index ledger_entry_of_account on ledger_entry (account_id, position desc)`.execute(db)
    await sql`create index ledger_entry_of_transaction on ledger_entry (transaction_id)`.execute(db)

    await sql`
      create function refuse_ledger_change() returns trigger language plpgsql as $$
      begin
        raise exception 'The ledger is append-only: correct it with a further transaction';
      end $$`.execute(db)
    for (const table of ['ledger_transaction', 'ledger_entry'])
      await sql`
        create trigger append_only before update or delete or truncate on ${sql.table(table)}
        for each statement execute function refuse_ledger_change()`.execute(db)

    await sql`
      create function check_ledger_balance() returns trigger language plpgsql as $$
      begin
        if exists (
          select 1 from ledger_entry e join account a on a.id = e.account_id
          where e.transaction_id = new.transaction_id group by a.unit having sum(e.amount) <> 0
        ) then
          raise exception 'Ledger transaction % does not sum to zero', new.transaction_id;
        end if;
        return null;
      end $$`.execute(db)
    await sql`
      create constraint trigger sums_to_zero after insert on ledger_entry
      deferrable initially deferred for each row execute function check_ledger_balance()`.execute(db)

    /*
     * One movement in one round trip. Answers with the wallet's new balance and whether it moved just now; raises
     * SG001 when the wallet does not hold enough. Only wallets carry a balance: one kept for the house's accounts
     * would be a row that every spender in the system waits for.
     */
    await sql`
      create function move_units(
        p_owner uuid, p_unit text, p_house text, p_delta integer, p_reason text, p_subject uuid
      ) returns table (moved boolean, balance_now integer) language plpgsql as $$
      declare
        v_transaction uuid;
        v_wallet uuid;
        v_balance integer;
      begin
        insert into ledger_transaction (reason, subject_id) values (p_reason, p_subject)
          on conflict (reason, subject_id) do nothing returning id into v_transaction;
        if v_transaction is null then
          return query select false, a.balance from account a where a.owner_id = p_owner and a.unit = p_unit;
          return;
        end if;
        insert into account (owner_id, unit, kind, balance) values (p_owner, p_unit, 'wallet', 0)
          on conflict do nothing;
        update account set balance = balance + p_delta
          where owner_id = p_owner and unit = p_unit and balance + p_delta >= 0
          returning id, balance into v_wallet, v_balance;
        if v_wallet is null then
          raise exception 'The wallet does not hold enough' using errcode = 'SG001';
        end if;
        insert into ledger_entry (transaction_id, account_id, amount, balance_after)
          select v_transaction, v_wallet, p_delta, v_balance
          union all
          select v_transaction, id, -p_delta, null from account
            where kind = p_house and unit = p_unit and owner_id is null;
        return query select true, v_balance;
      end $$`.execute(db)
  },
}
