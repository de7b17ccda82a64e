import { type DatedProfile, errors } from '@settlesg/contract'
import { loadBalance, spendOnAnalysis } from '../credits/service.ts'
import type { Tx } from '../platform/database/database.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { allowsEstimate, completed, storedAnswers } from './answers.ts'
import { assessmentOfAnswers, type CaseDeps, holdOwnToChange, type Subject } from './look-up.ts'
import { type Estimated, estimate, keepAnalysis, renew } from './make-version.ts'
import { markCharged } from './queries.ts'
import { storeOnce } from './store-once.ts'
import type { Assessed } from './tables.ts'

/** Charges one supercredit, once. Throws `assessmentNotFound`, `nothingToAnalyse`, `notEnoughSupercredits`. */
export const unlock = (deps: CaseDeps, userId: string, subject: Subject) =>
  deps.transaction(async (tx) => {
    const held = await holdSubject(tx, deps, userId, subject)
    const answers = storedAnswers(deps, held)
    if (!held.is_unlocked && !allowsEstimate(answers)) throw new HttpError(errors.nothingToAnalyse)
    const charged = !held.is_unlocked && (await chargeAnalysis(tx, deps, held, estimate(answers)))
    return { assessment_id: held.id, charged, balance: await loadBalance(tx, userId) }
  })

/** The assessment in question, held; answers that nothing is kept of are stored. Throws also `nothingToAnalyse`. */
async function holdSubject(tx: Tx, deps: CaseDeps, userId: string, { profile, assessment_id = '' }: Subject) {
  if (!profile) return holdOwnToChange(tx, userId, assessment_id)
  const answers = completed(profile, deps.clock)
  // Not stored in vain, which would count as a free assessment. Those of an earlier version may lead to others.
  if (!allowsEstimate(answers) && !(await isKept(tx, deps, userId, answers)))
    throw new HttpError(errors.nothingToAnalyse)
  return storeOnce(tx, deps, userId, answers)
}

async function isKept(tx: Tx, deps: CaseDeps, userId: string, answers: DatedProfile): Promise<boolean> {
  const found = await assessmentOfAnswers({ ...deps, db: tx }, userId, answers)
  return found?.deleted_at === null
}

/** Stores the analysis of a held case and takes what it costs, which is false if it was taken before. */
export async function chargeAnalysis(
  tx: Tx,
  deps: Pick<CaseDeps, 'secrets' | 'clock'>,
  held: Assessed,
  made: Estimated,
): Promise<boolean> {
  await renew(tx, deps, held, made)
  const charged = await spendOnAnalysis(tx, held.user_id, held.id)
  await markCharged(tx, held.id, deps.clock.now())
  await keepAnalysis(tx, deps, held.id, made.analysis)
  return charged
}
