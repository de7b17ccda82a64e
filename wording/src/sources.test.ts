import { sources } from '@settlesg/model'
import { expect, it } from 'vitest'
import { textsIn } from '../testing/texts.ts'
import { authorities, findAuthority, publisherName } from './sources.ts'

it('authorities have a Chinese name beside the original, and in English the registry’s', () => {
  const named = sources.map(({ publisher }) => publisher)
  expect(new Set(named.flatMap((one) => findAuthority(one) ?? []))).toEqual(new Set(authorities))
  for (const publisher of named) expect(publisherName(textsIn('en'), publisher)).toBe(publisher)
  const chinese = textsIn('zh')
  expect(publisherName(chinese, 'Ministry of Manpower (MOM)')).toBe('人力部（Ministry of Manpower，MOM）')
  expect(publisherName(chinese, 'investlah.com (CNA)')).toBe('investlah.com (CNA)')
})
