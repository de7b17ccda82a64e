import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import type { Tx } from '../tables.ts'
import { ApiError } from './api-error.ts'

interface Answer {
  status: number
  body: unknown
}

interface KeyedRequest {
  /** None: every call counts. */
  key: string | undefined
  requestId: string
  /** Method, path and parameters as they were sent. */
  content: string
}

interface KeyedAnswer extends Answer {
  /** The request that was answered first; null where this is it. */
  replayOf: string | null
}

/**
 * Does the work once for each idempotency key, in one transaction with the answer that it keeps, and gives that same
 * answer to later calls: https://docs.stripe.com/api/idempotent_requests. A refusal that came of the work is kept too. Throws
 * `ApiError` for a key that was used with other parameters. Of two calls at once the second waits for the first.
 */
export function answerOnce(
  { transaction, clock }: Pick<Deps, 'transaction' | 'clock'>,
  { key, requestId, content }: KeyedRequest,
  work: (tx: Tx) => Promise<unknown>,
): Promise<KeyedAnswer> {
  const digest = createHash('sha256').update(content).digest()
  return transaction(async (tx) => {
    if (key === undefined) return { ...(await answerOf(tx, work)), replayOf: null }
    const isFirst = await tx
      .insertInto('sandbox_answer')
      .values({
        idempotency_key: key,
        request_digest: digest,
        request_id: requestId,
        status: 0,
        body: 'null',
        created_at: clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('idempotency_key')
      .executeTakeFirst()
    const kept = tx.selectFrom('sandbox_answer').selectAll().where('idempotency_key', '=', key)
    if (!isFirst) {
      const { request_digest, request_id, status, body } = await kept.executeTakeFirstOrThrow()
      if (!digest.equals(request_digest)) throw otherParameters(key)
      return { status, body, replayOf: request_id }
    }
    const { status, body } = await answerOf(tx, work)
    await tx
      .updateTable('sandbox_answer')
      .set({ status, body: JSON.stringify(body) })
      .where('idempotency_key', '=', key)
      .execute()
    return { status, body, replayOf: null }
  })
}

/** What was refused is undone, and the transaction goes on to keep the refusal. */
async function answerOf(tx: Tx, work: (tx: Tx) => Promise<unknown>): Promise<Answer> {
  await sql`savepoint work`.execute(tx)
  try {
    return { status: 200, body: await work(tx) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    await sql`rollback to savepoint work`.execute(tx)
    return { status: error.status, body: error.body }
  }
}

const otherParameters = (key: string) =>
  new ApiError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  })
