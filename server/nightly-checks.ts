import { setTimeout as wait } from 'node:timers/promises'
import { brokenBooks } from './commands/check-books.ts'
import type { Deps } from './deps.ts'
import { queueMail } from './mail/service.ts'
import { findDiscrepancies, refreshUndecided } from './payments/reconcile.ts'
import { type Db, openExistingDatabase } from './platform/database/database.ts'
import { migrations } from './tables.ts'

/** What a nightly check found: a line of the log, safe to write anywhere, and what the gauges show. */
export interface NightlyResult {
  check: 'ledger:check' | 'reconcile'
  found: number
  /** The rules that are broken, such as I-07. */
  rules: string[]
}

/** Half past two at night in Singapore. */
const nightly = '30 18 * * *'
const mostSeconds = 4 * 3_600
const questionSeconds = 30 * 60
const days = 90
/** Webhooks under way arrive meanwhile; what still differs then is wrong. */
const settleMs = 5 * 60_000

/** `ledger:check` and `reconcile`, once each night in whichever process: each logs what it found, and mails an alarm. */
export const nightlyChecks = (deps: () => Promise<Deps>, onCheck: (result: NightlyResult) => void) =>
  Object.entries(checks).map(([name, check]) => ({
    name,
    cron: nightly,
    mostSeconds,
    async work() {
      const made = await deps()
      const result = await check(made)
      onCheck(result)
      if (result.found > 0) await alarm(made, result)
      return { found: result.found }
    },
  }))

const checks = { 'nightly-ledger': checkLedger, 'nightly-provider': (deps: Deps) => checkProvider(deps) }

/** What the checks last found, in whichever process; null where the books were not checked within a week. */
export async function lastChecks({ jobs }: Pick<Deps, 'jobs'>) {
  const [ledger, provider] = await Promise.all(
    Object.keys(checks).map(async (name) => {
      const last = await jobs.lastResult(name)
      return last && { found: Number(Reflect.get(last.result, 'found')), at: last.at }
    }),
  )
  if (!ledger) return null
  return { violations: ledger.found, differences: provider?.found ?? 0, checkedAt: ledger.at.getTime() / 1000 }
}

async function checkLedger(deps: Deps): Promise<NightlyResult> {
  const broken = await onPatientDatabase(deps, brokenBooks)
  // What follows the number of a rule names rows.
  const rules = [...new Set(broken.map((line) => /^I-\d+/.exec(line)?.[0] ?? 'other'))]
  return { check: 'ledger:check', found: broken.length, rules }
}

export async function checkProvider(deps: Deps, pauseMs = settleMs): Promise<NightlyResult> {
  const { payments } = deps
  const look = async () => (payments ? Array.fromAsync(findDiscrepancies({ ...deps, payments }, days)) : [])
  let lines = await look()
  if (lines.length > 0) {
    await wait(pauseMs)
    await refreshUndecided(deps)
    lines = await look()
  }
  return { check: 'reconcile', found: lines.length, rules: [] }
}

/** A question about all books may take longer than any that a request asks. */
async function onPatientDatabase<T>({ db, settings }: Deps, work: (db: Db) => Promise<T>): Promise<T> {
  if (settings.databaseUrl === null) return work(db)
  const limits = { databaseConnections: 2, statementSeconds: questionSeconds }
  const patient = await openExistingDatabase({ ...settings, ...limits }, migrations)
  return work(patient.db).finally(() => patient.close())
}

/** Tells the operator by mail: which rules and how many, and never about whom. */
async function alarm(deps: Deps, { check, found, rules }: NightlyResult): Promise<void> {
  const { firstSuperuser, contactEmail } = deps.settings
  await deps.transaction((tx) =>
    queueMail(tx, deps, {
      kind: 'books_alarm',
      to: firstSuperuser?.email ?? contactEmail,
      userId: null,
      data: { command: check, found, rules: rules.join(', ') },
    }),
  )
}
