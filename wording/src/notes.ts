import type { ConsistencyNote, FamilyNote, Reapplication } from '@settlesg/contract'
import { formatMonth, formatWhole } from './dates-and-money.ts'
import type { Texts } from './texts.ts'

export const consistencySentence = (
  { t, language }: Texts,
  { id, values }: Pick<ConsistencyNote, 'id' | 'values'>,
): string => t(`advice:consistency.${id}`, wordedValues(values, language))

/** What the application means for one of the family. The month is null where it lies beyond those that there are. */
export const familySentence = ({ t, language }: Texts, { id, month }: Pick<FamilyNote, 'id' | 'month'>): string =>
  t(`advice:family.${id}`, { month: month ? formatMonth(month, language) : t('advice:month_later') })

/** Since when what is said to have changed is so: after the decision on the application before, or already then. */
export const changeSentence = (
  { t }: Texts,
  { dated_after }: Pick<Reapplication['changed'][number], 'dated_after'>,
): string =>
  t(`advice:reapplication_changed.${dated_after === null ? 'undated' : dated_after ? 'dated_after' : 'dated_before'}`)

/** Months by name, years plain (their names end in `_year`), amounts with their thousands marked. */
const wordedValues = (values: Readonly<Record<string, string | number>>, language: string): Record<string, string> =>
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
