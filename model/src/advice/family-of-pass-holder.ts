import { type DatedProfile, type Month, monthAfter, monthsBetween, type RouteId } from '@settlesg/contract'
import type { SourceId } from '../evidence/sources.ts'
import { always, identity, ifAny, type Wanted } from './papers-of.ts'

/* A work pass holder may include husband or wife and unmarried children under 21 (docs/facts.md 4). */

export const inclusionSources: readonly SourceId[] = ['ica-who-may-apply', 'pts-notes-2024']
/** Children may be included under this age, in months; in the month of the birthday the day decides. */
export const inclusionLimit = 21 * 12

/** The place among the children of the first citizen under 21; -1 where there is none. */
export const childWhoIsCitizen = ({ route, family }: DatedProfile): number =>
  (family.children ?? []).findIndex(
    ({ status, birth_month }) => status === 'citizen' && monthsBetween(birth_month, route.apply_month) < inclusionLimit,
  )

/** Places in `family.children` of those who apply too; children who were counted but not described follow the list. */
export function includedChildren({ route, family }: DatedProfile): number[] {
  const children = family.children ?? []
  const marked = children.flatMap(({ included }, index) => (included ? [index] : []))
  const undescribed = Math.max(0, (route.includes?.children ?? 0) - marked.length)
  // Children that were counted but not marked are taken from the list first, if they can apply at all.
  const unmarked = children.flatMap(({ included, status }, index) =>
    included == null && status === 'foreign' ? [index] : [],
  )
  const others = Array.from(
    { length: undescribed },
    (_, place) => unmarked[place] ?? children.length + place - unmarked.length,
  )
  return [...marked, ...others].sort((one, other) => one - other)
}

/** The month in which the first of this application turns 21: an included child, or the applicant as a child. Else null. */
export function closingMonth(profile: DatedProfile, route: RouteId): Month | null {
  const children = profile.family.children ?? []
  const births =
    route === 'child'
      ? [profile.you.birth_month]
      : route === 'pts'
        ? includedChildren(profile).flatMap((index) => children[index]?.birth_month ?? [])
        : []
  const months = births.flatMap((month) => monthAfter(month, inclusionLimit) ?? [])
  return months.filter((month) => month >= profile.route.apply_month).sort()[0] ?? null
}

/** The husband or wife: of one who does not apply, ICA asks for the education only. */
export function spouseOfPassHolder({ route, family: { marital_status } }: DatedProfile): Wanted[] {
  if (marital_status !== 'married' && marital_status !== 'separated') return []
  const learned: Wanted = {
    id: 'education_certificates',
    person: 'spouse',
    required: 'always',
    why: 'spouse_education',
  }
  if (!route.includes?.spouse) return [learned]
  return [...identity('spouse', false), learned, ...ifAny('spouse', 'transcripts', 'professional_membership')]
}

/** Every child has a birth certificate to show; those who apply have more. */
export function childrenOfPassHolder(profile: DatedProfile): Wanted[] {
  const included = includedChildren(profile)
  const listed = (profile.family.children ?? []).map((_, index) => index)
  const all = [...new Set([...listed, ...included])].sort((one, other) => one - other)
  return all.flatMap((index) => papersOfChild(included.includes(index)).map((paper) => ({ ...paper, index })))
}

const papersOfChild = (isIncluded: boolean): Wanted[] =>
  isIncluded
    ? [
        ...always('child', 'children_birth_certificates', 'passport', 'photo'),
        ...ifAny('child', 'pass_card', 'name_change'),
        { id: 'custody_papers', person: 'child', required: 'if_applicable', why: 'adoption' },
      ]
    : ifAny('child', 'children_birth_certificates')
