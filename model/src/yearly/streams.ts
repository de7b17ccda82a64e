import type { AgeRow } from '../published-facts.ts'
import type { Kind } from './figures.ts'
import type { FlowValue } from './flow-values.ts'
import type { Regions } from './regions.ts'

/** The persons of one kind who were granted permanent residence in a year, and the share of applicants they are. */
export interface Stream {
  kind: Kind
  approved: number
  rate: number
  /** Shares of the approved: by age band, women, more than secondary education (of those of 21 and over). */
  bands: AgeRow
  female: number
  postSecondary: number
  regions: Regions
}

/** A stream before its rate is known. */
export type Composition = Omit<Stream, 'rate'>

/** What the composition of a year hangs on. */
export interface Makeup {
  year: number
  granted: number
  ages: AgeRow
  spouses: number
  students: number
  investors: number
  /** Other husbands and wives, as a share of all granted. */
  partners: number
  /** Rise of the log-odds of more than secondary education since 2022. */
  education: number
  regions: { spouses: Regions; others: Regions }
}

const children: AgeRow = [1, 0, 0, 0]
const parents: AgeRow = [0, 0, 0, 1]
/** Investors with their families: nobody publishes their ages, and they are a few in a thousand. */
const investorAges: AgeRow = [0, 0.05, 0.3, 0.65]

/** Adults in the proportions of all adults granted in the year, with these log-ratios more to the two older bands. */
function leaning([, young, middle, older]: AgeRow, toMiddle: number, toOlder: number): AgeRow {
  const [m, o] = [middle * Math.exp(toMiddle), older * Math.exp(toOlder)]
  const sum = young + m + o
  return [0, young / sum, m / sum, o / sum]
}

const moved = (share: number, by: number) => 1 / (1 + (1 / share - 1) * Math.exp(-by))

/**
 * The year's grants by kind, without rates. The published ages pin the mix down: who is 20 or younger is a child or a
 * student, and workers are the adults whom no other kind accounts for. Null if that leaves no workers in some band.
 */
export function composed(makeup: Makeup, value: FlowValue): Composition[] | null {
  const { year, granted, ages } = makeup
  const parentsShare = value('aged_parents') * (year < 2010 ? value('aged_parents_earlier') : 1)
  const underAge = value('students_under_21')
  const studentAges: AgeRow = [underAge, 1 - underAge, 0, 0]
  const spouseAges = leaning(ages, value('spouses_31_40'), value('spouses_over_40'))
  const partnerAges = leaning(ages, value('partners_31_40'), value('partners_over_40'))
  const [partners, young] = [makeup.partners * granted, granted * ages[0] - makeup.students * underAge]
  const [partnersToo, childrenToo] = [value('partners_with_worker'), value('children_with_worker')]

  const educated = (share: number) => moved(share, makeup.education)
  const made = (kind: Kind, approved: number, bands: AgeRow, female: number, postSecondary: number) => ({
    kind,
    approved,
    bands,
    female,
    postSecondary,
    regions: kind === 'spouse_of_citizen' ? makeup.regions.spouses : makeup.regions.others,
  })
  const spouseEducation = educated(value('educated_spouses'))
  const [women, girls] = [value('women_partners'), value('women_children')]
  const workerEducation = educated(value('educated_workers'))
  const families = [
    made('partner_of_worker', partners * partnersToo, partnerAges, women, spouseEducation),
    made('child_of_worker', young * childrenToo, children, girls, 0),
    made('spouse_of_citizen', makeup.spouses, spouseAges, value('women_spouses'), spouseEducation),
    made('spouse_of_pr', partners * (1 - partnersToo), partnerAges, women, spouseEducation),
    made('child', young * (1 - childrenToo), children, girls, 0),
    made('aged_parent', granted * parentsShare, parents, value('women_parents'), educated(value('educated_parents'))),
    made('student', makeup.students, studentAges, value('women_students'), educated(value('educated_students'))),
    made('gip', makeup.investors, investorAges, value('women_investors'), workerEducation),
  ]
  const left = ([1, 2, 3] as const).map((band) =>
    families.reduce((rest, { approved, bands }) => rest - approved * bands[band], granted * ages[band]),
  )
  const [first = 0, second = 0, third = 0] = left
  if (young <= 0 || Math.min(first, second, third) <= 0) return null
  const workers = first + second + third
  const workerAges: AgeRow = [0, first / workers, second / workers, third / workers]
  return [made('worker', workers, workerAges, value('women_workers'), workerEducation), ...families]
}
