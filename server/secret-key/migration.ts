import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Which key the database was written with. One that holds answers already tells it by them: what is encrypted begins
 * with the four bytes of its key's id. The newest count.
 */
export const createSecretKey: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table secret_key (
        one boolean primary key default true check (one),
        key_id text not null
      )`.execute(db)
    await sql`
      insert into secret_key (key_id)
      select encode(substring(answers_encrypted for 4), 'hex') from assessment
      where answers_encrypted is not null order by created_at desc limit 1`.execute(db)
  },
}

/**
 * Several keys: a row for each that something was written with, and with each digest of answers the key that it is of.
 * A digest does not tell; until now there was one key for everything.
 */
export const rotateSecretKeys: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table secret_key drop column one, add primary key (key_id)`.execute(db)
    await sql`alter table assessment add fingerprint_key_id text`.execute(db)
    await sql`update assessment set fingerprint_key_id = coalesce((select key_id from secret_key), 'unknown')`.execute(
      db,
    )
    await sql`alter table assessment alter fingerprint_key_id set not null`.execute(db)
    await sql`create index assessment_fingerprint_key on assessment (fingerprint_key_id)`.execute(db)
  },
}
