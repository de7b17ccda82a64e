import type { Deps } from '../deps.ts'
import type { Db } from '../platform/database/database.ts'
import { WrongSecretKeyError } from '../platform/secrets/secrets.ts'
import {
  countBySealingKey,
  forgetKey,
  holdKeys,
  knownKeys,
  rememberKey,
  replaceSealed,
  sealedByOthers,
  sealedColumns,
} from './queries.ts'

/** Without a key answers cannot be read, and would be charged again. Throws `WrongSecretKeyError`. */
export async function ensureKnownKeys({ transaction, secrets }: Pick<Deps, 'transaction' | 'secrets'>): Promise<void> {
  const { keyId, keyIds } = secrets
  await transaction(async (tx) => {
    // Of several processes that start at once with different keys, one writes, and the others find that.
    await holdKeys(tx)
    const missing = (await knownKeys(tx)).filter((id) => !keyIds.includes(id))
    if (missing.length > 0)
      throw new WrongSecretKeyError(
        `SECRET_KEY lacks a key that this database was written with (it has ${keyIds.join(', ')}, and ${missing.join(', ')} is needed). Add that one behind the newest; without SECRET_KEY it was in DATA_DIR/secret-key.`,
      )
    await rememberKey(tx, keyId)
  })
}

/** Whether a server has ever started on this database. */
export const wasEverUsed = async (db: Db): Promise<boolean> => (await knownKeys(db)).length > 0

/** Answers how many values it sealed anew. Harmless to repeat while the server runs. Throws `WrongSecretKeyError`. */
export async function resealAll({ db, secrets }: Pick<Deps, 'db' | 'secrets'>): Promise<number> {
  let count = 0
  for (const column of await sealedColumns(db)) {
    let rows = await sealedByOthers(db, column, secrets.keyId)
    while (rows.length > 0) {
      for (const row of rows) await replaceSealed(db, column, row, secrets.encrypt(secrets.decryptBytes(row.sealed)))
      count += rows.length
      rows = await sealedByOthers(db, column, secrets.keyId, rows.at(-1)?.id)
    }
  }
  return count
}

/** Answers for each older key how much still needs it. Every process must write with the newest key by now. */
export async function forgetUnusedKeys(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  ...counts: Map<string, number>[]
) {
  const digests = new Map<string, number>()
  for (const [id, count] of counts.flatMap((each) => [...each])) digests.set(id, (digests.get(id) ?? 0) + count)
  const sealed = await sealedByKey(db)
  const older = new Set([...(await knownKeys(db)), ...sealed.keys(), ...digests.keys()])
  older.delete(secrets.keyId)
  const needs = [...older].map((id) => ({ id, sealed: sealed.get(id) ?? 0, digests: digests.get(id) ?? 0 }))
  for (const { id, sealed, digests } of needs) if (sealed + digests === 0) await forgetKey(db, id)
  return needs
}

async function sealedByKey(db: Db): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const column of await sealedColumns(db))
    for (const { keyId, count } of await countBySealingKey(db, column))
      counts.set(keyId, (counts.get(keyId) ?? 0) + count)
  return counts
}
