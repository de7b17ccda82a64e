import { webcrypto } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveNothingHere } from '../../base/session/authentication.tsx'
import { quickCheckSoFar } from './quick-check-so-far.ts'

const answers = { you: { birth_month: '1990-04' }, work: { monthly_pay: 9_500 } }
const place = 'quick_check_so_far'

describe('the answers given so far in a quick check', () => {
  beforeEach(() => {
    vi.stubGlobal('crypto', webcrypto)
  })
  afterEach(async () => {
    await quickCheckSoFar.forget()
    expect(await quickCheckSoFar.open()).toBeNull()
    vi.unstubAllGlobals()
  })

  it('answers given so far open in this tab, where nothing of them can be read', async () => {
    await quickCheckSoFar.store(2, answers)
    expect(await quickCheckSoFar.open()).toEqual({ schema: 2, answers })
    const { sealed } = JSON.parse(sessionStorage.getItem(place) ?? '')
    expect(atob(sealed)).not.toMatch(/1990|9500|monthly_pay/)
    expect(localStorage).toHaveLength(0)
  })

  it('of two answers that are stored at once the later one stays', async () => {
    await Promise.all([quickCheckSoFar.store(2, answers), quickCheckSoFar.store(2, { work: { monthly_pay: 1 } })])
    expect(await quickCheckSoFar.open()).toEqual({ schema: 2, answers: { work: { monthly_pay: 1 } } })
  })

  it('answers given so far do not open after a sign-out, not even in a tab that kept them', async () => {
    await quickCheckSoFar.store(2, answers)
    const kept = sessionStorage.getItem(place) ?? ''
    leaveNothingHere()
    expect(sessionStorage.getItem(place)).toBeNull()
    sessionStorage.setItem(place, kept)
    await expect.poll(() => quickCheckSoFar.open()).toBeNull()
  })

  it('a browser without keys stores no answers given so far', async () => {
    vi.stubGlobal('crypto', { ...webcrypto, subtle: undefined })
    await quickCheckSoFar.store(2, answers)
    expect(sessionStorage.getItem(place)).toBeNull()
  })

  it.each(['', 'null', '7', '{"schema":2}', '{"schema":2,"sealed":"?"}', '{"schema":"2","sealed":""}'])(
    'a quick check begins anew where the tab holds %j',
    async (text) => {
      sessionStorage.setItem(place, text)
      expect(await quickCheckSoFar.open()).toBeNull()
    },
  )
})
