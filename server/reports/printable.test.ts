import { unprintableIn } from '@settlesg/contract'
import { exampleProfile } from '@settlesg/model/testing'
import { afterAll, expect, it } from 'vitest'
import { reportPrinter } from './printer.ts'
import { makeInput } from './testing/make-content.ts'

// So many characters take longer on a busy machine than anybody would wait for a report.
const printer = reportPrinter({ patienceMs: 300_000 })
afterAll(() => printer.close())

/** Every character that a report says it can print. */
const all = Array.from({ length: 0x32000 }, (_, code) => String.fromCodePoint(code)).filter(
  (character) => /[^\s\p{C}\p{M}]/u.test(character) && unprintableIn(character).length === 0,
)

it('a report is printed with every character that its fonts are said to have', async () => {
  expect(all.length).toBeGreaterThan(30_000)
  const input = { ...makeInput(exampleProfile, 'en'), label: all.join(' ') }
  expect((await printer.print(input)).length).toBeGreaterThan(1_000_000)
})
