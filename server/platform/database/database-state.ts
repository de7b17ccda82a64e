/** `refusing`: it answers, but a write fails, as on a full disk. */
export type DatabaseState = 'ready' | 'read-only' | 'refusing'

/** While the last write went well. */
const writeEveryMs = 10_000

/** Takes new room on the disk (about 20 pages) and a write of the log, unlike an update of an existing row. */
const write = `create temporary table readiness on commit drop as
  select repeat('x', 1000) as filler from generate_series(1, 160)`

/** Writes at most every ten seconds, and at each call after a failed write. Rejects when the database is away. */
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

/** By SQLSTATE: 25006 is read-only; not allowed (42), out of room (53) and failures of the disk (58) refuse. */
function stateAfter(error: unknown): DatabaseState {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === '25006') return 'read-only'
  if (/^(42|53|58)...$/.test(code)) return 'refusing'
  throw error
}
