import { type DatedProfile, monthsBetween } from '@settlesg/contract'
import { monthAfter } from '../rules/months.ts'
import type { Note } from './consistency-notes.ts'
import { publishedMonths } from './waiting.ts'

const fiveYears = 60
/** Nobody goes to school before this age. Ours. */
const schoolAge = 3

export const stayNotes = (profile: DatedProfile): Note[] => [
  ...passEnds(profile),
  ...awayLongerThanStay(profile),
  ...schooling(profile),
]

function passEnds({ residence: { pass_expires }, route: { apply_month } }: DatedProfile): Note[] {
  if (pass_expires == null) return []
  const fields = [['residence', 'pass_expires']]
  if (pass_expires < apply_month)
    return [{ id: 'pass_ends_before', severity: 'fix', fields, values: { pass_expires, apply_month } }]
  const decided = monthAfter(apply_month, publishedMonths)
  if (decided === null || pass_expires > decided) return []
  return [
    {
      id: 'pass_ends_during',
      severity: 'check',
      fields,
      values: { pass_expires, apply_month, published_months: publishedMonths },
      sources: ['ica-processing-times', 'processing-time-2026'],
    },
  ]
}

/** The least that a band stands for, in months. */
const leastAway = { none: 0, '1_3': 1, '4_12': 4, over_12: 13 } as const

function awayLongerThanStay({ residence, route }: DatedProfile): Note[] {
  const { away_5y, in_singapore_since } = residence
  if (away_5y == null || in_singapore_since == null) return []
  const away = leastAway[away_5y]
  const stay = Math.min(fiveYears, monthsBetween(in_singapore_since, route.apply_month))
  // Both are counted in whole months, and the first one is rarely full.
  if (away <= stay + 1) return []
  return [
    {
      id: 'away_longer_than_stay',
      severity: 'check',
      fields: [
        ['residence', 'away_5y'],
        ['residence', 'in_singapore_since'],
      ],
      values: { away, stay },
    },
  ]
}

/** A longer schooling than the present stay is possible, after a time away; a longer one than life is not. */
function schooling({ residence, you, route }: DatedProfile): Note[] {
  const { schooling_here, schooling_years: years, in_singapore_since } = residence
  if (years == null || years === 0) return []
  if (schooling_here === 'none')
    return [
      {
        id: 'schooling_years_without_school',
        severity: 'fix',
        fields: [
          ['residence', 'schooling_here'],
          ['residence', 'schooling_years'],
        ],
        values: { years },
      },
    ]
  const age = Math.floor(monthsBetween(you.birth_month, route.apply_month) / 12)
  if (years > Math.max(0, age - schoolAge))
    return [
      {
        id: 'schooling_longer_than_life',
        severity: 'fix',
        fields: [
          ['residence', 'schooling_years'],
          ['you', 'birth_month'],
        ],
        values: { years, age },
      },
    ]
  if (in_singapore_since == null || years * 12 < monthsBetween(in_singapore_since, route.apply_month) + 12) return []
  return [
    {
      id: 'schooling_longer_than_stay',
      severity: 'check',
      fields: [
        ['residence', 'schooling_years'],
        ['residence', 'in_singapore_since'],
      ],
      values: { years, in_singapore_since },
    },
  ]
}
