import { type Secrets, WrongSecretKeyError } from '../platform/secrets.ts'
import type { Db } from '../tables.ts'

/**
 * Makes sure that the database was written with this key; a new database remembers it. With another key no stored
 * answers could be read, and the same answers would be charged again. Throws `WrongSecretKeyError`.
 */
export async function ensureSameKey(db: Db, { keyId }: Pick<Secrets, 'keyId'>): Promise<void> {
  // Of several processes that start at once one writes; all read what it wrote.
  await db
    .insertInto('secret_key')
    .values({ key_id: keyId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { key_id: known } = await db.selectFrom('secret_key').select('key_id').executeTakeFirstOrThrow()
  if (known !== keyId)
    throw new WrongSecretKeyError(
      `SECRET_KEY is not the one that this database was written with (${keyId}, and it was ${known}). Start with that one: without SECRET_KEY it is in DATA_DIR/secret-key.`,
    )
}
