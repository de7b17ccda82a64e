import type { DatedProfile } from '@settlesg/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import en from '../../../locales/en/advice.json' with { type: 'json' }
import zh from '../../../locales/zh/advice.json' with { type: 'json' }
import { person } from '../../testing/example-person.ts'
import { profileArbitrary } from '../../testing/profiles.ts'
import { adviceOnReapplying, missingChange, reapplication, reapplicationIds } from './reapplication.ts'

const after = (history: DatedProfile['history'], changes: Parameters<typeof person>[0] = {}) =>
  reapplication(person({ ...changes, history: { previous: 'rejected_once', last_decision: '2025-10', ...history } }))
const ids = (history: DatedProfile['history']) => after(history)?.notes.map(({ id }) => id)

describe('applying again', () => {
  it('applying again is spoken of only after a withdrawal or a refusal', () => {
    fc.assert(
      fc.property(profileArbitrary, (profile) => {
        const { previous } = profile.history
        const isAgain = previous === 'withdrawn' || previous === 'rejected_once' || previous === 'rejected_more'
        expect(reapplication(profile) !== null).toBe(isAgain)
      }),
    )
  })

  it('applying again always says that no figure is published', () => {
    fc.assert(
      fc.property(profileArbitrary, (profile) => {
        const notes = reapplication(profile)?.notes ?? []
        for (const { id } of notes) expect(reapplicationIds).toContain(id)
        if (notes.length > 0) expect(notes.map(({ id }) => id)).toContain('no_published_rate')
      }),
    )
  })

  it('after a refusal says that the grounds are not shared, by word of the ministry', () => {
    expect(after({})?.notes[0]).toEqual({ id: 'grounds_not_shared', source_ids: ['mha-factors-2021'] })
    expect(ids({})).toEqual(['grounds_not_shared', 'no_published_rate', 'new_or_appeal'])
    expect(ids({ previous: 'rejected_more' })?.at(-1)).toBe('looked_at_again')
  })

  it('after every refusal both ways are named, and after a withdrawal no appeal', () => {
    fc.assert(
      fc.property(profileArbitrary, (profile) => {
        const found = reapplication(profile)
        const notes = found?.notes.map(({ id }) => id) ?? []
        const isRefused = found !== null && found.previous !== 'withdrawn'
        expect(notes.includes('grounds_not_shared')).toBe(isRefused)
        expect(notes.includes('new_or_appeal')).toBe(isRefused)
      }),
    )
    for (const { new_or_appeal } of [en.reapplication, zh.reapplication])
      expect(new_or_appeal).toMatch(/An appeal .* a new one|上诉.*新的申请/)
  })

  it('after a withdrawal says that nothing was decided', () => {
    expect(ids({ previous: 'withdrawn' })).toEqual(['no_decision', 'no_published_rate'])
  })

  it('applying again is advised only where something changed', () => {
    expect(after({ changed: ['pay', 'not_sure'] })?.advice).toBe('something_changed')
    expect(after({ changed: ['nothing'] })?.advice).toBe('nothing_changed')
    expect(after({ changed: ['longer_stay', 'pay'] })?.advice).toBe('something_changed')
    for (const changed of [null, [], ['not_sure']] satisfies DatedProfile['history']['changed'][])
      expect(after({ changed })?.advice).toBe('not_known')
  })

  it('a longer stay, which everybody has, is by itself no change to apply again for', () => {
    for (const changed of [
      ['longer_stay'],
      ['longer_stay', 'not_sure'],
    ] satisfies DatedProfile['history']['changed'][]) {
      const found = after({ changed })
      expect(found?.advice).toBe('only_longer_stay')
      expect(missingChange(found)).toBe('only_longer_stay')
    }
  })

  it('applying again counts the months since the decision, where it is known', () => {
    expect(after({})?.months_since_decision).toBe(13)
    expect(after({ last_decision: null })?.months_since_decision).toBeNull()
  })

  it('applying again holds the changes against the dates among the answers', () => {
    const dated = (history: DatedProfile['history'], changes: Parameters<typeof person>[0] = {}) =>
      after(history, changes)?.changed.map(({ id, dated_after }) => [id, dated_after])
    expect(dated({ changed: ['job', 'pay'] })).toEqual([
      ['job', false],
      ['pay', null],
    ])
    expect(dated({ changed: ['job'] }, { work: { employer_since: '2025-10' } })).toEqual([['job', true]])
    expect(dated({ changed: ['job'], last_decision: null })).toEqual([['job', null]])
    const family = { marital_status: 'married', married_since: '2026-01' } as const
    expect(dated({ changed: ['marriage', 'child'] }, { family })).toEqual([
      ['marriage', true],
      ['child', null],
    ])
    const children = [
      { birth_month: '2020-01', status: 'foreign' },
      { birth_month: '2026-02', status: 'foreign' },
    ] as const
    expect(dated({ changed: ['child'] }, { family: { ...family, children: [...children] } })).toEqual([['child', true]])
  })
})

describe('the advice on applying again', () => {
  it('who was refused is advised by what changed since', () => {
    expect(adviceOnReapplying({ previous: 'rejected_once', advice: 'nothing_changed' })).toBe('nothing_changed')
    expect(adviceOnReapplying({ previous: 'rejected_more', advice: 'something_changed' })).toBe('something_changed')
  })

  it('who withdrew an application is told nothing of another answer, as there was none', () => {
    expect(adviceOnReapplying({ previous: 'withdrawn', advice: 'nothing_changed' })).toBeNull()
    expect(adviceOnReapplying({ previous: 'withdrawn', advice: 'not_known' })).toBeNull()
    expect(adviceOnReapplying({ previous: 'withdrawn', advice: 'something_changed' })).toBe('something_changed')
  })

  it('who never applied gets no advice on applying again', () => {
    expect(adviceOnReapplying(null)).toBeNull()
  })
})
