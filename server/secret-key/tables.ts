import type { Kysely, Transaction } from 'kysely'

/** The keys that something in this database was written with. */
interface SecretKeyRow {
  /** `Secrets.keyId`: tells keys apart and is of no other use. */
  key_id: string
}

export interface SecretKeyTables {
  secret_key: SecretKeyRow
}

export type Db = Kysely<SecretKeyTables>
export type Tx = Transaction<SecretKeyTables>
