import { type DatedProfile, errors, type Profile } from '@settlesg/contract'
import type { Deps } from '../deps.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { completed, openDatedAnswers } from './answers.ts'
import { answerDigests } from './fingerprints.ts'
import { findByAnswers, findById, holdById, holdToChange } from './queries.ts'
import type { Assessed, Tx } from './tables.ts'

/** What making and changing a case works with. */
export type CaseDeps = Pick<Deps, 'db' | 'transaction' | 'secrets' | 'clock'>

/** An assessment, or answers that may have none yet. The schema has made sure that it is exactly one of them. */
export interface Subject {
  assessment_id?: string | undefined
  profile?: Profile | undefined
}

/** The assessment in question, maybe a deleted one or none yet, and its answers. Throws `assessmentNotFound`. */
export async function lookUp(
  deps: Pick<Deps, 'db' | 'secrets' | 'clock'>,
  userId: string,
  { profile, assessment_id }: Subject,
) {
  if (!profile) {
    const found = await ownAssessment(deps, userId, assessment_id ?? '')
    return { found, answers: openDatedAnswers(deps, found) }
  }
  const answers = completed(profile, deps.clock)
  const found = await assessmentOfAnswers(deps, userId, answers)
  // It may have been corrected since it was found by these: its newest answers count.
  return { found, answers: found?.deleted_at === null ? openDatedAnswers(deps, found) : answers }
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
export async function ownAssessment({ db }: Pick<Deps, 'db'>, userId: string, id: string): Promise<Assessed> {
  const row = await findById(db, userId, id)
  if (!row) throw new HttpError(errors.assessmentNotFound)
  return row
}

/** The same, held until the transaction ends: what is stored for it cannot outlive it. */
export async function holdOwnAssessment(tx: Tx, userId: string, id: string): Promise<Assessed> {
  const row = await holdById(tx, userId, id)
  if (!row) throw new HttpError(errors.assessmentNotFound)
  return row
}

/** The same, held so that nobody else changes it, either. */
export async function holdOwnToChange(tx: Tx, userId: string, id: string): Promise<Assessed> {
  const row = await holdToChange(tx, userId, id)
  if (!row) throw new HttpError(errors.assessmentNotFound)
  return row
}
