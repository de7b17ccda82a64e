import { describe, expect, it } from 'vitest'
import { acceptedLanguage } from './device.ts'

describe('the language that a call asks for', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['zh', 'zh'],
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
    ['zh-Hans-SG', 'zh'],
    ['en-SG,en;q=0.9,zh-CN;q=0.8', 'en'],
    ['fr;q=1,zh;q=0.5,en;q=0.4', 'zh'],
    ['en; q=0.4, zh; q=0.5', 'zh'],
    ['fr-FR,fr;q=0.9', 'en'],
    ['zh;q=0,en;q=0.1', 'en'],
    ['zhx', 'en'],
    ['*', 'en'],
    [';;;q=,zh;q=x', 'en'],
  ])('the language that a call asks for is read out of Accept-Language: %s', (header, expected) => {
    expect(acceptedLanguage(header)).toBe(expected)
  })
})
