import { errors, type Language, type UserCreate } from '@settlesg/contract'
import type * as z from 'zod/mini'
import { grantTrial, trialCredits } from '../credits/service.ts'
import type { Deps } from '../deps.ts'
import { queueMail } from '../mail/service.ts'
import { HttpError } from '../platform/http/http-error.ts'
import type { Source } from '../platform/http/source.ts'
import type { Tx } from '../tables.ts'
import { refuseGuessablePassword } from './guessable-passwords.ts'
import { type Account, confirmUser, insertUser } from './queries.ts'

/**
 * Opens an account and queues its confirmation mail, both or neither; where no confirmation is asked for, confirms it
 * at once. The password is hashed first, so that a taken address takes as long to refuse. Throws `emailTaken`.
 */
export async function signUp(
  deps: Deps,
  { email, password, full_name, language }: z.output<typeof UserCreate> & { language: Language },
  source: Source,
): Promise<Account> {
  const { transaction, clock, passwordHasher, settings } = deps
  refuseGuessablePassword(password, email, 'password')
  const passwordHash = await passwordHasher.hash(password, source)
  return transaction(async (tx) => {
    const account = await insertUser(tx, {
      email,
      password_hash: passwordHash,
      full_name: nameOf(full_name),
      language,
      created_at: clock.now(),
    })
    if (!account) throw new HttpError(errors.emailTaken)
    if (!settings.emailConfirmation) return confirmAccount(tx, account.id, clock.now())
    await queueMail(tx, deps, {
      kind: 'confirm_signup',
      to: email,
      userId: account.id,
      data: { credits: trialCredits },
    })
    return account
  })
}

/** From now on its owner can sign in, with the trial credit; a second time changes nothing. */
export async function confirmAccount(tx: Tx, userId: string, now: Date): Promise<Account> {
  await grantTrial(tx, userId)
  return confirmUser(tx, userId, now)
}

/** A name that is nothing but spaces is none. */
export const nameOf = (typed: string | null | undefined): string | null => typed?.trim() || null
