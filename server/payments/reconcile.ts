import { daysLater } from '@settlesg/contract'
import type { Deps } from '../deps.ts'
import { ProviderRefusedError, ProviderUnavailableError } from './provider.ts'
import { cancelUnanswered, findUndecidedRefunds, findUndecidedSessions } from './queries.ts'
import { refreshPurchase } from './refresh-purchase.ts'
import { payBack } from './refunds.ts'

/** Before that, a webhook or the buyer's browser is likely to tell us anyhow. */
const askAfterMs = 2 * 60_000
/** A hosted page is open for a day; one that we never heard of is closed by then. */
const forgetAfterMs = 25 * 3_600_000
/** An inquiry is closed after about 120 days in which nobody made a dispute of it. */
const escalateDays = 130

/**
 * Asks the provider about every payment and refund that is not decided: webhooks may be lost, and a process may have died
 * between our books and the provider. Harmless to repeat, and in several processes at once. One that cannot be asked now is
 * asked the next time.
 */
export async function askAboutPayments(deps: Deps): Promise<void> {
  if (!deps.payments) return
  const now = deps.clock.now()
  await cancelUnanswered(deps.db, new Date(now.getTime() - forgetAfterMs))
  const before = new Date(now.getTime() - askAfterMs)
  const disputedSince = daysLater(now, -escalateDays)
  for (const { session_id } of await findUndecidedSessions(deps.db, { before, disputedSince }))
    await orLater(() => refreshPurchase(deps, session_id))
  for (const { id } of await findUndecidedRefunds(deps.db, before)) await orLater(() => payBack(deps, id))
}

async function orLater(ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask()
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError || error instanceof ProviderRefusedError)) throw error
  }
}
