import { PGlite } from '@electric-sql/pglite'
import { exampleProfile } from '@settlesg/model/testing'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fingerprintsByKey } from '../assessments/renew-fingerprints.ts'
import { migrations } from '../migrations.ts'
import { type Database, embedded, migrate } from '../platform/database.ts'
import { secretsFrom, WrongSecretKeyError } from '../platform/secrets.ts'
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

  it('a database takes a new key beside its own, and from then on needs both', async () => {
    await ensureKnownKeys({ ...database, secrets })
    const both = secretsFrom('another key, long enough for a test of it', 'one key, long enough for a test of it')
    await ensureKnownKeys({ ...database, secrets: both })
    for (const alone of [secrets, others])
      await expect(ensureKnownKeys({ ...database, secrets: alone })).rejects.toThrow(WrongSecretKeyError)
    await ensureKnownKeys({ ...database, secrets: both })
  })

  it('a database is begun with one key only, when two processes with different ones start at once', async () => {
    const starts = await Promise.allSettled(
      [secrets, others].map((each) => ensureKnownKeys({ ...database, secrets: each })),
    )
    expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

it('the key of a database from before keys were remembered is told by the answers in it', async () => {
  const earlier = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '006'))
  const database = embedded<Tables>(await PGlite.create())
  await migrate(database.db, earlier)
  const user_id = '0b6b2f0c-94a1-4a3e-9d7f-5d2c0e4b8a11'
  await sql`
    insert into app_user (id, email, password_hash, language, confirmed_at, created_at)
    values (${user_id}, 'ann@example.sg', '', 'en', now(), now())`.execute(database.db)
  await sql`
    insert into assessment (user_id, fingerprint, answers_encrypted, outlook_encrypted, has_estimate, created_at)
    values (${user_id}, ${secrets.fingerprint('answers')}, ${secrets.encrypt(JSON.stringify(exampleProfile))},
            ${secrets.encrypt('{}')}, true, now())`.execute(database.db)
  await migrate(database.db, migrations)
  await expect(ensureKnownKeys({ ...database, secrets: others })).rejects.toThrow(WrongSecretKeyError)
  await ensureKnownKeys({ ...database, secrets })
  expect(await fingerprintsByKey(database)).toEqual(new Map([[secrets.keyId, 1]]))
  await database.close()
})
