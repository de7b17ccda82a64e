import { daysLater, errors } from '@settlesg/contract'
import type { Clock } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { type CommitDeps, keepAnalysis, type Prepared } from './commit.ts'
import type { NewFingerprint } from './fingerprint-queries.ts'
import { answerDigests, newFingerprint } from './fingerprints.ts'
import { sealedContent } from './make-version.ts'
import {
  freeSince,
  holdByAnswers,
  holdStoring,
  insertOnce,
  type NewAssessment,
  removeOldFree,
  restore,
} from './queries.ts'
import type { Assessed } from './tables.ts'

/** What costs nothing must not be stored without end: so many a day, and the newest so many of an account. */
const mostFreeADay = 20
const mostFreeKept = 100

/** Throws `tooManyFreeAssessments`. Counts as one what is brought back on the day that it was made. */
async function refuseTooManyFree(tx: Tx, clock: Clock, userId: string, broughtBack: string | undefined): Promise<void> {
  const now = clock.now()
  const made = await freeSince(tx, userId, daysLater(now, -1), mostFreeADay)
  const oldest = made[mostFreeADay - 1]
  if (!oldest || made.some(({ id }) => id === broughtBack)) return
  const waitSeconds = Math.ceil((daysLater(oldest.created_at, 1).getTime() - now.getTime()) / 1000)
  throw new HttpError(errors.tooManyFreeAssessments, { 'retry-after': String(Math.max(1, waitSeconds)) })
}

/**
 * Stores answers with their estimate; one that was unlocked and deleted comes back with its analysis. Insert first, look
 * afterwards: of several callers with the same answers exactly one has made the row, or brought it back.
 */
export async function storeOnce(
  tx: Tx,
  deps: CommitDeps,
  userId: string,
  { answers, outlook, analysis }: Omit<Prepared, 'row'>,
) {
  const { clock } = deps
  const digests = answerDigests(deps, answers)
  const content = {
    user_id: userId,
    ...sealedContent(deps, answers, outlook),
    has_estimate: outlook.estimate !== null,
    created_at: clock.now(),
    assessed_at: clock.now(),
  }
  const answered = { digests, fingerprint: newFingerprint(deps, answers) }
  // With several keys the same answers have several digests, which no index can know for the same: one at a time, then.
  const oneAtATime = digests.length > 1 || !content.has_estimate
  if (oneAtATime) await holdStoring(tx, userId)
  const known = oneAtATime ? await holdByAnswers(tx, userId, digests) : undefined
  if (!content.has_estimate && known?.deleted_at !== null) await refuseTooManyFree(tx, clock, userId, known?.id)
  const stored = await storeOrFind(tx, content, answered, known)
  if (stored.isBack && stored.row.is_unlocked) await keepAnalysis(tx, deps, stored.row.id, analysis)
  if (!content.has_estimate) await removeOldFree(tx, userId, mostFreeKept, daysLater(clock.now(), -1))
  return stored
}

async function storeOrFind(
  tx: Tx,
  content: NewAssessment,
  { digests, fingerprint }: { digests: Buffer[]; fingerprint: NewFingerprint },
  known: Assessed | undefined,
) {
  const made = known ? undefined : await insertOnce(tx, content, fingerprint)
  if (made) return { row: made, isNew: true, isBack: false }
  const existing = known ?? (await holdByAnswers(tx, content.user_id, digests))
  if (!existing) throw new Error('An assessment that stood in the way is gone')
  const isBack = existing.deleted_at !== null
  const row = isBack ? await restore(tx, existing.id, content, { found: digests, fingerprint }) : existing
  return { row, isNew: false, isBack }
}
