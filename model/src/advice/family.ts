import { type DatedProfile, type FamilyNote, type Month, monthsBetween, type RouteId } from '@settlesg/contract'
import type { SourceId } from '../evidence/sources.ts'
import { monthAfter } from '../rules/months.ts'
import { includedChildren, inclusionLimit, inclusionSources } from './family-of-pass-holder.ts'

/** Every note there is; the id is the key of its text. */
export const familyIds = [
  'spouse_can_be_included',
  'child_can_be_included',
  'child_past_21',
  'child_day_decides',
  'applicant_under_21',
  'ns_first_generation',
  'ns_student',
  'ns_sponsored_applicant',
  'ns_son',
  'ns_son_not_included',
  'ns_son_already',
  'ns_renounce',
  'ns_former_pr',
  'marriage_approval',
  'custody_of_citizen_child',
  'if_refused_pts',
  'if_refused_spouse_of_citizen',
  'if_refused_spouse_of_pr',
  'if_refused_child',
  'if_refused_aged_parent',
  'if_refused_student',
  'if_refused_other',
] as const
type FamilyId = (typeof familyIds)[number]

/** MINDEF: enlisted after 18. */
const enlistment = 18 * 12
const ns: readonly SourceId[] = ['ns-2012']

/** Routes of people who come for their own work or marriage, not by a parent: first generation, in MINDEF's words. */
const firstGeneration: readonly RouteId[] = ['pts', 'spouse_of_citizen', 'spouse_of_pr', 'gip', 'forarts']
/** Routes in whose application husband or wife and children may be included. */
const withFamily: readonly RouteId[] = ['pts', 'gip']

/** What is left after a refusal, with the figures that are published on it (docs/facts.md 2.2 and 8.1). */
const ifRefused: Record<RouteId, readonly [FamilyId, ...SourceId[]]> = {
  pts: ['if_refused_pts', 'formalities-2020-22', 'mha-factors-2021'],
  spouse_of_citizen: ['if_refused_spouse_of_citizen', 'spouses-2012-16', 'spouses-2005-09'],
  spouse_of_pr: ['if_refused_spouse_of_pr', 'pr-spouse-passes-2007-11'],
  child: ['if_refused_child', 'visit-passes-2015-20'],
  aged_parent: ['if_refused_aged_parent', 'visit-passes-2015-20'],
  student: ['if_refused_student', 'ica-who-may-apply', 'mha-factors-2021'],
  gip: ['if_refused_other', 'mha-factors-2021'],
  forarts: ['if_refused_other', 'mha-factors-2021'],
}

/**
 * What the application means for the family: who may be included and until when, National Service, as far as MINDEF
 * has said it (docs/facts.md 2.4), and what is left after a refusal: no advice for or against. Sex is asked for National
 * Service alone; where it was not answered the note is given, and its text speaks of men and sons. Without a route, what
 * holds on any.
 */
export function family(profile: DatedProfile, route: RouteId | null): FamilyNote[] {
  const always = [...ofFormerResident(profile), ...ofCustody(profile)]
  if (route === null) return always
  const [id, ...sources] = ifRefused[route]
  const notes = [
    ...ofSpouse(profile, route),
    ...ofChildren(profile, route),
    ...ofApplicant(profile, route),
    ...always,
    ...ofMarriage(profile, route),
    note(id, 'applicant', sources),
  ]
  const mayHaveToServe = notes.some(
    ({ id }) => id.startsWith('ns_') && id !== 'ns_first_generation' && id !== 'ns_former_pr',
  )
  return mayHaveToServe ? [...notes, note('ns_renounce', 'family', ['ns-2012', 'ns-2014'])] : notes
}

const note = (
  id: FamilyId,
  person: FamilyNote['person'],
  sources: readonly SourceId[],
  month: Month | null = null,
  index: number | null = null,
): FamilyNote => ({ id, person, index, month, source_ids: [...sources] })

function ofSpouse(
  { route: { includes, links }, family: { marital_status, spouse_status } }: DatedProfile,
  route: RouteId,
) {
  const isHere = (['citizen', 'pr'] as const).some(
    (status) => spouse_status === status || links.includes(`spouse_of_${status}`),
  )
  const cannot = marital_status !== 'married' || isHere
  if (cannot || includes?.spouse || !withFamily.includes(route)) return []
  return [note('spouse_can_be_included', 'spouse', inclusionSources)]
}

function ofChildren(profile: DatedProfile, route: RouteId): FamilyNote[] {
  const canInclude = withFamily.includes(route)
  const included = canInclude ? includedChildren(profile) : []
  return (profile.family.children ?? []).flatMap((child, index): FamilyNote[] => {
    const age = monthsBetween(child.birth_month, profile.route.apply_month)
    const until = monthAfter(child.birth_month, inclusionLimit)
    const includes = (id: FamilyId) => (canInclude ? [note(id, 'child', inclusionSources, until, index)] : [])
    const serves = (id: FamilyId) =>
      child.sex === 'female' ? [] : [note(id, 'child', ns, monthAfter(child.birth_month, enlistment), index)]

    if (child.status === 'citizen') return []
    if (child.status === 'pr') return age <= inclusionLimit ? serves('ns_son_already') : []
    if (age > inclusionLimit) return includes('child_past_21')
    return [
      ...includes(age === inclusionLimit ? 'child_day_decides' : 'child_can_be_included'),
      ...serves(included.includes(index) ? 'ns_son' : 'ns_son_not_included'),
    ]
  })
}

function ofApplicant({ you }: DatedProfile, route: RouteId): FamilyNote[] {
  const turns18 = monthAfter(you.birth_month, enlistment)
  const mayServe = you.sex !== 'female'
  return [
    ...(route === 'child'
      ? [note('applicant_under_21', 'applicant', ['ica-who-may-apply'], monthAfter(you.birth_month, inclusionLimit))]
      : []),
    ...(mayServe && route === 'child' ? [note('ns_sponsored_applicant', 'applicant', ns, turns18)] : []),
    ...(mayServe && route === 'student' ? [note('ns_student', 'applicant', ns, turns18)] : []),
    ...(mayServe && firstGeneration.includes(route) ? [note('ns_first_generation', 'applicant', ns)] : []),
  ]
}

/** What MINDEF said of men who gave up permanent residence before National Service. */
function ofFormerResident({ history, you }: DatedProfile): FamilyNote[] {
  const isFormer = history.former_pr === 'gave_up' || history.former_pr === 'lapsed'
  return isFormer && you.sex !== 'female' ? [note('ns_former_pr', 'applicant', ['ns-2012', 'ns-2014'])] : []
}

/** What the ministry said of those whose marriage ended and who bring up a citizen. */
function ofCustody({ family: { marital_status, children } }: DatedProfile): FamilyNote[] {
  const hasEnded = marital_status === 'divorced' || marital_status === 'widowed'
  const hasCitizen = (children ?? []).some(({ status }) => status === 'citizen')
  return hasEnded && hasCitizen ? [note('custody_of_citizen_child', 'applicant', ['custody-2024'])] : []
}

/** The approval that a work permit holder's marriage needs. */
const ofMarriage = ({ route: { pass } }: DatedProfile, route: RouteId): FamilyNote[] =>
  pass === 'work_permit' && (route === 'spouse_of_citizen' || route === 'spouse_of_pr')
    ? [note('marriage_approval', 'applicant', ['work-permit-marriage'])]
    : []
