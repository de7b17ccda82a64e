import { describe, expect, it, vi } from 'vitest'
import { clearStored, readStored, removeStored, storeValue } from './browser-storage.ts'

describe('storage', () => {
  it('values are stored for this page alone where the browser refuses storage', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const method of ['getItem', 'setItem', 'removeItem', 'clear'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(refuse)
    storeValue('a', '1')
    expect(readStored('a')).toBe('1')
    removeStored('a')
    expect(readStored('a')).toBeNull()
    storeValue('b', '2')
    clearStored()
    expect(readStored('b')).toBeNull()
  })

  it('storage returns what was written last, also when there was no room for it', () => {
    storeValue('draft', 'old')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    storeValue('draft', 'new')
    expect(readStored('draft')).toBe('new')
    storeValue('draft', 'newer')
    expect(readStored('draft')).toBe('newer')
    removeStored('draft')
    expect(readStored('draft')).toBeNull()
  })
})
