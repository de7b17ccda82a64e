/** One measured figure with its goal. */
export interface Row {
  what: string
  figure: string
  goal: string
  /** Null for what is only reported, or could not be measured here. */
  isMet: boolean | null
  /** What the figure was made from. */
  beside?: string
}

interface AtMost extends Pick<Row, 'what' | 'beside'> {
  value: number
  most: number
  unit: string
  digits?: number
}

const marks = new Map([
  [true, 'ok    '],
  [false, 'MISSED'],
  [null, '-     '],
])

/** Prints rows as they come and remembers those that missed their goal. */
export class Report {
  readonly missed: string[] = []

  add({ what, figure, goal, isMet, beside }: Row): void {
    const line = `${what}: ${figure} (${goal})`
    console.log(`${marks.get(isMet)} ${line}${beside ? `\n       ${beside}` : ''}`)
    if (isMet === false) this.missed.push(line)
  }

  addAtMost({ what, value, most, unit, digits = 0, beside }: AtMost): void {
    this.add({
      what,
      figure: `${number(value, digits)} ${unit}`,
      goal: `goal ${number(most, Number.isInteger(most) ? 0 : digits)} ${unit}`,
      isMet: value <= most,
      ...(beside !== undefined && { beside }),
    })
  }

  skip(what: string, why: string): void {
    this.add({ what, figure: why, goal: 'not measured', isMet: null })
  }
}

/** A few significant digits, with commas between thousands. */
export const number = (value: number, digits = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })

/** The middle one; NaN of none. */
export const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
