/* Takes each event `times` at once, and kills itself before statement `killAt`. The argument is settings as JSON. */
import { createDeps } from '../../app.ts'
import { systemClock } from '../../platform/clock.ts'
import { type Database, openDatabase } from '../../platform/database/database.ts'
import { secretsFrom } from '../../platform/secrets/secrets.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { migrations, type Tables } from '../../tables.ts'
import { beforeStatement } from '../../testing/before-statement.ts'
import { startSandbox } from '../sandbox.ts'
import { providerFor } from '../service.ts'
import { receiveEvent } from '../webhook.ts'
import { signatureFor } from './webhooks.ts'

export interface WebhookProcessSettings {
  databaseUrl: string
  secretKey: string
  /** Shared with the test, for one payment sandbox. */
  dataDir: string
  events: string[]
  times: number
  killAt: number | null
}

const { databaseUrl, secretKey, dataDir, events, times, killAt }: WebhookProcessSettings = JSON.parse(
  process.argv[2] ?? '',
)
const settings = readSettings({ RATE_LIMITS: 'off', DATA_DIR: dataDir })
const secrets = secretsFrom(secretKey)
const onError = (error: Error) => console.error(error)
const database: Database<Tables> = await openDatabase({ databaseUrl, dataDir: '' }, migrations)
const sandbox = await startSandbox(settings, { seller: 'Shop', onError })
if (!sandbox) throw new Error('Payments are to pretend')
const deps = await createDeps(
  {
    settings,
    secrets,
    clock: systemClock,
    database,
    mailer: { async send() {}, async close() {} },
    payments: providerFor(sandbox),
  },
  { onMail: () => {}, onCheck: () => {}, onAction: () => {}, onError, working: false },
)

const killer = beforeStatement(killAt, () => process.kill(process.pid, 'SIGKILL'))
const db = deps.db.withPlugin(killer)
const watched: typeof deps = { ...deps, db, transaction: (work) => db.transaction().execute(work) }

const taken = events.flatMap((payload) => Array.from({ length: times }, () => payload))
await Promise.all(
  taken.map((payload) =>
    receiveEvent(watched, Buffer.from(payload), signatureFor(payload, new Date(), sandbox.webhookSecret)),
  ),
)
await sandbox.close()
await deps.jobs.stop()
await database.close()
