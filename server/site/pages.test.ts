import { describe, expect, it } from 'vitest'
import { languageOf } from './pages.ts'

const language = (headers: Record<string, string>) => languageOf({ headers })

describe('the language of a page', () => {
  it('is English unless something else is asked for', () => {
    expect(language({})).toBe('en')
    expect(language({ 'accept-language': 'fr-FR,fr;q=0.9' })).toBe('en')
  })

  it.each([
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
    ['zh-Hans-SG', 'zh'],
    ['en-SG,en;q=0.9,zh-CN;q=0.8', 'en'],
    ['fr;q=1,zh;q=0.5,en;q=0.4', 'zh'],
    ['zh;q=0,en;q=0.1', 'en'],
    ['*', 'en'],
    [';;;q=,zh;q=x', 'en'],
  ])('follows the browser: %s', (header, expected) => {
    expect(language({ 'accept-language': header })).toBe(expected)
  })

  it('is what the reader chose, before what the browser says', () => {
    expect(language({ cookie: 'a=b; language=zh; c=d', 'accept-language': 'en' })).toBe('zh')
    expect(language({ cookie: 'language=xx', 'accept-language': 'zh' })).toBe('zh')
    expect(language({ cookie: 'mylanguage=zh' })).toBe('en')
  })
})
