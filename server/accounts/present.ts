import type { Session, UserPublic } from '@settlesg/contract'
import type { Selectable } from 'kysely'
import type { Account, newestSessions } from './queries.ts'
import type { PendingSignUpRow } from './tables.ts'

export function presentUser(account: Account): UserPublic {
  return {
    id: account.id,
    email: account.email,
    full_name: account.full_name,
    language: account.language,
    // Active is who can sign in.
    is_active: account.disabled_at === null,
    is_superuser: account.is_superuser,
    is_premium: account.is_premium,
    credits: account.credits,
    supercredits: account.supercredits,
    created_at: account.created_at.toISOString(),
  }
}

/** Only what was sent, whatever else is known of the address. Its account will have the same id. */
export const presentSignUp = (signUp: Selectable<PendingSignUpRow>): UserPublic =>
  presentUser({
    ...signUp,
    ...{ disabled_at: signUp.created_at, is_superuser: false, is_premium: false, credits: 0, supercredits: 0 },
  })

type SessionFound = Awaited<ReturnType<typeof newestSessions>>[number]

export function presentSession(session: SessionFound, currentId: string): Session {
  return {
    id: session.id,
    signed_in_at: session.created_at.toISOString(),
    ends_at: session.expires_at.toISOString(),
    browser: session.browser,
    system: session.system,
    is_current: session.id === currentId,
  }
}
