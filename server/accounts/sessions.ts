import { Email, errors } from '@settlesg/contract'
import type { Deps } from '../deps.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { signAccessToken } from './access-token.ts'
import type { Device } from './device.ts'
import type { LoginThrottle } from './login-throttle.ts'
import { isOutdated } from './password-hasher.ts'
import { findByEmail, insertSession, replacePasswordHash } from './queries.ts'

/**
 * Opens a session and answers with its access token. An unknown address, a wrong password and an address that is not
 * confirmed fail alike and take equally long: `wrongEmailOrPassword`. A disabled account says so, but only to who knows
 * its password: `inactiveUser`.
 */
export async function logIn(
  deps: Deps,
  throttle: LoginThrottle,
  { username, password, device }: { username: string; password: string; device: Device },
): Promise<string> {
  const { db, secrets, passwordHasher } = deps
  const who = secrets.fingerprint(username.toLowerCase()).toString('base64')
  await throttle.hold(who)

  // What is not an address has no account, and may hold characters that the database cannot take.
  const email = Email.safeParse(username)
  const user = email.success ? await findByEmail(db, email.data) : undefined
  const isRight = await passwordHasher.verify(user?.password_hash ?? null, password)
  if (!user || !isRight || user.confirmed_at === null) {
    throttle.countFailure(who)
    throw new HttpError(errors.wrongEmailOrPassword)
  }
  if (user.disabled_at !== null) throw new HttpError(errors.inactiveUser)

  const hash = isOutdated(user.password_hash) ? await rehash(deps, user, password) : user.password_hash
  const token = await startSession(deps, user.id, hash, device)
  // Without one the password was changed since it was checked: check it against the new one.
  return token ?? logIn(deps, throttle, { username, password, device })
}

/** Keeps the password in a costlier form, now that we have it in hand. */
async function rehash(
  { db, passwordHasher }: Deps,
  user: { id: string; password_hash: string },
  password: string,
): Promise<string> {
  const better = await passwordHasher.hash(password)
  await replacePasswordHash(db, user.id, user.password_hash, better)
  return better
}

async function startSession(
  { db, secrets, clock, settings }: Deps,
  userId: string,
  passwordHash: string,
  device: Device,
): Promise<string | null> {
  // Whole seconds, as the token has them.
  const from = new Date(Math.floor(clock.now().getTime() / 1000) * 1000)
  const until = new Date(from.getTime() + settings.accessTokenMinutes * 60_000)
  const session = await insertSession(db, {
    user_id: userId,
    password_hash: passwordHash,
    created_at: from,
    expires_at: until,
    ...device,
  })
  return session ? signAccessToken(secrets, { userId, sessionId: session.id }, from, until) : null
}
