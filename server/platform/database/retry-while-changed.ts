import { errors } from '@settlesg/contract'
import { HttpError } from '../http/http-error.ts'

/** Throw it in a transaction whose preparation is out of date; all of it is rolled back. */
export class ChangedMeanwhileError extends Error {
  override readonly name = 'ChangedMeanwhileError'
}

/** Each try loses to another call that succeeded; so many in a row do not happen by chance. */
const mostTries = 5
const retrySeconds = 5

/** Prepares slowly outside a transaction, then checks and writes in a short one. Throws `unavailable` after five tries. */
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
