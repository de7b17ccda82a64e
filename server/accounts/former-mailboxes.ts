import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import type { Db, Tx } from '../tables.ts'

/*
 * One trial credit a mailbox. That a mailbox has an account is seen by the account; that it had one by a keyed digest, which is kept
 * for a year after the account was deleted or has moved to another address (docs/decisions/065-one-trial-credit-a-mailbox.md).
 */

/** How long the digest of an address that left us is kept (docs/product.md 8). */
export const formerMailboxDays = 365

/** An address without its `+tag`, after which a mailbox has as many as its owner likes. */
const tagged = '^([^+@]+)\\+[^@]*@'
export const mailboxOf = (email: string): string => email.replace(new RegExp(tagged), '$1@')
/** The same in the database: what `app_user_mailbox` is an index on. */
const mailboxInSql = `regexp_replace(email, '${tagged}', '\\1@')`

const textOf = (email: string) => `mailbox ${mailboxOf(email)}`

/**
 * Whether the mailbox of this address has an account, or had one within the year. In one statement: an account that is deleted
 * meanwhile is seen as the one or as the other.
 */
export async function hasHadAccount(tx: Db | Tx, { secrets, clock }: Pick<Deps, 'secrets' | 'clock'>, email: string) {
  const digests = secrets.fingerprints(textOf(email)).map(({ digest }) => digest)
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from app_user where ${sql.raw(mailboxInSql)} = ${mailboxOf(email)})
      or exists (select from former_mailbox
        where digest in (${sql.join(digests)}) and forget_at > ${clock.now()}) as found`.execute(tx)
  return rows[0]?.found ?? false
}

/** The account of this address is deleted, or moves to another mailbox. */
export const rememberMailbox = (tx: Tx, { secrets, clock }: Pick<Deps, 'secrets' | 'clock'>, email: string) => {
  const forget_at = new Date(clock.now().getTime() + formerMailboxDays * 86_400_000)
  return tx
    .insertInto('former_mailbox')
    .values({ digest: secrets.fingerprint(textOf(email)), key_id: secrets.keyId, forget_at })
    .onConflict((conflict) => conflict.column('digest').doUpdateSet({ forget_at }))
    .execute()
}

/** How many of the digests that are kept need each key, by its id: the addresses are gone, so none can be made anew. */
export async function formerMailboxesByKey({ db }: Pick<Deps, 'db'>): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('former_mailbox')
    .select(['key_id', sql<number>`count(*)::int`.as('count')])
    .groupBy('key_id')
    .execute()
  return new Map(rows.map(({ key_id, count }) => [key_id, count]))
}
