import { sql } from 'kysely'

/* Payments know accounts and credits, so neither may import payments; each of these stays part of one statement. */

/** Whether the account in this column has a pack 2 of which not everything was taken back. */
export const holdsPack2 = (userColumn: string) => sql<boolean>`exists (
  select from purchase
  where user_id = ${sql.ref(userColumn)} and product = 'pack_2' and granted_at is not null
    and units_taken < units)`

/** The purchase that a movement is about: its subject itself, or whose refund or dispute that is. */
export const purchaseOfMovement = (subjectColumn: string) => sql<string | null>`coalesce(
  (select id from purchase where id = ${sql.ref(subjectColumn)}),
  (select purchase_id from purchase_refund where id = ${sql.ref(subjectColumn)}),
  (select purchase_id from purchase_dispute where id = ${sql.ref(subjectColumn)}))`
