import { type ContractError, errors } from '@settlesg/contract'
import type { Deps } from '../deps.ts'
import { hold, limits } from '../limits/service.ts'
import { HttpError } from '../platform/http/http-error.ts'

/** Slowed by address, or by known browser: strangers cannot lock an owner out. Throws `tooManyRequests`. */
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
