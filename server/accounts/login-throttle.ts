import { type ContractError, errors } from '@settlesg/contract'
import type { Deps } from '../deps.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { countAttempt, freeLane, uncountAttempt } from './login-throttle-queries.ts'

const hourMs = 3_600_000
const failuresAllowed = 100
const pauseMs = 2_000
/** A process that dies while it checks a password keeps its lease for so long; a check takes at most a few seconds. */
const leaseMs = 30_000

type ThrottleDeps = Pick<Deps, 'db' | 'clock' | 'settings'>

/**
 * Makes one attempt to sign in. Slows down whoever guesses one password from many places: after 100 failures of a lane
 * within an hour its attempts are made one at a time, one each two seconds, until an hour passes without any. The others
 * are refused at once: throws `tooManyRequests`. An attempt has failed when it throws `wrongEmailOrPassword`, or
 * `invalidToken` where one signs in by a mailed link.
 *
 * `lane` stands for what is guessed at: an address, whether it has an account or not, or a browser that the account
 * knows. It is counted in the database, so that it holds in every process and after a restart: in memory 4,889 guesses a
 * minute passed. A browser has a lane of its own (OWASP's device cookie), or a stranger could keep an owner out by guessing.
 */
export async function throttleLogin<T>(deps: ThrottleDeps, lane: Uint8Array, attempt: () => Promise<T>): Promise<T> {
  const { db, clock, settings } = deps
  if (!settings.rateLimits) return attempt()
  const now = clock.now()
  const leaseEnds = later(now, leaseMs)
  const counted = await countAttempt(db, { lane, now, forgetAt: later(now, hourMs), leaseEnds }, failuresAllowed)
  if (!counted) throw new HttpError(errors.tooManyRequests, { 'retry-after': String(pauseMs / 1000) })

  const isSlow = counted.free_at.getTime() === leaseEnds.getTime()
  let hasFailed = false
  try {
    return await attempt()
  } catch (error) {
    hasFailed = error instanceof HttpError && failures.has(error.registered)
    throw error
  } finally {
    if (isSlow) await freeLane(db, lane, { leaseEnds, freeAt: later(now, pauseMs) })
    else if (!hasFailed) await uncountAttempt(db, lane)
  }
}

const failures = new Set<ContractError>([errors.wrongEmailOrPassword, errors.invalidToken])
const later = (time: Date, ms: number) => new Date(time.getTime() + ms)
