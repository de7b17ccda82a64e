import { Email } from '@settlesg/contract'
import type { Deps } from '../deps.ts'
import { type Settings, SettingsError } from '../platform/settings/settings.ts'
import { whyGuessable } from './guessable-passwords.ts'
import { ownSource } from './password-hasher.ts'
import { findByEmail, updateUser } from './queries.ts'
import { openAccount } from './sign-up.ts'
import { holdAddress } from './sign-up-queries.ts'

type FirstAccountDeps = Pick<Deps, 'db' | 'transaction' | 'clock' | 'secrets' | 'passwordHasher'>

/** Throws `SettingsError` for what is no address, and for a guessable password: this account may see everyone's. */
export async function ensureFirstSuperuser(deps: FirstAccountDeps & { settings: Pick<Settings, 'firstSuperuser'> }) {
  const { firstSuperuser } = deps.settings
  if (!firstSuperuser) return
  const email = Email.safeParse(firstSuperuser.email)
  if (!email.success) throw new SettingsError(['FIRST_SUPERUSER must be a plain e-mail address'])
  if (whyGuessable(firstSuperuser.password, email.data))
    throw new SettingsError([
      'FIRST_SUPERUSER_PASSWORD is too easy to guess; for example take one from: openssl rand -base64 18',
    ])
  if (await findByEmail(deps.db, email.data)) return
  await openFirst(deps, { email: email.data, password: firstSuperuser.password, is_superuser: true })
}

/** For trying the product on one's own machine. No one can own the address: .example is reserved. */
export const demoAccount = { email: 'demo@settlesg.example', password: 'settling down' }

/** The demo account, its password reset; null where it is not wanted, and one left over is then disabled. */
export async function ensureDemoAccount(deps: FirstAccountDeps & { settings: Pick<Settings, 'demoAccount'> }) {
  const existing = await findByEmail(deps.db, demoAccount.email)
  if (!deps.settings.demoAccount) {
    if (existing) await updateUser(deps.db, existing.id, { disabled_at: deps.clock.now() })
    return null
  }
  if (existing) {
    const password_hash = await deps.passwordHasher.hash(demoAccount.password, ownSource)
    await updateUser(deps.db, existing.id, { password_hash, disabled_at: null })
  } else await openFirst(deps, { ...demoAccount, is_superuser: false })
  return demoAccount
}

async function openFirst(
  deps: FirstAccountDeps,
  { email, password, is_superuser }: { email: string; password: string; is_superuser: boolean },
): Promise<void> {
  const password_hash = await deps.passwordHasher.hash(password, ownSource)
  const created_at = deps.clock.now()
  await deps.transaction(async (tx) => {
    await holdAddress(tx, email)
    // Of several processes that start at once, one makes it.
    if (await findByEmail(tx, email)) return
    await openAccount(tx, deps, { email, password_hash, full_name: null, language: 'en', is_superuser, created_at })
  })
}
