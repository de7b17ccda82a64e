import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Secrets } from '../platform/secrets.ts'
import type { Settings } from '../platform/settings.ts'
import type { Tables } from '../tables.ts'
import type { PasswordHasher } from './password-hasher.ts'

/** What the accounts need from outside. */
export interface AccountTools extends Pick<Database<Tables>, 'db' | 'transaction'> {
  settings: Pick<Settings, 'accessTokenMinutes' | 'emailConfirmation' | 'rateLimits'>
  secrets: Secrets
  clock: Clock
  jobs: Jobs
  passwordHasher: PasswordHasher
}
