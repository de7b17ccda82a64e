import type { DatedProfile } from '@settlesg/contract'

/** The answers that no profile may lack, written out so that the quick check need not load the table of questions. */
const required: Record<string, (profile: DatedProfile) => unknown> = {
  'route.pass': ({ route }) => route?.pass,
  'route.links': ({ route }) => route?.links,
  'route.apply_month': ({ route }) => route?.apply_month,
  'you.birth_month': ({ you }) => you?.birth_month,
  'work.work_status': ({ work }) => work?.work_status,
  'education.highest': ({ education }) => education?.highest,
  'family.marital_status': ({ family }) => family?.marital_status,
}
export const requiredPaths = Object.keys(required)

/** Throws RangeError for the first that is missing: without it the model would not fail but be wrong, by up to 20 of 100. */
export function checkRequired(profile: DatedProfile): void {
  for (const [path, read] of Object.entries(required))
    if (read(profile) == null)
      throw new RangeError(`${path}: this answer is required; read the profile by the schema of the contract first`)
}
