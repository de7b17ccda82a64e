import fc from 'fast-check'
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
    ['a passport of digits alone', '护照号码 123456789', '护照号码 •••••••••'],
    ['an identity card of Hong Kong', 'HKID A123456(7)', 'HKID ••••••••••'],
    ['a phone with dots and its country', '+1 (415) 555-2671 is mine', '••••••••••••••••• is mine'],
    ['a phone with its country, typed without blanks', 'tel:+447911123456', 'tel:•••••••••••••'],
    ['a phone dialled with two zeros', '0086 138 1234 5678', '••••••••••••••••••'],
    ['a phone in full-width figures', '电话：９１２３４５６７', '电话：••••••••'],
    ['a phone after a comma', 'call me,91234567,thanks', 'call me,••••••••,thanks'],
    ['a phone figure by figure', 'it is 9 1 2 3 4 5 6 7', 'it is •••••••••••••••'],
    ['a phone of Malaysia', '012-345 6789', '••••••••••••'],
    ['figures of two units each', '𝟗𝟏𝟐𝟑𝟒𝟓𝟔𝟕', '••••••••••••••••'],
    ['a mail address with at in brackets', 'joe(at)mail.com', '•••••••••••••••'],
    ['a mail address with a Chinese name', '邮箱:张三@qq.com。', '邮箱:•••••••••。'],
    ['a phone with a hyphen between blanks', 'call 9123 - 4567', 'call •••••••••••'],
    ['a phone with a hyphen that does not break', '9123\u20114567', '•••••••••'],
    ['a phone with a figure dash', '9123\u20124567', '•••••••••'],
    ['a phone with a minus', '9123\u22124567', '•••••••••'],
    ['a phone with two blanks', '9123  4567', '••••••••••'],
    ['a phone with a dot', '9123.4567', '•••••••••'],
    ['a phone with a slash', '9123/4567', '•••••••••'],
    ['a phone in pairs', '91 23 45 67', '•••••••••••'],
    ['a phone of China with dots', '138.1234.5678', '•••••••••••••'],
    ['a phone of North America', 'call 415-555-2671 or (415) 555-2671', 'call •••••••••••• or ••••••••••••••'],
    ['an NRIC in a group of three and one of four', 'S123 4567D', '••••••••••'],
    ['an NRIC with a hyphen that does not break', 'S1234\u2011567D', '••••••••••'],
    ['a passport in groups', 'passport E 1234 5678', 'passport •••••••••••'],
    ['a mail address with blanks', 'joe @ gmail.com', '•••••••••••••••'],
    ['a mail address in words', 'mail joe at gmail dot com', 'mail ••••••••••••••••••••'],
    ['a mail address with words in brackets', 'joe(at)gmail(dot)com', '••••••••••••••••••••'],
    ['a mail address with words in square brackets', 'joe[at]gmail[dot]com', '••••••••••••••••••••'],
    ['a name in WeChat', '微信号 wx_joetan88', '微信号 •••••••••••'],
    ['a number in QQ', 'QQ 123456789', 'QQ •••••••••'],
    ['several at once', 'S1234567D/91234567/a@b.sg', '•••••••••/••••••••/••••••'],
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
    '６０００－８０００ a month',
    '9800+12000 2019',
    'bonus +12000 2019',
    'S$98,000,000 or SGD 98000000',
    'EP201905 to PR202311',
    'RM120000 in Malaysia',
    'Blk 12 S310123, Singapore 310123',
    '31012019 to 30062021',
    'passport until 20290501',
    '20190501-20230430',
    'a pass of 24 months',
    'UEN 201912345K',
    '6000-8000, 6000 - 8000, 6000/8000, 6000  8000',
    '9000/month, 9000 / 2019, 8500.00',
    '2015-2019, 2015 – 2019',
    'S$9,800 – 12,000',
    '30.06.2019, 30-06-2019, 30/06/2019',
    'paid @ 9800.50, 9.5k',
    'single at DBS, at 9800 a month',
    'QQ 12000, WeChat engineer since 2019, 微信支付 2019',
    'passport 2019 - 2029',
    'in 500 200 2019',
    '6120 - 8340 a month, 6120/8340 per month, 9812/2019',
    '',
  ])('no answer is covered: %s', (typed) => {
    expect(maskPersonalData(typed)).toBe(typed)
  })

  const year = fc.integer({ min: 1950, max: 2049 })
  const two = (most: number) => fc.integer({ min: 1, max: most }).map((number) => String(number).padStart(2, '0'))
  const amount = fc
    .record({
      dollars: fc.integer({ min: 0, max: 9_999_999 }),
      style: fc.constantFrom('', 'S$', '$', 'SGD ', 'S$,'),
      after: fc.constantFrom('', ' a month', '.50', '元', 'k'),
    })
    .map(({ dollars, style, after }) =>
      style === 'S$,' ? `S$${dollars.toLocaleString('en-SG')}${after}` : `${style}${dollars}${after}`,
    )
  const dated = fc
    .tuple(year, two(12), two(28))
    .chain(([y, m, d]) =>
      fc.constantFrom(
        `${y}`,
        `${y}-${m}`,
        `${y}-${m}-${d}`,
        `${d}/${m}/${y}`,
        `${y}年${m}月`,
        `${y}${m}${d}`,
        `${y}-${y + 2}`,
      ),
    )

  it('amounts and dates are never changed, in half-width or full-width figures', () => {
    const wide = (text: string) => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
    fc.assert(
      fc.property(
        fc.array(fc.oneof(amount, dated), { minLength: 1, maxLength: 6 }),
        fc.constantFrom(', ', ' to ', ' since ', '，', '\n'),
        (parts, between) => {
          const typed = parts.join(between)
          expect(maskPersonalData(typed)).toBe(typed)
          expect(maskPersonalData(wide(typed))).toBe(wide(typed))
        },
      ),
    )
  })

  it('a number that identifies stays in no text, and what is covered is as long as before', () => {
    const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`))
    const identifier = fc.oneof(
      fc.tuple(fc.constantFrom(...'STFGM'), digits(7), fc.constantFrom(...'ADXZ')).map((parts) => parts.join('')),
      fc.tuple(fc.constantFrom('+65 8', '+65-9', '+658'), digits(7)).map((parts) => parts.join('')),
      fc.tuple(fc.constantFrom('13', '18'), digits(9)).map((parts) => parts.join('')),
      fc.stringMatching(/^[a-z]{2,9}@[a-z]{2,9}\.com$/),
    )
    const around = fc.constantFrom('', ' ', 'my number: ', '（', '。', '我的', ', then ')
    fc.assert(
      fc.property(around, identifier, fc.constantFrom('', ' ', '.', '）', '，谢谢'), (before, number, after) => {
        const masked = maskPersonalData(`${before}${number}${after}`)
        expect(masked).toBe(`${before}${'•'.repeat(number.length)}${after}`)
        expect(maskPersonalData(masked)).toBe(masked)
      }),
    )
  })

  it('a long hostile text is masked in a moment', () => {
    for (const part of '+|+1|+1 |9|9 |a.|00|1-|s1|@|a@b.|a at |a(at)b(dot)|9123 |1-2 |qq1|wechat a'.split('|'))
      expect(maskPersonalData(part.repeat(20_000))).toHaveLength(part.length * 20_000)
  })
})
