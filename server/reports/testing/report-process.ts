/* Makes or mails a report and kills itself at `killAt`: `node report-process.ts '<settings as JSON>'`. */

import type { PRReportRequest } from '@settlesg/contract'
import { mailAccounts } from '../../accounts/service.ts'
import { deliverMail, mailQueue } from '../../mail/service.ts'
import { smtpMailer } from '../../mail/smtp-mailer.ts'
import type { Clock } from '../../platform/clock.ts'
import { openDatabase, type Tx } from '../../platform/database/database.ts'
import { startJobs } from '../../platform/jobs/jobs.ts'
import { secretsFrom } from '../../platform/secrets/secrets.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { migrations } from '../../tables.ts'
import { beforeStatement } from '../../testing/before-statement.ts'
import { reportPrinter } from '../printer.ts'
import { mailReport, reportToAttach } from '../service.ts'

export interface ReportProcessSettings {
  databaseUrl: string
  secretKey: string
  now: string
  settings: Settings
  product: string
  smtpPort: number
  work: { kind: 'queue'; userId: string; request: PRReportRequest } | { kind: 'send'; mailId: string }
  /** A statement by its number; once the PDF is made; before the commit that keeps it; around the handing over. */
  killAt: number | 'printed' | 'commit' | 'before sending' | 'after sending' | null
}

const { databaseUrl, secretKey, now, settings, product, smtpPort, work, killAt }: ReportProcessSettings = JSON.parse(
  process.argv[2] ?? '',
)
const die = () => process.kill(process.pid, 'SIGKILL')
const database = await openDatabase({ databaseUrl, dataDir: '' }, migrations)
const db = database.db.withPlugin(beforeStatement(typeof killAt === 'number' ? killAt : null, die))
const clock: Clock = { now: () => new Date(now) }
const secrets = secretsFrom(secretKey)
const printer = reportPrinter()
let isPrinted = false
const transaction = <T>(run: (tx: Tx) => Promise<T>) =>
  db.transaction().execute(async (tx) => {
    const result = await run(tx)
    if (killAt === 'commit' && isPrinted) die()
    return result
  })
const smtp = smtpMailer({ smtpUrl: `smtp://127.0.0.1:${smtpPort}`, mailFrom: 'no-reply@settlesg.example' })
const mails = {
  db,
  transaction,
  secrets,
  clock,
  mailer: {
    ...smtp,
    async send(mail: Parameters<typeof smtp.send>[0]) {
      if (killAt === 'before sending') die()
      await smtp.send(mail)
      if (killAt === 'after sending') die()
    },
  },
  renderMail: async () => ({ subject: 'A report', text: 'A report', html: '<p>A report</p>' }),
  accounts: mailAccounts,
  attachment: (userId: string, reportId: string) => reportToAttach({ db, secrets, product }, userId, reportId),
  onMail: () => {},
}
const onError = (error: Error) => console.error(error)
const jobs = await startJobs(database.jobs, { queues: [mailQueue(mails)], working: false, onError })
const printing = {
  ...printer,
  async print(input: Parameters<typeof printer.print>[0]) {
    const bytes = await printer.print(input)
    isPrinted = true
    if (killAt === 'printed') die()
    return bytes
  },
}

const deps = { db, transaction, secrets, clock, settings, product, jobs, printer: printing }
if (work.kind === 'queue') await mailReport(deps, work.userId, work.request)
if (work.kind === 'send') await deliverMail(mails, work.mailId)
await jobs.stop()
await printer.close()
await database.close()
