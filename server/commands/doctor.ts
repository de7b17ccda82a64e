import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { dayInSingapore } from '@settlesg/contract'
import { isOverdue, listedFacts } from '@settlesg/model'
import { sql } from 'kysely'
import { smtpMailer } from '../mail/smtp-mailer.ts'
import { describeMixedPurchases } from '../payments/mixed-purchases.ts'
import { describePaymentsToReview } from '../payments/service.ts'
import { type Database, openExistingDatabase } from '../platform/database/database.ts'
import { apiPrefix } from '../platform/http/serve.ts'
import { addressDigest } from '../platform/logs/security-log.ts'
import { newestBackup } from '../platform/metrics/newest-backup.ts'
import { loadSecrets } from '../platform/secrets/secrets.ts'
import { paymentMode, readSettings, type Settings } from '../platform/settings/settings.ts'
import { findSource } from '../security-events/service.ts'
import { commandErrorLines } from '../startup-errors.ts'
import { migrations } from '../tables.ts'

/** What was found of one thing: `bad` keeps people from something, `look` should be looked at. */
interface Finding {
  level: 'ok' | 'look' | 'bad'
  text: string
}
const ok = (text: string): Finding => ({ level: 'ok', text })
const look = (text: string): Finding => ({ level: 'look', text })
const bad = (text: string): Finding => ({ level: 'bad', text })

/** Changes nothing but for one failed sign-in of an unknown address. Exits with 1 where something is bad. */
export async function runDoctor(): Promise<void> {
  const settings = readSettings(process.env)
  for (const line of settings.warnings) report('settings', look(line))
  if (settings.warnings.length === 0) report('settings', ok('nothing weakens them'))
  const { backupDir } = settings
  if (backupDir === null) report('backups', look('BACKUP_DIR is not set: how old the newest dump is shows nowhere'))
  else await reportOf('backups', () => checkBackups(backupDir, new Date()))
  await reportOf('mail server', () => checkMailServer(settings))
  report('facts', checkFacts(new Date()))
  const database = await openExistingDatabase(settings, migrations).catch((error: unknown) => {
    for (const line of commandErrorLines(error)) report('database', bad(line))
    return null
  })
  if (!database) return
  try {
    await reportOf('database', () => checkDatabase(database))
    await reportOf('clock', () => checkClock(database))
    await reportOf('payments', () => checkPayments(database, settings))
    if (database.kind === 'server') {
      await reportOf('site', () => checkSite(settings.publicUrl))
      await reportOf('proxy', () => checkProxy(database, settings))
    }
  } finally {
    await database.close()
  }
}

function report(what: string, { level, text }: Finding): void {
  console.log(`${level.padEnd(5)} ${what}: ${text}`)
  if (level === 'bad') process.exitCode = 1
}

async function reportOf(what: string, check: () => Finding | Promise<Finding>): Promise<void> {
  try {
    report(what, await check())
  } catch (error) {
    for (const line of commandErrorLines(error)) report(what, bad(line))
  }
}

/** One is made each night. */
const oldestBackupMs = 26 * 3_600_000

export async function checkBackups(folder: string, now: Date): Promise<Finding> {
  const newest = await newestBackup(folder)
  if (newest === null) return bad(`there is no dump in ${folder}`)
  const text = `the newest dump is of ${newest.toISOString()}`
  return now.getTime() - newest.getTime() > oldestBackupMs ? bad(`${text}: look why none came since`) : ok(text)
}

async function checkMailServer({ smtpUrl, mailFrom }: Settings): Promise<Finding> {
  if (smtpUrl === null) return look('SMTP_URL is not set: mails go to the mailbox page')
  const mailer = smtpMailer({ smtpUrl, mailFrom })
  try {
    await mailer.check()
    return ok('it lets us in')
  } finally {
    await mailer.close()
  }
}

export function checkFacts(now: Date): Finding {
  const due = listedFacts().filter((fact) => isOverdue(fact, dayInSingapore(now)))
  return due.length === 0
    ? ok('none is overdue')
    : look(`${due.length} must be looked at again: npm run --silent facts -- due, in a checkout`)
}

async function checkDatabase({ db, state }: Database): Promise<Finding> {
  const { rows } = await sql<{ version: string }>`show server_version`.execute(db)
  const now = await state()
  const text = `PostgreSQL ${rows.map((row) => Object.values(row).join()).join()}`
  return now === 'ready' ? ok(`${text}, takes writes`) : bad(`${text}, ${now}`)
}

const mostApartMs = 2_000

async function checkClock({ db }: Database): Promise<Finding> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  const apart = Math.abs((rows[0]?.now.getTime() ?? 0) - Date.now())
  const text = `${(apart / 1000).toFixed(1)} s from the database's`
  return apart > mostApartMs ? bad(`${text}: keep both by NTP`) : ok(text)
}

async function checkPayments({ db }: Database, settings: Settings): Promise<Finding> {
  const mode = paymentMode(settings)
  const [toReview] = await describePaymentsToReview(db)
  if (toReview) return bad(toReview)
  const refusal = await describeMixedPurchases(db, mode)
  if (refusal) return bad(refusal)
  if (mode === 'off') return look('off: nothing can be bought')
  return mode === 'test' ? look('in test mode: nobody is charged') : ok('live')
}

const patienceMs = 10_000
const ask = (url: string, init: RequestInit = {}) =>
  fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(patienceMs) })

async function checkSite(publicUrl: string): Promise<Finding> {
  const answer = await ask(`${publicUrl}/health/ready`)
  return answer.ok ? ok(`${publicUrl} is ready`) : bad(`${publicUrl}/health/ready answers ${answer.status}`)
}

/** A reserved address (RFC 5737), which a proxy must not hand on as the visitor's. */
const forged = '203.0.113.77'

/** Signs in as an unknown user with a forged address, and reads which network the server noted. */
async function checkProxy(database: Database, settings: Settings): Promise<Finding> {
  const username = `doctor-${randomUUID()}@doctor.invalid`
  await ask(`${settings.publicUrl}${apiPrefix}/login/access-token`, {
    method: 'POST',
    headers: { 'x-forwarded-for': forged },
    body: new URLSearchParams({ username, password: randomUUID() }),
  })
  const secrets = loadSecrets(settings)
  const address = addressDigest((text) => secrets.fingerprint(text).toString('base64url'), username)
  for (let tries = 0; tries < 20; tries += 1) {
    const source = (await findSource(database.db, address))?.source
    if (source?.startsWith('203.0.113.'))
      return bad('a forged X-Forwarded-For is believed: have the proxy set it, and name the proxy in TRUST_PROXY')
    if (source?.startsWith('127.') || source?.startsWith('::1'))
      return look(`we were seen as ${source}: right only if this runs on the proxy's own machine (TRUST_PROXY)`)
    if (source) return ok(`we were seen as ${source}, and a forged address was not believed`)
    await wait(100)
  }
  return bad('the site did not note a sign-in: does it use another database or SECRET_KEY?')
}
