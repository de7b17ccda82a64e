import { setTimeout as wait } from 'node:timers/promises'
import { collectDefaultMetrics, Gauge, Registry } from '@prometheus-io/client'
import type { Deps } from './deps.ts'
import { mailState } from './mail/service.ts'
import { lastChecks } from './nightly-checks.ts'
import type { Database } from './platform/database/database.ts'
import { counts } from './platform/metrics/metrics.ts'
import { serveMetrics } from './platform/metrics/metrics-server.ts'
import { newestBackup } from './platform/metrics/newest-backup.ts'

type WatchedDeps = Pick<Deps, 'db' | 'clock' | 'jobs'> & { settings: Pick<Deps['settings'], 'backupDir'> }

/** A database that is away must not hold up what else there is to read. */
const databasePatienceMs = 1_000

/** A gauge that cannot be read is NaN: it would go on showing what it last was. */
export function metricsOf(deps: WatchedDeps, { connections }: Pick<Database, 'connections'>): () => Promise<string> {
  const { backupDir } = deps.settings
  const own = new Registry()
  collectDefaultMetrics({ register: own })
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [own] })
  const mailWaiting = gauge('settlesg_mail_waiting', 'Mails that wait to be sent')
  const mailOldest = gauge('settlesg_mail_oldest_age_seconds', 'Age of the oldest waiting mail')
  const mailDead = gauge('settlesg_mail_dead', 'Mails that were given up and are still known')
  const violations = gauge('settlesg_ledger_violations', 'Rules of the books that the last nightly check found broken')
  const differences = gauge('settlesg_payment_differences', 'Differences to the payment provider in that check')
  const checked = gauge('settlesg_ledger_checked_timestamp_seconds', 'When the books were last checked, since 1970')
  const backup =
    backupDir && gauge('settlesg_backup_newest_timestamp_seconds', 'When the newest dump was done, since 1970')
  const poolPending = gauge('db_client_connection_pending_requests', 'Statements that wait for a connection')
  const poolCount = new Gauge({
    name: 'db_client_connection_count',
    help: 'Connections of the pool for requests, by state',
    labelNames: ['state'],
    registers: [own],
  })

  const readDatabase = async () => {
    const tooLate = wait(databasePatienceMs, null, { ref: false })
    const known = await Promise.race([readStored(deps).catch(() => null), tooLate])
    mailWaiting.set(known?.mails.waiting ?? Number.NaN)
    mailOldest.set(known?.mails.oldestSeconds ?? Number.NaN)
    mailDead.set(known?.mails.dead ?? Number.NaN)
    violations.set(known?.books?.violations ?? Number.NaN)
    differences.set(known?.books?.differences ?? Number.NaN)
    checked.set(known?.books?.checkedAt ?? Number.NaN)
  }
  const readBackups = async () => {
    if (!backup) return
    const at = await newestBackup(backupDir).catch(() => null)
    backup.set(at ? at.getTime() / 1000 : Number.NaN)
  }
  const readPool = () => {
    const pool = connections()
    if (!pool) return
    poolCount.set({ state: 'used' }, pool.used)
    poolCount.set({ state: 'idle' }, pool.idle)
    poolPending.set(pool.waiting)
  }
  return async () => {
    readPool()
    await Promise.all([readDatabase(), readBackups()])
    return Registry.merge([counts, own]).metrics()
  }
}

async function readStored(deps: WatchedDeps) {
  const { waiting, waiting_since, dead } = await mailState(deps.db)
  const oldestSeconds = waiting_since ? (deps.clock.now().getTime() - waiting_since.getTime()) / 1000 : 0
  return { mails: { waiting: Number(waiting), oldestSeconds, dead: Number(dead) }, books: await lastChecks(deps) }
}

/** Opens what METRICS_PORT asks for; answers with how to close it. Rejects where the port is taken. */
export async function startWatching(deps: Deps, database: Pick<Database, 'connections'>): Promise<() => Promise<void>> {
  const { metrics } = deps.settings
  const server = metrics && (await serveMetrics(metrics, metricsOf(deps, database)))
  return async () => server?.close()
}
