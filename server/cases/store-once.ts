import { randomUUID } from 'node:crypto'
import { type DatedProfile, daySeconds, daysLater } from '@settlesg/contract'
import { assess } from '@settlesg/model'
import type { Deps } from '../deps.ts'
import { limits } from '../limits/service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Tx } from '../platform/database/database.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { allowsEstimate } from './answers.ts'
import { claimFingerprint } from './fingerprint-queries.ts'
import { answerDigests, newFingerprint } from './fingerprints.ts'
import { keepAnalysis, sealedContent } from './make-version.ts'
import { freeSince, holdByAnswers, holdStoring, insert, removeOldFree, restore } from './queries.ts'
import type { Assessed } from './tables.ts'

type StoreDeps = Pick<Deps, 'secrets' | 'clock'>

/** What costs nothing must not be stored without end: so many a day, and the newest so many of an account. */
const { max: mostFreeADay, within, answer } = limits.freeAssessments
const freeDays = within / daySeconds
const mostFreeKept = 100

/** Throws `tooManyFreeAssessments`. Counts as one what is brought back on the day that it was made. */
async function refuseTooManyFree(tx: Tx, clock: Clock, userId: string, broughtBack: string | undefined): Promise<void> {
  const now = clock.now()
  const made = await freeSince(tx, userId, daysLater(now, -freeDays), mostFreeADay)
  const oldest = made[mostFreeADay - 1]
  if (!oldest || made.some(({ id }) => id === broughtBack)) return
  const waitSeconds = Math.ceil((daysLater(oldest.created_at, freeDays).getTime() - now.getTime()) / 1000)
  throw new HttpError(answer, { 'retry-after': String(Math.max(1, waitSeconds)) })
}

/** The assessment that these answers have, kept or deleted; where they have none, the id of the one that they will have. */
interface Place {
  id: string
  row: Assessed | null
  isKept: boolean
}

/** Insert first, then read: of callers with the same answers one is the first. Throws `tooManyFreeAssessments`. */
export async function holdPlace(tx: Tx, deps: StoreDeps, userId: string, answers: DatedProfile): Promise<Place> {
  const isFree = !allowsEstimate(answers)
  const digests = answerDigests(deps, answers)
  // With several keys the same answers have several digests, which no index can know for the same: one at a time, then.
  const oneAtATime = digests.length > 1 || isFree
  if (oneAtATime) await holdStoring(tx, userId)
  const known = oneAtATime ? await holdByAnswers(tx, userId, digests) : undefined
  if (isFree && known?.deleted_at !== null) await refuseTooManyFree(tx, deps.clock, userId, known?.id)
  const claim = { ...newFingerprint(deps, answers), user_id: userId, assessment_id: randomUUID() }
  if (!known && (await claimFingerprint(tx, claim))) return { id: claim.assessment_id, row: null, isKept: false }
  const row = known ?? (await holdByAnswers(tx, userId, digests))
  if (!row) throw new Error('An assessment that stood in the way is gone')
  return { id: row.id, row, isKept: row.deleted_at === null }
}

/** Stores the estimate of these answers there; what was unlocked and deleted comes back with its analysis. */
export async function store(
  tx: Tx,
  deps: StoreDeps,
  userId: string,
  { id, row }: Place,
  answers: DatedProfile,
): Promise<Assessed> {
  const { outlook, analysis } = assess(answers)
  const [now, has_estimate] = [deps.clock.now(), outlook.estimate !== null]
  const content = { ...sealedContent(deps, answers, outlook), has_estimate, created_at: now, assessed_at: now }
  const renewed = { found: answerDigests(deps, answers), fingerprint: newFingerprint(deps, answers) }
  const stored = row ? await restore(tx, id, content, renewed) : await insert(tx, { ...content, id, user_id: userId })
  if (stored.is_unlocked) await keepAnalysis(tx, deps, id, analysis)
  if (!has_estimate) await removeOldFree(tx, userId, mostFreeKept, daysLater(now, -1))
  return stored
}

export async function storeOnce(tx: Tx, deps: StoreDeps, userId: string, answers: DatedProfile): Promise<Assessed> {
  const place = await holdPlace(tx, deps, userId, answers)
  return place.row && place.isKept ? place.row : store(tx, deps, userId, place, answers)
}
