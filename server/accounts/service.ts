import { daysLater, errors, type Language } from '@settlesg/contract'
import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import { limits } from '../limits/service.ts'
import type { MailAccount, MailAccounts } from '../mail/service.ts'
import type { Tx } from '../platform/database/database.ts'
import { HttpError } from '../platform/http/http-error.ts'
import type { Caller } from '../platform/http/serve.ts'
import { accessTokenReader, bearerIn } from './access-token.ts'
import { mailboxText } from './former-mailboxes.ts'
import { insertToken, revokeAllLinks, revokeLinks } from './link-queries.ts'
import { presentSession, presentUser } from './present.ts'
import {
  type Account,
  deleteExpired,
  deleteOldSignUps,
  deleteSessions,
  findAccount,
  findByEmail,
  findCaller,
  findDetails,
  findEmail,
  findSessions,
  holdAccount,
  holdByEmail,
  holdByNewAddress,
  keepAccount,
  updateUser,
} from './queries.ts'
import { findSignUp, forgetSources, holdNewestSignUp, holdSignUp, insertSignUpLink } from './sign-up-queries.ts'

export { findEmail, holdAccount, keepAccount }

/** A caller together with what was read of the account, so that showing it needs no second statement. */
class SignedIn implements Caller {
  readonly id: string
  readonly sessionId: string
  readonly isSuperuser: boolean
  readonly account: Account
  constructor(account: Account, sessionId: string) {
    this.id = account.id
    this.sessionId = sessionId
    this.isSuperuser = account.is_superuser
    this.account = account
  }
}

export function presentAccount(caller: Caller): Account {
  if (caller instanceof SignedIn) return caller.account
  throw new TypeError('This caller was not let in by the accounts')
}

export async function findAccountId({ db }: Pick<Deps, 'db'>, name: string): Promise<string | null> {
  const isId = z.safeParse(z.uuid(), name).success
  return (await (isId ? findAccount(db, name) : findByEmail(db, name.toLowerCase())))?.id ?? null
}

/** Null lets it sign in again; its access ends either way. Answers how many sessions ended. */
export async function setDisabled(tx: Tx, userId: string, disabled_at: Date | null): Promise<number> {
  await updateUser(tx, userId, { disabled_at })
  return endAccess(tx, userId)
}

/** Does so once more in a restored database; false where there is no such account. */
export async function disableAgain(tx: Tx, userId: string, disabled_at: Date | null): Promise<boolean> {
  if (!(await keepAccount(tx, userId))) return false
  await setDisabled(tx, userId, disabled_at)
  return true
}

/** Sessions, links and unconfirmed addresses of an account, or of all with null. Answers how many sessions ended. */
export async function endAccess(tx: Tx, userId: string | null): Promise<number> {
  if (userId === null) await revokeAllLinks(tx)
  else {
    await holdAccount(tx, userId)
    await revokeLinks(tx, userId)
  }
  return Number((await deleteSessions(tx, userId)).numDeletedRows)
}

/** What names the mailbox of a caller where something is counted, of which only a digest is kept. */
export const callerMailbox = (caller: Caller): string => mailboxText(presentAccount(caller).email)

export const callerLanguage = (caller: Caller): Language => presentAccount(caller).language

/** One statement. Throws `notAuthenticated`, `invalidCredentials`, `userNotFound`, `inactiveUser` (docs/api.md 1). */
export function authenticator({ db, secrets, clock }: Deps) {
  const readToken = accessTokenReader(secrets, clock)
  return async (authorization: string | undefined): Promise<Caller> => {
    const token = bearerIn(authorization)
    if (token === null) throw new HttpError(errors.notAuthenticated, { 'www-authenticate': 'Bearer' })
    const bearer = readToken(token)
    if (!bearer) throw new HttpError(errors.invalidCredentials)

    const account = await findCaller(db, bearer)
    // Sessions go with their account, so a missing account is reported first.
    if (!account) throw new HttpError(errors.userNotFound)
    const { session_expires_at: expiresAt } = account
    if (expiresAt === null || expiresAt <= clock.now()) throw new HttpError(errors.invalidCredentials)
    if (account.disabled_at !== null) throw new HttpError(errors.inactiveUser)
    return new SignedIn(account, bearer.sessionId)
  }
}

/** The account is held until the link's token is kept, so that what makes links void finds this one too. */
export const mailAccounts: MailAccounts = {
  async accountFor(tx, { recipient, to, userId, signUpId }) {
    switch (recipient) {
      case 'sign-up':
        return newcomer(signUpId === null ? undefined : await holdSignUp(tx, signUpId, to))
      case 'address of a sign-up':
        return addressee(await holdNewestSignUp(tx, to))
      case 'known address':
        return addressee(await holdByEmail(tx, to))
      case 'new address':
        return addressee(userId === null ? undefined : await holdByNewAddress(tx, userId, to))
      case 'operator':
        // An address for questions has no account, and no token goes to either.
        return addressee(await holdByEmail(tx, to)) ?? { userId: '', fullName: null, language: 'en' }
      case 'account':
        return addressee(userId === null ? undefined : await findAccount(tx, userId))
    }
  },
  async keepToken(tx, { hash, kind, userId, createdAt, expiresAt }) {
    const link = { hash, created_at: createdAt, expires_at: expiresAt }
    if (kind === 'confirm_signup' || kind === 'finish_signup') {
      // Who asks by the address alone may be anybody, and the password of that sign-up does not count.
      const needs_password = kind === 'finish_signup'
      const browser_key = needs_password ? null : ((await findSignUp(tx, userId))?.browser_key ?? null)
      await insertSignUpLink(tx, { ...link, sign_up_id: userId, needs_password, browser_key })
      return
    }
    await insertToken(tx, { ...link, purpose: kind, user_id: userId })
  },
}

const addressee = (user: Pick<Account, 'id' | 'full_name' | 'language'> | undefined): MailAccount | null =>
  user ? { userId: user.id, fullName: user.full_name, language: user.language } : null

/** The mail names when this sign-up was made, so that its reader can distinguish it from others. */
const newcomer = (signUp: Awaited<ReturnType<typeof holdSignUp>>): MailAccount | null => {
  const mailed = addressee(signUp)
  return mailed && signUp ? { ...mailed, at: signUp.created_at } : null
}

export async function exportedAccount({ db }: Pick<Deps, 'db'>, caller: Caller) {
  const [{ new_email }, sessions] = await Promise.all([findDetails(db, caller.id), findSessions(db, caller.id)])
  return {
    account: { ...presentUser(presentAccount(caller)), new_email },
    sessions: sessions.map((session) => presentSession(session, caller.sessionId)),
  }
}

/** How long a sign-up waits for its confirmation (docs/product.md 8). */
export const unconfirmedDays = 30

/** Also sessions, links and digests of mailboxes that have expired. Harmless to repeat. */
export async function removeUnconfirmed({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await deleteOldSignUps(db, daysLater(now, -unconfirmedDays))
  for (const deleteRows of deleteExpired) await deleteRows(db, now)
  await forgetSources(db, new Date(now.getTime() - limits.unconfirmedSignUps.within * 1000))
}
