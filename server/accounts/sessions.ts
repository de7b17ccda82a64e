import { type ContractError, Email, errors, mostSessions } from '@settlesg/contract'
import type { Deps } from '../deps.ts'
import type { CallerSource } from '../platform/caller-source.ts'
import type { Db, Tx } from '../platform/database/database.ts'
import { HttpError } from '../platform/http/http-error.ts'
import type { SecurityEventKind } from '../platform/logs/security-log.ts'
import { signAccessToken } from './access-token.ts'
import type { Device } from './device.ts'
import { knownBrowser, rememberBrowser } from './known-browser.ts'
import { throttleLogin } from './login-throttle.ts'
import { deleteSession, endOldestSessions, findByEmail, insertSession, replacePasswordHash } from './queries.ts'
import { accountEvents } from './security-events.ts'

interface Credentials {
  username: string
  password: string
}

type SignInEvent = SecurityEventKind<'account' | 'account or address'>

export interface Visitor {
  source: CallerSource
  device: Device
  cookies: string | undefined
  /** The session whose token came along, if one did: this browser's until now. */
  heldSession: string | null
  report: (event: SignInEvent, who: { account: string } | { address: string }) => void
}

export interface SignedIn {
  accessToken: string
  cookie: string
}

/** An unknown address answers as a wrong password does, as slowly: `wrongEmailOrPassword`. Else `inactiveUser`. */
export async function logIn(deps: Deps, { username, password }: Credentials, visitor: Visitor): Promise<SignedIn> {
  const user = await findUser(deps, username)
  return letIn(deps, { userId: user?.id ?? null, address: username }, visitor, () =>
    openSession(deps, user, { username, password }, visitor),
  )
}

/** Counts, slows down and reports an attempt. Throws what the attempt throws, and `tooManyRequests`. */
export async function letIn(
  deps: Deps,
  { userId: wanted, address }: { userId: string | null; address: string },
  visitor: Visitor,
  attempt: () => Promise<{ userId: string } & StartedSession>,
): Promise<SignedIn> {
  // A person who guesses shares a lane with every stranger; a browser that has signed in before has one of its own.
  const browser = knownBrowser(deps, visitor.cookies, wanted)
  const lane = browser ? `by ${browser}` : `as ${address.toLowerCase()}`
  try {
    const { userId, sessionId, accessToken } = await throttleLogin(deps, lane, attempt)
    if (visitor.heldSession) await deleteSession(deps.db, visitor.heldSession)
    visitor.report(accountEvents.signedIn, { account: userId })
    // No one who signs in is refused for it; the account page says that it happened.
    const ended = await endOldestSessions(deps.db, userId, sessionId, mostSessions)
    if (ended.length > 0) visitor.report(accountEvents.oldestSessionEnded, { account: userId })
    return { accessToken, cookie: rememberBrowser(deps, visitor.cookies, userId) }
  } catch (error) {
    const event = error instanceof HttpError && failures.get(error.registered)
    if (event) visitor.report(event, wanted ? { account: wanted } : { address })
    throw error
  }
}

const failures = new Map<ContractError, SignInEvent>([
  [errors.wrongEmailOrPassword, accountEvents.signInFailed],
  [errors.invalidToken, accountEvents.signInFailed],
  [errors.inactiveUser, accountEvents.signInFailed],
  [errors.tooManyRequests, accountEvents.signInThrottled],
])

type User = Awaited<ReturnType<typeof findByEmail>>

/** What is not an address has no account, and may hold characters that the database cannot take. */
async function findUser({ db }: Deps, username: string): Promise<User> {
  const email = Email.safeParse(username)
  return email.success ? findByEmail(db, email.data) : undefined
}

async function openSession(
  deps: Deps,
  user: User,
  { username, password }: Credentials,
  { source, device }: Pick<Visitor, 'source' | 'device'>,
): Promise<{ userId: string } & StartedSession> {
  const isRight = await deps.passwordHasher.verify(user?.password_hash ?? null, password, source)
  if (!user || !isRight) throw new HttpError(errors.wrongEmailOrPassword)
  if (user.disabled_at !== null) throw new HttpError(errors.inactiveUser)

  const isOutdated = deps.passwordHasher.isOutdated(user.password_hash)
  const hash = isOutdated ? await rehash(deps, user, password, source) : user.password_hash
  const started = await startSession(deps, user.id, hash, device)
  if (started) return { userId: user.id, ...started }
  // The password was changed since it was checked: check it against the new one.
  return openSession(deps, await findUser(deps, username), { username, password }, { source, device })
}

/** Keeps the password in a costlier form, now that we have it in hand. */
async function rehash(
  { db, passwordHasher }: Deps,
  user: { id: string; password_hash: string },
  password: string,
  source: CallerSource,
): Promise<string> {
  const better = await passwordHasher.hash(password, source)
  await replacePasswordHash(db, user.id, user.password_hash, better)
  return better
}

export interface StartedSession {
  sessionId: string
  accessToken: string
}

/** The password was checked just now; null if it has been changed since. */
export async function startSession(
  { db, secrets, clock, settings }: Pick<Deps, 'secrets' | 'clock' | 'settings'> & { db: Db | Tx },
  userId: string,
  passwordHash: string,
  device: Device,
): Promise<StartedSession | null> {
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
  if (!session) return null
  const sessionId = session.id
  return { sessionId, accessToken: signAccessToken(secrets, { userId, sessionId }, from, until) }
}
