/** A month as it is being put in: both parts as text, either may be empty. */
export interface MonthParts {
  year: string
  month: string
}

export function monthParts(value: unknown): MonthParts {
  const [year = '', month = ''] = typeof value === 'string' ? value.split('-') : []
  return { year, month }
}

/** `YYYY-MM` from its parts, also while one is missing; undefined when both are. */
export const monthFrom = ({ year, month }: MonthParts): string | undefined =>
  year || month ? `${year.trim()}-${month}` : undefined
