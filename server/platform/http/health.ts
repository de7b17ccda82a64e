import { errors } from '@settlesg/contract'
import type { FastifyInstance } from 'fastify'
import { HttpError } from './http-error.ts'

const databasePatienceMs = 1_000
/** Whoever asks more often gets the same answer: the calls are not limited, and must not become a load. */
const answerKeptMs = 1_000

/** `/health/live`: the process runs. `/health/ready`: it can serve: the database answers and no stop is under way. */
export function reportHealth(
  app: FastifyInstance,
  { ping, isStopping }: { ping: () => Promise<unknown>; isStopping: () => boolean },
): void {
  // A connection that is kept alive would hold up the stop until it times out.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping()) reply.header('connection', 'close')
    done()
  })
  const isThere = askedSeldom(() => answers(ping))
  app.get('/health/live', async () => ({ status: 'ok' }))
  app.get('/health/ready', async () => {
    if (isStopping() || !(await isThere())) throw new HttpError(errors.unavailable, { 'retry-after': '5' })
    return { status: 'ok' }
  })
}

/** Asks at most once in `answerKeptMs`, and never while an answer is awaited. */
function askedSeldom(ask: () => Promise<boolean>): () => Promise<boolean> {
  let answer: Promise<boolean> | null = null
  let keptUntil = 0
  return async () => {
    if (answer && performance.now() < keptUntil) return answer
    keptUntil = Number.POSITIVE_INFINITY
    answer = ask().finally(() => {
      keptUntil = performance.now() + answerKeptMs
    })
    return answer
  }
}

async function answers(ping: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, databasePatienceMs, false)
  })
  try {
    return await Promise.race([
      ping().then(
        () => true,
        () => false,
      ),
      patience,
    ])
  } finally {
    clearTimeout(timer)
  }
}
