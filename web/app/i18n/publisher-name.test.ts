import { authorities, authorityOf } from '@settlesg/contract/publishers'
import { sources } from '@settlesg/model'
import i18next from 'i18next'
import { afterEach, expect, it } from 'vitest'
import { publisherName } from './publisher-name.ts'

afterEach(() => i18next.changeLanguage('en'))

it('the authorities have their Chinese name beside the original, and in English the name of the registry', async () => {
  const named = sources.map(({ publisher }) => publisher)
  expect(new Set(named.flatMap((one) => authorityOf(one) ?? []))).toEqual(new Set(authorities))
  for (const publisher of named) expect(publisherName(i18next, publisher)).toBe(publisher)
  await i18next.changeLanguage('zh')
  expect(publisherName(i18next, 'Ministry of Manpower (MOM)')).toBe('人力部（Ministry of Manpower，MOM）')
  expect(publisherName(i18next, 'investlah.com (CNA)')).toBe('investlah.com (CNA)')
})
