import { answersSchema, canonical, type DatedProfile } from '@settlesg/contract'
import type { Deps } from '../deps.ts'
import {
  countByFingerprintKey,
  type NewFingerprint,
  replaceFingerprint,
  withOlderFingerprint,
} from './fingerprint-queries.ts'
import { firstId } from './queries.ts'
import { asStored } from './stored.ts'
import type { Assessed } from './tables.ts'
import { findVersionAnswers } from './version-queries.ts'

type Row = Assessed

/** Digests of deleted assessments stay: their answers are gone. Harmless to repeat, and while the server runs. */
export async function renewFingerprints(deps: Pick<Deps, 'db' | 'secrets'>): Promise<number> {
  const { db, secrets } = deps
  let renewed = 0
  let last = firstId
  for (;;) {
    const rows = await withOlderFingerprint(db, secrets.keyId, last)
    for (const row of rows) {
      last = row.id
      const text = await textOfDigest(deps, row)
      // Answers that are read differently today than when they were stored keep the digest that they were found by.
      if (text === undefined) continue
      const to = { fingerprint: secrets.fingerprint(text), fingerprint_key_id: secrets.keyId }
      if (await replaceFingerprint(db, row, to)) renewed += 1
    }
    if (rows.length === 0) return renewed
  }
}

async function textOfDigest(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  row: Awaited<ReturnType<typeof withOlderFingerprint>>[number],
): Promise<string | undefined> {
  const stored = ({ answers_encrypted }: Pick<Row, 'answers_encrypted'>) =>
    canonical(asStored(secrets.decrypt(answers_encrypted ?? new Uint8Array())))
  const matches = (text: string) => secrets.fingerprints(text).some(({ digest }) => digest.equals(row.fingerprint))
  const newest = stored(row)
  if (matches(newest)) return newest
  return (await findVersionAnswers(db, row.assessment_id)).map(stored).find(matches)
}

export async function fingerprintsByKey({ db }: Pick<Deps, 'db'>): Promise<Map<string, number>> {
  return new Map((await countByFingerprintKey(db)).map(({ keyId, count }) => [keyId, count]))
}

/** The digests under which these answers may be stored: one under each key. */
export const answerDigests = ({ secrets }: Pick<Deps, 'secrets'>, answers: DatedProfile): Buffer[] =>
  secrets.fingerprints(canonical(answers)).map(({ digest }) => digest)

export const newFingerprint = ({ secrets }: Pick<Deps, 'secrets'>, answers: DatedProfile): NewFingerprint => ({
  fingerprint: secrets.fingerprint(canonical(answers)),
  fingerprint_key_id: secrets.keyId,
  answers_schema: answersSchema,
})
