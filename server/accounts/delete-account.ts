import { errors } from '@settlesg/contract'
import type { Deps } from '../deps.ts'
import { forgetAccount } from '../limits/service.ts'
import { queueMail, removeMails } from '../mail/service.ts'
import type { Tx } from '../platform/database/database.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { checkPassword } from './change-password.ts'
import { rememberMailbox } from './former-mailboxes.ts'
import { deleteUser, findEmail, holdForDeletion } from './queries.ts'
import { deleteSignUp } from './sign-up-queries.ts'

/**
 * Deletes the account of somebody who knows its password, at once and for good, all of it or nothing: profile, sessions,
 * mailed links, answers with their digests, results, reported outcomes, and mails that wait. A last mail confirms it.
 * Ledger and purchases stay, as tax law asks: they name the account by an id that leads to nobody any more. For a year a
 * digest of the mailbox stays, so that it gets no second trial credit.
 * Throws `wrongPassword`.
 */
export async function deleteAccount(deps: Deps, userId: string, password: string): Promise<void> {
  const passwordHash = await checkPassword(deps, userId, password)
  await deps.transaction(async (tx) => {
    const user = await holdForDeletion(tx, userId, passwordHash)
    // Changed since it was checked.
    if (!user) throw new HttpError(errors.wrongPassword)
    await forget(tx, deps, userId, user.email)
    await queueMail(tx, deps, { kind: 'account_deleted', to: user.email, userId: null, language: user.language })
  })
}

async function forget(tx: Tx, deps: Pick<Deps, 'secrets' | 'clock'>, userId: string, email: string): Promise<void> {
  await removeMails(tx, userId)
  await deleteUser(tx, userId)
  await forgetAccount(tx, deps, userId)
  await rememberMailbox(tx, deps, email)
}

/**
 * Deletes once more an account that a restored backup brought back, or the sign-up that it came from, in the same way, and
 * without a second farewell. False where there is neither.
 */
export async function deleteAgain(tx: Tx, deps: Pick<Deps, 'secrets' | 'clock'>, userId: string): Promise<boolean> {
  const signUp = await deleteSignUp(tx, userId)
  const account = (await findEmail(tx, userId)) ?? signUp
  if (account) await forget(tx, deps, userId, account.email)
  return account !== undefined
}
