import type { Deps } from './deps.ts'
import { mailState } from './mail/service.ts'
import { lastChecks } from './nightly-checks.ts'
import type { Database } from './platform/database.ts'
import { type StoredFigures, watch } from './platform/metrics.ts'
import { serveMetrics } from './platform/metrics-server.ts'
import { newestBackup } from './platform/newest-backup.ts'

/** What the gauges show of the database. */
export async function storedFigures(deps: Pick<Deps, 'db' | 'clock' | 'jobs'>): Promise<StoredFigures> {
  const { waiting, waiting_since, dead } = await mailState(deps.db)
  return {
    waitingMails: Number(waiting),
    oldestMailSeconds: waiting_since ? (deps.clock.now().getTime() - waiting_since.getTime()) / 1000 : 0,
    deadMails: Number(dead),
    books: await lastChecks(deps),
  }
}

/**
 * Opens what METRICS_PORT and OTEL_EXPORTER_OTLP_ENDPOINT ask for; answers with how to close it. Rejects where the port is
 * taken.
 */
export async function startWatching(
  deps: Deps,
  { connections }: Pick<Database, 'connections'>,
): Promise<() => Promise<void>> {
  const { metrics, tracesUrl, backupDir } = deps.settings
  const traces = tracesUrl === null ? null : (await import('./platform/traces.ts')).sendTraces(tracesUrl)
  const server = metrics && (await serveMetrics(metrics))
  const unwatch =
    metrics &&
    watch({
      connections,
      readFigures: () => storedFigures(deps),
      ...(backupDir !== null && { newestBackup: () => newestBackup(backupDir) }),
    })
  return async () => {
    unwatch?.()
    await server?.close()
    await traces?.close()
  }
}
