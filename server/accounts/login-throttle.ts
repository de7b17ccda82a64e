import { type ContractError, errors } from '@settlesg/contract'
import type { Deps } from '../deps.ts'
import { hold, limits } from '../limits/service.ts'
import { HttpError } from '../platform/http/http-error.ts'

/**
 * Makes one attempt to sign in. Slows down whoever guesses one password from many places: after 100 failures of a lane
 * within an hour its attempts are made one at a time, one each two seconds, until an hour passes without any. The others
 * are refused at once: throws `tooManyRequests`. An attempt has failed when it throws `wrongEmailOrPassword`, or
 * `invalidToken` where one signs in by a mailed link.
 *
 * `lane` names what is guessed at: an address, whether it has an account or not, or a browser that the account knows. It
 * is counted in the database, so that it holds in every process and after a restart: in memory 4,889 guesses a minute
 * passed. A browser has a lane of its own (OWASP's device cookie), or a stranger could keep an owner out by guessing.
 */
export async function throttleLogin<T>(
  deps: Pick<Deps, 'db' | 'clock' | 'secrets' | 'settings'>,
  lane: string,
  attempt: () => Promise<T>,
): Promise<T> {
  if (!deps.settings.rateLimits) return attempt()
  return hold(deps, limits.signInFailures, lane, { attempt, isFailure })
}

const isFailure = (error: unknown) => error instanceof HttpError && failures.has(error.registered)
const failures = new Set<ContractError>([errors.wrongEmailOrPassword, errors.invalidToken])
