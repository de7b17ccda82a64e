import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeReference, encodeReference, resultPath } from './reference.ts'

describe('the reference of an assessment', () => {
  it('an assessment’s reference decodes to its id, in 22 characters that an address may have', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        const reference = encodeReference(id)
        expect(reference).toMatch(/^[\w-]{22}$/)
        expect(decodeReference(reference)).toBe(id)
      }),
    )
  })

  it('a text that is not a valid reference is refused, whatever its length', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ minLength: 22, maxLength: 22 }), fc.base64String()), (text) => {
        const id = decodeReference(text)
        expect(id === null || encodeReference(id) === text).toBe(true)
      }),
    )
    const fine = encodeReference('0b8f1c1e-3c59-4b7f-9d0a-6f3f0c6e2a11')
    for (const bad of [
      '',
      fine.slice(1),
      `${fine}A`,
      `${fine}=`,
      `${fine.slice(0, 21)}B`,
      '../../etc/passwd',
      'A'.repeat(22),
      'a'.repeat(100_000),
    ])
      expect(decodeReference(bad), bad.slice(0, 40)).toBeNull()
  })

  it('the address of a result holds the reference of the assessment', () => {
    expect(resultPath('0b8f1c1e-3c59-4b7f-9d0a-6f3f0c6e2a11')).toBe('/tool/result/C48cHjxZS3-dCm8_DG4qEQ')
  })
})
