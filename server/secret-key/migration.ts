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
