import { type DatedProfile, errors, type Profile } from '@settlesg/contract'
import type { Deps } from '../deps.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { storedAnswers } from './answers.ts'
import { answerDigests } from './fingerprints.ts'
import { estimate, isOlder, renew } from './make-version.ts'
import { findByAnswers, findById, holdById, holdToChange } from './queries.ts'
import type { Assessed, Tx } from './tables.ts'

export type CaseDeps = Pick<Deps, 'db' | 'transaction' | 'secrets' | 'clock'>

/** An assessment, or answers that may have none yet. The schema has made sure that it is exactly one of them. */
export interface Subject {
  assessment_id?: string | undefined
  profile?: Profile | undefined
}

/** The assessment of these answers, kept or deleted. */
export async function assessmentOfAnswers(
  deps: Pick<Deps, 'db' | 'secrets'>,
  userId: string,
  answers: DatedProfile,
): Promise<Assessed | undefined> {
  return findByAnswers(deps.db, userId, answerDigests(deps, answers))
}

/** One of the caller's own assessments. Throws `assessmentNotFound`, also for another person's. */
export const ownAssessment = async ({ db }: Pick<Deps, 'db'>, userId: string, id: string): Promise<Assessed> =>
  found(await findById(db, userId, id))

function found(row: Assessed | undefined): Assessed {
  if (!row) throw new HttpError(errors.assessmentNotFound)
  return row
}

/** Renewing an older model's costs nothing and counts nothing. What was deleted meanwhile is as it was read. */
export async function renewed<Row extends Pick<Assessed, 'id' | 'summary_encrypted'>>(
  deps: CaseDeps,
  userId: string,
  row: Row,
): Promise<Row | Assessed> {
  if (!isOlder(deps, row)) return row
  return deps.transaction(async (tx) => {
    const held = await holdToChange(tx, userId, row.id)
    return held ? renew(tx, deps, held, estimate(storedAnswers(deps, held))) : row
  })
}

/** One of the caller's own, held until the transaction ends: what is stored for it cannot outlive it. */
export const holdOwnAssessment = async (tx: Tx, userId: string, id: string): Promise<Assessed> =>
  found(await holdById(tx, userId, id))

/** Held so that no other transaction changes it. Throws `assessmentNotFound`. */
export const holdOwnToChange = async (tx: Tx, userId: string, id: string): Promise<Assessed> =>
  found(await holdToChange(tx, userId, id))
