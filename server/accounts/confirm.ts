import { timingSafeEqual } from 'node:crypto'
import { errors, type NewPassword, type SignUpSession } from '@settlesg/contract'
import type { Selectable } from 'kysely'
import type * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import type { CallerSource } from '../platform/caller-source.ts'
import type { Tx } from '../platform/database/database.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { hashToken } from '../platform/secrets/secrets.ts'
import { takeNewAddress } from './change-email.ts'
import { refuseGuessablePassword } from './guessable-passwords.ts'
import { findToken } from './link-queries.ts'
import { type Account, accountWithId, findAccount, holdPasswordHash } from './queries.ts'
import { accountEvents } from './security-events.ts'
import { letIn, type SignedIn, startSession, type Visitor } from './sessions.ts'
import { openAccount } from './sign-up.ts'
import { uncountSignUp } from './sign-up-limits.ts'
import { findSignUp, findSignUpLink, holdAddress, takeBrowserKey } from './sign-up-queries.ts'
import type { PendingSignUpRow } from './tables.ts'

/** What a link has done: which account is new, or has another address now. Opened a second time it does nothing. */
interface Confirmed {
  openedAccount: string | null
  movedAccount: string | null
  /** The address that it was mailed to, which is the account's: links to an earlier one end with a move. */
  email: string
}

/** A link may be opened twice. Throws `invalidToken`, and `passwordNeeded` where `finishSignUp` is next. */
export async function confirm(deps: Deps, token: string): Promise<Confirmed> {
  const now = deps.clock.now()
  const hash = hashToken(token)
  return deps.transaction(async (tx) => {
    const link = await findSignUpLink(tx, hash, now)
    if (link) {
      const signUp = await holdWaiting(tx, link.sign_up_id)
      if (signUp && link.needs_password) throw new HttpError(errors.passwordNeeded)
      const { id, email, disabled_at } = signUp
        ? await confirmed(tx, deps, signUp)
        : await accountWithId(tx, link.sign_up_id)
      if (disabled_at !== null) throw new HttpError(errors.invalidToken)
      return { openedAccount: signUp ? id : null, movedAccount: null, email }
    }
    const mailed = await findToken(tx, hash, now)
    if (mailed?.purpose !== 'confirm_new_address') throw new HttpError(errors.invalidToken)
    const isMoved = await takeNewAddress(tx, deps, mailed.user_id)
    const { id, email } = await accountWithId(tx, mailed.user_id)
    return { openedAccount: null, movedAccount: isMoved ? id : null, email }
  })
}

/** Leaves out the name of the sign-up: another person may have typed it. Works once. Throws `invalidToken`. */
export async function finishSignUp(
  deps: Deps,
  { token, new_password }: z.output<typeof NewPassword>,
  source: CallerSource,
): Promise<Account> {
  const { db, transaction, clock, passwordHasher } = deps
  // Before any address is read: without a link nothing but this is learnt.
  refuseGuessablePassword(new_password, '', 'new_password')
  const link = await findSignUpLink(db, hashToken(token), clock.now())
  // Looked at before the costly part, and again in the transaction.
  const known = link?.needs_password ? await findSignUp(db, link.sign_up_id) : undefined
  if (!known) throw new HttpError(errors.invalidToken)
  refuseGuessablePassword(new_password, known.email, 'new_password')
  const password_hash = await passwordHasher.hash(new_password, source)
  return transaction(async (tx) => {
    const signUp = await holdWaiting(tx, known.id)
    if (!signUp) throw new HttpError(errors.invalidToken)
    await takeBrowserKey(tx, signUp.id)
    return confirmed(tx, deps, { ...signUp, password_hash, full_name: null })
  })
}

/** Needs the link and this browser's secret; works once. Throws `invalidToken`, `inactiveUser`, `tooManyRequests`. */
export async function signInByLink(
  deps: Deps,
  { token, browser_secret }: z.output<typeof SignUpSession>,
  visitor: Visitor,
): Promise<SignedIn> {
  const link = await findSignUpLink(deps.db, hashToken(token), deps.clock.now())
  const account = link && (await findAccount(deps.db, link.sign_up_id))
  const address = account?.email ?? (link && (await findSignUp(deps.db, link.sign_up_id))?.email)
  if (!link || !address) throw new HttpError(errors.invalidToken)
  const { sign_up_id, browser_key } = link
  return letIn(deps, { userId: account?.id ?? null, address }, visitor, async () => {
    if (!browser_key || !timingSafeEqual(browser_key, hashToken(browser_secret)))
      throw new HttpError(errors.invalidToken)
    const { isNew, ...started } = await deps.transaction(async (tx) => {
      const signUp = await holdWaiting(tx, sign_up_id)
      const { id, disabled_at } = signUp ? await confirmed(tx, deps, signUp) : await accountWithId(tx, sign_up_id)
      if (disabled_at !== null) throw new HttpError(errors.inactiveUser)
      // Held before the links: the order in which a change of password holds them.
      const { password_hash } = await holdPasswordHash(tx, id)
      if (!(await takeBrowserKey(tx, id))) throw new HttpError(errors.invalidToken)
      const session = await startSession({ ...deps, db: tx }, id, password_hash, visitor.device)
      if (!session) throw new HttpError(errors.invalidToken)
      return { userId: id, isNew: signUp !== undefined, ...session }
    })
    if (isNew) visitor.report(accountEvents.addressConfirmed, { account: sign_up_id })
    return started
  })
}

/** Makes the account of a sign-up, which counts no more for the network that it came from. */
async function confirmed(
  tx: Tx,
  deps: Deps,
  { host_bucket, network_bucket, created_at, browser_key: _, ...signUp }: Selectable<PendingSignUpRow>,
): Promise<Account> {
  await uncountSignUp(tx, { host_bucket, network_bucket, created_at })
  return openAccount(tx, deps, { ...signUp, created_at: deps.clock.now() })
}

/** Undefined once it is an account, which has the same id. Throws `invalidToken` where it is gone. */
async function holdWaiting(tx: Tx, signUpId: string) {
  const seen = await findSignUp(tx, signUpId)
  if (seen) await holdAddress(tx, seen.email)
  // Read again: the call that held the address until now may have confirmed this sign-up or another one.
  const waiting = seen && (await findSignUp(tx, signUpId))
  if (!waiting && !(await findAccount(tx, signUpId))) throw new HttpError(errors.invalidToken)
  return waiting
}

/** A browser that only looks ahead must not act for its reader: it has to come back. Throws `unavailable`. */
export function refusePrefetch(secPurpose: string | string[] | undefined): void {
  if (String(secPurpose).includes('prefetch')) throw new HttpError(errors.unavailable, { 'retry-after': '1' })
}
