/** Whether the database takes writes: `refusing` where it answers and a write fails, as on a full disk. */
export type DatabaseState = 'ready' | 'read-only' | 'refusing'

/** How often a write is tried while the last one went well. */
const writeEveryMs = 10_000

/**
 * A table that is gone again at the end of its statement. It takes new room on the disk (some 20 pages) and a write of the
 * log, which an update of a row that is there might do without.
 */
const write = `create temporary table readiness on commit drop as
  select repeat('x', 1000) as filler from generate_series(1, 160)`

/**
 * Asks the database whether it is read-only, as a standby is and a former primary after a failover, and makes a real write
 * at most every ten seconds, or at each call from a write that failed until one succeeds. Rejects when it is away.
 */
export function checksState(
  query: (statement: string) => Promise<{ rows: unknown[] }>,
  now: () => number = () => performance.now(),
): () => Promise<DatabaseState> {
  let writtenAt = Number.NEGATIVE_INFINITY
  return async () => {
    const { rows } = await query(`select 1 where current_setting('transaction_read_only')::boolean`)
    if (rows.length > 0) return 'read-only'
    if (now() - writtenAt < writeEveryMs) return 'ready'
    try {
      await query(write)
    } catch (error) {
      return stateAfter(error)
    }
    writtenAt = now()
    return 'ready'
  }
}

/** By its SQLSTATE: 25006 for read-only; not allowed (42), out of room (53) and failures of the disk (58) refuse. */
function stateAfter(error: unknown): DatabaseState {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === '25006') return 'read-only'
  if (/^(42|53|58)...$/.test(code)) return 'refusing'
  throw error
}
