import { formatMonth, formatWhole } from './dates-and-money.ts'

/**
 * The values of a note as its text shows them in this language: months by name, years plain (their names end in `_year`),
 * amounts with their thousands marked.
 */
export const wordedValues = (
  values: Readonly<Record<string, string | number>>,
  language: string,
): Record<string, string> =>
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
