import type { Deps } from '../deps.ts'
import { learn } from './news.ts'
import { ProviderRefusedError, ProviderUnavailableError } from './provider.ts'
import { cancelUnanswered, sessionsToAsk, undecidedRefunds } from './queries.ts'
import { payBack } from './refunds.ts'

/** Before that, a webhook or the buyer's browser is likely to tell us anyhow. */
const askAfterMs = 2 * 60_000
/** A hosted page is open for a day; one that we never heard of is closed by then. */
const forgetAfterMs = 25 * 3_600_000
/** An inquiry is closed after about 120 days in which nobody made a dispute of it. */
const escalateMs = 130 * 86_400_000

/**
 * Asks the provider about every payment and refund that is not decided: webhooks may be lost, and a process may have died
 * between our books and the provider. Harmless to repeat, and in several processes at once. One that cannot be asked now is
 * asked the next time.
 */
export async function askAboutPayments(deps: Deps): Promise<void> {
  if (!deps.payments) return
  const now = deps.clock.now().getTime()
  await cancelUnanswered(deps.db, new Date(now - forgetAfterMs))
  const before = new Date(now - askAfterMs)
  const disputedSince = new Date(now - escalateMs)
  for (const { session_id } of await sessionsToAsk(deps.db, { before, disputedSince }))
    await orLater(() => learn(deps, session_id))
  for (const { id } of await undecidedRefunds(deps.db, before)) await orLater(() => payBack(deps, id))
}

async function orLater(ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask()
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError || error instanceof ProviderRefusedError)) throw error
  }
}
