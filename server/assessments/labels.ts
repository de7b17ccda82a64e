import type { Selectable } from 'kysely'
import type { Deps } from '../deps.ts'
import { replacePlainLabel, withPlainLabel } from './queries.ts'
import type { AssessmentRow } from './tables.ts'

/** The name that its owner gave it, or null. */
export const labelOf = (
  { secrets }: Pick<Deps, 'secrets'>,
  { label_encrypted }: Pick<Selectable<AssessmentRow>, 'label_encrypted'>,
): string | null => label_encrypted && secrets.decrypt(label_encrypted)

/** A name as it is stored. */
export const sealedLabel = ({ secrets }: Pick<Deps, 'secrets'>, text: string | null): Buffer | null =>
  text === null ? null : secrets.encrypt(text)

/** Encrypts the names from before names were encrypted. Harmless to repeat, and while another process serves. */
export async function sealLabels({ db, secrets }: Pick<Deps, 'db' | 'secrets'>): Promise<void> {
  for (;;) {
    const rows = await withPlainLabel(db)
    for (const { id, label } of rows) if (label !== null) await replacePlainLabel(db, id, label, secrets.encrypt(label))
    if (rows.length === 0) return
  }
}
