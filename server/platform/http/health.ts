import { setTimeout as wait } from 'node:timers/promises'
import { errors } from '@settlesg/contract'
import type { FastifyInstance } from 'fastify'
import type { DatabaseState } from '../database/database-state.ts'

const databasePatienceMs = 1_000
/** These calls have no limit, and must not become a load. */
const answerKeptMs = 1_000

type Reason = 'stopping' | 'database_away' | 'database_read_only' | 'database_refuses_writes'

const reasons = { ready: null, 'read-only': 'database_read_only', refusing: 'database_refuses_writes' } as const

/** Ready: the database answers and takes writes, and no stop is under way; else 503 with the `reason`. */
export function reportHealth(
  app: FastifyInstance,
  { databaseState, isStopping }: { databaseState: () => Promise<DatabaseState>; isStopping: () => boolean },
): void {
  // Kept-alive connections would hold up the stop. Only once the port is closed: a proxy reconnects, and would be reset.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping() && !app.server.listening) reply.header('connection', 'close')
    done()
  })
  const hindrance = cached(() => findHindrance(databaseState))
  app.get('/health/live', async () => ({ status: 'ok' }))
  app.get('/health/ready', async (_request, reply) => {
    const reason = isStopping() ? 'stopping' : await hindrance()
    if (reason === null) return { status: 'ok' }
    const { status, detail, code } = errors.unavailable
    return reply
      .status(status)
      .headers({ 'retry-after': '5', 'cache-control': 'no-store' })
      .send({ detail, code, reason })
  })
}

/** At most one run in `answerKeptMs`, and never two at once. */
function cached<Answer>(run: () => Promise<Answer>): () => Promise<Answer> {
  let answer: Promise<Answer> | null = null
  let keptUntil = 0
  return async () => {
    if (answer && performance.now() < keptUntil) return answer
    keptUntil = Number.POSITIVE_INFINITY
    answer = run().finally(() => {
      keptUntil = performance.now() + answerKeptMs
    })
    return answer
  }
}

const findHindrance = (databaseState: () => Promise<DatabaseState>): Promise<Reason | null> =>
  Promise.race([
    databaseState().then(
      (state) => reasons[state],
      () => 'database_away' as const,
    ),
    wait(databasePatienceMs, 'database_away' as const, { ref: false }),
  ])
