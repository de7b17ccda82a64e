import {
  type Condition,
  type DatedProfile,
  monthsBetween,
  type Pass,
  type RouteId,
  type RouteVerdict,
  routeIds,
} from '@settlesg/contract'
import type { SourceId } from '../evidence/sources.ts'
import type { ModelKey } from '../text-keys.ts'

type ConditionId = ModelKey<'condition'>

/* A condition decides its route unless it is advisory: then it is met or unknown, and closes nothing. */
interface Rule extends Condition {
  id: ConditionId
  advisory?: boolean
}
type Met = boolean | null

const grownUp = 21 * 12
type Sources = [SourceId, ...SourceId[]]

/** The passes named by ICA, then those that docs/product.md 6 counts with them. */
const namedWorkPasses: readonly Pass[] = ['ep', 's_pass']
const otherWorkPasses: readonly Pass[] = ['pep', 'entrepass', 'one_pass', 'tech_pass']
/** Every pass that is given for work, that of ICA's list and the work permit. */
export const passesForWork: readonly Pass[] = [...namedWorkPasses, ...otherWorkPasses, 'work_permit']

const decides = (id: ConditionId, met: Met, ...source_ids: Sources): Rule => ({ id, met, source_ids })
const advises = (id: ConditionId, isMet: boolean, ...source_ids: Sources): Rule => ({
  id,
  met: isMet || null,
  source_ids,
  advisory: true,
})

const rules: Record<RouteId, (profile: DatedProfile) => Rule[]> = {
  pts: (profile) => {
    const { pass } = profile.route
    const isOther = otherWorkPasses.includes(pass)
    const named = advises('pass_named_by_ica', false, 'ica-who-may-apply', 'work-pass-guide-2026')
    return [
      decides('work_pass', isOther || namedWorkPasses.includes(pass), 'ica-who-may-apply', 'work-pass-guide-2026'),
      ...(isOther ? [named] : []),
      ...passStillValid(profile),
    ]
  },
  spouse_of_citizen: (profile) => [spouse(profile, 'citizen'), married(profile), ...marriageApproved(profile)],
  spouse_of_pr: (profile) => [spouse(profile, 'pr'), married(profile), ...marriageApproved(profile)],
  child: (profile) => [
    decides('child_of_citizen_or_pr', profile.route.links.includes('child_of_citizen_or_pr'), 'ica-who-may-apply'),
    under21(profile),
    unmarried(profile),
    advises('born_in_marriage_or_adopted', false, 'ica-who-may-apply'),
  ],
  aged_parent: (profile) => [parentOfCitizen(profile), aged(profile)],
  student: (profile) => [
    decides('student_pass', profile.route.pass === 'student_pass', 'ica-who-may-apply', 'student-guide-2026'),
    decides('national_exam', profile.residence.national_exam ?? null, 'student-guide-2026', 'student-rule-2024'),
    twoYearsHere(profile),
    ...passStillValid(profile),
  ],
  gip: () => [decides('gip_investment', null, 'gip-2023')],
  forarts: () => [decides('forarts_achievements', null, 'forarts-2010')],
}

/** All routes in their order. `open`: false when a condition that decides is unmet, else null when one is unknown. */
export function eligibility(profile: DatedProfile): RouteVerdict[] {
  return routeIds.map((route) => {
    const found = [notAlreadyPr(profile), ...rules[route](profile)]
    const deciding = found.filter(({ advisory }) => !advisory).map(({ met }) => met)
    const open = deciding.includes(false) ? false : deciding.includes(null) ? null : true
    return { route, open, conditions: found.map(({ id, met, source_ids }) => ({ id, met, source_ids })) }
  })
}

/** The routes that are certainly open. `gip` and `forarts` are never among them: answers cannot tell. */
export const openRoutes = (verdicts: readonly RouteVerdict[]): RouteId[] =>
  verdicts.filter(({ open }) => open === true).map(({ route }) => route)

