import type { DatedProfile } from '@settlesg/contract'
import { describe, expect, it } from 'vitest'
import { long } from '../../../testing/long.ts'
import { poolProfiles } from '../../testing/pool-profiles.ts'
import { rangeOn } from '../../testing/ranges.ts'
import { isEstimated } from '../evidence/levels.ts'
import { seeded } from '../math/random.ts'
import { readQuestion } from '../rules/question.ts'

/*
 * Saying nothing must not pay (docs/model.md 2.4): whatever else was left out, the mean of a blank lies between those of
 * the answers that it stands for, within half a person; and a usual answer moves it by no more than two.
 */

interface Field {
  name: string
  /** The answers that a blank may stand for, worst and best among them; none where the person is not asked. */
  answers: (profile: DatedProfile) => readonly unknown[]
  with: (profile: DatedProfile, answer: unknown) => DatedProfile
  /** Enough answers that some usual one is among them; of a yes or no either may be the unusual one. */
  isFine: boolean
}
const merge = (profile: DatedProfile, step: keyof DatedProfile, name: string, answer: unknown): DatedProfile => ({
  ...profile,
  [step]: { ...profile[step], [name]: answer },
})
const field = (
  step: keyof DatedProfile,
  name: string,
  answers: readonly unknown[],
  isAsked: (profile: DatedProfile) => boolean = () => true,
  isFine = true,
): Field => ({
  name: `${step}.${name}`,
  answers: (profile) => (isAsked(profile) ? answers : []),
  with: (profile, answer) => merge(profile, step, name, answer),
  isFine,
})
const works = ({ work }: DatedProfile) => work.work_status === 'employee'
const isMarried = ({ family }: DatedProfile) => family.marital_status === 'married'
const isSponsored = ({ route }: DatedProfile) => route.links.length > 0
const year = (amount: number) => [{ year: 2026, amount }]

const fields: Field[] = [
  field('residence', 'away_5y', ['none', '1_3', '4_12', 'over_12']),
  field('residence', 'schooling_years', [0, 1, 2, 4, 6, 10], ({ residence }) => residence.schooling_here === 'school'),
  field('work', 'employer_since', ['2026-11', '2025-11', '2024-01', '2022-01', '2020-01'], works),
  field('work', 'occupation', ['2', '3', '5'], works),
  field('work', 'variable_pay_12m', [0, 5_000, 20_000, 100_000, 1_000_000], works),
  field('work', 'employers_5y', [1, 2, 3, 5], works),
  field('work', 'longest_gap_months_5y', [0, 3, 6, 12], works),
  field(
    'work',
    'assessed_income',
    [0, 20_000, 60_000, 120_000, 300_000].map(year),
    ({ work }) => (work.assessed_income?.length ?? 0) > 0,
  ),
  // Never is by far the usual answer, and lies up to 3 above a blank.
  field('history', 'previous', ['none', 'rejected_once', 'rejected_more'], () => true, false),
  field('education', 'awarded_in_singapore', [true, false], () => true, false),
  field('family', 'married_since', ['2026-11', '2024-06', '2022-01', '2019-01', '2014-01'], isMarried, false),
  field(
    'family',
    'spouse_status',
    ['citizen', 'pr', 'dependant_pass'],
    (one) => isMarried(one) && !isSponsored(one),
    false,
  ),
  field('family', 'spouse_education', ['below_secondary', 'secondary', 'diploma', 'bachelor'], isMarried),
  field('family', 'spouse_monthly_pay', [0, 2_000, 5_000, 20_000], (one) => isMarried(one) && !isSponsored(one)),
  field(
    'family',
    'children',
    [
      [],
      [{ birth_month: '2022-03', status: 'citizen', school: 'preschool' }],
      [{ birth_month: '2016-03', status: 'foreign', school: 'international' }],
      [{ birth_month: '2016-03', status: 'citizen', school: 'moe' }],
    ],
    () => true,
    false,
  ),
  field('family', 'relatives_here', [0, 1, 2]),
  field(
    'route',
    'includes',
    [
      { spouse: true, children: 0 },
      { spouse: false, children: 0 },
    ],
    ({ family }) => family.spouse_status === 'dependant_pass',
    false,
  ),
]

const count = long(20, 1_000)

describe(`an answer left out, by ${count} people who leave out others too`, () => {
  const random = seeded(77)
  const everyone = poolProfiles()
  const people = Array.from({ length: count }, () => {
    const person = everyone[Math.floor(random() * everyone.length)]
    if (!person) throw new RangeError('The pool is empty')
    const share = 0.6 * random()
    return fields.reduce(
      (left, one) => (one.answers(left).length > 0 && random() < share ? one.with(left, null) : left),
      person,
    )
  })

  it.each(fields)(
    'a blank is worth no more than the best and no less than the worst answer: $name',
    ({ answers, with: give, isFine }) => {
      for (const person of people) {
        const { route } = readQuestion(person)
        const possible = answers(person)
        if (route === null || !isEstimated(route) || possible.length === 0) continue
        const means = possible.map((answer) => rangeOn(route, give(person, answer)).mean)
        const blank = rangeOn(route, give(person, null)).mean
        expect(blank).toBeLessThanOrEqual(Math.max(...means) + 0.5)
        expect(blank).toBeGreaterThanOrEqual(Math.min(...means) - 0.5)
        if (isFine) expect(Math.min(...means.map((mean) => Math.abs(mean - blank)))).toBeLessThanOrEqual(2)
      }
    },
  )
})
