import { exampleProfile } from '@settlesg/model/testing'
import { afterAll, expect, it } from 'vitest'
import { printable } from './present.ts'
import { reportPrinter } from './printer.ts'
import { makeInput } from './testing/make-content.ts'

const printer = reportPrinter()
afterAll(() => printer.close())

/** Every character that the report says it can print. */
const all = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
  (character) =>
    /\S/u.test(character) && printable(character) === character.normalize('NFC') && !/[\ud800-\udfff]/.test(character),
)

it('the font has every character that a report prints', async () => {
  expect(all.length).toBeGreaterThan(20_000)
  const input = { ...makeInput(exampleProfile, 'en'), label: all.join(' ') }
  expect((await printer.print(input)).length).toBeGreaterThan(1_000_000)
})

it.each([
  ['  a \n\t b  ', 'a b'],
  ['\u202eevil\u202c', 'evil'],
  ['\u200f\u2066', null],
  ['café 家', 'café 家'],
  ['naïve 🏠', 'naïve □'],
  ['தமிழ்', '□□□□□'],
])('the name %j is printed as %j', (given, expected) => {
  expect(printable(given)).toBe(expected)
})
