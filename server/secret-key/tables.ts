import type { Kysely, Transaction } from 'kysely'
import { statements } from '../platform/database/migrate.ts'

interface SecretKeyRow {
  /** `Secrets.keyId`: only distinguishes keys. */
  key_id: string
}

export interface SecretKeyTables {
  secret_key: SecretKeyRow
}

export type Db = Kysely<SecretKeyTables>
export type Tx = Transaction<SecretKeyTables>

/** The ids of the keys that something in the database was written with. */
export const createSecretKeys = statements('create table secret_key (key_id text primary key)')
