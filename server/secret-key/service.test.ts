import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../platform/database/database.ts'
import { secretsFrom, WrongSecretKeyError } from '../platform/secrets/secrets.ts'
import type { Tables } from '../tables.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { ensureKnownKeys } from './service.ts'

const secrets = secretsFrom('one key, long enough for a test of it')
const others = secretsFrom('another key, long enough for a test of it')

describe('a database', () => {
  let database: Database<Tables>
  beforeEach(async () => {
    database = await openTestDatabase()
  })
  afterEach(() => database.close())

  it('a database remembers the key that it was begun with, and takes no other', async () => {
    await ensureKnownKeys({ ...database, secrets })
    await ensureKnownKeys({ ...database, secrets })
    const refusal = ensureKnownKeys({ ...database, secrets: others })
    await expect(refusal).rejects.toThrow(WrongSecretKeyError)
    await expect(refusal).rejects.toThrow(/^SECRET_KEY lacks a key [^\n]+$/)
    await expect(refusal).rejects.toThrow(`(it has ${others.keyId}, and ${secrets.keyId} is needed)`)
    await ensureKnownKeys({ ...database, secrets })
  })

  it('a database takes a new key besides its own, and from then on needs both', async () => {
    await ensureKnownKeys({ ...database, secrets })
    const both = secretsFrom('another key, long enough for a test of it', 'one key, long enough for a test of it')
    await ensureKnownKeys({ ...database, secrets: both })
    for (const alone of [secrets, others])
      await expect(ensureKnownKeys({ ...database, secrets: alone })).rejects.toThrow(WrongSecretKeyError)
    await ensureKnownKeys({ ...database, secrets: both })
  })

  it('a database gets one key only when two processes with different ones start at once', async () => {
    const starts = await Promise.allSettled(
      [secrets, others].map((each) => ensureKnownKeys({ ...database, secrets: each })),
    )
    expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})
