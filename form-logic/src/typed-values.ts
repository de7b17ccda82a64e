/**
 * A typed whole number: digits, also full-width ones, with thousands marked in any usual way and "S$" in front.
 * What cannot be read comes back as it was typed; nothing but blanks is no answer.
 */
export function readWholeNumber(typed: string): number | string | undefined {
  const text = typed.normalize('NFKC').trim()
  if (text === '') return undefined
  const bare = text.replace(/^S?\$\s*/i, '')
  if (!/^\d{1,3}([, ']?\d{3})*$|^\d+$/.test(bare)) return typed.slice(0, 30)
  const digits = bare.replaceAll(/\D/g, '')
  return digits.length <= 12 ? Number(digits) : typed.slice(0, 30)
}

/**
 * A typed amount in dollars: like a whole number, but cents may follow, and the currency as it is written in Chinese; 50
 * cents and more are rounded up.
 */
export function readDollars(typed: string): number | string | undefined {
  const bare = typed
    .normalize('NFKC')
    .trim()
    .replace(/(?<=\d)\s*(?:元|新元|新币)$/, '')
  const [, dollars = '', cents = ''] = /^(.*\d)\.(\d{0,2})$/.exec(bare) ?? []
  const whole = readWholeNumber(dollars || bare)
  if (typeof whole !== 'number') return whole === undefined ? undefined : typed.slice(0, 30)
  return whole + (Number(cents.padEnd(2, '0')) >= 50 ? 1 : 0)
}

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
