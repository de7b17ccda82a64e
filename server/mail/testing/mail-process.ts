/* A test kills it. Prints "working" once it does, and stops on SIGTERM. */

import { systemClock } from '../../platform/clock.ts'
import { type Database, openDatabase } from '../../platform/database/database.ts'
import { startJobs } from '../../platform/jobs/jobs.ts'
import { secretsFrom } from '../../platform/secrets/secrets.ts'
import { migrations, type Tables } from '../../tables.ts'
import { mailQueue } from '../service.ts'
import { smtpMailer } from '../smtp-mailer.ts'

export interface MailProcessSettings {
  databaseUrl: string | null
  dataDir: string
  smtpUrl: string
  secretKey: string
}

const settings: MailProcessSettings = JSON.parse(process.argv[2] ?? '')
const database: Database<Tables> = await openDatabase(settings, migrations)
const queue = mailQueue({
  ...database,
  secrets: secretsFrom(settings.secretKey),
  clock: systemClock,
  mailer: smtpMailer({ smtpUrl: settings.smtpUrl, mailFrom: 'no-reply@settlesg.example' }),
  renderMail: async (_kind, _language, { token }) => ({ subject: 'A mail', text: `${token}`, html: `<p>${token}</p>` }),
  accounts: {
    accountFor: async () => ({ userId: '0b6b2f0c-94a1-4a3e-9d7f-5d2c0e4b8a11', fullName: null, language: 'en' }),
    async keepToken() {},
  },
  attachment: async () => null,
  onMail: () => {},
})
const jobs = await startJobs(database.jobs, { queues: [queue], onError: () => {} })
console.log('working')
process.once('SIGTERM', async () => {
  await jobs.stop()
  await database.close()
})
