import { daysLater } from '@settlesg/contract'
import type { Deps } from '../deps.ts'
import type { Db, Tx } from '../platform/database/database.ts'
import { countByKey, findMailbox, keepDigest } from './former-mailbox-queries.ts'

/* One trial credit a mailbox (docs/decisions/065-one-trial-credit-a-mailbox.md). */

/** How long the digest of an address that left us is kept (docs/product.md 8). */
export const formerMailboxDays = 365

/** An address without its `+tag`, after which a mailbox has as many as its owner likes. */
const tagged = '^([^+@]+)\\+[^@]*@'
export const withoutTag = (email: string): string => email.replace(new RegExp(tagged), '$1@')

/** Names the mailbox of an address, for a digest: all its `+tags` are one. */
export const mailboxText = (email: string) => `mailbox ${withoutTag(email)}`

/** One statement, so that an account deleted meanwhile is seen as an account or as a digest. */
export async function hasHadAccount(tx: Db | Tx, { secrets, clock }: Pick<Deps, 'secrets' | 'clock'>, email: string) {
  const digests = secrets.fingerprints(mailboxText(email)).map(({ digest }) => digest)
  const { rows } = await findMailbox(tx, { address: withoutTag(email), tagged, digests }, clock.now())
  return rows[0]?.found ?? false
}

export const rememberMailbox = (tx: Tx, { secrets, clock }: Pick<Deps, 'secrets' | 'clock'>, email: string) => {
  const forget_at = daysLater(clock.now(), formerMailboxDays)
  return keepDigest(tx, { digest: secrets.fingerprint(mailboxText(email)), key_id: secrets.keyId, forget_at })
}

/** How many of the digests that are kept need each key, by its id: the addresses are gone, so none can be made anew. */
export async function formerMailboxesByKey({ db }: Pick<Deps, 'db'>): Promise<Map<string, number>> {
  const rows = await countByKey(db)
  return new Map(rows.map(({ key_id, count }) => [key_id, count]))
}
