const sorted = (values: number[]) => values.toSorted((one, other) => one - other)

/** The middle one; NaN of none. */
export const median = (values: number[]): number => sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN

/** The value that 99 of 100 do not exceed; NaN of none. */
export const p99 = (values: number[]): number => sorted(values)[Math.ceil(values.length * 0.99) - 1] ?? Number.NaN
