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
 * the answers that it stands for, within half a person, or three below the worst for the status of a husband or wife who is
 * said to have no pay: one who sponsors somebody counts less for it. A usual answer moves it by no more than two.
 */

type Asked = (profile: DatedProfile) => boolean
const always: Asked = () => true
const works: Asked = ({ work }) => work.work_status === 'employee'
const isMarried: Asked = ({ family }) => family.marital_status === 'married'
const isForeignMarriage: Asked = (one) => isMarried(one) && one.route.links.length === 0
const withChild = (birth_month: string, status: string, school: string) => [{ birth_month, status, school }]
const families = [
  [],
  withChild('2022-03', 'citizen', 'preschool'),
  withChild('2016-03', 'foreign', 'international'),
  withChild('2016-03', 'citizen', 'moe'),
]
const incomes = [0, 20_000, 60_000, 120_000, 300_000].map((amount) => [{ year: 2026, amount }])

const coApplicants = [true, false].map((spouse) => ({ spouse, children: 0 }))

/** What a blank may stand for, who is asked, whether some answer is always a usual one, and how far below all it may be. */
type Field = [keyof DatedProfile, name: string, readonly unknown[], isAsked: Asked, isFine?: boolean, below?: number]
const fields: Field[] = [
  ['residence', 'away_5y', ['none', '1_3', '4_12', 'over_12'], always],
  ['residence', 'schooling_years', [0, 1, 2, 4, 6, 10], ({ residence }) => residence.schooling_here === 'school'],
  ['work', 'employer_since', ['2026-11', '2025-11', '2024-01', '2022-01', '2020-01'], works],
  ['work', 'occupation', ['2', '3', '5'], works],
  ['work', 'variable_pay_12m', [0, 5_000, 20_000, 100_000, 1_000_000], works],
  ['work', 'employers_5y', [1, 2, 3, 5], works],
  ['work', 'longest_gap_months_5y', [0, 3, 6, 12], works],
  ['work', 'assessed_income', incomes, ({ work }) => (work.assessed_income?.length ?? 0) > 0],
  // Never is by far the usual answer, and lies up to 3 above a blank.
  ['history', 'previous', ['none', 'rejected_once', 'rejected_more'], always, false],
  ['education', 'awarded_in_singapore', [true, false], always, false],
  ['family', 'married_since', ['2026-11', '2024-06', '2022-01', '2019-01', '2014-01'], isMarried, false],
  ['family', 'spouse_status', ['citizen', 'pr', 'dependant_pass'], isForeignMarriage, false, 3],
  ['family', 'spouse_education', ['below_secondary', 'secondary', 'diploma', 'bachelor'], isMarried],
  ['family', 'spouse_monthly_pay', [0, 2_000, 5_000, 20_000], isForeignMarriage],
  ['family', 'children', families, always, false],
  ['family', 'relatives_here', [0, 1, 2], always],
  ['route', 'includes', coApplicants, ({ family }) => family.spouse_status === 'dependant_pass', false],
]
const give = (profile: DatedProfile, [step, name]: Field, answer: unknown): DatedProfile => ({
  ...profile,
  [step]: { ...profile[step], [name]: answer },
})

const count = long(20, 1_000)

describe(`an answer left out, by ${count} people who leave out others too`, () => {
  const random = seeded(77)
  const everyone = poolProfiles()
  const people = Array.from({ length: count }, () => {
    const person = everyone[Math.floor(random() * everyone.length)]
    if (!person) throw new RangeError('The pool is empty')
    const share = 0.6 * random()
    return fields.reduce((left, field) => (field[3](left) && random() < share ? give(left, field, null) : left), person)
  })

  it.each(fields)('a blank is worth no more than the best and no less than the worst answer: %s.%s', (...field) => {
    const [, , answers, isAsked, isFine = true, below = 0.5] = field
    for (const person of people) {
      const { route } = readQuestion(person)
      if (route === null || !isEstimated(route) || !isAsked(person)) continue
      const means = answers.map((answer) => rangeOn(route, give(person, field, answer)).mean)
      const blank = rangeOn(route, give(person, field, null)).mean
      expect(blank).toBeLessThanOrEqual(Math.max(...means) + 0.5)
      expect(blank).toBeGreaterThanOrEqual(Math.min(...means) - below)
      if (isFine) expect(Math.min(...means.map((mean) => Math.abs(mean - blank)))).toBeLessThanOrEqual(2)
    }
  })
})
