import { errors } from '@settlesg/contract'
import type { FastifyInstance } from 'fastify'
import type { DatabaseState } from '../database/database-state.ts'

const databasePatienceMs = 1_000
/** More frequent calls get the same answer: the calls are not limited, and must not become a load. */
const answerKeptMs = 1_000

/** Why a process is not to be given requests. */
type Reason = 'stopping' | 'database_away' | 'database_read_only' | 'database_refuses_writes'

const reasons = { ready: null, 'read-only': 'database_read_only', refusing: 'database_refuses_writes' } as const

/**
 * `/health/live`: the process runs. `/health/ready`: it can serve: the database answers, takes writes, and no stop is
 * under way; else 503 with the `reason`, in one word.
 */
export function reportHealth(
  app: FastifyInstance,
  { databaseState, isStopping }: { databaseState: () => Promise<DatabaseState>; isStopping: () => boolean },
): void {
  // A connection that is kept alive would hold up the stop until it times out. Not before the door is closed: a proxy that
  // has lost its connections opens new ones, and who is at the door while it closes is reset.
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

/** Runs at most once in `answerKeptMs`, and never while an answer is awaited. */
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

async function findHindrance(databaseState: () => Promise<DatabaseState>): Promise<Reason | null> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<Reason>((resolve) => {
    timer = setTimeout(resolve, databasePatienceMs, 'database_away')
  })
  try {
    return await Promise.race([
      databaseState().then(
        (state) => reasons[state],
        () => 'database_away' as const,
      ),
      patience,
    ])
  } finally {
    clearTimeout(timer)
  }
}
