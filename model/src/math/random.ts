/** Numbers from 0 to 1, 1 excluded: the same ones for the same seed, on every machine. */
export type Random = () => number

/** Small Fast Counter (sfc32), 32 bits, by Chris Doty-Humphrey; four words of state, passes PractRand. */
export function seeded(seed: number): Random {
  let [a, b, c, counter] = [0x9e3779b9, 0x243f6a88, seed | 0, 1]
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return (sum >>> 0) / 2 ** 32
  }
  for (let round = 0; round < 15; round++) next()
  return next
}

export function shuffled(count: number, random: Random): number[] {
  const order = Array.from({ length: count }, (_, index) => index)
  for (let last = count - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const [one, two] = [order[last] ?? 0, order[other] ?? 0]
    order[last] = two
    order[other] = one
  }
  return order
}

/** A latin hypercube: each of the dimensions has exactly one point in every `count`-th of the line. */
export function evenly(count: number, dimensions: number, random: Random): number[][] {
  const values = Array.from({ length: count }, (_, index) => (index + 0.5) / count)
  const columns = Array.from({ length: dimensions }, () => shuffled(count, random))
  return Array.from({ length: count }, (_, row) => columns.map((column) => values[column[row] ?? 0] ?? 0))
}
