import { type DatedProfile, monthsBetween } from '@settlesg/contract'
import { childOfUnnamedTie } from '../rules/eligibility.ts'
import type { Note } from './consistency-notes.ts'
import { inclusionLimit, inclusionSources } from './family-of-pass-holder.ts'

export const familyNotes = (profile: DatedProfile): Note[] => [
  ...childrenCounted(profile),
  ...childrenWhoCannot(profile),
  ...citizenChildWithoutTie(profile),
  ...citizenChildOfNoCitizen(profile),
  ...spouse(profile),
]

/** The number in the first step against the children described later. */
function childrenCounted({ route, family }: DatedProfile): Note[] {
  const counted = route.includes?.children
  const children = family.children ?? []
  if (counted == null) return []
  const fields = [
    ['route', 'includes', 'children'],
    ['family', 'children'],
  ]
  if (counted > children.length)
    return [{ id: 'children_more_than_listed', severity: 'fix', fields, values: { counted, listed: children.length } }]
  const marked = children.filter(({ included }) => included).length
  const areMarked = children.some(({ included }) => included != null)
  if (!areMarked || marked === counted) return []
  return [{ id: 'children_marked_differently', severity: 'fix', fields, values: { counted, marked } }]
}

/** No one who is a citizen or permanent resident already, and no child of 21 or more. */
function childrenWhoCannot({ route, family }: DatedProfile): Note[] {
  return (family.children ?? []).flatMap((child, index): Note[] => {
    if (!child.included) return []
    const place = ['family', 'children', index]
    if (child.status !== 'foreign')
      return [
        {
          id: 'child_already_citizen_or_pr',
          severity: 'fix',
          fields: [
            [...place, 'status'],
            [...place, 'included'],
          ],
          values: { child: index + 1 },
          sources: inclusionSources,
        },
      ]
    const age = monthsBetween(child.birth_month, route.apply_month)
    if (age < inclusionLimit) return []
    return [
      {
        id: age === inclusionLimit ? 'child_21_this_month' : 'child_over_21',
        severity: age === inclusionLimit ? 'check' : 'fix',
        fields: [
          [...place, 'birth_month'],
          [...place, 'included'],
        ],
        values: { child: index + 1, birth_month: child.birth_month },
        sources: inclusionSources,
      },
    ]
  })
}

/** Only for who could be an aged parent does the tie open anything. */
function citizenChildWithoutTie(profile: DatedProfile): Note[] {
  const index = childOfUnnamedTie(profile)
  if (index < 0) return []
  return [
    {
      id: 'citizen_child_without_tie',
      severity: 'check',
      fields: [
        ['family', 'children', index, 'status'],
        ['route', 'links'],
      ],
      values: { child: index + 1 },
      sources: ['ica-who-may-apply'],
    },
  ]
}

/** A child is a citizen by a parent; a grown-up one may have become a citizen alone. */
function citizenChildOfNoCitizen({ route, family }: DatedProfile): Note[] {
  const { marital_status, spouse_status, children } = family
  const isTold = spouse_status != null && (marital_status === 'married' || marital_status === 'separated')
  if (!isTold || spouse_status === 'citizen' || route.links.includes('spouse_of_citizen')) return []
  const index = (children ?? []).findIndex(
    ({ status, birth_month }) => status === 'citizen' && monthsBetween(birth_month, route.apply_month) < inclusionLimit,
  )
  if (index < 0) return []
  return [
    {
      id: 'citizen_child_of_no_citizen',
      severity: 'check',
      fields: [
        ['family', 'children', index, 'status'],
        ['family', 'spouse_status'],
      ],
      values: { child: index + 1 },
    },
  ]
}

function spouse({ route, family }: DatedProfile): Note[] {
  const { marital_status, spouse_status, spouse_monthly_pay: pay, sponsor } = family
  const notes: Note[] = []
  if (route.includes?.spouse && (spouse_status === 'citizen' || spouse_status === 'pr'))
    notes.push({
      id: 'spouse_already_citizen_or_pr',
      severity: 'fix',
      fields: [
        ['route', 'includes', 'spouse'],
        ['family', 'spouse_status'],
      ],
      sources: inclusionSources,
    })
  if (pay == null) return notes
  const payField = ['family', 'spouse_monthly_pay']
  if (marital_status === 'divorced' || marital_status === 'widowed')
    notes.push({
      id: 'spouse_pay_without_spouse',
      severity: 'fix',
      fields: [payField, ['family', 'marital_status']],
    })
  else if (pay > 0 && spouse_status === 'dependant_pass')
    notes.push({
      id: 'spouse_pay_on_dependant_pass',
      severity: 'check',
      fields: [payField, ['family', 'spouse_status']],
      sources: ['dependants-2021'],
    })
  // By a spouse's link alone, the sponsor is the spouse; a parent or child could be meant beside another link.
  const isSponsor = route.links.length === 1 && route.links[0]?.startsWith('spouse_of_')
  if (isSponsor && sponsor?.monthly_pay != null && sponsor.monthly_pay !== pay)
    notes.push({
      id: 'spouse_pay_differs_from_sponsor',
      severity: 'fix',
      fields: [payField, ['family', 'sponsor', 'monthly_pay']],
      values: { spouse: pay, sponsor: sponsor.monthly_pay },
    })
  return notes
}
