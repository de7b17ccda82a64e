import type { CreditRecord, LedgerReason } from '@settlesg/contract'
import type { ColumnType, Generated, Kysely, Transaction } from 'kysely'
import { statements } from '../platform/database/migrate.ts'

export type Unit = CreditRecord['unit']
/** A `wallet` never falls below zero; a `receivable`, what the user owes, never rises above it. */
type LedgerAccountKind = 'wallet' | 'receivable' | ContraAccount
export type ContraAccount = 'promo' | 'usage' | 'sales' | 'refund' | 'dispute'

interface LedgerAccountRow {
  id: Generated<string>
  owner_id: string | null
  unit: Unit
  kind: LedgerAccountKind
  /** The sum of a user's entries, kept here so that spending is one guarded update; null for contra accounts. */
  balance: number | null
}

interface LedgerTransactionRow {
  id: Generated<string>
  reason: LedgerReason
  /** With `reason`, names what the movement is for: the same thing moves credits once. */
  subject_id: string
  at: ColumnType<Date, never, never>
}

interface LedgerEntryRow {
  transaction_id: string
  account_id: string
  amount: number
  balance_after: number | null
  position: ColumnType<number, never, never>
}

export interface CreditTables {
  ledger_account: LedgerAccountRow
  ledger_transaction: LedgerTransactionRow
  ledger_entry: LedgerEntryRow
}

export type Db = Kysely<CreditTables>
export type Tx = Transaction<CreditTables>

/* Entries are only added (triggers); a deferred check makes each transaction sum to zero per unit. */

/** A contra account has no balance: it would be a row that every transaction waits for. */
const accounts = [
  `create table ledger_account (
    id uuid primary key default gen_random_uuid(),
    owner_id uuid,
    unit text not null check (unit in ('credit', 'supercredit')),
    kind text not null,
    balance integer,
    constraint ledger_account_kind
      check (kind in ('wallet', 'receivable', 'promo', 'usage', 'sales', 'refund', 'dispute')),
    constraint ledger_account_owner check ((kind in ('wallet', 'receivable')) = (owner_id is not null)),
    constraint ledger_account_balance check (
      case kind
        when 'wallet' then balance is not null and balance >= 0
        when 'receivable' then balance is not null and balance <= 0
        else balance is null
      end)
  )`,
  `create unique index ledger_account_of_owner on ledger_account (owner_id, unit, kind) where owner_id is not null`,
  `create unique index ledger_account_contra on ledger_account (kind, unit) where owner_id is null`,
  `insert into ledger_account (unit, kind)
    select unit, kind from unnest(array['credit', 'supercredit']) unit,
      unnest(array['promo', 'usage', 'sales', 'refund', 'dispute']) kind`,
]

const transactions = [
  `create table ledger_transaction (
    id uuid primary key default gen_random_uuid(),
    reason text not null,
    subject_id uuid not null,
    at timestamptz not null default clock_timestamp(),
    unique (reason, subject_id)
  )`,
  `create table ledger_entry (
    position bigint generated always as identity primary key,
    transaction_id uuid not null references ledger_transaction,
    account_id uuid not null references ledger_account,
    amount integer not null check (amount <> 0 and abs(amount) <= 1000000),
    balance_after integer
  )`,
  'create index ledger_entry_of_account on ledger_entry (account_id, position desc)',
  'create index ledger_entry_of_transaction on ledger_entry (transaction_id)',
  `create function refuse_ledger_change() returns trigger language plpgsql as $$
    begin
      raise exception 'The ledger is append-only: correct it with a further transaction';
    end $$`,
  ...['ledger_transaction', 'ledger_entry'].map(
    (table) => `create trigger append_only before update or delete or truncate on ${table}
      for each statement execute function refuse_ledger_change()`,
  ),
  `create function check_ledger_balance() returns trigger language plpgsql as $$
    begin
      if exists (
        select 1 from ledger_entry e join ledger_account a on a.id = e.account_id
        where e.transaction_id = new.transaction_id group by a.unit having sum(e.amount) <> 0
      ) then
        raise exception 'Ledger transaction % does not sum to zero', new.transaction_id;
      end if;
      return null;
    end $$`,
  `create constraint trigger sums_to_zero after insert on ledger_entry
    deferrable initially deferred for each row execute function check_ledger_balance()`,
]

/** Answers with the new balance and whether it moved just now; raises SG001 when the wallet does not hold enough. */
const moveUnits = `
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
  end $$`

/** Takes units back: what the wallet holds of them, and the rest becomes owed. Answers whether it did so just now. */
const takeUnits = `
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
  end $$`

/** Pays with what the wallet holds what its owner owes, as far as it goes. Nothing where nothing is owed. */
const repayDebt = `
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
  end $$`

export const createCredits = statements(...accounts, ...transactions, moveUnits, takeUnits, repayDebt)