const notAlreadyPr = ({ route }: DatedProfile) =>
  decides('not_already_pr', route.pass !== 'already_pr', 'ica-who-may-apply')

/** The tie named in the first step decides; a spouse's status without it leaves the question open (docs/product.md 5). */
function spouse({ route, family }: DatedProfile, status: 'citizen' | 'pr') {
  const named = route.links.includes(`spouse_of_${status}`)
  return decides(`spouse_is_${status}`, named || (family.spouse_status === status ? null : false), 'ica-who-may-apply')
}

function parentOfCitizen(profile: DatedProfile) {
  const isNamed = profile.route.links.includes('parent_of_citizen')
  return decides('parent_of_citizen', isNamed || (childOfUnnamedTie(profile) < 0 ? false : null), 'ica-who-may-apply')
}

/** The child who is a grown-up citizen, where the person could be an aged parent and did not name the tie; else -1. */
export function childOfUnnamedTie(profile: DatedProfile): number {
  const { route, family } = profile
  if (route.links.includes('parent_of_citizen') || !isOfAge(profile)) return -1
  return (family.children ?? []).findIndex(
    ({ status, birth_month }) => status === 'citizen' && monthsBetween(birth_month, route.apply_month) >= grownUp,
  )
}

/** A separated spouse is still married, but whether the other still applies with them cannot be known: unknown. */
function married({ family: { marital_status } }: DatedProfile) {
  const met = marital_status === 'married' || (marital_status === 'separated' ? null : false)
  return decides('married', met, 'ica-who-may-apply')
}

/** The approval to marry is needed by who holds a work permit or held one last, which is not asked: then it is shown. */
const marriageApproved = ({ route }: DatedProfile) => [
  ...(route.pass === 'work_permit'
    ? [decides('marriage_approved', route.marriage_approved ?? null, 'work-permit-marriage')]
    : []),
  ...(mayHaveHeldPermitLast(route.pass) ? [advises('marriage_approved_if_held', false, 'work-permit-marriage')] : []),
]

/** Holders of no pass for work: the last one that they held may have been a work permit. */
export const mayHaveHeldPermitLast = (pass: Pass): boolean => pass !== 'already_pr' && !passesForWork.includes(pass)

/** In the month of the 21st birthday the day decides, which is not asked: unknown. */
function under21({ you, route }: DatedProfile) {
  const age = monthsBetween(you.birth_month, route.apply_month)
  return decides('under_21', age === grownUp ? null : age < grownUp, 'ica-who-may-apply')
}

/** Whether "unmarried" takes in those who were married is not published: unknown for the divorced and widowed. */
function unmarried({ family: { marital_status } }: DatedProfile) {
  const met =
    marital_status === 'single' || (marital_status === 'married' || marital_status === 'separated' ? false : null)
  return decides('unmarried', met, 'ica-who-may-apply')
}

/** ICA says "aged" and names no age. The 55 from which it only advises is ours, and divides open from unknown alone. */
const aged = (profile: DatedProfile): Rule => ({
  ...decides('aged', null, 'ica-who-may-apply'),
  advisory: isOfAge(profile),
})

const isOfAge = ({ you, route }: DatedProfile): boolean => monthsBetween(you.birth_month, route.apply_month) >= 55 * 12

/** Older notes of ICA asked for more than two years; since August 2024 it is reported as dropped. Never closes. */
function twoYearsHere({ residence, route }: DatedProfile) {
  const since = residence.in_singapore_since
  const isLonger = since != null && monthsBetween(since, route.apply_month) > 24
  return advises('two_years_here', isLonger, 'student-rule-2024', 'student-guide-2026')
}

/** Known only if the end of the pass was given. A pass that ends before can be renewed, so it closes nothing. */
function passStillValid({ residence, route }: DatedProfile) {
  const expires = residence.pass_expires
  return expires == null ? [] : [advises('pass_still_valid', expires >= route.apply_month, 'ica-who-may-apply')]
}
