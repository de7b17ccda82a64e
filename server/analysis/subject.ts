import { type DatedProfile, dated, type Outlook, type Profile } from '@settlesg/contract'
import { isOlderModel } from '@settlesg/model'
import {
  assessmentOfAnswers,
  completed,
  holdToChange,
  openAnswers,
  openPrediction,
  ownAssessment,
  type Row,
  renewOutlook,
} from '../assessments/service.ts'
import type { Deps } from '../deps.ts'
import { currentMonth } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'

export type AnalysisDeps = Pick<Deps, 'db' | 'transaction' | 'secrets' | 'clock'>
/** What is needed within a transaction. */
export type KeepingDeps = Pick<Deps, 'secrets' | 'clock'>

/** An assessment, or answers that may have none yet. The schema has made sure that it is exactly one of them. */
export interface Subject {
  assessment_id?: string | undefined
  profile?: Profile | undefined
}

/** The assessment in question, maybe a deleted one or none yet, and its answers. */
export async function lookUp(deps: AnalysisDeps, userId: string, { profile, assessment_id }: Subject) {
  if (!profile) {
    const found = await ownAssessment(deps, userId, assessment_id ?? '')
    return { found, answers: openDatedAnswers(deps, found) }
  }
  const answers = completed(profile, deps.clock)
  const found = await assessmentOfAnswers(deps, userId, answers)
  // It may have been corrected since it was found by these: its newest answers count.
  return { found, answers: found?.deleted_at === null ? openDatedAnswers(deps, found) : answers }
}

/** Whether the stored estimate was made by a model before this process's. */
export const isOfOlderModel = (deps: KeepingDeps, row: Row): boolean =>
  isOlderModel(openPrediction(deps, row).model_version)

/**
 * Holds an assessment whose answers are those that something was made of, and answers with its id, else with null. Where
 * there is an outlook, it takes the place of an older model's.
 */
export async function holdUnchanged(
  tx: Tx,
  deps: KeepingDeps,
  userId: string,
  { row, outlook }: { row: Row; outlook: Outlook | null },
): Promise<string | null> {
  const held = await holdToChange(tx, userId, row.id)
  if (!held || !sameBytes(held.answers_encrypted, row.answers_encrypted)) return null
  if (outlook && isOfOlderModel(deps, held)) await renewOutlook(tx, deps, held, outlook)
  return held.id
}

const sameBytes = (one: Uint8Array | null, other: Uint8Array | null) =>
  one !== null && other !== null && Buffer.from(one).equals(other)

/** Stored answers always have their month: it was filled in before they were stored. */
export const openDatedAnswers = (deps: KeepingDeps, row: Row): DatedProfile =>
  dated(openAnswers(deps, row), currentMonth(deps.clock))
