import { daySeconds } from '@settlesg/contract'
import type { Deps } from '../deps.ts'
import type { Db, Tx } from '../platform/database.ts'
import { claimMail, countCall, deleteBuckets, deleteOldBuckets, endOfCount, uncountCall } from './queries.ts'

/*
 * Limits that hold in all processes together. What is counted is named by a text, of which only a keyed digest is kept;
 * while keys are rotated in two processes in different order, each order counts by itself.
 */

type LimitDeps = Pick<Deps, 'db' | 'clock' | 'secrets' | 'settings'>

/** At most `max` calls within `seconds` of the first. */
export interface CallLimit {
  max: number
  seconds: number
}

/** Counts a call; answers with the seconds to wait where it is one too many, else null. */
export async function secondsToWait(
  { clock, secrets }: Pick<LimitDeps, 'clock' | 'secrets'>,
  db: Db | Tx,
  name: string,
  { max, seconds }: CallLimit,
): Promise<number | null> {
  const [bucket, now] = [limitBucket(secrets, name), clock.now()]
  const endsAt = later(now, seconds * 1000)
  // What ends much later was begun by a clock that was wrong. One that is a little ahead must not empty the count.
  const latest = later(endsAt, seconds * 1000)
  if (await countCall(db, { bucket, now, endsAt, latest }, max)) return null
  const end = (await endOfCount(db, bucket))?.forget_at ?? now
  return Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000))
}

/** What a call of this name is counted as: what `forgetCall` wants. */
export const limitBucket = (secrets: Deps['secrets'], name: string): Buffer => secrets.fingerprint(`calls: ${name}`)

/** Takes a call that was counted at that time off again, while its count runs. */
export const forgetCall = (tx: Tx, bucket: Uint8Array, countedAt: Date): Promise<unknown> =>
  uncountCall(tx, bucket, countedAt)

/**
 * The pauses between mails of a kind to an address, in minutes: after the first, the second, the third and each later
 * one. They begin again a day after the last of them, or once a link of such a mail was used. No pause is longer than the
 * life of a link, so at every moment the newest one in the mailbox works.
 */
export interface MailPauses {
  kind: string
  minutes: readonly [number, number, number, number]
}

/**
 * Whether a mail may go to `address` now, and what its link has to ask for; null holds it back. It is held back only where
 * the newest link that was mailed asks for a password: the owner of the mailbox gets in with that one, whatever a stranger
 * requested. Call it in the transaction that queues the mail. Without rate limits every mail goes.
 */
export async function mailAllowed(
  tx: Tx,
  { clock, secrets, settings }: Pick<LimitDeps, 'clock' | 'secrets' | 'settings'>,
  { kind, minutes }: MailPauses,
  { address, asksPassword }: { address: string; asksPassword: boolean },
): Promise<{ asksPassword: boolean } | null> {
  if (!settings.rateLimits) return { asksPassword }
  const now = clock.now()
  const end = (pause: number) => later(now, pause * 60_000)
  const claimed = await claimMail(tx, {
    lane: secrets.fingerprint(laneText(kind, address)),
    now,
    pauseEnds: [end(minutes[0]), end(minutes[1]), end(minutes[2]), end(minutes[3])],
    // A pause that ends later was begun by a clock that was wrong: rather a mail too many than an owner kept out.
    latest: later(end(minutes[3]), 60_000),
    forgetAfter: daySeconds,
    asksPassword,
  })
  return claimed ? { asksPassword: claimed.asks_password } : null
}

/** Begins pauses to an address again. */
export async function forgetPauses(
  tx: Tx,
  { secrets }: Pick<LimitDeps, 'secrets'>,
  pauses: MailPauses[],
  address: string,
): Promise<void> {
  const lanes = pauses.flatMap(({ kind }) => secrets.fingerprints(laneText(kind, address)))
  await deleteBuckets(
    tx,
    lanes.map(({ digest }) => digest),
  )
}

const laneText = (kind: string, address: string) => `mails: ${kind} to ${address.toLowerCase()}`

/** Deletes what counts no more. Harmless to repeat. */
export async function removeOldLimits({ db, clock }: Pick<LimitDeps, 'db' | 'clock'>): Promise<void> {
  await deleteOldBuckets(db, clock.now())
}

const later = (time: Date, ms: number) => new Date(time.getTime() + ms)
