const symbols: Record<string, string> = { sgd: 'S$' }

/** Whole cents as S$9.00. */
export function formatAmount(cents: number, currency: string): string {
  const symbol = symbols[currency] ?? `${currency.toUpperCase()} `
  return `${symbol}${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}
