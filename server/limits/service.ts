import { daySeconds, secondsLeftOfDay } from '@settlesg/contract'
import type { Deps } from '../deps.ts'
import type { Db, Tx } from '../platform/database/database.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { callLimits, type Limit, limits, type MailPauses, pauses, type SlowingLimit } from './list.ts'
import {
  claimMail,
  countOne,
  deleteBuckets,
  deleteOldBuckets,
  endOfCount,
  releaseBucket,
  uncountOne,
} from './queries.ts'

export { callLimits, limits, type MailPauses, pauses }

/* Of a counted text only a keyed digest is kept. While keys are rotated, each order of keys counts by itself. */

type LimitDeps = Pick<Deps, 'clock' | 'secrets' | 'settings'>

export interface Taken {
  bucket: Uint8Array
  takenAt: Date
}

/** Throws the limit's answer where it is one too many; the transaction then takes nothing. */
export async function take(deps: LimitDeps, db: Db | Tx, limit: Limit, of: string): Promise<Taken> {
  const count = newCount(deps, limit, of)
  const { bucket, now } = count
  if (await countOne(db, count)) return { bucket, takenAt: now }
  const end = (await endOfCount(db, bucket))?.forget_at ?? now
  const waitSeconds = Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000))
  throw new HttpError(limit.answer, { 'retry-after': String(waitSeconds) })
}

export const giveBack = (db: Db | Tx, { bucket, takenAt }: Taken): Promise<unknown> => uncountOne(db, bucket, takenAt)

/** Takes one, does the work, and gives it back where the work fails. */
export async function counting<T>(
  deps: LimitDeps & Pick<Deps, 'db'>,
  limit: Limit,
  of: string,
  work: () => Promise<T>,
): Promise<T> {
  const taken = await take(deps, deps.db, limit, of)
  try {
    return await work()
  } catch (error) {
    await giveBack(deps.db, taken)
    throw error
  }
}

/** Only failures count; beyond the limit one at a time, with pauses. Throws the limit's answer. */
export async function hold<T>(
  deps: LimitDeps & Pick<Deps, 'db'>,
  limit: SlowingLimit,
  of: string,
  { attempt, isFailure }: { attempt: () => Promise<T>; isFailure: (error: unknown) => boolean },
): Promise<T> {
  const { db } = deps
  const count = newCount(deps, limit, of)
  const { bucket, now } = count
  const leaseEnds = later(now, limit.leaseSeconds)
  const counted = await countOne(db, { ...count, leaseEnds })
  if (!counted) throw new HttpError(limit.answer, { 'retry-after': String(limit.pauseSeconds) })

  const isSlow = counted.free_at.getTime() === leaseEnds.getTime()
  let hasFailed = false
  try {
    return await attempt()
  } catch (error) {
    hasFailed = isFailure(error)
    throw error
  } finally {
    if (isSlow) await releaseBucket(db, bucket, { leaseEnds, freeAt: later(now, limit.pauseSeconds) })
    else if (!hasFailed) await giveBack(db, { bucket, takenAt: now })
  }
}

function newCount({ clock, secrets, settings }: LimitDeps, { kind, max, within }: Limit, of: string) {
  const now = clock.now()
  const [seconds, longest] =
    within === 'a day in Singapore' ? [secondsLeftOfDay(now), daySeconds] : ([within, within] as const)
  const endsAt = later(now, seconds)
  return {
    bucket: secrets.fingerprint(textOf(kind, of)),
    max: typeof max === 'number' ? max : max(settings),
    now,
    endsAt,
    // What ends much later was begun by a clock that was wrong. One that is a little ahead must not empty the count.
    latest: later(endsAt, longest),
  }
}

/** Null holds it back, only where the newest mailed link asks for a password. Call it in the queueing transaction. */
export async function mailAllowed(
  tx: Tx,
  { clock, secrets, settings }: LimitDeps,
  { kind, minutes }: MailPauses,
  { address, asksPassword }: { address: string; asksPassword: boolean },
): Promise<{ asksPassword: boolean } | null> {
  if (!settings.rateLimits) return { asksPassword }
  const now = clock.now()
  const end = (pause: number) => later(now, pause * 60)
  const claimed = await claimMail(tx, {
    bucket: secrets.fingerprint(textOf(kind, address.toLowerCase())),
    now,
    pauseEnds: [end(minutes[0]), end(minutes[1]), end(minutes[2]), end(minutes[3])],
    // A pause that ends later was begun by a clock that was wrong: rather a mail too many than an owner kept out.
    latest: later(end(minutes[3]), 60),
    forgetAfter: daySeconds,
    asksPassword,
  })
  return claimed ? { asksPassword: claimed.asks_password } : null
}

/** A link was used, or the address has another account now: all pauses to it begin again. */
export const beginPausesAgain = (tx: Tx, deps: Pick<Deps, 'secrets'>, address: string): Promise<unknown> =>
  forget(tx, deps, Object.values(pauses), address.toLowerCase())

export const forgetAccount = (tx: Tx, deps: Pick<Deps, 'secrets'>, userId: string): Promise<unknown> =>
  forget(tx, deps, [limits.reportsMade, limits.reportsMailed, limits.picturesDrawn], userId)

const forget = (tx: Tx, { secrets }: Pick<Deps, 'secrets'>, rules: readonly { kind: string }[], of: string) =>
  deleteBuckets(
    tx,
    rules.flatMap(({ kind }) => secrets.fingerprints(textOf(kind, of))).map(({ digest }) => digest),
  )

const textOf = (kind: string, of: string) => `${kind}: ${of}`

/** Deletes what counts no more. Harmless to repeat. */
export const removeOldCounts = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  deleteOldBuckets(db, clock.now())

const later = (time: Date, seconds: number) => new Date(time.getTime() + seconds * 1000)
