import {
  type DatedProfile,
  type FamilyNote,
  type Month,
  monthAfter,
  monthsBetween,
  type RouteId,
  workingStatuses,
} from '@settlesg/contract'
import type { SourceId } from '../evidence/sources.ts'
import { eligibility, mayHaveHeldPermitLast } from '../rules/eligibility.ts'
import type { AdviceKey } from '../text-keys.ts'
import { childWhoIsCitizen, includedChildren, inclusionLimit, inclusionSources } from './family-of-pass-holder.ts'
import { ifRefused } from './if-refused.ts'

type FamilyId = AdviceKey<'family'>

type Child = NonNullable<DatedProfile['family']['children']>[number]

const enlistment = 18 * 12
const ns: readonly SourceId[] = ['ns-2012']

/** Routes of people who come for their own work or marriage, not by a parent: first generation, in MINDEF's words. */
const firstGeneration: readonly RouteId[] = ['pts', 'spouse_of_citizen', 'spouse_of_pr', 'gip', 'forarts']
/** Routes in whose application husband or wife and children may be included. */
const withFamily: readonly RouteId[] = ['pts', 'gip']

/** What the application means for the family. Where the sex was not answered, notes speak of men and sons. */
export function family(profile: DatedProfile, route: RouteId | null): FamilyNote[] {
  const always = [...ofFormerResident(profile), ...ofCustody(profile)]
  if (route === null) return always
  const ofSons = ofChildren(profile, route)
  const own = ofApplicant(profile, route)
  const refused = ifRefused(profile.route.pass, route)
  return [
    ...ofSpouse(profile, route),
    ...ofSons,
    ...own,
    ...always,
    ...ofMarriage(profile, route),
    note(refused.id, 'applicant', refused.sources),
    ...ofRenouncing(profile, ofSons.some(isOfService), own.some(isOfService)),
  ]
}

const isOfService = ({ id }: FamilyNote) => id.startsWith('ns_') && !id.startsWith('ns_first_generation')

/** What it costs to give up the status before serving: a matter of the family where a son would serve, or a parent is one. */
function ofRenouncing({ route }: DatedProfile, isOfSon: boolean, isOwn: boolean): FamilyNote[] {
  if (!isOfSon && !isOwn) return []
  const hasParent = isOfSon || route.links.includes('child_of_citizen_or_pr')
  const id = hasParent ? 'ns_renounce_by_parent' : 'ns_renounce'
  return [note(id, isOfSon ? 'family' : 'applicant', ['ns-2012', 'ns-2014'])]
}

const note = (
  id: FamilyId,
  person: FamilyNote['person'],
  sources: readonly SourceId[],
  month: Month | null = null,
  index: number | null = null,
): FamilyNote => ({ id, person, index, month, source_ids: [...sources] })

const hasSpouseHere = ({ route: { links }, family: { spouse_status } }: DatedProfile) =>
  (['citizen', 'pr'] as const).some((status) => spouse_status === status || links.includes(`spouse_of_${status}`))

function ofSpouse(profile: DatedProfile, route: RouteId) {
  const { includes } = profile.route
  const cannot = profile.family.marital_status !== 'married' || hasSpouseHere(profile)
  if (cannot || includes?.spouse || !withFamily.includes(route)) return []
  // ICA's notes speak of pass holders; what holds for investors is the word of who runs their programme.
  return route === 'gip'
    ? [note('spouse_inclusion_gip', 'spouse', ['gip-2023'])]
    : [note('spouse_can_be_included', 'spouse', inclusionSources)]
}

/** Whether National Service turns on the sex of this child: of one who is no citizen and may be under 21 in `month`. */
export const turnsOnSex = (child: Pick<Child, 'status' | 'birth_month'>, month: Month): boolean =>
  child.status !== 'citizen' && monthsBetween(child.birth_month, month) <= inclusionLimit

