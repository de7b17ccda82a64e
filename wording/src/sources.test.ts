import { sources } from '@settlesg/model'
import { expect, it } from 'vitest'
import { textsIn } from '../testing/texts.ts'
import { authorities, findAuthority, publisherName, sourceTitle } from './sources.ts'

it('authorities have a Chinese name beside the original, and in English the registry’s', () => {
  const named = sources.map(({ publisher }) => publisher)
  expect(new Set(named.flatMap((one) => findAuthority(one) ?? []))).toEqual(new Set(authorities))
  for (const publisher of named) expect(publisherName(textsIn('en'), publisher)).toBe(publisher)
  const chinese = textsIn('zh')
  expect(publisherName(chinese, 'Ministry of Manpower (MOM)')).toBe('人力部（Ministry of Manpower，MOM）')
  expect(publisherName(chinese, 'investlah.com (CNA)')).toBe('investlah.com (CNA)')
})

it('every source has a title in Chinese; one that has left the registry keeps its own', () => {
  const english = sources.map((source) => sourceTitle(textsIn('en'), source))
  expect(english).toEqual(sources.map(({ title }) => title))
  for (const source of sources) expect(sourceTitle(textsIn('zh'), source), source.id).toMatch(/\p{Script=Han}/u)
  expect(sourceTitle(textsIn('zh'), { id: 'gone', title: 'A page of 2019' })).toBe('A page of 2019')
})
