/** Whole numbers near the values that add up to `total`, by largest remainder. */
export function roundedToSum(values: readonly number[], total: number): number[] {
  const floors = values.map(Math.floor)
  const missing = total - floors.reduce((sum, value) => sum + value, 0)
  const order = values
    .map((value, index) => ({ index, lost: value - Math.floor(value) }))
    .sort((one, other) => other.lost - one.lost || one.index - other.index)
  const each = values.length === 0 ? 0 : Math.floor(missing / values.length)
  const extra = values.length === 0 ? 0 : missing - each * values.length
  const rounded = floors.map((value) => value + each)
  for (const { index } of order.slice(0, extra)) rounded[index] = (rounded[index] ?? 0) + 1
  return rounded
}

/** The same with every number in it rounded to so many digits. */
export const roundedTo = <T>(digits: number, of: T): T =>
  JSON.parse(
    JSON.stringify(of, (_, value: unknown) =>
      typeof value === 'number' ? Math.round(value * 10 ** digits) / 10 ** digits : value,
    ),
  )
