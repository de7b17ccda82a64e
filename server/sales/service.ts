import type { Deps } from '../deps.ts'
import { salesCsv } from './csv.ts'
import { loadSalesMonth } from './month.ts'

/** A file for the accountant, by its name without a folder. */
export interface SalesFile {
  name: string
  content: string | Uint8Array
}

/** A month as files: real payments, or those with play money where the provider takes no others. */
export async function salesFiles(
  { db, clock, payments }: Pick<Deps, 'db' | 'clock' | 'payments'>,
  month: string,
): Promise<SalesFile[]> {
  const isLive = payments?.isLive ?? true
  const sales = await loadSalesMonth(db, { month, isLive, now: clock.now() })
  const series = isLive ? month : `test-${month}`
  return [{ name: `sales-${series}.csv`, content: salesCsv(sales.bookings, () => null) }]
}
