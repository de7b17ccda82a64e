import { answersSchema, canonical, type DatedProfile } from '@settlesg/contract'
import type { Deps } from '../deps.ts'
import type { Db, Tx } from '../tables.ts'
import { hasFirstSchema, type NewFingerprint } from './fingerprint-queries.ts'
import { spellingsOfFirstSchema } from './older-spellings.ts'

/** The digests under which these answers may be stored: under each key, and in each spelling that this person used. */
export async function digestsOf(
  { secrets }: Pick<Deps, 'secrets'>,
  db: Db | Tx,
  userId: string,
  answers: DatedProfile,
) {
  const older = (await hasFirstSchema(db, userId)) ? spellingsOfFirstSchema(answers) : []
  return [answers, ...older].flatMap((one) => secrets.fingerprints(canonical(one)).map(({ digest }) => digest))
}

/**
 * Whether the same answers of this person may have several digests, which no index can know for the same: what is stored
 * of them is stored one at a time, then.
 */
export const mayHaveSeveralDigests = async ({ secrets }: Pick<Deps, 'secrets'>, tx: Tx, userId: string) =>
  secrets.keyIds.length > 1 || (await hasFirstSchema(tx, userId))

/** The digest of these answers, as it is stored. */
export const newFingerprint = ({ secrets }: Pick<Deps, 'secrets'>, answers: DatedProfile): NewFingerprint => ({
  fingerprint: secrets.fingerprint(canonical(answers)),
  fingerprint_key_id: secrets.keyId,
  answers_schema: answersSchema,
})
