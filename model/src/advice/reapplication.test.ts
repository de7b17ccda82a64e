import type { DatedProfile } from '@settlesg/contract'
import { describe, expect, it } from 'vitest'
import { person } from '../../testing/example-person.ts'
import type { Changes } from '../../testing/for-everyone.ts'
import { adviceOnReapplying, missingChange, reapplication } from './reapplication.ts'

type History = DatedProfile['history']

const after = (history: History, changes: Changes = {}) =>
  reapplication(person({ ...changes, history: { previous: 'rejected_once', last_decision: '2025-10', ...history } }))

describe('applying again', () => {
  it.each<[previous: History['previous'], notes: string[] | undefined]>([
    ['rejected_once', ['grounds_not_shared', 'no_published_rate', 'new_or_appeal']],
    ['rejected_more', ['grounds_not_shared', 'no_published_rate', 'new_or_appeal', 'looked_at_again']],
    ['withdrawn', ['no_decision', 'no_published_rate']],
    ['none', undefined],
    ['pending', undefined],
    ['rather_not_say', undefined],
    [null, undefined],
  ])('what is known of applying again is said after this: %s', (previous, notes) => {
    expect(after({ previous })?.notes.map(({ id }) => id)).toEqual(notes)
  })

  it('that the grounds are not shared is the word of the ministry', () => {
    expect(after({})?.notes[0]).toEqual({ id: 'grounds_not_shared', source_ids: ['mha-factors-2021'] })
  })

  it.each<[changed: History['changed'], advice: string]>([
    [['pay', 'not_sure'], 'something_changed'],
    [['longer_stay', 'pay'], 'something_changed'],
    [['longer_stay'], 'only_longer_stay'],
    [['longer_stay', 'not_sure'], 'only_longer_stay'],
    [['nothing'], 'nothing_changed'],
    [['not_sure'], 'not_known'],
    [[], 'not_known'],
    [null, 'not_known'],
  ])('applying again is advised only where more changed than the stay: %j', (changed, advice) => {
    const found = after({ changed })
    expect(found?.advice).toBe(advice)
    expect(missingChange(found)).toBe(advice === 'something_changed' ? null : advice)
  })

  it('applying again counts the months since the decision, where it is known', () => {
    expect(after({})?.months_since_decision).toBe(13)
    expect(after({ last_decision: null })?.months_since_decision).toBeNull()
  })

  const married = { marital_status: 'married', married_since: '2026-01' } as const
  const born = (...months: string[]) => months.map((birth_month) => ({ birth_month, status: 'foreign' as const }))
  it.each<[change: NonNullable<History['changed']>[number], history: History, changes: Changes, dated: boolean | null]>(
    [
      ['job', {}, {}, false],
      ['job', {}, { work: { employer_since: '2025-10' } }, true],
      ['job', { last_decision: null }, {}, null],
      ['pay', {}, {}, null],
      ['marriage', {}, { family: married }, true],
      ['child', {}, { family: { ...married, children: [] } }, null],
      ['child', {}, { family: { ...married, children: born('2020-01', '2026-02') } }, true],
    ],
  )('a change is held against the dates among the answers: %s %j %j', (change, history, changes, dated) => {
    expect(after({ ...history, changed: [change] }, changes)?.changed).toEqual([{ id: change, dated_after: dated }])
  })

  it('after a withdrawal nothing is said of another answer, as there was none', () => {
    expect(adviceOnReapplying({ previous: 'withdrawn', advice: 'nothing_changed' })).toBeNull()
    expect(adviceOnReapplying({ previous: 'withdrawn', advice: 'something_changed' })).toBe('something_changed')
    expect(adviceOnReapplying({ previous: 'rejected_more', advice: 'nothing_changed' })).toBe('nothing_changed')
    expect(adviceOnReapplying(null)).toBeNull()
  })
})
