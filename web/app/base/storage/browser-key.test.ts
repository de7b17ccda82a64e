import { webcrypto } from 'node:crypto'
import { get } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetBrowserKey, openForBrowser, sealForBrowser } from './browser-key.ts'

const text = '{"work":{"monthly_pay":9500}}'

describe('texts that only this browser opens', () => {
  beforeEach(() => vi.stubGlobal('crypto', webcrypto))
  afterEach(async () => {
    await forgetBrowserKey()
    vi.unstubAllGlobals()
  })

  it('a text sealed in this browser opens in it, and shows nothing of itself', async () => {
    const sealed = await sealForBrowser(text, 'a')
    expect(atob(sealed)).not.toMatch(/monthly_pay|9500/)
    expect(await openForBrowser(sealed, 'a')).toBe(text)
  })

  it('the same text is never sealed alike', async () => {
    expect(await sealForBrowser(text, 'a')).not.toBe(await sealForBrowser(text, 'a'))
  })

  it('the key of this browser cannot be read by a script', async () => {
    await sealForBrowser(text, 'a')
    const key = await get('sealing_key')
    expect(key).toMatchObject({ type: 'secret', extractable: false })
    await expect(webcrypto.subtle.exportKey('raw', key)).rejects.toThrow(/extractable/)
  })

  it('what is sealed at the same moment in two places opens in both', async () => {
    const [one, other] = await Promise.all([sealForBrowser('one', 'a'), sealForBrowser('other', 'a')])
    expect([await openForBrowser(one, 'a'), await openForBrowser(other, 'a')]).toEqual(['one', 'other'])
  })

  it.each([
    ['cut', (sealed: string) => sealed.slice(0, 24)],
    ['empty', () => ''],
    ['not base64', () => '%'],
    ['altered', (sealed: string) => `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`],
  ])('a sealed text that is %s does not open', async (_, damage) => {
    expect(await openForBrowser(damage(await sealForBrowser(text, 'a')), 'a')).toBeNull()
  })

  it('a sealed text does not open once what it is about is altered, nor when the key is gone', async () => {
    const sealed = await sealForBrowser(text, 'until 1')
    expect(await openForBrowser(sealed, 'until 2')).toBeNull()
    await forgetBrowserKey()
    expect(await openForBrowser(sealed, 'until 1')).toBeNull()
    expect(await get('sealing_key')).toBeUndefined()
  })

  it.each([
    ['has no such keys', () => vi.stubGlobal('crypto', { getRandomValues: () => {} })],
    [
      'stores none',
      () =>
        vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
          throw new DOMException('refused', 'DataCloneError')
        }),
    ],
  ])('a browser that %s seals nothing', async (_, makeSo) => {
    makeSo()
    await expect(sealForBrowser(text, 'a')).rejects.toThrow()
  })

  it('a browser that does not let anybody forget keys has none, and nothing is thrown', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
      throw new DOMException('refused', 'InvalidStateError')
    })
    await forgetBrowserKey()
  })
})
