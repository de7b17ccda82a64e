import type { Education } from '@settlesg/contract'
import type { FactorId } from './lines.ts'
import { type Person, payScale } from './person.ts'

/* A person as curves from 0 (least favourable) to 1, null where nothing is known. The sign of age is open. */
type Reading = (person: Person) => number | null

const between = (value: number) => Math.min(1, Math.max(0, value))
/** Steep at first, flat at `full`: the first years count most. */
const saturating = (years: number, full: number) => 1 - (1 - between(years / full)) ** 2
/** A smooth step: flat at both ends. */
const smooth = (value: number) => {
  const x = between(value)
  return x * x * (3 - 2 * x)
}
const of = <T>(value: T | null | undefined, curve: (known: T) => number) => (value == null ? null : curve(value))
/** Of the record of work, which is neither asked of nor held against those who do not earn. */
const ofWork = <T>({ works }: Person, value: T | null | undefined, curve: (known: T) => number) =>
  works == null || works === 'earning' ? of(value, curve) : neutral

/** Of a husband or wife: half-way to having none where the two live apart. */
const ofSpouse = <T>({ apart }: Person, value: T | null | undefined, without: number, curve: (known: T) => number) =>
  of(value, (known) => (apart ? (curve(known) + without) / 2 : curve(known)))

const neutral = 0.5
/** What husbands and wives in the pool reach on average: who has none is counted neither better nor worse. */
const usualSpouse = { education: 0.75, means: 0.35 } as const

/** Any degree counts in full: reports know of no step from a bachelor's to a master's degree or a doctorate. */
export const educationScale = {
  below_secondary: 0,
  secondary: 0.15,
  ite: 0.4,
  diploma: 0.65,
  bachelor: 1,
  postgraduate_diploma: 1,
  master: 1,
  doctorate: 1,
  professional: 1,
} as const satisfies Record<Education, number>

const ties = { citizen: 1, pr: 0.5, foreign: 0, none: 0 } as const
const workPasses = ['ep', 'pep', 'entrepass', 'one_pass', 'tech_pass']

export const factors: Record<FactorId, Reading> = {
  citizen_spouse: (person) => ofSpouse(person, person.spouse, 0, (status) => ties[status]),
  citizen_child: ({ child }) => of(child, (status) => ties[status]),
  relatives: ({ relatives }) => of(relatives, (count) => between(count / 2)),
  // Only a marriage to a citizen or permanent resident is a tie, and it grows from nothing.
  marriage_length: (person) => {
    const { spouse, marriedFor } = person
    if (spouse == null) return null
    if (ties[spouse] === 0) return 0
    return ofSpouse(person, marriedFor, 0, (years) => saturating(years, 8))
  },

  work: ({ works }) => of(works, (status) => (status === 'earning' ? 1 : status === 'caring' ? 0.5 : 0)),
  pay: ({ works, pay }) => (works == null || works === 'earning' ? of(pay, payScale) : 0),
  tax_record: ({ taxRecord }) => taxRecord ?? null,
  tenure: (person) => ofWork(person, person.tenure, (years) => saturating(years, 5)),
  gap: (person) => ofWork(person, person.gap, (months) => 1 - between(months / 12)),
  employers: (person) => ofWork(person, person.employers, (count) => 1 - between((count - 1) / 4)),
  pass_type: ({ pass }) => of(pass, (held) => (held === 's_pass' ? 0 : workPasses.includes(held) ? 1 : neutral)),
  occupation: (person) => ofWork(person, person.occupation, (group) => (group <= '2' ? 1 : group === '3' ? 0.6 : 0)),

  education: ({ education }) => of(education, (level) => educationScale[level]),
  singapore_award: ({ awardedHere }) => of(awardedHere, Number),

  age: ({ age }) => of(age, (years) => smooth((years - 30) / 30)),

  rooted_family: ({ familyApplies }) =>
    of(familyApplies, (answer) => (answer === 'yes' ? 1 : answer === 'no' ? 0 : neutral)),
  local_school: ({ localSchool }) =>
    of(localSchool, (answer) => (answer === 'yes' ? 1 : answer === 'no' ? 0 : neutral)),
  spouse_education: (person) =>
    person.spouse === 'none'
      ? usualSpouse.education
      : ofSpouse(person, person.spouseEducation, usualSpouse.education, (level) => educationScale[level]),
  spouse_means: (person) =>
    person.spouse === 'none' ? usualSpouse.means : ofSpouse(person, readMeans(person), usualSpouse.means, Number),

  residence: ({ yearsHere }) => of(yearsHere, (years) => saturating(years, 10)),
  time_here: ({ away }) => of(away, (band) => ({ none: 1, '1_3': 0.9, '4_12': 0.6, over_12: 0 })[band]),
  schooling: ({ schooling }) => of(schooling, (years) => saturating(years, 10)),
}

/** A foreign husband or wife sponsors nobody: without pay they count as none, not as the worst of sponsors. */
function readMeans({ spouse, spouseWorks, spousePay }: Person): number | null {
  const least = spouse === 'foreign' ? usualSpouse.means : 0
  if (spouseWorks === 'no') return least
  if (spouseWorks === 'retired') return Math.max(least, 0.3 + 0.5 * (spousePay == null ? 0 : spousePayScale(spousePay)))
  return of(spousePay, (amount) => Math.max(least, 0.3 + 0.7 * spousePayScale(amount)))
}

const spousePayScale = (amount: number) => between(Math.log(Math.max(amount, 1) / 1_500) / Math.log(8))
