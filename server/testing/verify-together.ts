import { vi } from 'vitest'
import type { PasswordHasher } from '../accounts/password-hasher.ts'

/** Password checks wait until `count` have come: each has seen its session by then. The result restores the hasher. */
export function verifyTogether(passwordHasher: PasswordHasher, count: number): () => void {
  const { verify } = passwordHasher
  const all = Promise.withResolvers<void>()
  let come = 0
  const spy = vi.spyOn(passwordHasher, 'verify').mockImplementation(async (...check) => {
    come += 1
    if (come === count) all.resolve()
    await all.promise
    return verify(...check)
  })
  return () => spy.mockRestore()
}
