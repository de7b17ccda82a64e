import { webcrypto } from 'node:crypto'
import { get } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveNothingHere } from '../base/session/authentication.tsx'
import { answersSoFar, keptAnswers } from './visitor-answers.ts'

const answers = { you: { birth_month: '1990-04' }, work: { monthly_pay: 9_500 } }
const place = 'quick_check'
const ofTab = 'quick_check_so_far'
const stored = () => JSON.parse(localStorage.getItem(place) ?? 'null')
const dayMs = 24 * 3_600_000

/** Nothing of them in this browser, nor the key that they were sealed with. */
async function expectNothing() {
  expect([keptAnswers.read(), localStorage.getItem(place), sessionStorage.getItem(place)]).toEqual([null, null, null])
  await expect.poll(() => get('sealing_key')).toBeUndefined()
}

describe('answers of the quick check that are kept', () => {
  beforeEach(() => {
    vi.stubGlobal('crypto', webcrypto)
  })
  afterEach(async () => {
    keptAnswers.forget()
    await expectNothing()
    vi.unstubAllGlobals()
  })

  it('kept answers open as they were given, and the storage shows only their end and schema', async () => {
    await keptAnswers.keep(answers)
    expect(keptAnswers.read()).toEqual({ until: Date.now() + dayMs, where: 'browser' })
    expect(stored()).toEqual({ until: Date.now() + dayMs, schema: 2, sealed: expect.any(String) })
    expect(atob(stored().sealed)).not.toMatch(/1990|9500|monthly_pay/)
    expect(sessionStorage.getItem(place)).toBeNull()
    expect(await keptAnswers.open()).toEqual({ schema: 2, answers })
  })

  it('kept answers are there for 24 hours and then go, with their key', async () => {
    await keptAnswers.keep(answers)
    vi.setSystemTime(Date.now() + dayMs - 1)
    expect(await keptAnswers.open()).toEqual({ schema: 2, answers })
    vi.setSystemTime(Date.now() + 1)
    expect(await keptAnswers.open()).toBeNull()
    await expectNothing()
  })

  it('kept answers go with their key when they are declined', async () => {
    await keptAnswers.keep(answers)
    expect(await get('sealing_key')).toBeDefined()
    keptAnswers.forget()
    await expectNothing()
  })

  it('kept answers go with their key at sign-out', async () => {
    await keptAnswers.keep(answers)
    leaveNothingHere()
    await expectNothing()
  })

  it('answers that are kept twice at the same moment open', async () => {
    await Promise.all([keptAnswers.keep(answers), keptAnswers.keep(answers)])
    expect(await keptAnswers.open()).toEqual({ schema: 2, answers })
  })

  it.each([
    ['damaged', null, () => '{"until":'],
    ['no object', null, () => 'null'],
    ['without a day', null, () => JSON.stringify({ schema: 2, sealed: '' })],
    ['without a sealed text', null, () => JSON.stringify({ ...stored(), sealed: 1 })],
    ['cut', 'damaged', () => JSON.stringify({ ...stored(), sealed: stored().sealed.slice(0, 30) })],
    ['sealed by another browser', 'damaged', () => JSON.stringify({ ...stored(), sealed: btoa('x'.repeat(90)) })],
    ['kept for longer than a day', 'damaged', () => JSON.stringify({ ...stored(), until: stored().until + 1 })],
  ])('kept answers that are %s do not open, and nothing is thrown', async (_, opened, text) => {
    await keptAnswers.keep(answers)
    localStorage.setItem(place, text())
    expect(await keptAnswers.open()).toBe(opened)
    if (opened === null) await expectNothing()
  })

  it.each([
    ['has no secure context', () => vi.stubGlobal('crypto', { getRandomValues: () => {} })],
    [
      'refuses to store a key',
      () =>
        vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
          throw new DOMException('refused', 'DataCloneError')
        }),
    ],
  ])('a browser that %s keeps the answers for the tab', async (_, makeSo) => {
    makeSo()
    await keptAnswers.keep(answers)
    expect(localStorage.getItem(place)).toBeNull()
    expect(keptAnswers.read()).toEqual({ until: Date.now() + dayMs, where: 'tab' })
    expect(await keptAnswers.open()).toMatchObject({ schema: 2, answers })
    vi.setSystemTime(Date.now() + dayMs)
    await expectNothing()
  })

  it.each(['no keys', 'keys'])(
    'a browser with %s that refuses all storage keeps the answers in the page',
    async (keys) => {
      if (keys === 'no keys') vi.stubGlobal('crypto', { getRandomValues: () => {} })
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError')
      })
      await keptAnswers.keep(answers)
      expect(keptAnswers.read()).toEqual({ until: Date.now() + dayMs, where: 'page' })
      expect(await keptAnswers.open()).toMatchObject({ schema: 2, answers })
    },
  )

  it('answers kept for a tab go when another tab signs out', async () => {
    vi.stubGlobal('crypto', { getRandomValues: () => {} })
    const listener = vi.fn()
    const stop = keptAnswers.subscribe(listener)
    await keptAnswers.keep(answers)
    expect(listener).toHaveBeenCalledTimes(1)
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
    await expectNothing()
  })

  it('who reads whether something is kept hears of what another tab does with it', async () => {
    const listener = vi.fn()
    const stop = keptAnswers.subscribe(listener)
    window.dispatchEvent(new StorageEvent('storage', { key: place }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }))
    expect(listener).toHaveBeenCalledTimes(1)
    stop()
  })
})

describe('the answers given so far in a quick check', () => {
  beforeEach(() => {
    vi.stubGlobal('crypto', webcrypto)
  })
  afterEach(async () => {
    await answersSoFar.forget()
    expect(await answersSoFar.open()).toBeNull()
    vi.unstubAllGlobals()
  })

  it('answers given so far open in this tab, where nothing of them can be read', async () => {
    await answersSoFar.store(answers)
    expect(await answersSoFar.open()).toEqual(answers)
    const { sealed } = JSON.parse(sessionStorage.getItem(ofTab) ?? '')
    expect(atob(sealed)).not.toMatch(/1990|9500|monthly_pay/)
    expect(localStorage).toHaveLength(0)
  })

  it('of two answers that are stored at once the later one stays', async () => {
    await Promise.all([answersSoFar.store(answers), answersSoFar.store({ work: { monthly_pay: 1 } })])
    expect(await answersSoFar.open()).toEqual({ work: { monthly_pay: 1 } })
  })

  it('answers given so far do not open after a sign-out, not even in a tab that kept them', async () => {
    await answersSoFar.store(answers)
    const kept = sessionStorage.getItem(ofTab) ?? ''
    leaveNothingHere()
    expect(sessionStorage.getItem(ofTab)).toBeNull()
    sessionStorage.setItem(ofTab, kept)
    await expect.poll(() => answersSoFar.open()).toBeNull()
  })

  it('a browser without keys stores no answers given so far', async () => {
    vi.stubGlobal('crypto', { ...webcrypto, subtle: undefined })
    await answersSoFar.store(answers)
    expect(sessionStorage.getItem(ofTab)).toBeNull()
  })

  it.each([
    '',
    'null',
    '7',
    '{"schema":2}',
    '{"until":1,"schema":2,"sealed":"?"}',
    '{"until":1,"schema":"2","sealed":""}',
  ])('a quick check begins anew where the tab holds %j', async (text) => {
    sessionStorage.setItem(ofTab, text)
    expect(await answersSoFar.open()).toBeNull()
  })
})
