import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** How often signing in has failed of late. Not `unlogged`: a crash of the database would open the door again. */
export const createLoginThrottle: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table login_throttle (
        lane bytea primary key,
        failures integer not null check (failures >= 0),
        forget_at timestamptz not null,
        free_at timestamptz not null
      )`.execute(db)
    await sql`create index login_throttle_old on login_throttle (forget_at)`.execute(db)
  },
}
