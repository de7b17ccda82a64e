import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** On what a session was opened. Of those from before nobody knows; they end by themselves. */
export const addSessionDevices: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table session
        add column browser text check (length(browser) <= 40),
        add column system text check (length(system) <= 40)`.execute(db)
  },
}
