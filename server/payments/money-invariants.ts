import { currency } from '@settlesg/contract'
import { type RawBuilder, sql } from 'kysely'
import { brokenInvariants } from '../credits/invariants.ts'
import type { Db, Tx } from '../platform/database.ts'

/** What is wrong, by a number or an id that is safe to print, and when it was booked. */
interface Wrong {
  what: string
  at: Date
}

/*
 * As in credits/invariants.ts, each query reads all rows at once, in groups.
 */

/** What has gone back of each purchase that has a receipt. One of ours that the provider has not taken may be too large. */
const backCents = sql`
  select purchase_id,
    sum(amount_cents) filter (where status = 'succeeded' or (status = 'requested' and provider_id is not null)) as refunded,
    sum(amount_cents) filter (where status = 'succeeded' and credit_note_number is not null) as credited
  from purchase_refund group by purchase_id`

/** What must be true of the money, as queries that must find nothing (docs/reliability.md 1.4). */
export const moneyViolations: Record<string, RawBuilder<Wrong>> = {
  'I-28 more went back, or was credited, than was paid': sql`
    select 'receipt ' || p.receipt_number as what, p.paid_at as at
    from purchase p join (${backCents}) back on back.purchase_id = p.id
    where p.receipt_number is not null and (back.refunded > p.amount_cents or back.credited > p.amount_cents)`,
  'I-28 something was sold in another currency than ours': sql`
    select 'purchase ' || id as what, coalesce(paid_at, created_at) as at from purchase where currency <> ${currency}`,
}

/** How many of those that break a rule are named. */
const namedMost = 3

/**
 * What is wrong with the money, a line for each invariant that does not hold, with the first rows that break it; of a period
 * alone where one is given. Empty when it is right.
 */
export async function brokenMoney(db: Db | Tx, period?: { from: Date; to: Date }): Promise<string[]> {
  const broken = []
  for (const [name, query] of Object.entries(moneyViolations)) {
    const { rows } = await sql<{ n: number; named: string[] | null }>`
      select count(*)::int as n, (array_agg(what order by at, what))[1:${sql.lit(namedMost)}] as named
      from (${query}) wrong
      ${period ? sql`where at >= ${period.from} and at < ${period.to}` : sql``}`.execute(db)
    const [{ n, named } = { n: 0, named: null }] = rows
    if (n > 0) broken.push(`${name}: ${named?.join(', ')}${n > namedMost ? ` and ${n - namedMost} more` : ''}`)
  }
  return broken
}

/** Every invariant of units and of money that does not hold, a line each; empty when the books are right. */
export const brokenBooks = async (db: Db | Tx): Promise<string[]> => [
  ...(await brokenInvariants(db)),
  ...(await brokenMoney(db)),
]
