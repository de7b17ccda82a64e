import { type ConsistencyNote, type DatedProfile, monthAfter, monthsBetween } from '@settlesg/contract'
import { passesForWork } from '../rules/eligibility.ts'
import { check, fix, type Note } from './consistency-notes.ts'
import { familyNotes } from './consistency-of-family.ts'
import { workNotes } from './consistency-of-work.ts'
import { icaTimes, publishedMonths } from './waiting.ts'

/** Answers that do not fit together, or not with the rules. A note says what to compare, never what to answer. */
export function consistency(profile: DatedProfile): ConsistencyNote[] {
  const notes = [
    ...workNotes(profile),
    ...passEnds(profile),
    ...awayLongerThanStay(profile),
    ...schooling(profile),
    ...familyNotes(profile),
    ...ownWord(profile),
    ...ageUnlikely(profile),
  ]
  return [...notes.filter(isFix), ...notes.filter((note) => !isFix(note))].map(({ sources, ...note }) => ({
    ...note,
    source_ids: [...sources],
  }))
}

const isFix = ({ severity }: Note) => severity === 'fix'

function ownWord({ history: { consistent } }: DatedProfile): Note[] {
  const places = ['history.consistent'] as const
  if (consistent === 'known_differences') return fix('known_differences', places)
  if (consistent === 'not_sure') return check('papers_not_sure', places)
  return consistent === 'mostly' ? check('papers_mostly', places) : []
}

/** The ages between which a pass for work is no wonder, and the age from which any application is. All ours. */
const [workFrom, workTo, ageTo] = [18, 75, 95]

/** A slip of the year of birth, rather than an applicant of that age. */
function ageUnlikely({ you: { birth_month }, route: { pass, apply_month } }: DatedProfile): Note[] {
  const age = Math.floor(monthsBetween(birth_month, apply_month) / 12)
  const isOfWork = passesForWork.includes(pass) && (age < workFrom || age >= workTo)
  return isOfWork || age >= ageTo ? check('age_unlikely', ['you.birth_month', 'route.pass'], { age, birth_month }) : []
}

function passEnds({ residence: { pass_expires }, route: { apply_month } }: DatedProfile): Note[] {
  if (pass_expires == null) return []
  const places = ['residence.pass_expires'] as const
  if (pass_expires < apply_month) return fix('pass_ends_before', places, { pass_expires, apply_month })
  const decided = monthAfter(apply_month, publishedMonths)
  if (decided === null || pass_expires > decided) return []
  const values = { pass_expires, apply_month, published_months: publishedMonths }
  return check('pass_ends_during', places, values, icaTimes)
}

const leastAway = { none: 0, '1_3': 1, '4_12': 4, over_12: 13 } as const
const fiveYears = 60

function awayLongerThanStay({ residence: { away_5y, in_singapore_since }, route }: DatedProfile): Note[] {
  if (away_5y == null || in_singapore_since == null) return []
  const away = leastAway[away_5y]
  const stay = Math.min(fiveYears, monthsBetween(in_singapore_since, route.apply_month))
  // Both are counted in whole months, and the first one is rarely full.
  if (away <= stay + 1) return []
  return check('away_longer_than_stay', ['residence.away_5y', 'residence.in_singapore_since'], { away, stay })
}

/** Nobody goes to school before this age. Ours. */
const schoolAge = 3

/** A longer schooling than the present stay is possible, after a time away; a longer one than life is not. */
function schooling({ residence, you, route }: DatedProfile): Note[] {
  const { schooling_here, schooling_years: years, in_singapore_since } = residence
  if (years == null || years === 0) return []
  const place = 'residence.schooling_years'
  if (schooling_here === 'none')
    return fix('schooling_years_without_school', ['residence.schooling_here', place], { years })
  const age = Math.floor(monthsBetween(you.birth_month, route.apply_month) / 12)
  if (years > Math.max(0, age - schoolAge))
    return fix('schooling_longer_than_life', [place, 'you.birth_month'], { years, age })
  if (in_singapore_since == null || years * 12 < monthsBetween(in_singapore_since, route.apply_month) + 12) return []
  const places = [place, 'residence.in_singapore_since'] as const
  return check('schooling_longer_than_stay', places, { years, in_singapore_since })
}
