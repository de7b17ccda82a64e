import { errors } from '@settlesg/contract'
import { HttpError } from '../http/http-error.ts'

/** Thrown within a transaction: what it was prepared for is not what is stored any more. All of it is rolled back. */
export class ChangedMeanwhileError extends Error {
  override readonly name = 'ChangedMeanwhileError'
}

/** Each try loses to another call that got its own done; so many in a row do not happen by chance. */
const mostTries = 5
const retrySeconds = 5

/**
 * Does slow work outside of any transaction and hands it to a short one, which holds what it is about and checks that it is
 * unchanged; both once more while it is not. Throws `unavailable` after five tries.
 */
export async function retryWhileChanged<Prepared, Result>(
  prepare: () => Promise<Prepared>,
  commit: (prepared: Prepared) => Result | Promise<Result>,
): Promise<Result> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const prepared = await prepare()
    try {
      return await commit(prepared)
    } catch (error) {
      if (!(error instanceof ChangedMeanwhileError)) throw error
    }
  }
  throw new HttpError(errors.unavailable, { 'retry-after': String(retrySeconds) })
}
