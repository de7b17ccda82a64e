import type { PasswordHasher } from './accounts/password-hasher.ts'
import type { Mailer } from './mail/mailer.ts'
import type { RenderMail } from './mail/render.ts'
import type { PaymentProvider } from './payments/provider.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database/database.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Secrets } from './platform/secrets/secrets.ts'
import type { Settings } from './platform/settings/settings.ts'
import type { ReportPrinter } from './reports/printer.ts'

/** Made once by `createDeps`. A `routes.ts` takes it whole; a service `Pick`s from it what a command can give. */
export interface Deps extends Pick<Database, 'db' | 'transaction'> {
  product: string
  settings: Settings
  secrets: Secrets
  clock: Clock
  jobs: Jobs
  mailer: Mailer
  renderMail: RenderMail
  passwordHasher: PasswordHasher
  printer: ReportPrinter
  /** Who takes payments; null where nothing can be bought. */
  payments: PaymentProvider | null
}
