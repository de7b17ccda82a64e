import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Email } from './account-fields.ts'
import { Profile } from './profile.ts'
import { readInput } from './validation-problems.ts'

const accepts = (address: string) => Email.safeParse(address).success

describe('an e-mail address', () => {
  it.each(['a@x.sg', 'first.last+tag@mail.example.com', "o'brien@x.ie", 'a@xn--fiqs8s.xn--fiqs8s', 'A_B-C@X-Y.SG'])(
    '%s is accepted as an e-mail address and kept in lower case',
    (address) => {
      expect(Email.parse(address)).toBe(address.toLowerCase())
    },
  )

  it('an e-mail address in full-width characters is the plain one', () => {
    expect(Email.parse('mei\uff20example\uff0esg')).toBe('mei@example.sg')
    expect(Email.parse('\uff2dei\uff10@example.sg')).toBe('mei0@example.sg')
  })

  it('what cannot be seen around an address, as a copy from a chat brings it, is dropped', () => {
    for (const unseen of ['\u200b', '\u2060\ufeff', '\u200e'])
      expect(Email.parse(`${unseen}Mei@example.sg${unseen}`)).toBe('mei@example.sg')
    expect(accepts('me\u200bi@example.sg')).toBe(false)
  })

  it.each([
    'a',
    'a\uff0cb@x.sg',
    '\u212aei@x.sg',
    '@x.sg',
    'a@',
    'a@x',
    'a b@x.sg',
    'a@x.sg,b@x.sg',
    'a@x.sg\r\nBcc: evil@x.sg',
    'Ann <a@x.sg>',
    '"a b"@x.sg',
    'a@[127.0.0.1]',
    'team:a@x.sg;',
    '.a@x.sg',
    'a.@x.sg',
    'a..b@x.sg',
    'a@-x.sg',
    'a@x.sg.',
    'a@x.sg\0',
    '陈@x.sg',
    `${'a'.repeat(65)}@x.sg`,
    `${'a'.repeat(64)}@${'b.'.repeat(100)}sg`,
    'a'.repeat(5000),
  ])('%j is refused as an e-mail address', (address) => {
    expect(accepts(address)).toBe(false)
  })

  it('an e-mail address with a character that has a meaning in mail headers is refused', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...',;:<>()[]"\\ \r\n\t\0'), fc.string(), (before, mark, after) => {
        expect(accepts(`${before}${mark}${after}@x.sg`)).toBe(false)
        expect(accepts(`a@x.sg${mark}${after}`)).toBe(false)
      }),
    )
  })

  it('the time to check an e-mail address grows no faster than its length', () => {
    // 100 KB of the worst characters: a pattern that backtracks would run for hours.
    for (const text of ['a.'.repeat(50_000), `a@${'a-'.repeat(50_000)}`, `${'a'.repeat(50_000)}@${'b'.repeat(50_000)}`])
      expect(accepts(text)).toBe(false)
  })
})

describe('a profile', () => {
  it.each(['race', 'religion', 'nationality', 'nric', 'fin', 'passport', 'phone', 'name'])(
    'a profile with a field for %s is refused',
    (field) => {
      const result = readInput(Profile, { you: { birth_month: '1990-01', [field]: 'x' } }, 'body')
      expect('problems' in result && result.problems).toContainEqual(
        expect.objectContaining({ type: 'extra_forbidden', loc: ['body', 'you', field] }),
      )
    },
  )
})
