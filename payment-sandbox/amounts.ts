/** Whole cents as S$9.00. */
export const formatAmount = (cents: number | null): string => `S$${((cents ?? 0) / 100).toFixed(2)}`
