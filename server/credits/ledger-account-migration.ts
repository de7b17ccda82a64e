import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * The table of ledger accounts was called `account`, which everybody took for the users' accounts. A function's text
 * names its tables, so the two functions of the ledger are made again; what they do is what they did before.
 */
export const renameLedgerAccount: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table account rename to ledger_account`.execute(db)
    await sql`alter index account_of_owner rename to ledger_account_of_owner`.execute(db)
    await sql`alter index account_of_house rename to ledger_account_contra`.execute(db)

    await sql`
      create or replace function check_ledger_balance() returns trigger language plpgsql as $$
      begin
        if exists (
          select 1 from ledger_entry e join ledger_account a on a.id = e.account_id
          where e.transaction_id = new.transaction_id group by a.unit having sum(e.amount) <> 0
        ) then
          raise exception 'Ledger transaction % does not sum to zero', new.transaction_id;
        end if;
        return null;
      end $$`.execute(db)

    /*
     * One movement in one round trip. Answers with the wallet's new balance and whether it moved just now; raises
     * SG001 when the wallet does not hold enough. Only wallets carry a balance: one kept for the contra accounts
     * would be a row that every spender in the system waits for.
     */
    await sql`drop function move_units(uuid, text, text, integer, text, uuid)`.execute(db)
    await sql`
      create function move_units(
        p_owner uuid, p_unit text, p_contra text, p_delta integer, p_reason text, p_subject uuid
      ) returns table (moved boolean, balance_now integer) language plpgsql as $$
      declare
        v_transaction uuid;
        v_wallet uuid;
        v_balance integer;
      begin
        insert into ledger_transaction (reason, subject_id) values (p_reason, p_subject)
          on conflict (reason, subject_id) do nothing returning id into v_transaction;
        if v_transaction is null then
          return query select false, a.balance from ledger_account a where a.owner_id = p_owner and a.unit = p_unit;
          return;
        end if;
        insert into ledger_account (owner_id, unit, kind, balance) values (p_owner, p_unit, 'wallet', 0)
          on conflict do nothing;
        update ledger_account set balance = balance + p_delta
          where owner_id = p_owner and unit = p_unit and balance + p_delta >= 0
          returning id, balance into v_wallet, v_balance;
        if v_wallet is null then
          raise exception 'The wallet does not hold enough' using errcode = 'SG001';
        end if;
        insert into ledger_entry (transaction_id, account_id, amount, balance_after)
          select v_transaction, v_wallet, p_delta, v_balance
          union all
          select v_transaction, id, -p_delta, null from ledger_account
            where kind = p_contra and unit = p_unit and owner_id is null;
        return query select true, v_balance;
      end $$`.execute(db)
  },
}
