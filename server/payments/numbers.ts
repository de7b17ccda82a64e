import { dayInSingapore } from '@settlesg/contract'
import type { Tx } from '../platform/database.ts'
import { lastCreditNote, lastReceipt, lockSeries } from './queries.ts'

/*
 * Numbers of receipts and credit notes. Each series counts on from what is written, under a lock until the transaction
 * ends: one that fails leaves no gap. A wallet that the transaction also moves is held before, so that no two wait for
 * each other (docs/decisions/060-a-receipt-is-written-when-it-is-paid.md).
 */

interface Series {
  now: Date
  isLive: boolean
}

/** `R-2026-000017`, or `TEST-2026-000017` of a test payment: the next of its year in Singapore. */
export const nextReceipt = (tx: Tx, { now, isLive }: Series): Promise<string> =>
  next(tx, `${isLive ? 'R' : 'TEST'}-${dayInSingapore(now).slice(0, 4)}-`, lastReceipt)

/** `CN-2026-000003`, or `TEST-CN-2026-000003`. */
export const nextCreditNote = (tx: Tx, { now, isLive }: Series): Promise<string> =>
  next(tx, `${isLive ? 'CN' : 'TEST-CN'}-${dayInSingapore(now).slice(0, 4)}-`, lastCreditNote)

const digits = 6

async function next(
  tx: Tx,
  series: string,
  last: (tx: Tx, series: string) => Promise<{ number: string | null }>,
): Promise<string> {
  await lockSeries(tx, series)
  const { number } = await last(tx, series)
  const count = number === null ? 1 : Number(number.slice(series.length)) + 1
  return series + String(count).padStart(digits, '0')
}
