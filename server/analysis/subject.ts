import { type AnalysisOutlook, type DatedProfile, dated, Outlook, type Profile } from '@settlesg/contract'
import {
  answersOf,
  assessmentOfAnswers,
  completed,
  holdToChangeIt,
  ownAssessment,
  predictionOf,
  type Row,
  renewOutlook,
} from '../assessments/service.ts'
import type { Deps } from '../deps.ts'
import { monthOf } from '../platform/clock.ts'
import type { Tx } from '../tables.ts'

export type AnalysisDeps = Pick<Deps, 'db' | 'transaction' | 'secrets' | 'clock'>

/** An assessment, or answers that may have none yet. The schema has made sure that it is exactly one of them. */
export interface Subject {
  assessment_id?: string | undefined
  profile?: Profile | undefined
}

/** The assessment in question, maybe a deleted one or none yet, and its answers. */
export async function lookUp(deps: AnalysisDeps, userId: string, { profile, assessment_id }: Subject) {
  if (!profile) {
    const found = await ownAssessment(deps, userId, assessment_id ?? '')
    return { found, answers: datedAnswersOf(deps, found) }
  }
  const answers = completed(profile, deps.clock)
  const found = await assessmentOfAnswers(deps, userId, answers)
  // It may have been corrected since it was found by these: its newest answers count.
  return { found, answers: found?.deleted_at === null ? datedAnswersOf(deps, found) : answers }
}

/**
 * Holds an assessment that is as it was when its analysis was made, and answers with its id, else with null. What an older
 * model said of it is renewed.
 */
export async function holdUnchanged(tx: Tx, deps: AnalysisDeps, userId: string, row: Row, analysis: AnalysisOutlook) {
  const held = await holdToChangeIt(tx, userId, row.id)
  if (!held || !sameBytes(held.answers_encrypted, row.answers_encrypted)) return null
  if (predictionOf(deps, held).model_version !== analysis.model_version)
    await renewOutlook(tx, deps, held.id, Outlook.parse(analysis))
  return held.id
}

const sameBytes = (one: Uint8Array | null, other: Uint8Array | null) =>
  one !== null && other !== null && Buffer.from(one).equals(other)

/** Stored answers always have their month: it was filled in before they were stored. */
export const datedAnswersOf = (deps: AnalysisDeps, row: Row): DatedProfile =>
  dated(answersOf(deps, row), monthOf(deps.clock))
