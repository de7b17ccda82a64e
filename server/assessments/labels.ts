import type { Selectable } from 'kysely'
import type { Deps } from '../deps.ts'
import type { AssessmentRow } from './tables.ts'

/** The name that its owner gave it, or null. */
export const openLabel = (
  { secrets }: Pick<Deps, 'secrets'>,
  { label_encrypted }: Pick<Selectable<AssessmentRow>, 'label_encrypted'>,
): string | null => label_encrypted && secrets.decrypt(label_encrypted)

/** A name as it is stored. */
export const sealLabel = ({ secrets }: Pick<Deps, 'secrets'>, text: string | null): Buffer | null =>
  text === null ? null : secrets.encrypt(text)
