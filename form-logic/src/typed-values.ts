/** Digits, also full-width, with thousands marked and "S$" or "SGD". Unreadable text comes back as typed, blanks undefined. */
export function readWholeNumber(typed: string): number | string | undefined {
  const text = typed.normalize('NFKC').trim()
  if (text === '') return undefined
  const bare = text.replace(/^(?:S?\$|SGD)\s*/i, '')
  if (!/^\d{1,3}([, '’]?\d{3})*$|^\d+$/.test(bare)) return typed.slice(0, 30)
  const digits = bare.replaceAll(/\D/g, '')
  return digits.length <= 12 ? Number(digits) : typed.slice(0, 30)
}

/** Like a whole number, but cents and the currency may follow; 50 cents and more are rounded up. */
export function readDollars(typed: string): number | string | undefined {
  const bare = typed
    .normalize('NFKC')
    .trim()
    .replace(/(?<=\d)\s*(?:元|新元|新币|SGD|S\$)$/i, '')
  const [, dollars = '', cents = ''] = /^(.*\d)\.(\d{0,2})$/.exec(bare) ?? []
  const whole = readWholeNumber(dollars || bare)
  if (typeof whole !== 'number') return whole === undefined ? undefined : typed.slice(0, 30)
  return whole + (Number(cents.padEnd(2, '0')) >= 50 ? 1 : 0)
}

/** A month's pay as thousands with a point, 9.8 for 9,800: the amount that is probably meant. Null for anything else. */
export function thousandsMeant(typed: string): number | null {
  const [, thousands] = /^(?:S?\$|SGD)?\s*([1-9]\d?\.\d{1,3})$/i.exec(typed.normalize('NFKC').trim()) ?? []
  return thousands === undefined ? null : Math.round(Number(thousands) * 1_000)
}

/** A typed amount in dollars a month. What may be thousands with a point stays as typed, to be asked about. */
export const readDollarsAMonth = (typed: string): number | string | undefined =>
  thousandsMeant(typed) === null ? readDollars(typed) : typed

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
