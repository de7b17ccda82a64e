import { type DatedProfile, monthsBetween } from '@settlesg/contract'
import { childOfUnnamedTie } from '../rules/eligibility.ts'
import { check, fix, type Note } from './consistency-notes.ts'
import { childWhoIsCitizen, inclusionLimit, inclusionSources } from './family-of-pass-holder.ts'

export const familyNotes = (profile: DatedProfile): Note[] => [
  ...childrenCounted(profile),
  ...childrenWhoCannot(profile),
  ...citizenChildWithoutTie(profile),
  ...citizenChildOfNoCitizen(profile),
  ...spouseWhoCannot(profile),
  ...spousePay(profile),
]

/** The number in the first step against the children described later. */
function childrenCounted({ route, family }: DatedProfile): Note[] {
  const counted = route.includes?.children
  const children = family.children ?? []
  if (counted == null) return []
  const places = ['route.includes.children', 'family.children'] as const
  if (counted > children.length) return fix('children_more_than_listed', places, { counted, listed: children.length })
  const marked = children.filter(({ included }) => included).length
  const areMarked = children.some(({ included }) => included != null)
  return areMarked && marked !== counted ? fix('children_marked_differently', places, { counted, marked }) : []
}

/** No one who is a citizen or permanent resident already, and no child of 21 or more. */
function childrenWhoCannot({ route, family }: DatedProfile): Note[] {
  return (family.children ?? []).flatMap(({ included, status, birth_month }, index): Note[] => {
    if (!included) return []
    const place = `family.children.${index}` as const
    const child = index + 1
    if (status !== 'foreign')
      return fix('child_already_citizen_or_pr', [`${place}.status`, `${place}.included`], { child }, inclusionSources)
    const age = monthsBetween(birth_month, route.apply_month)
    if (age < inclusionLimit) return []
    const places = [`${place}.birth_month`, `${place}.included`] as const
    return age === inclusionLimit
      ? check('child_21_this_month', places, { child, birth_month }, inclusionSources)
      : fix('child_over_21', places, { child, birth_month }, inclusionSources)
  })
}

/** Only for who could be an aged parent does the tie open anything. */
function citizenChildWithoutTie(profile: DatedProfile): Note[] {
  const index = childOfUnnamedTie(profile)
  const places = [`family.children.${index}.status`, 'route.links'] as const
  return index < 0 ? [] : check('citizen_child_without_tie', places, { child: index + 1 }, ['ica-who-may-apply'])
}

/** A child is a citizen by a parent; a grown-up one may have become a citizen alone. */
function citizenChildOfNoCitizen(profile: DatedProfile): Note[] {
  const { marital_status, spouse_status } = profile.family
  const isKnown = spouse_status != null && (marital_status === 'married' || marital_status === 'separated')
  if (!isKnown || spouse_status === 'citizen' || profile.route.links.includes('spouse_of_citizen')) return []
  const index = childWhoIsCitizen(profile)
  const places = [`family.children.${index}.status`, 'family.spouse_status'] as const
  return index < 0 ? [] : check('citizen_child_of_no_citizen', places, { child: index + 1 })
}

function spouseWhoCannot({ route, family: { spouse_status } }: DatedProfile): Note[] {
  const places = ['route.includes.spouse', 'family.spouse_status'] as const
  return route.includes?.spouse && (spouse_status === 'citizen' || spouse_status === 'pr')
    ? fix('spouse_already_citizen_or_pr', places, {}, inclusionSources)
    : []
}

function spousePay({ route, family }: DatedProfile): Note[] {
  const { marital_status, spouse_status, spouse_monthly_pay: pay, sponsor } = family
  if (pay == null) return []
  const payPlace = 'family.spouse_monthly_pay'
  const pays = [payPlace, 'family.sponsor.monthly_pay'] as const
  const hasEnded = marital_status === 'divorced' || marital_status === 'widowed'
  const isDependant = !hasEnded && pay > 0 && spouse_status === 'dependant_pass'
  // By a spouse's link alone, the sponsor is the spouse; a parent or child could be meant beside another link.
  const isSponsor = route.links.length === 1 && route.links[0]?.startsWith('spouse_of_')
  const sponsorPay = isSponsor ? (sponsor?.monthly_pay ?? pay) : pay
  return [
    ...(hasEnded ? fix('spouse_pay_without_spouse', [payPlace, 'family.marital_status']) : []),
    ...(isDependant
      ? check('spouse_pay_on_dependant_pass', [payPlace, 'family.spouse_status'], {}, ['dependants-2021'])
      : []),
    ...(sponsorPay !== pay ? fix('spouse_pay_differs_from_sponsor', pays, { spouse: pay, sponsor: sponsorPay }) : []),
  ]
}
