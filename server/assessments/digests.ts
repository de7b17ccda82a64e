import { answersSchema, canonical, type DatedProfile } from '@settlesg/contract'
import type { Deps } from '../deps.ts'
import type { NewFingerprint } from './fingerprint-queries.ts'

/** The digests under which these answers may be stored: one under each key. */
export const answerDigests = ({ secrets }: Pick<Deps, 'secrets'>, answers: DatedProfile): Buffer[] =>
  secrets.fingerprints(canonical(answers)).map(({ digest }) => digest)

/** The digest of these answers, as it is stored. */
export const newFingerprint = ({ secrets }: Pick<Deps, 'secrets'>, answers: DatedProfile): NewFingerprint => ({
  fingerprint: secrets.fingerprint(canonical(answers)),
  fingerprint_key_id: secrets.keyId,
  answers_schema: answersSchema,
})
