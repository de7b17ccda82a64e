import { findDiscrepancies } from '../payments/reconcile.ts'
import { startSandbox } from '../payments/sandbox.ts'
import { providerFor } from '../payments/service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { productName } from '../site/product.ts'

/** Answers how many there are; null where there is no provider. */
export async function printDifferences(
  database: Database,
  settings: Settings,
  { days, clock, print }: { days: number; clock: Clock; print: (line: string) => void },
): Promise<number | null> {
  const sandbox = await startSandbox(settings, { seller: productName, onError: console.error })
  try {
    const payments = providerFor(settings.stripe ?? sandbox)
    if (!payments) return null
    let found = 0
    for await (const line of findDiscrepancies({ ...database, clock, payments }, days)) {
      print(line)
      found += 1
    }
    print(found === 0 ? 'Provider and books agree.' : `Differences: ${found}`)
    return found
  } finally {
    await sandbox?.close()
  }
}
