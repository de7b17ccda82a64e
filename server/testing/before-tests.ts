import { afterAll, beforeAll } from 'vitest'

/** Made only if a test runs, else it would never be closed. Use its members in tests and hooks only. */
export function beforeTests<T extends object & { close?: () => Promise<unknown> }>(make: () => Promise<T>): T {
  const made = {} as T
  beforeAll(async () => {
    Object.assign(made, await make())
  })
  afterAll(() => made.close?.())
  return made
}
