import type { Deps } from '../deps.ts'
import { payoutsCsv, salesCsv } from './csv.ts'
import { hasEnded, loadSalesMonth } from './month.ts'
import { type PagePrinter, salesPage, type WholeMonth } from './page.ts'
import { closeMonth, keepProviderBooks } from './provider-books.ts'
import { loadProviderMonth } from './provider-month.ts'
import { lastClosed } from './queries.ts'

type SalesDeps = Pick<Deps, 'db' | 'transaction' | 'clock' | 'payments'>
type PrintDeps = SalesDeps & { printer: PagePrinter }

/** A file for the accountant, by its name without a folder. */
interface SalesFile {
  name: string
  content: string | Uint8Array
}

/** Keeps what the payment provider has booked since the last time; nothing where nothing can be bought. */
export async function keepBooks({ payments, ...deps }: SalesDeps): Promise<void> {
  if (payments) await keepProviderBooks({ ...deps, payments })
}

/**
 * A month of real payments, or of those with play money where the provider takes no others. The provider is asked for what is
 * new unless the month is closed; one that has ended is closed then, and from there on says the same each time, also
 * without the provider. Throws `ProviderUnavailableError` where a month that is open needs the provider.
 */
async function loadMonth(deps: SalesDeps, month: string): Promise<WholeMonth> {
  const { db, clock, payments } = deps
  const isLive = payments?.isLive ?? true
  const isClosed = async () => ((await lastClosed(db, isLive)) ?? '') >= month
  if (payments && !(await isClosed())) {
    // Read before it is closed: what comes after that counts for a later month.
    const isOver = hasEnded(month, clock.now())
    await keepProviderBooks({ ...deps, payments })
    if (isOver) await closeMonth({ ...deps, payments }, month)
  }
  const sales = await loadSalesMonth(db, { month, isLive, now: clock.now() })
  const isRead = payments !== null || (await isClosed())
  return { sales, provider: isRead ? await loadProviderMonth(db, sales) : null }
}

/** The files of a month. */
export async function salesFiles(deps: PrintDeps, month: string): Promise<SalesFile[]> {
  const whole = await loadMonth(deps, month)
  const { sales, provider } = whole
  const series = sales.isLive ? month : `test-${month}`
  const content = salesPage(whole)
  const page = await deps.printer.printPage({ template: 'sales.typ', day: content.day, content })
  return [
    {
      name: `sales-${series}.csv`,
      content: salesCsv(sales.bookings, (booking) => provider?.partOf(booking) ?? null),
    },
    ...(provider ? [{ name: `payouts-${series}.csv`, content: payoutsCsv(provider) }] : []),
    { name: `sales-${series}.pdf`, content: page },
  ]
}
