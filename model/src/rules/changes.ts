import {
  type DatedProfile,
  Profile,
  type ProfileProblem,
  profileProblems,
  profileRules,
  readInput,
  type ValidationProblem,
} from '@settlesg/contract'
import { eligibility, openRoutes } from './eligibility.ts'
import { payFloor } from './pass-floors.ts'
import { readQuestion } from './question.ts'

/** At most so many answers may differ in a what-if, so that it stays clear what did it (docs/model.md 2.9). */
const mostChanges = 3

/** What a person or a family can do something about. An array counts as one answer and is replaced whole. */
const changeable: readonly string[] = Object.entries({
  route: ['pass', 'apply_month', 'includes.spouse', 'includes.children'],
  residence: ['pass_expires', 'national_exam'],
  work: ['work_status', 'employer_since', 'occupation', 'monthly_pay', 'variable_pay_12m'],
  education: ['highest', 'awarded_in_singapore', 'certificates'],
  family: [
    'children',
    'spouse_status',
    'spouse_education',
    'spouse_monthly_pay',
    'sponsor.work_status',
    'sponsor.monthly_pay',
    'sponsor.home',
  ],
  roots: ['home', 'activities', 'plan'],
}).flatMap(([step, names]) => names.map((name) => `${step}.${name}`))

/** The profile with a person's own what-if (a JSON merge patch), or what is wrong with it, by its place in the patch. */
export function withChanges(
  profile: DatedProfile,
  changes: unknown,
): { profile: DatedProfile } | { problems: ValidationProblem[] } {
  const leaves = findLeaves(changes)
  if (leaves === null || leaves.length === 0) return refused([], 'Give at least one answer to change')
  if (leaves.length > mostChanges) return refused([], `Change at most ${mostChanges} answers at once`)
  const fixed = leaves.find((path) => !changeable.includes(path.join('.')))
  if (fixed) return refused(fixed, 'This answer is not one that a person can change')
  const read = readInput(Profile, merged(profile, changes), 'body')
  if ('problems' in read) return { problems: read.problems.map(inChanges) }
  const route = { ...read.value.route, apply_month: read.value.route.apply_month ?? profile.route.apply_month }
  const changed = { ...read.value, route }
  if (!hasSameChildren(profile, changed))
    return refused(['family', 'children'], 'Only the school of a child and whether it applies too can be changed')
  if (!mayBecome(profile.family.spouse_status, changed.family.spouse_status))
    return refused(['family', 'spouse_status'], 'A spouse can take up another pass or become a permanent resident')
  if (route.pass === 'already_pr' && profile.route.pass !== 'already_pr')
    return refused(['route', 'pass'], 'To be a permanent resident is what the estimate is about')
  if (route.apply_month < profile.route.apply_month)
    return refused(['route', 'apply_month'], 'This month must not be before the month of application')
  const underpaid = belowFloor(profile, changed)
  if (underpaid !== null)
    return refused(['route', 'pass'], `A new pass of this kind needs at least S$${underpaid} a month at this age`)
  const contradictions = profileProblems(changed)
  return contradictions.length > 0 ? { problems: contradictions.map(contradiction) } : ofSameRoute(profile, changed)
}

/** Nobody is born, naturalised or given away in a what-if. */
function hasSameChildren(before: DatedProfile, after: DatedProfile): boolean {
  const familyAnswers = ({ family }: DatedProfile) =>
    (family.children ?? []).map(({ birth_month, status, sex }) => [birth_month, status, sex ?? null])
  return JSON.stringify(familyAnswers(before)) === JSON.stringify(familyAnswers(after))
}

type SpouseStatus = DatedProfile['family']['spouse_status']

/** A foreign husband or wife may take up another pass or become a permanent resident; no other status can be changed. */
const mayBecome = (before: SpouseStatus, after: SpouseStatus): boolean =>
  before === after ||
  (before != null && before !== 'citizen' && before !== 'pr' && after != null && after !== 'citizen')

function belowFloor(before: DatedProfile, after: DatedProfile): number | null {
  const { pass } = after.route
  if (pass === before.route.pass || (pass !== 'ep' && pass !== 's_pass')) return null
  const floor = payFloor(pass, after)
  return (after.work.monthly_pay ?? 0) < floor ? floor : null
}

/** Where a change opens another route that would come first, the question stays that of the one before. */
function ofSameRoute(before: DatedProfile, after: DatedProfile) {
  const { route } = readQuestion(before)
  const isSame = after.route.route != null || readQuestion(after).route === route
  if (isSame || route === null || !openRoutes(eligibility(after)).includes(route)) return { profile: after }
  return { profile: { ...after, route: { ...after.route, route } } }
}

const refused = (path: string[], msg: string) => ({
  problems: [{ type: 'value_error', loc: ['changes', ...path], msg }],
})
const inChanges = (problem: ValidationProblem): ValidationProblem => ({
  ...problem,
  loc: ['changes', ...problem.loc.slice(1)],
})
const contradiction = ({ loc, rule }: ProfileProblem): ValidationProblem => ({
  type: 'value_error',
  loc: ['changes', ...loc],
  msg: profileRules[rule],
})

/** The paths of all answers that a patch gives or takes back; null for what is no patch. */
function findLeaves(changes: unknown, path: string[] = []): string[][] | null {
  if (typeof changes !== 'object' || changes === null || Array.isArray(changes))
    return path.length === 0 ? null : [path]
  return Object.entries(changes).flatMap(([key, value]) => findLeaves(value, [...path, key]) ?? [])
}

type PartialDeep<T> = T extends readonly unknown[] ? T : T extends object ? { [K in keyof T]?: PartialDeep<T[K]> } : T
/** A JSON merge patch (RFC 7386) on a profile: arrays are replaced whole. */
export type Changes = PartialDeep<DatedProfile>

/** The profile with a merge patch applied: a null takes an answer back, an array is replaced whole. */
export function merged<T>(target: T, changes: unknown): T
export function merged(target: unknown, changes: unknown): unknown {
  if (!isObject(changes)) return changes
  // By way of a map: in an object the key `__proto__` would not be an entry but another prototype.
  const result = new Map<string, unknown>(isObject(target) ? Object.entries(target) : [])
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) result.delete(key)
    else result.set(key, merged(result.get(key), value))
  }
  return Object.fromEntries(result)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
