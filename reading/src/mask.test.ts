import { describe, expect, it } from 'vitest'
import { maskPersonalData } from './mask.ts'

describe('numbers and addresses in a text', () => {
  it.each([
    ['an NRIC', 'my ic is S1234567D ok', 'my ic is ••••••••• ok'],
    ['a FIN in small letters', 'fin g1234567x', 'fin •••••••••'],
    ['a FIN with blanks', 'FIN G 1234 567 X.', 'FIN ••••••••••••.'],
    ['a FIN in full-width characters', 'ＦＩＮ：Ｇ１２３４５６７Ｎ', 'ＦＩＮ：•••••••••'],
    ['a FIN with a character between that cannot be seen', 'S1234\u200b567D', '•••••\u200b••••'],
    ['a passport', 'passport E12345678', 'passport •••••••••'],
    ['a passport with two letters', 'EJ1234567 valid', '••••••••• valid'],
    ['a number of China', '身份证11010119900101123X', '身份证••••••••••••••••••'],
    ['a phone of Singapore', 'call 9123 4567 or 81234567', 'call ••••••••• or ••••••••'],
    ['a phone with its country', 'ring +65 8123 4567 now', 'ring ••••••••••••• now'],
    ['a phone of China', '微信13812345678同号', '微信•••••••••••同号'],
    ['a mail address', 'joe.tan+pr@mail.example.com!', `${'••••••••••••••••••••••••••••!'.slice(0, 27)}!`],
  ])('what identifies a person is covered: %s', (_, typed, masked) => {
    expect(maskPersonalData(typed)).toBe(masked)
  })

  it.each([
    'S$9,800 a month',
    'since 2018, 3 kids',
    '月薪12000,2019年5月来',
    'S$1,200,000',
    'born 12/05/1990',
    'base 96000 in 2025',
  ])('no answer is covered: %s', (typed) => {
    expect(maskPersonalData(typed)).toBe(typed)
  })
})
