import { type Kysely, sql } from 'kysely'

/**
 * What a purchase needs of the ledger: where sold units come from, where those that are taken back go, and for each person
 * what they owe. A receivable's balance is what is owed, as a number that is never above zero.
 */
export async function addReceivables(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table ledger_account
      drop constraint account_kind_check,
      drop constraint account_balance_check,
      drop constraint account_check,
      drop constraint account_check1,
      add constraint ledger_account_kind
        check (kind in ('wallet', 'receivable', 'promo', 'usage', 'sales', 'refund', 'dispute')),
      add constraint ledger_account_owner check ((kind in ('wallet', 'receivable')) = (owner_id is not null)),
      add constraint ledger_account_balance check (
        case kind
          when 'wallet' then balance is not null and balance >= 0
          when 'receivable' then balance is not null and balance <= 0
          else balance is null
        end)`.execute(db)
  await sql`drop index ledger_account_of_owner`.execute(db)
  await sql`
    create unique index ledger_account_of_owner on ledger_account (owner_id, unit, kind)
    where owner_id is not null`.execute(db)
  await sql`
    insert into ledger_account (unit, kind)
    select unit, kind from unnest(array['credit', 'supercredit']) unit, unnest(array['sales', 'refund', 'dispute']) kind
  `.execute(db)

  // As before, now that a person has accounts of two kinds.
  await sql`
    create or replace function move_units(
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
        return query select false, a.balance from ledger_account a
          where a.owner_id = p_owner and a.unit = p_unit and a.kind = 'wallet';
        return;
      end if;
      insert into ledger_account (owner_id, unit, kind, balance) values (p_owner, p_unit, 'wallet', 0)
        on conflict do nothing;
      update ledger_account set balance = balance + p_delta
        where owner_id = p_owner and unit = p_unit and kind = 'wallet' and balance + p_delta >= 0
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

  /*
   * Takes units back: what the wallet holds of them, and the rest becomes owed. Answers whether it did so just now.
   */
  await sql`
    create function take_units(
      p_owner uuid, p_unit text, p_contra text, p_units integer, p_reason text, p_subject uuid
    ) returns boolean language plpgsql as $$
    declare
      v_transaction uuid;
      v_wallet uuid;
      v_receivable uuid;
      v_balance integer;
      v_taken integer;
      v_owed integer;
    begin
      insert into ledger_transaction (reason, subject_id) values (p_reason, p_subject)
        on conflict (reason, subject_id) do nothing returning id into v_transaction;
      if v_transaction is null then return false; end if;
      insert into ledger_account (owner_id, unit, kind, balance)
        values (p_owner, p_unit, 'wallet', 0), (p_owner, p_unit, 'receivable', 0) on conflict do nothing;
      select id, balance into v_wallet, v_balance from ledger_account
        where owner_id = p_owner and unit = p_unit and kind = 'wallet' for update;
      v_taken := least(v_balance, p_units);
      if v_taken > 0 then
        update ledger_account set balance = balance - v_taken where id = v_wallet;
        insert into ledger_entry (transaction_id, account_id, amount, balance_after)
          values (v_transaction, v_wallet, -v_taken, v_balance - v_taken);
      end if;
      if v_taken < p_units then
        update ledger_account set balance = balance - (p_units - v_taken)
          where owner_id = p_owner and unit = p_unit and kind = 'receivable'
          returning id, balance into v_receivable, v_owed;
        insert into ledger_entry (transaction_id, account_id, amount, balance_after)
          values (v_transaction, v_receivable, v_taken - p_units, v_owed);
      end if;
      insert into ledger_entry (transaction_id, account_id, amount)
        select v_transaction, id, p_units from ledger_account
          where kind = p_contra and unit = p_unit and owner_id is null;
      return true;
    end $$`.execute(db)

  /* Pays with what the wallet holds what its owner owes, as far as it goes. Nothing where nothing is owed. */
  await sql`
    create function repay_debt(p_owner uuid, p_unit text, p_subject uuid) returns void language plpgsql as $$
    declare
      v_transaction uuid;
      v_wallet uuid;
      v_receivable uuid;
      v_balance integer;
      v_owed integer;
      v_paid integer;
    begin
      select id, balance into v_wallet, v_balance from ledger_account
        where owner_id = p_owner and unit = p_unit and kind = 'wallet' for update;
      select id, balance into v_receivable, v_owed from ledger_account
        where owner_id = p_owner and unit = p_unit and kind = 'receivable' for update;
      v_paid := least(coalesce(v_balance, 0), coalesce(-v_owed, 0));
      if v_paid = 0 then return; end if;
      insert into ledger_transaction (reason, subject_id) values ('debt_repaid', p_subject)
        returning id into v_transaction;
      update ledger_account set balance = balance - v_paid where id = v_wallet;
      update ledger_account set balance = balance + v_paid where id = v_receivable;
      insert into ledger_entry (transaction_id, account_id, amount, balance_after)
        values (v_transaction, v_wallet, -v_paid, v_balance - v_paid),
          (v_transaction, v_receivable, v_paid, v_owed + v_paid);
    end $$`.execute(db)
}
