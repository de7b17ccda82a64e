import { errors } from '@settlesg/contract'
import type { Deps } from '../deps.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { hashToken } from '../platform/secrets.ts'
import { takeNewAddress } from './change-email.ts'
import { findToken } from './queries.ts'
import { confirmAccount } from './sign-up.ts'

/**
 * Does what a mailed link asks for: confirms the account of a new person, or the new address of one we know. A link
 * may be opened twice while it holds. Answers with the account that has another address now, if one has. Throws
 * `invalidToken`.
 */
export async function confirm(deps: Deps, token: string): Promise<{ movedAccount: string | null }> {
  const now = deps.clock.now()
  return deps.transaction(async (tx) => {
    const mailed = await findToken(tx, hashToken(token), now)
    if (mailed?.purpose === 'confirm_new_address') {
      const isMoved = await takeNewAddress(tx, deps, mailed.user_id)
      return { movedAccount: isMoved ? mailed.user_id : null }
    }
    if (mailed?.purpose !== 'confirm_signup') throw new HttpError(errors.invalidToken)
    await confirmAccount(tx, mailed.user_id, now)
    return { movedAccount: null }
  })
}

/** A browser that only looks ahead must not act for its reader: it is told to come back. Throws `unavailable`. */
export function refusePrefetch(secPurpose: string | string[] | undefined): void {
  if (String(secPurpose).includes('prefetch')) throw new HttpError(errors.unavailable, { 'retry-after': '1' })
}
