import { afterAll, beforeAll } from 'vitest'

/**
 * What all tests of a file or of a `describe` work with: made before the first of them, closed after the last where it can
 * be, and not made at all where none of them runs, since nothing would close it. Its members are there only in tests and hooks.
 */
export function beforeTests<T extends object & { close?: () => Promise<unknown> }>(make: () => Promise<T>): T {
  const made = {} as T
  beforeAll(async () => {
    Object.assign(made, await make())
  })
  afterAll(() => made.close?.())
  return made
}
