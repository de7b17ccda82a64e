import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DatedProfile, dated } from './profile.ts'
import { answersSchema, canonical, currentAnswers } from './stored-answers.ts'

const profile: DatedProfile = {
  route: { pass: 'ep', links: ['parent_of_citizen', 'spouse_of_pr'], apply_month: '2026-11' },
  you: { birth_month: '1990-05' },
  residence: { in_singapore_since: '2018-01' },
  work: {
    work_status: 'employee',
    monthly_pay: 9000,
    assessed_income: [
      { year: 2025, amount: 1 },
      { year: 2024, amount: 2 },
    ],
  },
  education: { highest: 'bachelor' },
  family: { marital_status: 'married' },
  roots: {},
  history: {},
}

/** The same object with its keys in another order, at every depth. */
function shuffled(value: unknown, order: (keys: string[]) => string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => shuffled(item, order))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(order(Object.keys(value)).map((key) => [key, shuffled(Reflect.get(value, key), order)]))
}

describe('the canonical form of answers', () => {
  it('the canonical form of answers is the same for keys in any order', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (stream) => {
        const order = (keys: string[]) =>
          keys
            .map((key) => ({ key, at: stream.next().value }))
            .sort((a, b) => a.at - b.at)
            .map(({ key }) => key)
        expect(canonical(shuffled(profile, order) as DatedProfile)).toBe(canonical(profile))
      }),
    )
  })

  it('the canonical form of answers is the same for null, absent and an empty group', () => {
    expect(
      canonical({ ...profile, roots: { home: null, plan: undefined }, family: { ...profile.family, sponsor: {} } }),
    ).toBe(canonical(profile))
  })

  it('the canonical form of answers ignores the order of sets and keeps that of lists', () => {
    expect(canonical({ ...profile, route: { ...profile.route, links: ['spouse_of_pr', 'parent_of_citizen'] } })).toBe(
      canonical(profile),
    )
    const reversed = {
      ...profile,
      work: { ...profile.work, assessed_income: profile.work.assessed_income?.toReversed() },
    }
    expect(canonical(reversed)).not.toBe(canonical(profile))
  })

  it('the canonical form differs for any other answer, also for false, zero and none', () => {
    const forms = [
      profile,
      { ...profile, work: { ...profile.work, monthly_pay: 9001 } },
      { ...profile, residence: { ...profile.residence, away_5y: 'none' as const } },
      { ...profile, residence: { ...profile.residence, national_exam: false } },
      { ...profile, family: { ...profile.family, children: [] } },
    ].map((form) => canonical(form))
    expect(new Set(forms).size).toBe(forms.length)
  })

  it('the canonical form of answers takes an absent month of application as now', () => {
    const { apply_month: _, ...route } = profile.route
    expect(dated({ ...profile, route }, '2026-12').route.apply_month).toBe('2026-12')
    expect(dated(profile, '2026-12').route.apply_month).toBe('2026-11')
  })
})

it("answers of today's schema are read as they are, and those of any other are refused", () => {
  const answers = { residence: { away_5y: '1_3' } }
  expect(currentAnswers(answers, answersSchema)).toBe(answers)
  for (const schema of [answersSchema - 1, answersSchema + 1])
    expect(() => currentAnswers(answers, schema)).toThrow(`Answers of schema ${schema} cannot be read`)
})
