import { routeIds } from '@settlesg/contract'
import { expect, it } from 'vitest'
import { textsIn } from '../testing/texts.ts'
import { midSentence, readTexts } from './texts.ts'

it('within a sentence the name of a scheme keeps its capitals, and others lose the first', () => {
  const english = textsIn('en')
  expect(
    routeIds.map((id) => midSentence(english.t(`model:route.${id}`))).filter((name) => /^[A-Z]/.test(name)),
  ).toEqual(expect.arrayContaining(['Global Investor Programme (GIP)', 'Foreign Artistic Talent scheme (ForArts)']))
  expect(['Your pay', 'PTS scheme', 'A degree', 'Work pass holder (PTS scheme)'].map(midSentence)).toEqual([
    'your pay',
    'PTS scheme',
    'a degree',
    'work pass holder (PTS scheme)',
  ])
})

it('a text that is not there or not given what it names is an error wherever it is printed', () => {
  const texts = readTexts('en', { form: { left: 'At most {{count}} to go' } })
  expect(texts.t('form:left', { count: 2 })).toBe('At most 2 to go')
  expect(() => texts.t('form:left')).toThrow('count')
  expect(() => texts.t('form:other')).toThrow('form:other')
})
