import { PGlite } from '@electric-sql/pglite'
import { exampleProfile } from '@settlesg/model/testing'
import { sql } from 'kysely'
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

describe('a database from before keys were remembered', () => {
  const { '006_secret_key': _, ...earlier } = migrations
  let database: Database<Tables>
  beforeEach(async () => {
    database = embedded<Tables>(await PGlite.create())
    await migrate(database.db, earlier)
  })
  afterEach(() => database.close())

  it('tells the key by the answers that it holds', async () => {
    await sql`insert into app_user (id, email, password_hash, language, created_at)
      values ('0b6b2f0c-94a1-4a3e-9d7f-5d2c0e4b8a11', 'ann@example.sg', '', 'en', now())`.execute(database.db)
    await database.db
      .insertInto('assessment')
      .values({
        user_id: '0b6b2f0c-94a1-4a3e-9d7f-5d2c0e4b8a11',
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
  })

  it('takes the first that comes when it holds none', async () => {
    await migrate(database.db, migrations)
    await ensureSameKey(database.db, others)
    await expect(ensureSameKey(database.db, secrets)).rejects.toThrow(WrongSecretKeyError)
  })
})
