import type { Profile } from '@settlesg/contract'
import { useSetCase } from '../../assessments/assessment-queries.ts'
import { api } from '../../base/api.ts'

/**
 * Sends all answers as they are to be from now on. Sending the same again after a failure is safe: unchanged answers count
 * nothing.
 */
export function useCorrection(id: string) {
  const setCase = useSetCase(id)
  return async (profile: Profile): Promise<void> =>
    setCase({ profile, prediction: await api.sharpen({ id, body: { profile } }) })
}
