import type { ConsistencyNote } from '@settlesg/contract'
import type { i18n } from 'i18next'
import { formatMonth, formatWhole } from '../../dates-and-money.ts'
import { textNamed } from '../../i18n/text-named.ts'

/** The values of a note as its text shows them: months by name, years plain, amounts with their thousands marked. */
export const wordedValues = (values: ConsistencyNote['values'], language: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string'
        ? formatMonth(value, language)
        : name.endsWith('_year')
          ? String(value)
          : formatWhole(value, language),
    ]),
  )

export const consistencyText = (texts: i18n, { id, values }: Pick<ConsistencyNote, 'id' | 'values'>): string =>
  textNamed(texts, `advice:consistency.${id}`, wordedValues(values, texts.language))

/** Parts of a sentence in a row, as each language strings them together. */
export const listed = (texts: i18n, parts: readonly string[]): string =>
  parts.join(texts.language.startsWith('zh') ? '、' : ', ')
