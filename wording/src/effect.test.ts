import { expect, it } from 'vitest'
import { textsIn } from '../testing/texts.ts'
import { describeEffect } from './effect.ts'

it('a difference of nobody is said in words, and one with an open sign with its range', () => {
  const texts = textsIn('en')
  const open = { value: 0.1, effect: 'none' } as const
  expect(describeEffect(texts, { ...open, low: -0.3, high: 0.4 })).toBe('no clear effect')
  expect(describeEffect(texts, { ...open, low: -0.3, high: 2.4 })).toBe('no clear effect: anything from 0 to +2 of 100')
})
