import type { VersionSummary } from '@settlesg/contract'
import type { i18n } from 'i18next'
import { textNamed } from '../base/i18n/text-named.ts'

/** Why there is this version of a case, with what was changed. Texts of `result` and, of the questions' names, `form`. */
export function versionCause(texts: i18n, { cause, changed, model_version }: VersionSummary): string {
  const named = changed.map((path) => textNamed(texts, `form:field.${path}.label`))
  // A name that is a question would end the sentence in the middle of the list.
  const quoted = named.map((name) => (/[?？]$/.test(name) ? `“${name}”` : name))
  const answers = new Intl.ListFormat(texts.language, { type: 'conjunction' }).format(quoted)
  return texts.t(`result:sharpen.cause.${cause}`, { answers, version: model_version })
}
