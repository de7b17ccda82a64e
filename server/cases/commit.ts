import type { AnalysisOutlook, DatedProfile, Outlook } from '@settlesg/contract'
import { isOlderModel } from '@settlesg/model'
import type { Deps } from '../deps.ts'
import type { Tx } from '../platform/database.ts'
import { ChangedMeanwhileError } from '../platform/retry-while-changed.ts'
import { storedAnswers } from './answers.ts'
import { addVersion, modelRenewal } from './make-version.ts'
import { holdToChange, replaceAnalysis } from './queries.ts'
import { storedAnalysis } from './stored.ts'
import { openOutlook } from './summary.ts'
import type { Assessed } from './tables.ts'

/*
 * The model works before a transaction begins, since it takes its time and no connection may wait for it. So a transaction
 * first holds the case and makes sure that its answers are those that were prepared.
 */

export type CaseDeps = Pick<Deps, 'db' | 'transaction' | 'secrets' | 'clock' | 'model'>
export type CommitDeps = Pick<Deps, 'secrets' | 'clock'>

/** All that the model says of the answers of a case, or of answers that nothing is kept of. */
export interface Prepared {
  row: Assessed | null
  answers: DatedProfile
  outlook: Outlook
  analysis: AnalysisOutlook
}

/** Whether the newest version was made by a model before this process's. */
const isOfOlderModel = ({ secrets }: Pick<Deps, 'secrets'>, row: Assessed): boolean =>
  isOlderModel(openOutlook(secrets, row).model_version)

/** Holds a case as it was when something was prepared for it. Throws `ChangedMeanwhileError`. */
export async function holdUnchanged(tx: Tx, userId: string, row: Assessed): Promise<Assessed> {
  const held = await holdToChange(tx, userId, row.id)
  // Every version, also one of the same answers, is sealed anew, and so has other bytes.
  if (!held?.answers_encrypted || !row.answers_encrypted) throw new ChangedMeanwhileError()
  if (!Buffer.from(held.answers_encrypted).equals(row.answers_encrypted)) throw new ChangedMeanwhileError()
  return held
}

/** The same, with what this process's model says in the place of an older model's. */
export async function holdRenewed(tx: Tx, deps: CommitDeps, userId: string, row: Assessed, outlook: Outlook) {
  const held = await holdUnchanged(tx, userId, row)
  if (!isOfOlderModel(deps, held)) return held
  return addVersion(tx, deps, held, modelRenewal(storedAnswers(deps, held)), outlook)
}

/** Keeps the analysis of a case that is unlocked, in the place of an earlier one. */
export const keepAnalysis = (tx: Tx, { secrets, clock }: CommitDeps, assessmentId: string, analysis: AnalysisOutlook) =>
  replaceAnalysis(tx, {
    assessment_id: assessmentId,
    model_version: analysis.model_version,
    analysis_encrypted: secrets.encrypt(storedAnalysis(analysis)),
    made_at: clock.now(),
  })
