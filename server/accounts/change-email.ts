import { errors, type UserUpdateMe } from '@settlesg/contract'
import type * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import { beginPausesAgain } from '../limits/service.ts'
import { queueMail } from '../mail/service.ts'
import type { Tx } from '../platform/database/database.ts'
import { HttpError, ValidationError } from '../platform/http/http-error.ts'
import { checkPassword } from './change-password.ts'
import { rememberMailbox, withoutTag } from './former-mailboxes.ts'
import { deleteTokens, revokeLinks } from './link-queries.ts'
import { type Account, findByEmail, holdAccount, updateUser } from './queries.ts'
import { normalizeName } from './sign-up.ts'
import { deleteSignUpLinks, deleteSignUps, holdAddress } from './sign-up-queries.ts'

type Changes = z.output<typeof UserUpdateMe>

export const newAddressIn = (account: Account, { email }: Changes): string | null =>
  email && email !== account.email ? email : null

/** A new address counts once confirmed. Throws `ValidationError`, `wrongPassword`, `emailTakenByAnother`, in order. */
export async function changeAccount(deps: Deps, account: Account, wanted: Changes): Promise<Account> {
  const newAddress = newAddressIn(account, wanted)
  if (newAddress) await checkPassword(deps, account.id, given(wanted.current_password))
  const changes = {
    ...(wanted.full_name !== undefined && { full_name: normalizeName(wanted.full_name) }),
    ...(wanted.language && { language: wanted.language }),
    ...(newAddress && { new_email: newAddress }),
  }
  if (Object.keys(changes).length === 0) return account
  return deps.transaction(async (tx) => {
    if (newAddress && (await findByEmail(tx, newAddress))) throw new HttpError(errors.emailTakenByAnother)
    const changed = await updateUser(tx, account.id, changes)
    if (newAddress) {
      // Links to an address that was requested before would confirm this one.
      await deleteTokens(tx, account.id, 'confirm_new_address')
      await queueMail(tx, deps, { kind: 'confirm_new_address', to: newAddress, userId: account.id })
    }
    return changed
  })
}

function given(currentPassword: string | null | undefined): string {
  if (currentPassword !== null && currentPassword !== undefined) return currentPassword
  throw new ValidationError([{ type: 'missing', loc: ['body', 'current_password'], msg: 'Field required' }])
}

/** Ends links to the old address: its reader would learn the new one. False the second time. Throws `invalidToken`. */
export async function takeNewAddress(tx: Tx, deps: Deps, userId: string): Promise<boolean> {
  const user = await holdAccount(tx, userId)
  if (user && user.disabled_at !== null) throw new HttpError(errors.invalidToken)
  if (!user?.new_email) return false
  await holdAddress(tx, user.new_email)
  await updateUser(tx, userId, { email: user.new_email, new_email: null }).catch((error: unknown) => {
    throw isTaken(error) ? new HttpError(errors.invalidToken) : error
  })
  await deleteSignUps(tx, user.new_email)
  await beginPausesAgain(tx, deps, user.new_email)
  if (withoutTag(user.email) !== withoutTag(user.new_email)) await rememberMailbox(tx, deps, user.email)
  await revokeLinks(tx, userId)
  await deleteSignUpLinks(tx, userId)
  await queueMail(tx, deps, { kind: 'address_changed', to: user.email, userId })
  return true
}

const uniqueViolation = '23505'
const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === uniqueViolation
