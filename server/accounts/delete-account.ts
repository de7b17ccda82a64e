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

/** Ledger and purchases stay, as tax law asks; a digest of the mailbox stays for a year. Throws `wrongPassword`. */
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

/** For an account or sign-up that a restored backup brought back: no second farewell. False where there is neither. */
export async function deleteAgain(tx: Tx, deps: Pick<Deps, 'secrets' | 'clock'>, userId: string): Promise<boolean> {
  const signUp = await deleteSignUp(tx, userId)
  const account = (await findEmail(tx, userId)) ?? signUp
  if (account) await forget(tx, deps, userId, account.email)
  return account !== undefined
}
