import { sql } from 'kysely'
import type { Db } from '../../tables.ts'

export interface Mutant {
  name: string
  /** Replaces a piece of the function's text; the piece must be there. */
  change: [from: string | RegExp, to: string][]
  isolation?: 'repeatable read'
}

/** Between the look and the act, seconds: so long that on a busy machine too another call looks meanwhile. */
const pause = 0.05
const guardedUpdate =
  /update ledger_account set balance = balance \+ p_delta\s+where owner_id = p_owner and unit = p_unit and kind = 'wallet' and balance \+ p_delta >= 0\s+returning id, balance into v_wallet, v_balance;/
const claim =
  /insert into ledger_transaction \(reason, subject_id\) values \(p_reason, p_subject\)\s+on conflict \(reason, subject_id\) do nothing returning id into v_transaction;\s+if v_transaction is null then/

export const mutants: Mutant[] = [
  { name: 'no guard in the update', change: [[' and balance + p_delta >= 0', '']] },
  {
    name: 'read the balance, check it, write it',
    change: [
      [
        guardedUpdate,
        `select id, balance into v_wallet, v_balance from ledger_account
           where owner_id = p_owner and unit = p_unit and balance + p_delta >= 0;
         perform pg_sleep(${pause});
         v_balance := v_balance + p_delta;
         update ledger_account set balance = v_balance where id = v_wallet;`,
      ],
    ],
  },
  {
    name: 'check the sum of the entries, then add one',
    change: [
      [
        guardedUpdate,
        `select a.id, coalesce(sum(e.amount), 0)::int + p_delta into v_wallet, v_balance
           from ledger_account a left join ledger_entry e on e.account_id = a.id
           where a.owner_id = p_owner and a.unit = p_unit group by a.id
           having coalesce(sum(e.amount), 0) + p_delta >= 0;
         perform pg_sleep(${pause});
         update ledger_account set balance = greatest(0, balance + p_delta) where id = v_wallet;`,
      ],
    ],
  },
  { name: 'the guard lets one too many through', change: [['balance + p_delta >= 0', 'balance + p_delta >= -1']] },
  { name: 'the guard stops one too early', change: [['balance + p_delta >= 0', 'balance + p_delta > 0']] },
  { name: 'nothing is taken from the wallet', change: [['set balance = balance + p_delta', 'set balance = balance']] },
  { name: 'the contra account gives nothing', change: [['v_transaction, id, -p_delta', 'v_transaction, id, p_delta']] },
  {
    name: 'the wrong unit',
    change: [['where owner_id = p_owner and unit = p_unit and', 'where owner_id = p_owner and unit <> p_unit and']],
  },
  {
    name: 'look for an earlier movement, then make one',
    change: [
      [
        claim,
        `if not exists (select 1 from ledger_transaction t where t.reason = p_reason and t.subject_id = p_subject) then
           perform pg_sleep(${pause});
           insert into ledger_transaction (reason, subject_id) values (p_reason, p_subject) returning id into v_transaction;
         end if;
         if v_transaction is null then`,
      ],
    ],
  },
  {
    name: 'every call is a movement of its own',
    change: [['values (p_reason, p_subject)', 'values (p_reason, gen_random_uuid())']],
  },
  { name: 'repeatable read instead of read committed', change: [], isolation: 'repeatable read' },
]

export async function plant(db: Db, { change }: Mutant): Promise<void> {
  const { rows } = await sql<{ text: string }>`select pg_get_functiondef('move_units'::regproc) as text`.execute(db)
  const mutated = change.reduce((text, [from, to]) => {
    const next = text.replace(from, to)
    if (next === text) throw new Error(`The piece to change was not found: ${from}`)
    return next
  }, rows[0]?.text ?? '')
  await sql.raw(mutated).execute(db)
}
