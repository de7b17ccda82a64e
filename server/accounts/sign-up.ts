import { errors, type Language, type UserCreate, type UserPublic } from '@settlesg/contract'
import type { Insertable } from 'kysely'
import type * as z from 'zod/mini'
import { grantTrial } from '../credits/service.ts'
import type { Deps } from '../deps.ts'
import { beginPausesAgain, pauses } from '../limits/service.ts'
import type { CallerSource } from '../platform/caller-source.ts'
import type { Tx } from '../platform/database/database.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { hasHadAccount } from './former-mailboxes.ts'
import { refuseGuessablePassword } from './guessable-passwords.ts'
import { presentSignUp, presentUser } from './present.ts'
import { type Account, accountWithId, findByEmail, insertUser } from './queries.ts'
import { mailSignUp } from './recovery.ts'
import { countSignUp, uncountSignUp } from './sign-up-limits.ts'
import { deleteSignUps, holdAddress, insertSignUp } from './sign-up-queries.ts'
import type { UserRow } from './tables.ts'

/* There is no account before its link is opened (docs/decisions/034-sign-ups-wait-beside-each-other.md). */

/** Hashes first, so that a taken address takes as long to refuse. Throws `tooManySignUps`, and `emailTaken`. */
export async function signUp(
  deps: Deps,
  { email, password, full_name, language, browser_key }: z.output<typeof UserCreate> & { language: Language },
  source: CallerSource,
): Promise<UserPublic> {
  const { transaction, clock, passwordHasher, settings } = deps
  refuseGuessablePassword(password, email, 'password')
  const counted = await countSignUp(deps, source)
  const created_at = clock.now()
  const password_hash = await passwordHasher.hash(password, source)
  const account = { email, password_hash, full_name: normalizeName(full_name), language, created_at }
  return transaction(async (tx) => {
    await holdAddress(tx, email)
    if (await findByEmail(tx, email)) throw new HttpError(errors.emailTaken)
    if (!settings.emailConfirmation) {
      await uncountSignUp(tx, { ...counted, created_at })
      return presentUser(await openAccount(tx, deps, account))
    }
    const waiting = await insertSignUp(tx, {
      ...account,
      ...counted,
      browser_key: browser_key ? Buffer.from(browser_key, 'hex') : null,
    })
    await mailSignUp(tx, deps, { email, signUpId: waiting.id, pauses: pauses.signUp })
    return presentSignUp(waiting)
  })
}

/** The caller holds the address. Sign-ups that wait for it are forgotten, and their links. Throws `emailTaken`. */
export async function openAccount(
  tx: Tx,
  deps: Pick<Deps, 'secrets' | 'clock'>,
  user: Insertable<UserRow>,
): Promise<Account> {
  const isFirst = !(await hasHadAccount(tx, deps, user.email))
  const opened = await insertUser(tx, user)
  if (!opened) throw new HttpError(errors.emailTaken)
  await deleteSignUps(tx, user.email)
  await beginPausesAgain(tx, deps, user.email)
  if (isFirst) await grantTrial(tx, opened.id)
  return accountWithId(tx, opened.id)
}

export const normalizeName = (typed: string | null | undefined): string | null => typed?.trim() || null
