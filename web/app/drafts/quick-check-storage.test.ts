import { webcrypto } from 'node:crypto'
import { get } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveNothingHere } from '../base/session/authentication.tsx'
import { quickCheckStorage } from './quick-check-storage.ts'

const answers = { you: { birth_month: '1990-04' }, work: { monthly_pay: 9_500 } }
const place = 'quick_check'
const stored = () => JSON.parse(localStorage.getItem(place) ?? 'null')
const dayMs = 24 * 3_600_000

/** Nothing of them in this browser, nor the key that they were sealed with. */
async function expectNothing() {
  expect([quickCheckStorage.read(), localStorage.getItem(place), sessionStorage.getItem(place)]).toEqual([
    null,
    null,
    null,
  ])
  await expect.poll(() => get('sealing_key')).toBeUndefined()
}

describe('answers of the quick check that are kept', () => {
  beforeEach(() => {
    vi.stubGlobal('crypto', webcrypto)
  })
  afterEach(async () => {
    quickCheckStorage.forget()
    await expectNothing()
    vi.unstubAllGlobals()
  })

  it('kept answers open as they were given, and the storage shows only their end and schema', async () => {
    await quickCheckStorage.keep(2, answers)
    expect(quickCheckStorage.read()).toEqual({ until: Date.now() + dayMs, where: 'browser' })
    expect(stored()).toEqual({ until: Date.now() + dayMs, schema: 2, sealed: expect.any(String) })
    expect(atob(stored().sealed)).not.toMatch(/1990|9500|monthly_pay/)
    expect(sessionStorage.getItem(place)).toBeNull()
    expect(await quickCheckStorage.open()).toEqual({ schema: 2, answers })
  })

  it('kept answers are there for 24 hours and then go, with their key', async () => {
    await quickCheckStorage.keep(2, answers)
    vi.setSystemTime(Date.now() + dayMs - 1)
    expect(await quickCheckStorage.open()).toEqual({ schema: 2, answers })
    vi.setSystemTime(Date.now() + 1)
    expect(await quickCheckStorage.open()).toBeNull()
    await expectNothing()
  })

  it('kept answers go with their key when they are declined', async () => {
    await quickCheckStorage.keep(2, answers)
    expect(await get('sealing_key')).toBeDefined()
    quickCheckStorage.forget()
    await expectNothing()
  })

  it('kept answers go with their key at sign-out', async () => {
    await quickCheckStorage.keep(2, answers)
    leaveNothingHere()
    await expectNothing()
  })

  it('answers that are kept twice at the same moment open', async () => {
    await Promise.all([quickCheckStorage.keep(2, answers), quickCheckStorage.keep(2, answers)])
    expect(await quickCheckStorage.open()).toEqual({ schema: 2, answers })
  })

  it.each([
    ['damaged', null, () => '{"until":'],
    ['no object', null, () => 'null'],
    ['without a day', null, () => JSON.stringify({ schema: 2, sealed: '' })],
    ['without a sealed text', null, () => JSON.stringify({ ...stored(), sealed: 1 })],
    ['cut', 'damaged', () => JSON.stringify({ ...stored(), sealed: stored().sealed.slice(0, 30) })],
    ['sealed by another browser', 'damaged', () => JSON.stringify({ ...stored(), sealed: btoa('x'.repeat(90)) })],
    ['kept for longer than a day', 'damaged', () => JSON.stringify({ ...stored(), until: stored().until + 1 })],
  ])('kept answers that are %s are removed, with their key, and nothing is thrown', async (_, opened, text) => {
    await quickCheckStorage.keep(2, answers)
    localStorage.setItem(place, text())
    expect(await quickCheckStorage.open()).toBe(opened)
    await expectNothing()
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
    await quickCheckStorage.keep(2, answers)
    expect(localStorage.getItem(place)).toBeNull()
    expect(quickCheckStorage.read()).toEqual({ until: Date.now() + dayMs, where: 'tab' })
    expect(await quickCheckStorage.open()).toMatchObject({ schema: 2, answers })
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
      await quickCheckStorage.keep(2, answers)
      expect(quickCheckStorage.read()).toEqual({ until: Date.now() + dayMs, where: 'page' })
      expect(await quickCheckStorage.open()).toMatchObject({ schema: 2, answers })
    },
  )

  it('answers kept for a tab go when another tab signs out', async () => {
    vi.stubGlobal('crypto', { getRandomValues: () => {} })
    const listener = vi.fn()
    const stop = quickCheckStorage.subscribe(listener)
    await quickCheckStorage.keep(2, answers)
    expect(listener).toHaveBeenCalledTimes(1)
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
    await expectNothing()
  })

  it('who reads whether something is kept hears of what another tab does with it', async () => {
    const listener = vi.fn()
    const stop = quickCheckStorage.subscribe(listener)
    window.dispatchEvent(new StorageEvent('storage', { key: place }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }))
    expect(listener).toHaveBeenCalledTimes(1)
    stop()
  })
})
