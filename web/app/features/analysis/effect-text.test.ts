import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useEffectText } from './effect-text.ts'

it('a difference of nobody is said in words, and one with an open sign with its range', () => {
  const { current: effectText } = renderHook(() => useEffectText()).result
  const open = { value: 0.1, effect: 'none' } as const
  expect(effectText({ ...open, low: -0.3, high: 0.4 })).toBe('no clear effect')
  expect(effectText({ ...open, low: -0.3, high: 2.4 })).toBe('no clear effect: anything from 0 to +2 of 100')
})