function ofChildren(profile: DatedProfile, route: RouteId): FamilyNote[] {
  const { family, route: answers } = profile
  const canInclude = withFamily.includes(route)
  const included = canInclude ? includedChildren(profile) : []
  const children = family.children ?? []
  const notes = children.flatMap((child, index): FamilyNote[] => {
    const age = monthsBetween(child.birth_month, answers.apply_month)
    const until = monthAfter(child.birth_month, inclusionLimit)
    const includes = (id: FamilyId) => (canInclude ? [note(id, 'child', inclusionSources, until, index)] : [])
    // On a route that takes no children in, that of a child of a citizen or permanent resident ends with that birthday.
    const applies = !canInclude && hasSpouseHere(profile)
    const serves = (id: FamilyId) =>
      child.sex === 'female' || !turnsOnSex(child, answers.apply_month)
        ? []
        : [
            note(id, 'child', ns, null, index),
            ...turning18('ns_child_turns_18', 'child', child.birth_month, answers.apply_month, index),
          ]

    if (child.status === 'citizen') return []
    if (child.status === 'pr') return serves('ns_son_already')
    if (age > inclusionLimit) return includes('child_past_21')
    return [
      ...includes(age === inclusionLimit ? 'child_day_decides' : 'child_can_be_included'),
      ...(applies ? [note('child_has_own_route', 'child', ['ica-who-may-apply'], until, index)] : []),
      ...serves(included.includes(index) ? 'ns_son' : 'ns_son_not_included'),
    ]
  })
  const mayBeDaughter = notes.some((one) => isOfService(one) && one.index !== null && children[one.index]?.sex == null)
  return mayBeDaughter ? [...notes, note('ns_daughters', 'family', ns)] : notes
}

function ofApplicant(profile: DatedProfile, route: RouteId): FamilyNote[] {
  const { you, route: answers } = profile
  const mayServe = you.sex !== 'female'
  const isFirst = firstGeneration.includes(route) && ofFormerResident(profile).length === 0
  const serves = (id: FamilyId) => [
    note(id, 'applicant', ns),
    ...turning18('ns_you_turn_18', 'applicant', you.birth_month, answers.apply_month),
  ]
  return [
    ...(route === 'child' || isOpenAsChild(profile)
      ? [note('applicant_under_21', 'applicant', ['ica-who-may-apply'], monthAfter(you.birth_month, inclusionLimit))]
      : []),
    ...(mayServe && route === 'child' ? serves('ns_sponsored_applicant') : []),
    ...(mayServe && route === 'student' ? serves('ns_student') : []),
    ...(mayServe && isFirst ? [note(firstGenerationId(profile, route), 'applicant', ns)] : []),
  ]
}

/** Also who applies by another route has the one of a child, until a day that does not wait. */
const isOpenAsChild = (profile: DatedProfile) =>
  eligibility(profile).some(({ route, open }) => route === 'child' && open !== false)

/** MINDEF speaks of men who can contribute at once: of those without work, and of husbands, it says nothing. */
function firstGenerationId({ work }: DatedProfile, route: RouteId): FamilyId {
  if (!workingStatuses.includes(work.work_status)) return 'ns_first_generation_without_work'
  return route.startsWith('spouse_of_') ? 'ns_first_generation_by_marriage' : 'ns_first_generation'
}

function turning18(
  id: 'ns_you_turn_18' | 'ns_child_turns_18',
  person: FamilyNote['person'],
  birth: Month,
  applied: Month,
  index: number | null = null,
): FamilyNote[] {
  const month = monthAfter(birth, enlistment)
  return month !== null && month >= applied ? [note(id, person, ns, month, index)] : []
}

/** What MINDEF said of men who gave up permanent residence before National Service; it spoke of no status that lapsed. */
function ofFormerResident({ history: { former_pr }, you }: DatedProfile): FamilyNote[] {
  if ((former_pr !== 'gave_up' && former_pr !== 'lapsed') || you.sex === 'female') return []
  const id = former_pr === 'lapsed' ? 'ns_former_pr_lapsed' : 'ns_former_pr'
  return [note(id, 'applicant', ['ns-2012', 'ns-2014'])]
}

/** What the ministry said of those whose marriage ended and who bring up a citizen. */
function ofCustody(profile: DatedProfile): FamilyNote[] {
  const { marital_status } = profile.family
  const hasEnded = marital_status === 'divorced' || marital_status === 'widowed'
  // Nobody has custody of a son or daughter who is grown up.
  if (!hasEnded || childWhoIsCitizen(profile) < 0) return []
  // What shows it differs: a court's order after a divorce, the papers of a death and of a birth else.
  const id = marital_status === 'widowed' ? 'custody_of_citizen_child_widowed' : 'custody_of_citizen_child'
  return [note(id, 'applicant', ['custody-2024'])]
}

/** The approval that the marriage of a work permit holder needs: to be asked for, or kept where it was given. */
function ofMarriage({ route: { pass, marriage_approved } }: DatedProfile, route: RouteId): FamilyNote[] {
  const isByMarriage = route === 'spouse_of_citizen' || route === 'spouse_of_pr'
  const given = marriage_approved === true ? 'marriage_approved' : 'marriage_approval'
  const id = pass === 'work_permit' ? given : mayHaveHeldPermitLast(pass) ? 'marriage_approval_if_held' : null
  return isByMarriage && id !== null ? [note(id, 'applicant', ['work-permit-marriage'])] : []
}
