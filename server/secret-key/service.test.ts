import { PGlite } from '@electric-sql/pglite'
import { exampleProfile } from '@settlesg/model/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrations } from '../migrations.ts'
import { type Database, embedded, migrate } from '../platform/database.ts'
import { secretsFrom, WrongSecretKeyError } from '../platform/secrets.ts'
import type { Tables } from '../tables.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { ensureSameKey } from './service.ts'

const secrets = secretsFrom('one key, long enough for a test of it')
const others = secretsFrom('another key, long enough for a test of it')

describe('a database', () => {
  let database: Database<Tables>
  beforeEach(async () => {
    database = await openTestDatabase()
  })
  afterEach(() => database.close())

  it('remembers the key that it was begun with, and takes no other', async () => {
    await ensureSameKey(database.db, secrets)
    await ensureSameKey(database.db, secrets)
    const refusal = ensureSameKey(database.db, others)
    await expect(refusal).rejects.toThrow(WrongSecretKeyError)
    await expect(refusal).rejects.toThrow(/^SECRET_KEY is not the one [^\n]+$/)
    await expect(refusal).rejects.toThrow(`(${others.keyId}, and it was ${secrets.keyId})`)
    await ensureSameKey(database.db, secrets)
  })

  it('is begun with one key only, when two processes with different ones start at once', async () => {
    const starts = await Promise.allSettled([secrets, others].map((each) => ensureSameKey(database.db, each)))
    expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

it('tells the key of a database from before keys were remembered by the answers in it', async () => {
  const { '006_secret_key': _, ...earlier } = migrations
  const database = embedded<Tables>(await PGlite.create())
  await migrate(database.db, earlier)
  const user_id = '0b6b2f0c-94a1-4a3e-9d7f-5d2c0e4b8a11'
  await database.db
    .insertInto('app_user')
    .values({ id: user_id, email: 'ann@example.sg', password_hash: '', language: 'en', created_at: new Date() })
    .execute()
  await database.db
    .insertInto('assessment')
    .values({
      user_id,
      fingerprint: secrets.fingerprint('answers'),
      answers_encrypted: secrets.encrypt(JSON.stringify(exampleProfile)),
      outlook_encrypted: secrets.encrypt('{}'),
      has_estimate: true,
      created_at: new Date(),
    })
    .execute()
  await migrate(database.db, migrations)
  await expect(ensureSameKey(database.db, others)).rejects.toThrow(WrongSecretKeyError)
  await ensureSameKey(database.db, secrets)
  await database.close()
})
