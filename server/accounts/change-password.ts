import { errors, type NewPassword, preparedPassword, type UpdatePassword } from '@settlesg/contract'
import type * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import { beginPausesAgain } from '../limits/service.ts'
import { queueMail } from '../mail/service.ts'
import type { CallerSource } from '../platform/caller-source.ts'
import { HttpError } from '../platform/http/http-error.ts'
import type { Caller } from '../platform/http/serve.ts'
import { sourceOfAccount } from '../platform/jobs/keyed-queue.ts'
import { hashToken } from '../platform/secrets/secrets.ts'
import type { Device } from './device.ts'
import { refuseGuessablePassword } from './guessable-passwords.ts'
import { findToken, revokeLinks, takeToken } from './link-queries.ts'
import { deleteSessions, findAccount, findPasswordHash, replacePasswordHash, updateUser } from './queries.ts'
import { presentAccount } from './service.ts'
import { startSession } from './sessions.ts'

/** The address that a recovery token was mailed to; it still works afterwards. Throws `invalidToken`. */
export async function checkResetToken(deps: Deps, token: string): Promise<string> {
  const account = await findAccount(deps.db, await ownerOfResetToken(deps, token))
  if (!account || account.disabled_at !== null) throw new HttpError(errors.invalidToken)
  return account.email
}

async function ownerOfResetToken({ db, clock }: Deps, token: string): Promise<string> {
  const known = await findToken(db, hashToken(token), clock.now())
  if (known?.purpose !== 'password_recovery') throw new HttpError(errors.invalidToken)
  return known.user_id
}

/** Ends every session, and all other mailed tokens. Answers with the account's id. Throws `invalidToken`. */
export async function resetPassword(
  deps: Deps,
  { token, new_password }: z.output<typeof NewPassword>,
  source: CallerSource,
): Promise<string> {
  const { db, transaction, clock, passwordHasher } = deps
  // Before any account is read: without a link nothing but this is learnt.
  refuseGuessablePassword(new_password, '', 'new_password')
  const hash = hashToken(token)
  // Looked at before the costly part, and taken in the transaction that it is for.
  const account = await findAccount(db, await ownerOfResetToken(deps, token))
  if (account && account.disabled_at !== null) throw new HttpError(errors.invalidToken)
  refuseGuessablePassword(new_password, account?.email ?? '', 'new_password')
  const passwordHash = await passwordHasher.hash(new_password, source)
  return transaction(async (tx) => {
    const taken = await takeToken(tx, hash, clock.now())
    if (!taken) throw new HttpError(errors.invalidToken)
    const { email, disabled_at } = await updateUser(tx, taken.user_id, { password_hash: passwordHash })
    if (disabled_at !== null) throw new HttpError(errors.invalidToken)
    await revokeLinks(tx, taken.user_id)
    await deleteSessions(tx, taken.user_id)
    await beginPausesAgain(tx, deps, email)
    await queueMail(tx, deps, { kind: 'password_changed', to: email, userId: taken.user_id })
    return taken.user_id
  })
}

/** Ends all sessions; answers with the token of a new one. Throws `wrongPassword`, then `samePassword`. */
export async function changePassword(
  deps: Deps,
  caller: Caller,
  { current_password, new_password }: z.output<typeof UpdatePassword>,
  device: Device,
): Promise<string> {
  const { transaction, passwordHasher } = deps
  refuseGuessablePassword(new_password, presentAccount(caller).email, 'new_password')
  const presentHash = await checkPassword(deps, caller.id, current_password)
  if (preparedPassword(current_password) === new_password) throw new HttpError(errors.samePassword)
  const newHash = await passwordHasher.hash(new_password, sourceOfAccount(caller.id))
  return transaction(async (tx) => {
    const user = await replacePasswordHash(tx, caller.id, presentHash, newHash)
    if (!user) throw new HttpError(errors.wrongPassword)
    await revokeLinks(tx, caller.id)
    await deleteSessions(tx, caller.id)
    const started = await startSession({ ...deps, db: tx }, caller.id, newHash, device)
    if (!started) throw new HttpError(errors.wrongPassword)
    await queueMail(tx, deps, { kind: 'password_changed', to: user.email, userId: caller.id })
    return started.accessToken
  })
}

/** The hash that the password was checked against. Throws `wrongPassword`. */
export async function checkPassword({ db, passwordHasher }: Deps, userId: string, password: string): Promise<string> {
  const user = await findPasswordHash(db, userId)
  const isRight = await passwordHasher.verify(user?.password_hash ?? null, password, sourceOfAccount(userId))
  if (!user || !isRight) throw new HttpError(errors.wrongPassword)
  return user.password_hash
}
