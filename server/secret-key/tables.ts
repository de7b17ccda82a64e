import type { Generated } from 'kysely'

/** At most one row: the id of the key that everything encrypted in this database was encrypted with. */
interface SecretKeyRow {
  one: Generated<true>
  /** `Secrets.keyId`: tells keys apart and is of no other use. */
  key_id: string
}

export interface SecretKeyTables {
  secret_key: SecretKeyRow
}
