import { statements } from '../platform/migrate.ts'

/** The ids of the keys that something in the database was written with. */
export const createSecretKeys = statements('create table secret_key (key_id text primary key)')
