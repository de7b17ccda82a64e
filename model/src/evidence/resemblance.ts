import { educationScale } from './factors.ts'
import type { Person } from './person.ts'

/* How much each of the pool resembles a person, by the few answers that most others hang together with. */

/** The kinds of pass that hang together with other answers: every pass for skilled work is one. */
function passKind(pass: Person['pass']): number | null {
  if (pass == null) return null
  if (pass === 's_pass') return 0
  if (pass === 'student_pass') return 1
  return ['ep', 'pep', 'entrepass', 'one_pass', 'tech_pass'].includes(pass) ? 2 : 3
}
const place = (options: readonly string[], value: string | null | undefined) =>
  value == null ? null : options.indexOf(value)

interface Trait {
  of: (person: Person) => number | null
  /** `alike`: what is lost of the weight's logarithm where two differ. `near`: the distance at which it is 0.6. */
  kind: 'alike' | 'near'
  scale: number
}

const traits: readonly Trait[] = [
  { of: ({ pass }) => passKind(pass), kind: 'alike', scale: 3.5 },
  { of: ({ works }) => place(['earning', 'caring', 'idle', 'studying'], works), kind: 'alike', scale: 3.5 },
  { of: ({ spouse }) => place(['citizen', 'pr', 'foreign', 'none'], spouse), kind: 'alike', scale: 1.5 },
  { of: ({ child }) => place(['citizen', 'pr', 'foreign', 'none'], child), kind: 'alike', scale: 0.7 },
  { of: ({ awardedHere }) => (awardedHere == null ? null : Number(awardedHere)), kind: 'alike', scale: 0.7 },
  { of: ({ age }) => age ?? null, kind: 'near', scale: 6 },
  { of: ({ yearsHere }) => (yearsHere == null ? null : Math.log(1 + yearsHere)), kind: 'near', scale: 0.45 },
  { of: ({ pay }) => (pay == null ? null : Math.log(Math.max(pay, 100))), kind: 'near', scale: 0.4 },
  { of: ({ education }) => (education == null ? null : educationScale[education]), kind: 'near', scale: 0.2 },
]

/** What one distance can cost: whoever is far from everybody in one answer is still read by the others. */
const mostLost = 8

/** The traits of many people in numbers, trait after trait; NaN where one is not known or does not apply. */
export const traitColumns = (people: readonly Person[]): Float64Array[] =>
  traits.map(({ of }) => Float64Array.from(people, (person) => of(person) ?? Number.NaN))

/** A weight for each of the people, 1 where all is the same. A trait that does not apply to them says nothing. */
export function resemblance(person: Person, columns: readonly Float64Array[]): Float64Array {
  const lost = new Float64Array(columns[0]?.length ?? 0)
  for (const [index, { of, kind, scale }] of traits.entries()) {
    const own = of(person)
    const column = columns[index]
    if (own === null || !column) continue
    for (let row = 0; row < lost.length; row++) {
      const theirs = column[row] ?? Number.NaN
      if (Number.isNaN(theirs) || theirs === own) continue
      lost[row] = (lost[row] ?? 0) + (kind === 'alike' ? scale : Math.min(mostLost, ((theirs - own) / scale) ** 2 / 2))
    }
  }
  for (let row = 0; row < lost.length; row++) lost[row] = Math.exp(-(lost[row] ?? 0))
  return lost
}
