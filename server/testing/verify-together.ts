import { vi } from 'vitest'
import type { PasswordHasher } from '../accounts/password-hasher.ts'

/**
 * Calls that check a password wait there for each other, until so many have come: each has seen its session by then, which
 * the first to go on may end. Answers with what puts the hasher back.
 */
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
