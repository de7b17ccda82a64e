import type { DatedProfile } from '@settlesg/contract'
import { describe, expect, it } from 'vitest'
import { bare } from '../../testing/bare.ts'
import { casePeople } from '../../testing/case-people.ts'
import { mapLevels } from '../evidence/levels.ts'
import { predict } from './predict.ts'
import { published } from './published.ts'

/** What the quick check asks. */
const quick = (profile: DatedProfile) => ({ ...bare(profile), history: { previous: profile.history.previous } })

const look = (profile: DatedProfile, by = published) => {
  const { estimate, width } = predict(profile, by)
  return estimate && width ? { wide: estimate.high - estimate.low, width } : null
}
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

const pairs = casePeople.flatMap(({ profile }) => {
  const [before, after] = [look(quick(profile)), look(profile)]
  return before && after ? [{ profile, before, after }] : []
})

describe('where the width comes from', () => {
  it('what is promised to those who answer all comes true within a fifth, over all made-up people', () => {
    expect(pairs.length).toBeGreaterThan(15)
    // What is still open after all answers of the case stays promised.
    const promised = sum(pairs.map(({ before, after }) => before.width.unanswered - after.width.unanswered))
    const real = sum(pairs.map(({ before, after }) => before.wide - after.wide))
    expect(real).toBeGreaterThan(80)
    expect(Math.abs(promised - real)).toBeLessThan(real / 5)
  })

  it('what a known level would take off the width is what it takes off, within a fifth', () => {
    const levels = mapLevels((name) => ({ ...published.levels[name], spread: 0 }))
    const exact = { ...published, levels }
    const answered = pairs.filter(({ after }) => after.width.unanswered === 0)
    const promisedLeft = sum(answered.map(({ after }) => after.width.level))
    const real = sum(answered.map(({ profile, after }) => after.wide - (look(profile, exact)?.wide ?? 0)))
    expect(answered.length).toBeGreaterThan(10)
    expect(Math.abs(promisedLeft - real)).toBeLessThan(real / 5)
  })

  it('the parts of a width add up to it, and all told is what open questions leave', () => {
    for (const { before, after } of pairs)
      for (const { wide, width } of [before, after]) {
        const { level, sizes, pool, unanswered, all_told } = width
        expect(level + sizes + pool + unanswered).toBe(wide)
        expect(all_told).toBe(wide - unanswered)
        expect(Math.min(level, sizes, pool, unanswered)).toBeGreaterThanOrEqual(0)
      }
  })
})
