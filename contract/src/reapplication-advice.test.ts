import { describe, expect, it } from 'vitest'
import { adviceOnReapplying } from './reapplication-advice.ts'

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
